import type { Seat } from '@aerie/kernel';
import type { Event, Space } from '@aerie/ueber-den-wolken';
import { useRef } from 'preact/hooks';
import type { Picture } from '../animation.js';

type Traces = ReadonlyMap<Space, Seat>;

const NONE: Traces = new Map();

/** What this event adds to the traces of moves; one's own turn wipes them away, any turn for who only looks on. */
export function traced(traces: Traces, event: Event, own: Seat | null): Traces {
  switch (event.type) {
    case 'usedAction':
    case 'played':
    case 'passed':
      return own === null || event.seat === own ? NONE : traces;
    case 'cubesSpent':
    case 'stageBegan':
      return NONE;
    case 'swapped':
      if (event.seat === own) return traces;
      return new Map([...traces, [event.one, event.seat], [event.two, event.seat]]);
    case 'added':
      return event.seat === own ? traces : new Map([...traces, [event.space, event.seat]]);
    default:
      return traces;
  }
}

/** By space: who has moved a bird there since one's own last turn, as far as it was shown. */
export function useTraces({ now }: Picture, own: Seat | null): Traces {
  const memory = useRef<{ beat: Picture['now']; own: Seat | null; traces: Traces }>({
    beat: null,
    own,
    traces: NONE,
  });
  const { current } = memory;
  // Traces belong to the seat that looks: another one begins without any.
  if (current.own !== own) Object.assign(current, { own, traces: NONE });
  if (now && now !== current.beat)
    Object.assign(current, { beat: now, traces: traced(current.traces, now.event, own) });
  return current.traces;
}
