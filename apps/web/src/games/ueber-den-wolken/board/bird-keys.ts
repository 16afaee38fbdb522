import { type Bird, NO_BIRD } from '@aerie/ueber-den-wolken';
import { useRef } from 'preact/hooks';

/** By space: which bird it is, so that the eye can follow it; 0 where there is none. */
export type BirdKeys = readonly number[];

/**
 * Birds of one kind are alike to the rules. For the eye a bird that is gone here and one that has come there are the
 * same, if they look the same.
 */
export function followed(
  before: readonly Bird[],
  keys: BirdKeys,
  after: readonly Bird[],
  fresh: () => number,
): BirdKeys {
  const next: number[] = after.map((bird, space) =>
    bird !== NO_BIRD && before[space] === bird ? (keys[space] as number) : 0,
  );
  const gone = before.flatMap((bird, space) =>
    bird !== NO_BIRD && after[space] !== bird ? [{ bird, space }] : [],
  );
  after.forEach((bird, space) => {
    if (bird === NO_BIRD || next[space] !== 0) return;
    const came = gone.findIndex((one) => one.bird === bird);
    next[space] = came < 0 ? fresh() : (keys[gone.splice(came, 1)[0]?.space as number] as number);
  });
  return next;
}

export function useBirdKeys(flock: readonly Bird[]): BirdKeys {
  const memory = useRef<{ flock: readonly Bird[]; keys: BirdKeys; last: number }>({
    flock: [],
    keys: [],
    last: 0,
  });
  const { current } = memory;
  if (current.flock !== flock) {
    current.keys = followed(current.flock, current.keys, flock, () => ++current.last);
    current.flock = flock;
  }
  return current.keys;
}
