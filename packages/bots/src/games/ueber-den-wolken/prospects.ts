import type { Seat } from '@aerie/kernel';
import {
  type Bird,
  type Card,
  heightOf,
  manoeuvre,
  ownerOf,
  pointsOf,
  ROWS,
  STAGES,
  type State,
} from '@aerie/ueber-den-wolken';

/** What a seat has at the beginning of a stage is worth so many points at the end, compared with the others. */
interface Prospects {
  /** Any own bird of the flock. */
  readonly bird: number;
  /** In addition: it is the foremost of its column, or the one behind that. */
  readonly foremost: number;
  readonly second: number;
  /** A card in hand, and in addition each point on it. */
  readonly card: number;
  readonly cardPoint: number;
  /** The first turn of the stage. */
  readonly first: number;
  /** An own bird that lies face up; only own birds in the upper part of the deck. */
  readonly faceUp: number;
  readonly deck: number;
  /** By stage: who is so many points behind wins 1/e times as often. At the end too, so that a clear lead is worth more than a
   * narrow one: others may play otherwise than imagined. */
  readonly spread: readonly number[];
}

/**
 * By number of seats. Fitted to 6,000 games of `greedy` for each: to the points at the end by least squares, to who won by
 * the likeliest spread.
 */
const PROSPECTS: Readonly<Record<number, Prospects>> = {
  2: {
    bird: 1.6,
    foremost: 1.5,
    second: 0.8,
    card: 0.9,
    cardPoint: 0.15,
    first: 0.3,
    faceUp: 2.2,
    deck: 5,
    spread: [5.5, 4.75, 3.5, 1],
  },
  3: {
    bird: 1.4,
    foremost: 0.5,
    second: 0.5,
    card: 1.4,
    cardPoint: 0.12,
    first: 0.7,
    faceUp: 1.4,
    deck: 3,
    spread: [6.75, 5.5, 4.25, 1],
  },
  4: {
    bird: 1.5,
    foremost: -0.2,
    second: -0.1,
    card: 0.7,
    cardPoint: 0.25,
    first: 1,
    faceUp: 0.5,
    deck: 0.7,
    spread: [6.5, 5, 3.75, 1],
  },
};

/** What the birds and cards of a seat are worth for the stages to come, less what everybody gains alike. */
export function laterPoints(s: State, seat: Seat): number {
  if (s.stage === STAGES) return 0;
  const p = PROSPECTS[s.cubes.length] as Prospects;
  let sum = 0;
  const { flock } = s;
  for (let space = 0; space < flock.length; space++) {
    if (ownerOf(flock[space] as Bird) !== seat) continue;
    const behind = heightOf(flock, Math.floor(space / ROWS)) - 1 - (space % ROWS);
    sum += p.bird + (behind === 0 ? p.foremost : behind === 1 ? p.second : 0);
  }
  sum += p.faceUp * ownIn(s.faceUp, seat);
  const part = s.deck[0];
  if (part) sum += (p.deck * ownIn(part, seat)) / part.length;
  const hand = s.hands[seat] as readonly Card[];
  for (let i = 0; i < hand.length; i++) {
    const { points } = manoeuvre(hand[i] as Card);
    sum += p.card + p.cardPoint * (points[0] + points[1]);
  }
  return s.first === seat ? sum + p.first : sum;
}

function ownIn(birds: readonly Bird[], seat: Seat): number {
  let count = 0;
  for (let i = 0; i < birds.length; i++) if (ownerOf(birds[i] as Bird) === seat) count++;
  return count;
}

/** How likely a seat wins, when a stage begins or the game is over. */
export function chanceToWin(s: State, seat: Seat): number {
  const seats = s.cubes.length;
  const spread = PROSPECTS[seats]?.spread[s.stage] as number;
  const own = pointsOf(s, seat) + laterPoints(s, seat);
  let others = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    others += Math.exp((pointsOf(s, other) + laterPoints(s, other) - own) / spread);
  }
  return 1 / (1 + others);
}
