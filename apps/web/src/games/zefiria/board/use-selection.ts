import type { Answer } from '@aerie/zefiria';
import { useLayoutEffect, useState } from 'preact/hooks';

/** What one has taken hold of on the board. */
export interface Selection {
  readonly selected: number | undefined;
  readonly pointed: number | undefined;
  /** Skyron has breathed: which island he ends on is still to be said. */
  readonly ends: readonly Answer[] | undefined;
  /** Why a step cannot be planned. */
  readonly note: string | undefined;
}

const NOTHING: Selection = { selected: undefined, pointed: undefined, ends: undefined, note: undefined };

/** The selection, and a way to change it. It is gone as soon as one of these changes. */
export function useSelection(until: readonly unknown[]) {
  const [selection, setSelection] = useState(NOTHING);
  // Before anything can be tapped again: later, this would undo the first tap.
  useLayoutEffect(() => setSelection(NOTHING), until);
  const change = (to: Partial<Selection>) => setSelection((was) => ({ ...was, ...to }));
  /** Takes the pointer away from an island, if it is still there. */
  const leave = (island: number) =>
    setSelection((was) => (was.pointed === island ? { ...was, pointed: undefined } : was));
  return { selection, change, leave };
}
