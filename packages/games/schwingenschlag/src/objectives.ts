import type { Seat } from '@aerie/kernel';
import { caveCardsOf, dragonsOf, eggsOf, markersOf } from './counts.js';
import { OBJECTIVE_POINTS, OBJECTIVES, type ObjectiveId } from './data/boards.js';
import { type DragonCard, dragonCard } from './data/cards.js';
import type { Row } from './data/words.js';
import type { Play } from './play.js';
import { rivalAmount } from './rival.js';
import { type Mat, type MatRow, matOf, type Scored, type State, sum } from './state.js';

const withCard = (fits: (card: DragonCard) => boolean) => (mat: Mat) =>
  dragonsOf(mat).filter((dragon) => fits(dragonCard(dragon.card))).length;

const inRow = (row: Row) => (mat: Mat) => {
  const { dragons, caves } = mat.rows[row] as MatRow;
  return dragons.length + caves.length;
};

/** A step of the stone decides between equal numbers of markers; there are never so many steps. */
const STEPS = 1000;

/** What is counted for each objective. */
const COUNTED: Readonly<Record<ObjectiveId, (mat: Mat, s: State, seat: Seat) => number>> = {
  '1a': caveCardsOf,
  '1b': inRow(2),
  '2a': inRow(0),
  '2b': inRow(1),
  '3a': (mat) => sum(dragonsOf(mat).map((dragon) => dragonCard(dragon.card).nests)),
  '3b': eggsOf,
  '4a': (mat) => sum(dragonsOf(mat).map((dragon) => sum(dragon.cached))),
  // Ruling 20: zero markers count as nothing, however far the stone is.
  '4b': (mat, s, seat) => (markersOf(s, seat) > 0 ? markersOf(s, seat) * STEPS + mat.steps : 0),
  '5a': withCard((card) => card.symbols <= 2),
  '5b': withCard((card) => card.symbols >= 3),
  '6a': withCard((card) => card.timings.includes('played') || card.timings.includes('round')),
  '6b': withCard((card) => card.timings.includes('activated')),
  '7a': withCard((card) => card.size === 'hatchling'),
  '7b': withCard((card) => card.size === 'small'),
  '8a': withCard((card) => card.size === 'medium'),
  '8b': withCard((card) => card.size === 'large'),
  '9a': withCard((card) => card.trait === 'aggressive'),
  '9b': withCard((card) => card.trait === 'playful'),
  '10a': withCard((card) => card.trait === 'shy'),
  '10b': withCard((card) => card.trait === 'helpful'),
};

export const objectiveAmount = (s: State, seat: Seat, objective: ObjectiveId): number =>
  COUNTED[objective](matOf(s, seat), s, seat);

/**
 * Places by amounts: whoever ties shares a place in full, and the next amount takes the very next one. Zero, and
 * whoever comes after the third place, is 0: others.
 */
export function placesOf(amounts: readonly number[]): number[] {
  const different = [...new Set(amounts.filter((amount) => amount > 0))].sort((a, b) => b - a);
  return amounts.map((amount) => {
    const place = different.indexOf(amount) + 1;
    return place <= 3 ? place : 0;
  });
}

/** How the objective of a round would be scored now. */
export function standing(s: State, round: number): Scored {
  const objective = s.objectives[round] as ObjectiveId;
  const amounts = s.mats.map((_, seat) => objectiveAmount(s, seat, objective));
  if (s.rival) amounts.push(rivalAmount(s, s.rival, round));
  const places = placesOf(amounts);
  const points = places.map((place) => (place === 0 ? 0 : (OBJECTIVE_POINTS[round]?.[place - 1] ?? 0)));
  return { amounts, places, points };
}

export function scoreObjective({ s, emit }: Play): void {
  const scored = standing(s, s.round);
  s.scored.push(scored);
  emit?.({ type: 'objectiveScored', objective: s.objectives[s.round] as ObjectiveId, ...scored });
  if (s.rival) s.rival.counters = 0;
}

/** Objectives by tile; a tile shows one of its two sides. */
export const OBJECTIVE_TILES: readonly (readonly ObjectiveId[])[] = Array.from({ length: 10 }, (_, i) =>
  OBJECTIVES.slice(2 * i, 2 * i + 2).map(({ id }) => id),
);
