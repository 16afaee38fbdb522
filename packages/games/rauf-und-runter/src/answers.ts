import { alone, nobody, type Reason, type Seat } from '@aerie/kernel';
import { DICE, dieOf, FACES, faceOf, REROLL_PRICE } from './data/pieces.js';
import { facesOf } from './dice.js';
import { flutterNumber, isOver, player, type State, sumOf } from './state.js';

/**
 * One decision: a die of the throw, by what it counts, 0 for a feather (equal faces are one choice); the
 * same dice again for two feathers; or, after the fifth die and above the flutter number, how many
 * feathers to shed.
 * Where a chosen die goes is not a choice: the rules say it.
 */
export type Answer =
  | { readonly kind: 'pick'; readonly die: number }
  | { readonly kind: 'reroll' }
  | { readonly kind: 'shed'; readonly feathers: number };

export const REASONS = [
  'notYourTurn',
  'faceNotRolled',
  'tooFewFeathersToReroll',
  'pickFirst',
  'shedNow',
  'shedAtMost',
] as const;
type Code = (typeof REASONS)[number];

const PICKS: readonly Answer[] = [...FACES].map((face) => ({ kind: 'pick', die: dieOf(face) }));
const REROLL: Answer = { kind: 'reroll' };
/** Nobody can exceed the flutter number by more than this: five fives above a seven. */
const MOST_SHED = DICE * 5 - 7;
const SHEDS: readonly Answer[] = Array.from({ length: MOST_SHED + 1 }, (_, feathers) => ({
  kind: 'shed',
  feathers,
}));

/** Answers to a throw, by the set of its faces (a bit each) and, in the last bit, whether it can be paid again. */
const CHOICES: readonly (readonly Answer[])[] = Array.from({ length: 2 ** (FACES.length + 1) }, (_, bits) => {
  const picks = PICKS.filter((_, face) => bits & (1 << face));
  return bits >> FACES.length ? [...picks, REROLL] : picks;
});
const PAYMENTS: readonly (readonly Answer[])[] = SHEDS.map((_, most) => SHEDS.slice(0, most + 1));
const NOTHING: readonly Answer[] = [];

const CAN_REROLL = 1 << FACES.length;

export const awaited = (s: State): readonly Seat[] => (isOver(s) ? nobody() : alone(player(s)));

/** The most that may be shed now: what one has, and no more than is needed. */
export function mostShed(s: State): number {
  return Math.min(s.feathers[player(s)] as number, sumOf(s.track) - flutterNumber(s));
}

export function answers(s: State, seat: Seat): readonly Answer[] {
  if (isOver(s) || seat !== player(s)) return NOTHING;
  if (s.dice === 0) return payments(s);
  return CHOICES[facesOf(s.dice, s.roll) | (canReroll(s) ? CAN_REROLL : 0)] as readonly Answer[];
}

const payments = (s: State): readonly Answer[] => PAYMENTS[mostShed(s)] as readonly Answer[];

const canReroll = (s: State): boolean => (s.feathers[player(s)] as number) >= REROLL_PRICE;

const sameAnswer = (a: Answer, b: Answer): boolean => write(a) === write(b);

/** `answers` says what is legal; this only finds words for why something is not among them. */
export function why(s: State, seat: Seat, a: Answer): Reason | undefined {
  if (answers(s, seat).some((legal) => sameAnswer(legal, a))) return undefined;
  const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });
  if (isOver(s) || seat !== player(s)) return because('notYourTurn');
  if (a.kind === 'shed') {
    return s.dice === 0 ? because('shedAtMost', { feathers: mostShed(s) }) : because('pickFirst');
  }
  if (s.dice === 0) return because('shedNow');
  if (a.kind === 'pick') return because('faceNotRolled', { face: faceOf(a.die) });
  return because('tooFewFeathersToReroll', { has: s.feathers[seat] as number, price: REROLL_PRICE });
}

/** `3`, `F`, `reroll`, `shed 2`. */
export function write(a: Answer): string {
  if (a.kind === 'pick') return faceOf(a.die);
  return a.kind === 'shed' ? `shed ${a.feathers}` : 'reroll';
}

export function read(text: string): Answer | undefined {
  if (text.length === 1) return PICKS[FACES.indexOf(text)];
  if (text === 'reroll') return REROLL;
  const shed = /^shed (0|[1-9]\d?)$/.exec(text);
  return shed ? SHEDS[Number(shed[1])] : undefined;
}
