import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { flutterNumber, player, type State, supply } from '@aerie/rauf-und-runter';
import { SURENESS } from '../chances.js';
import { mastersEnds } from '../levels.js';
import { MatchValue, type Placed } from '../match-value.js';
import { perfectTurn } from '../outlook.js';
import { scatteredEnds } from '../perfect.js';
import { Reply } from '../reply.js';
import { DEEPEST, type End, ended, Trial } from '../trial.js';
import type { Prospects } from '../turn-solver.js';
import { endRound, playTurnOf, rushed } from './self-play.js';

/** What a turn gains over `perfect` if the master plays it, and if somebody does who knows what those who play later will do. */
export interface Gain {
  readonly turn: number;
  readonly master: number;
  readonly knowing: number;
}

const reply = new Reply();

/**
 * The gains in one turn of a match among `perfect`, in this round, if all others go on as `perfect` does: the rest of the round is
 * played in so many worlds for every end of the turn, and the rounds after it are worth what `MatchValue` says. Whoever knows takes
 * what is best in these worlds, and is measured in as many others, so that luck is no knowledge.
 */
export function gainInRound(seats: number, round: number, worlds: number, seed: string): Gain {
  const luck = new QuickChance(seed);
  const s = raufUndRunter.setup({}, seats, luck, undefined);
  const turn = luck.below(seats);
  for (; s.round < round; endRound(s)) while (s.turn < seats) playTurnOf(s, rushed, luck);
  while (s.turn < turn) playTurnOf(s, rushed, luck);
  const seat = player(s);
  const held = s.feathers[seat] as number;
  const [one, other] = ['one', 'other'].map((name) => playedEnds(s, seat, worlds, `${seed} ${name}`)) as [
    Prospects,
    Prospects,
  ];
  const worth = (by: Prospects, known: readonly Prospects[]): number => {
    const values = reply.worth(flutterNumber(s), held, held + supply(s), by, known);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const base = worth(scatteredEnds(s, seat), [one, other]);
  const master = worth(mastersEnds(s, seat), [one, other]) - base;
  const knowing = (worth(one, [other]) + worth(other, [one])) / 2 - base;
  return { turn, master, knowing };
}

/** What the ends of a turn are worth, by worlds in which the rest of the round is played. */
function playedEnds(s: State, seat: Seat, worlds: number, seed: string): Prospects {
  const value = MatchValue.after(s);
  const trial = new Trial(s);
  const later = s.order.slice(s.turn + 1);
  const held = s.feathers[seat] as number;
  const known: (readonly Placed[])[] = [];
  const placed = (end: End): readonly Placed[] => {
    const [first, ...rest] = later;
    const table = ended(s, seat, end, held);
    const settled = (at: State) =>
      value.placed(trial.compared(at, seat, at.momentum[seat] as number, held), seat, held);
    if (first === undefined) return [settled(table)];
    const play = perfectTurn(table, first);
    return Array.from({ length: worlds }, (_, world) => {
      const luck = new QuickChance(`${seed} ${world}`);
      return settled(rest.reduce((at, rival) => perfectTurn(at, rival)(luck), play(luck)));
    });
  };
  const chance = (end: End, feathers: number): number => {
    known[end + DEEPEST] ??= placed(end);
    const all = known[end + DEEPEST] as readonly Placed[];
    return all.reduce((sum, one) => sum + value.chance(one, seat, feathers), 0) / all.length;
  };
  return {
    standing: chance,
    falling: (spaces, feathers) => chance(-spaces, feathers) - SURENESS,
  };
}
