import type { Seat } from '@aerie/kernel';
import {
  type Action,
  type Answer,
  type Bird,
  columnOf,
  type Flock,
  NO_BIRD,
  ownerOf,
  rowOf,
  type Space,
  scoreNow,
  swapOf,
  type View,
} from '@aerie/ueber-den-wolken';

export type Swap = Extract<Answer, { kind: 'swap' }>;
type FlyingAction = Extract<Action, 'A' | 'B'>;

/** What brings two birds to change places: one answer, or the action first and then the swap. */
export interface Way {
  readonly answers: readonly Answer[];
  /** The action that is paid for, where the swap is not yet due. */
  readonly action: FlyingAction | null;
}

/** By the space of a bird that can be picked up, and that of a bird it can change places with. */
export type Ways = ReadonlyMap<Space, ReadonlyMap<Space, Way>>;

/** The swaps that may be made now. */
export const swapsOf = (answers: readonly Answer[]): Swap[] =>
  answers.filter((answer): answer is Swap => answer.kind === 'swap');

/** Spaces next to this one that hold a bird, with the action that swaps them. */
function neighbours(flock: Flock, space: Space): { space: Space; action: FlyingAction }[] {
  const found: { space: Space; action: FlyingAction }[] = [];
  flock.forEach((bird, other) => {
    if (bird === NO_BIRD) return;
    const columns = Math.abs(columnOf(other) - columnOf(space));
    const rows = Math.abs(rowOf(other) - rowOf(space));
    if (columns === 1 && rows === 0) found.push({ space: other, action: 'A' });
    if (columns === 0 && rows === 1) found.push({ space: other, action: 'B' });
  });
  return found;
}

/**
 * From every bird that can be picked up: with which it can change places, and how. While a swap is due these are the
 * legal ones; at the start of a turn they are those that a standard action allows.
 */
export function waysOf(view: View, seat: Seat | null, answers: readonly Answer[]): Ways {
  const ways = new Map<Space, Map<Space, Way>>();
  const add = (from: Space, to: Space, way: Way) => {
    const known = ways.get(from) ?? new Map<Space, Way>();
    known.set(to, way);
    ways.set(from, known);
  };
  if (view.step.at === 'turn') {
    const actions = new Map(
      answers.flatMap((answer) => (answer.kind === 'action' ? [[answer.action, answer] as const] : [])),
    );
    view.flock.forEach((bird, space) => {
      if (bird === NO_BIRD || ownerOf(bird) !== seat) return;
      for (const { space: other, action } of neighbours(view.flock, space)) {
        const first = actions.get(action);
        const swap = swapOf(Math.min(space, other), Math.max(space, other));
        if (first) add(space, other, { answers: [first, swap], action });
      }
    });
    return ways;
  }
  for (const swap of swapsOf(answers)) {
    add(swap.one, swap.two, { answers: [swap], action: null });
    add(swap.two, swap.one, { answers: [swap], action: null });
  }
  return ways;
}

/** What a seat would gain in a landing now by this swap. */
export function gainOf(view: View, seat: Seat, { one, two }: Pick<Swap, 'one' | 'two'>): number {
  const flock = view.flock.with(one, view.flock[two] as Bird).with(two, view.flock[one] as Bird);
  return scoreNow({ ...view, flock }, seat).total - scoreNow(view, seat).total;
}
