import type { TableState } from '@aerie/host';
import type { Handover } from '@aerie/protocol';
import type { Looked } from './look.js';

/** Who sits where, and what they have decided themselves. */
export interface Decider extends Looked {
  readonly person: string;
}

/** A table keeps no more handovers: what was before them is not known. */
const KEPT_HANDOVERS = 30;

/**
 * The people of a match, with what they have decided themselves: not what a bot did for them while they were away. Programs that
 * said so are left out, and who took a seat over in the middle.
 */
export function decidersOf({ seats, handovers = [] }: TableState, entries: number): Decider[] {
  if (handovers.length >= KEPT_HANDOVERS) return [];
  return seats.flatMap((sitting, seat) => {
    if (sitting.kind !== 'person' || sitting.person === '') return [];
    if (sitting.program || sitting.tookOver) return [];
    const own = stretches(
      handovers.filter((one) => one.seat === seat),
      entries,
    );
    return [{ person: sitting.person, seat, own }];
  });
}

function stretches(handovers: readonly Handover[], entries: number): [number, number][] {
  const found: [number, number][] = [];
  let since: number | undefined = 0;
  for (const { number, what } of handovers) {
    if (what === 'back') since ??= number;
    else if (since !== undefined) {
      found.push([since, number]);
      since = undefined;
    }
  }
  if (since !== undefined) found.push([since, entries]);
  return found.filter(([from, to]) => from < to);
}
