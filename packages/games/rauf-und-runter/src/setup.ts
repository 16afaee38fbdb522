import { type Chance, type Emit, forEachSeat, seatsOf } from '@aerie/kernel';
import { FIRST_LADDER, LADDER_CARDS, START_SPACE } from './data/pieces.js';
import type { Event } from './events.js';
import type { State } from './state.js';
import { beginRound } from './turn.js';

/** This game has no options. */
export type Options = Record<never, never>;

export function setup(_: Options, seats: number, chance: Chance, emit: Emit<Event>): State {
  const cards = chance.deal(LADDER_CARDS, LADDER_CARDS.length);
  const everyone = seatsOf(seats);
  const s: State = {
    ladder: cards.slice(0, FIRST_LADDER),
    flutter: cards.slice(FIRST_LADDER),
    round: 0,
    order: everyone.slice(),
    turn: 0,
    pecking: chance.deal(everyone, seats),
    space: forEachSeat(seats, START_SPACE),
    feathers: forEachSeat(seats, 0),
    momentum: forEachSeat(seats, 0),
    dice: 0,
    roll: 0,
    track: [],
    heap: [],
  };
  emit?.({ type: 'laidOut', ladder: s.ladder.slice(), flutter: s.flutter, pecking: s.pecking.slice() });
  beginRound(s, chance, emit);
  return s;
}
