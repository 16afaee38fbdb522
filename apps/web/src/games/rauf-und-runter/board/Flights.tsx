import type { Event } from '@aerie/rauf-und-runter';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../../../settings/settings.js';
import type { Picture } from '../animation.js';
import { DieFace, Feather } from '../art/farm/things.js';

/** Something that flies: a die by its face, or feathers. Places are the `data-spot`s of the board. */
interface Flight {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

const feathers = (count: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(count, 6) }, () => ({ what: 'feather', from, to }));

function flightsOf(e: Event): readonly Flight[] {
  switch (e.type) {
    case 'placed':
      return [{ what: String(e.die), from: `die:${e.die}`, to: 'track' }];
    case 'wentToDungHeap':
      return [{ what: String(e.die), from: `die:${e.die}`, to: 'heap' }];
    case 'tookFeather':
      return [
        { what: 'F', from: 'die:F', to: 'supply' },
        ...feathers(e.feathers, 'supply', `feathers:${e.seat}`),
      ];
    case 'stayedLowest':
      return feathers(e.feathers, 'supply', `feathers:${e.seat}`);
    case 'paidForReroll':
    case 'shed':
      return feathers(e.feathers, `feathers:${e.seat}`, 'supply');
    default:
      return [];
  }
}

type Middle = readonly [x: number, y: number];

function middles(board: Element): Map<string, Middle> {
  const origin = board.getBoundingClientRect();
  const found = new Map<string, Middle>();
  for (const spot of board.querySelectorAll<HTMLElement>('[data-spot]')) {
    const box = spot.getBoundingClientRect();
    found.set(spot.dataset.spot as string, [
      box.left + box.width / 2 - origin.left,
      box.top + box.height / 2 - origin.top,
    ]);
  }
  return found;
}

interface Aloft extends Flight {
  readonly key: string;
  readonly start: Middle;
  readonly end: Middle;
}

/** What flies across the board because of the event that is shown; it starts where things lay before. */
export function Flights({ p, size }: { p: Picture; size: number }) {
  const here = useRef<HTMLDivElement>(null);
  const before = useRef(new Map<string, Middle>());
  const [aloft, setAloft] = useState<readonly Aloft[]>([]);
  useLayoutEffect(() => {
    const board = here.current?.parentElement;
    // Looking where things lie takes time, and nothing flies where nothing may move.
    if (!board || !mayMove()) return;
    const after = middles(board);
    const { now } = p;
    const begun = (now ? flightsOf(now.event) : []).flatMap((flight, i) => {
      const start = before.current.get(flight.from) ?? after.get(flight.from);
      const end = after.get(flight.to);
      return start && end ? [{ ...flight, key: `${now?.beat} ${i}`, start, end }] : [];
    });
    setAloft((known) => (begun.length + known.length > 0 ? begun : known));
    before.current = after;
  }, [p]);
  return (
    <div ref={here} class="rr-flights" aria-hidden="true">
      {aloft.map(({ key, what, start, end }, i) => (
        <span
          key={key}
          class="rr-flight"
          style={{
            left: `${start[0]}px`,
            top: `${start[1]}px`,
            '--rr-x': `${end[0] - start[0]}px`,
            '--rr-y': `${end[1] - start[1]}px`,
            '--rr-i': i,
          }}
        >
          <span class="rr-flight-arc" style={{ width: `${size * 0.7}px`, height: `${size * 0.7}px` }}>
            {what === 'feather' ? <Feather size={size * 0.7} /> : <DieFace face={what} />}
          </span>
        </span>
      ))}
    </div>
  );
}
