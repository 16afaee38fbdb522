import type { Reason, Seat } from '@aerie/kernel';
import { type Answer, flutterNumber, type State, sumOf } from '@aerie/rauf-und-runter';
import type { CommonAdvice, Odds } from '../../advice.js';

/** What is told of every answer: each exact over all throws to come, if the turn goes on with best play. */
export type Facts = {
  /** How likely the turn ends with a fall, from 0 to 1. */
  readonly fall: number;
  /** The expected momentum of those turns that end standing; 0 if none can. */
  readonly momentum: number;
  /** Feathers that one may expect to hold at the end of the turn. */
  readonly feathers: number;
  /** How likely the match is won, from 0 to 1: what best play goes for, and comparable at any time. */
  readonly worth: number;
};

export type Judged = Odds<Answer> & { readonly facts: Facts };

/**
 * Why an answer is advised. Arguments: `fall` and `next` are whole percents, the risks of a fall with this
 * answer and without it; `momentum`, `feathers` and `gain` have one decimal; the others are whole numbers.
 */
export const REASON_CODES = [
  /** For the match it is all but the same which answer is given, or whether the dice are thrown again. */
  'hardlyMatters',
  /** With this one cannot fall any more: `momentum`. Other dice could still lead to a fall. */
  'sureStand',
  /** By far the lowest risk: `fall`, and `next` for the second lowest. */
  'safest',
  /** A feather for later: `feathers` at the end of the turn, `fall`. */
  'featherPays',
  /** The lowest `face`, so that more faces still fit on the track for the `dice` to come: `momentum`, `fall`. */
  'keepsTrackOpen',
  /** The highest momentum, if one stands: `momentum`, `fall`. */
  'bestClimb',
  /** Neither the highest momentum nor by far the lowest risk, but together the best: `momentum`, `fall`. */
  'balance',
  /** The same dice again: `gain` in percentage points of winning over the best die; `fall`, `next` for that die. */
  'rerollPays',
  /** The dice as they are, because throwing them again costs more than it brings: `momentum`, `fall`, `next`. */
  'rerollNot',
  /** Feathers buy the stand: `shed`, `momentum`. */
  'shedToStand',
  /** Feathers soften the fall: `shed`, `spaces` that one still falls. */
  'shedSome',
  /** The feathers are worth more than a fall of so many `spaces` costs. */
  'shedNot',
] as const;
type Code = (typeof REASON_CODES)[number] | CommonAdvice;

/** A chance to win that is better by less than this is nothing that a person needs to care for. */
const HARDLY = 0.0005;
/** So much less risk is a reason in itself. */
const SAFER = 0.05;
/** So many dice must be to come before one speaks of an open track. */
const STILL_OPEN = 2;

const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });

/** Whole percents; 0 and 100 are said of what is certain only. */
const percent = (chance: number): number =>
  chance <= 0 || chance >= 1 ? Math.round(chance) * 100 : Math.min(99, Math.max(1, Math.round(100 * chance)));

const oneDecimal = (x: number): number => Math.round(10 * x) / 10;

/** The main reason for the chosen answer, from the facts of all. */
export function reasonFor(s: State, seat: Seat, chosen: Judged, all: readonly Judged[]): Reason {
  const others = all.filter((one) => one !== chosen);
  if (others.length === 0) return because('onlyAnswer');
  const { answer, facts } = chosen;
  if (others.every((one) => facts.worth - one.facts.worth < HARDLY)) return because('hardlyMatters');
  switch (answer.kind) {
    case 'pick':
      return reasonToPick(s, answer.die, facts, others);
    case 'reroll':
      return reasonToReroll(facts, others);
    case 'shed':
      return reasonToShed(s, seat, answer.feathers);
  }
}

function reasonToPick(s: State, die: number, facts: Facts, others: readonly Judged[]): Reason {
  const fall = percent(facts.fall);
  const momentum = oneDecimal(facts.momentum);
  // Dice that are about as good are no alternatives: two for the dung heap, say.
  const worse = others.filter((one) => facts.worth - one.facts.worth >= HARDLY);
  const dice = worse.filter(({ answer }) => answer.kind === 'pick');
  const next = Math.min(...(dice.length > 0 ? dice : worse).map((one) => one.facts.fall));
  if (dice.length === 0) return because('rerollNot', { momentum, fall, next: percent(next) });

  const last = s.track.at(-1) ?? 0;
  const lands = (one: number) => one > 0 && one >= last;
  const stands = last > 0 || lands(die);
  if (stands && facts.fall === 0 && dice.some((one) => one.facts.fall >= SAFER))
    return because('sureStand', { momentum });
  if (next - facts.fall >= SAFER) return because('safest', { fall, next: percent(next) });
  if (die === 0 && dice.every((one) => one.facts.feathers <= facts.feathers))
    return because('featherPays', { feathers: oneDecimal(facts.feathers), fall });

  const shown = others.flatMap(({ answer }) => (answer.kind === 'pick' ? [answer.die] : [])).filter(lands);
  const lowest = lands(die) && shown.length > 0 && shown.every((one) => one > die);
  const left = s.dice - 1;
  if (lowest && left >= STILL_OPEN)
    return because('keepsTrackOpen', { face: die, dice: left, momentum, fall });
  const highest = dice.every((one) => one.facts.momentum <= facts.momentum);
  return because(highest ? 'bestClimb' : 'balance', { momentum, fall });
}

function reasonToReroll(facts: Facts, dice: readonly Judged[]): Reason {
  const best = dice.reduce((a, b) => (b.facts.worth > a.facts.worth ? b : a)).facts;
  const gain = facts.worth - best.worth;
  if (gain < HARDLY) return because('hardlyMatters');
  return because('rerollPays', {
    gain: oneDecimal(100 * gain),
    fall: percent(facts.fall),
    next: percent(best.fall),
  });
}

function reasonToShed(s: State, seat: Seat, shed: number): Reason {
  const momentum = sumOf(s.track);
  const tooMuch = momentum - flutterNumber(s) - shed;
  if (tooMuch === 0) return because('shedToStand', { shed, momentum });
  // Nobody falls below the lowest space.
  const spaces = Math.min(tooMuch, s.space[seat] as number);
  return shed === 0 ? because('shedNot', { spaces }) : because('shedSome', { shed, spaces });
}
