import type { Seat } from '@aerie/kernel';
import {
  DECISION_CARDS,
  type DragonCard,
  dragonCard,
  type Mat,
  type MatRow,
  markersOf,
  OBJECTIVE_POINTS,
  type ObjectiveId,
  ROUNDS,
  rivalAmount,
  type State,
} from '@aerie/schwingenschlag';
import { WEIGHTS as W } from './evaluation-weights.js';

const COINS_A_ROUND = 6;

/** What a dragon counts for objectives that count dragons or their nests. */
const OF_DRAGON: Readonly<Partial<Record<ObjectiveId, (card: DragonCard) => number>>> = {
  '3a': (card) => card.nests,
  '5a': (card) => (card.symbols <= 2 ? 1 : 0),
  '5b': (card) => (card.symbols >= 3 ? 1 : 0),
  '6a': ({ timings }) => (timings.includes('played') || timings.includes('round') ? 1 : 0),
  '6b': ({ timings }) => (timings.includes('activated') ? 1 : 0),
  '7a': ({ size }) => (size === 'hatchling' ? 1 : 0),
  '7b': ({ size }) => (size === 'small' ? 1 : 0),
  '8a': ({ size }) => (size === 'medium' ? 1 : 0),
  '8b': ({ size }) => (size === 'large' ? 1 : 0),
  '9a': ({ trait }) => (trait === 'aggressive' ? 1 : 0),
  '9b': ({ trait }) => (trait === 'playful' ? 1 : 0),
  '10a': ({ trait }) => (trait === 'shy' ? 1 : 0),
  '10b': ({ trait }) => (trait === 'helpful' ? 1 : 0),
};

/** How much each amount grows with an action, as it usually goes. */
const GROWTH: Readonly<Record<ObjectiveId, number>> = {
  '1a': 0.27,
  '1b': 0.22,
  '2a': 0.22,
  '2b': 0.22,
  '3a': 0.75,
  '3b': 0.35,
  '4a': 0.2,
  '4b': 0.12,
  '5a': 0.17,
  '5b': 0.2,
  '6a': 0.15,
  '6b': 0.18,
  '7a': 0.07,
  '7b': 0.1,
  '8a': 0.1,
  '8b': 0.1,
  '9a': 0.09,
  '9b': 0.09,
  '10a': 0.09,
  '10b': 0.09,
};

const rowAmount = (mat: Mat, row: number): number => {
  const { dragons, caves } = mat.rows[row] as MatRow;
  return dragons.length + caves.length;
};

/** The amount of a seat, as the objective counts it; markers and steps in one number. */
function amountOf(s: State, seat: Seat, objective: ObjectiveId): number {
  const mat = s.mats[seat] as Mat;
  const ofDragon = OF_DRAGON[objective];
  let amount = 0;
  switch (objective) {
    case '1a':
      for (const row of mat.rows) amount += row.caves.length;
      return amount;
    case '1b':
      return rowAmount(mat, 2);
    case '2a':
      return rowAmount(mat, 0);
    case '2b':
      return rowAmount(mat, 1);
    case '4b':
      return markersOf(s, seat) + mat.steps / 100;
    case '3b':
      amount = mat.eggs;
      for (const row of mat.rows) for (const dragon of row.dragons) amount += dragon.eggs;
      return amount;
    case '4a':
      for (const row of mat.rows) for (const { cached } of row.dragons) for (const n of cached) amount += n;
      return amount;
    default:
      for (const row of mat.rows)
        for (const { card } of row.dragons) amount += ofDragon?.(dragonCard(card)) ?? 0;
      return amount;
  }
}

/** How the solo opponent's counters will probably stand when the round is scored. */
function rivalShift(s: State, round: number): number {
  if (!s.rival || round !== s.round || s.rival.deck.length === 0) return round === s.round ? 0 : 0.7;
  let shift = 0;
  for (const card of s.rival.deck) shift += DECISION_CARDS[card - 1]?.shift ?? 0;
  const { length } = s.rival.deck;
  return Math.max(-s.rival.counters, (shift * (length - 1)) / length);
}

/** The objectives still to be scored, and what the others have of each. Taken once for a decision. */
export class Goals {
  private readonly others: readonly (readonly number[])[];

  constructor(
    s: State,
    private readonly seat: Seat,
  ) {
    this.others = s.objectives.map((objective, round) => {
      if (s.rival) return round < s.round ? [] : [rivalAmount(s, s.rival, round) + rivalShift(s, round)];
      return s.mats.flatMap((_, other) => (other === seat ? [] : [amountOf(s, other, objective)]));
    });
  }

  /** Expected points of all objectives still to be scored; what one more of each is worth goes to `more`. */
  worth(s: State, more: Float64Array): number {
    const mat = s.mats[this.seat] as Mat;
    const now = mat.passed ? 0 : mat.coins;
    let worth = 0;
    for (let round = s.round; round < ROUNDS; round++) {
      const objective = s.objectives[round] as ObjectiveId;
      const own = amountOf(s, this.seat, objective);
      const actions = now + COINS_A_ROUND * (round - s.round);
      const expected = this.expected(s, round, objective, own, actions);
      worth += expected;
      more[round] = this.expected(s, round, objective, own + 1, actions) - expected;
    }
    return worth;
  }

  private expected(s: State, round: number, objective: ObjectiveId, own: number, actions: number): number {
    const points = OBJECTIVE_POINTS[round] as readonly number[];
    const rate = GROWTH[objective] * actions;
    const growth = s.rival ? W.goalGrowth * rate : 0;
    const spread = 0.3 + W.goalSpread * Math.sqrt(rate * (s.rival ? 0.5 : 1));
    let above = 0;
    for (const other of this.others[round] as readonly number[]) {
      const lead = own + growth - other + 0.5;
      above += 1 / (1 + Math.exp((1.7 * lead) / spread));
    }
    const some = own > 0 ? 1 : 1 - Math.exp(-rate);
    return some * between(points, above);
  }
}

/** Points for a place that is not whole: 0 is the first. */
function between(points: readonly number[], above: number): number {
  const place = Math.floor(above);
  const part = above - place;
  return (points[place] ?? 0) * (1 - part) + (points[place + 1] ?? 0) * part;
}

/** What a dragon in this row would add to the objectives, by what one more of each is worth. */
export function goalsOfDragon(s: State, card: DragonCard, row: number, more: Float64Array): number {
  let worth = 0;
  for (let round = s.round; round < ROUNDS; round++) {
    const objective = s.objectives[round] as ObjectiveId;
    const inRow = objective === '2a' ? 0 : objective === '2b' ? 1 : objective === '1b' ? 2 : -1;
    const adds = inRow >= 0 ? (inRow === row ? 1 : 0) : (OF_DRAGON[objective]?.(card) ?? 0);
    worth += adds * (more[round] as number);
  }
  return worth;
}
