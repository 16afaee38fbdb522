import type { Chance, Emit } from '@aerie/kernel';
import { GRID_CARDS, STORMS, type Storm, type StormCard } from './data/storms.js';
import type { Event, Moved } from './events.js';
import { clockwise, onwards } from './grid.js';
import { inPlace, islandAt, type State } from './state.js';

/** The cell whose island a storm swaps with that of the cell it strikes. */
export const secondOf = (target: number, storm: Storm): number =>
  storm.kind === 'blizzard' ? onwards(target, storm.direction, storm.steps) : clockwise(target, storm.turns);

const spiritAt = (s: State, cell: number) => s.figures.find((figure) => figure.cell === cell)?.spirit ?? null;

/** Swaps the islands of two cells and whoever stands on them. */
function exchange(s: State, a: number, b: number): readonly [Moved, Moved] {
  const moved = [
    { island: islandAt(s, a), from: a, to: b, spirit: spiritAt(s, a) },
    { island: islandAt(s, b), from: b, to: a, spirit: spiritAt(s, b) },
  ] as const;
  for (const { island, to } of moved) s.islands[to] = island;
  for (const figure of s.figures) {
    if (figure.cell === a) figure.cell = b;
    else if (figure.cell === b) figure.cell = a;
  }
  return moved;
}

/** Reveals a storm card and a grid card, as it happens to lie, and does what they say. */
export function breakStorm(s: State, chance: Chance, emit: Emit<Event>): void {
  const card = chance.pick(s.storms);
  s.storms.splice(s.storms.indexOf(card), 1);
  const cell = chance.pick(s.grids.flatMap((grid) => GRID_CARDS[grid] as readonly number[]));
  s.grids.splice(
    s.grids.findIndex((grid) => GRID_CARDS[grid]?.includes(cell)),
    1,
  );
  emit?.({ type: 'stormBroke', card, cell, island: islandAt(s, cell) });
  strike(s, card, cell, emit);
}

/** What a storm does to the island of a cell. */
export function strike(s: State, card: StormCard, cell: number, emit: Emit<Event>): void {
  const island = islandAt(s, cell);
  const second = secondOf(cell, STORMS[card]);
  const other = islandAt(s, second);
  const pass = (why: 'anchored' | 'noGemLeft' | 'otherAnchored') =>
    emit?.({ type: 'stormPassed', why, island, other });
  if (s.gems.includes(cell)) {
    pass('anchored');
  } else if (inPlace(s, cell)) {
    if (s.reserve === 0) {
      pass('noGemLeft');
      return;
    }
    s.reserve--;
    s.gems.push(cell);
    s.gems.sort((a, b) => a - b);
    emit?.({ type: 'anchored', cell, island, spirit: spiritAt(s, cell), reserve: s.reserve });
  } else if (s.gems.includes(second)) {
    // Ruling: an anchored island cannot be swapped, so nothing happens.
    pass('otherAnchored');
  } else {
    const moved = exchange(s, cell, second);
    emit?.({ type: 'stormSwapped', moved });
  }
}
