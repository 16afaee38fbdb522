import type { Seat } from '@aerie/kernel';
import ueberDenWolken, {
  type Bird,
  columnOf,
  type Flock,
  NO_BIRD,
  ownerOf,
  rowOf,
  SPACE_NAMES,
  type Space,
  scoreNow,
  type View,
} from '@aerie/ueber-den-wolken';

/** A swap that may be made now. */
export interface Swap {
  readonly answer: string;
  readonly one: Space;
  readonly two: Space;
}

/** What brings two birds to change places: one answer, or the action first and then the swap. */
export interface Way {
  readonly answers: readonly string[];
  /** The action that is paid for, where the swap is not yet due. */
  readonly action: 'A' | 'B' | null;
}

export function swapsOf(answers: readonly string[]): Swap[] {
  return answers.flatMap((answer) => {
    const given = ueberDenWolken.read(answer);
    return given?.kind === 'swap' ? [{ answer, one: given.one, two: given.two }] : [];
  });
}

const swapName = (one: Space, two: Space): string =>
  `${SPACE_NAMES[Math.min(one, two)]}-${SPACE_NAMES[Math.max(one, two)]}`;

/** Spaces next to this one that hold a bird, with the action that swaps them. */
function neighbours(flock: Flock, space: Space): { space: Space; action: 'A' | 'B' }[] {
  const found: { space: Space; action: 'A' | 'B' }[] = [];
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
export function waysOf(
  view: View,
  seat: Seat | null,
  answers: readonly string[],
): ReadonlyMap<Space, ReadonlyMap<Space, Way>> {
  const ways = new Map<Space, Map<Space, Way>>();
  const add = (from: Space, to: Space, way: Way) => {
    const known = ways.get(from) ?? new Map<Space, Way>();
    known.set(to, way);
    ways.set(from, known);
  };
  if (view.step.at === 'turn') {
    view.flock.forEach((bird, space) => {
      if (bird === NO_BIRD || ownerOf(bird) !== seat) return;
      for (const { space: other, action } of neighbours(view.flock, space))
        if (answers.includes(action))
          add(space, other, { answers: [action, swapName(space, other)], action });
    });
    return ways;
  }
  for (const { answer, one, two } of swapsOf(answers)) {
    add(one, two, { answers: [answer], action: null });
    add(two, one, { answers: [answer], action: null });
  }
  return ways;
}

/** What a seat would gain in a landing now by this swap. */
export function gainOf(view: View, seat: Seat, { one, two }: Pick<Swap, 'one' | 'two'>): number {
  const flock = view.flock.with(one, view.flock[two] as Bird).with(two, view.flock[one] as Bird);
  return scoreNow({ ...view, flock }, seat).total - scoreNow(view, seat).total;
}
