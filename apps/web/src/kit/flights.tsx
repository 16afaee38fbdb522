import './flights.css';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../settings/settings.js';
import { type Aloft, type Flight, liftOf, type Point, type Spots, takeOff } from './flight-paths.js';

/** The middles of all spots of a board, in px from its upper left corner. */
function spotsOf(board: Element): Spots {
  const origin = board.getBoundingClientRect();
  const found = new Map<string, Point>();
  for (const spot of board.querySelectorAll<HTMLElement>('[data-spot]')) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    found.set(spot.dataset.spot as string, [left + width / 2 - origin.left, top + height / 2 - origin.top]);
  }
  return found;
}

interface Props<C, P extends { readonly now: { readonly beat: number } | null }> {
  /** What is shown; where it stands still, nothing flies. */
  readonly picture: P;
  /** What flies because of what is shown now. */
  flightsOf(now: NonNullable<P['now']>): readonly Flight<C>[];
  /** What flies, as it looks. */
  draw(cargo: C): ComponentChildren;
  /**
   * How it flies, where not as usual: `--wait` before it takes off and `--flight-ms` for the way, in ms at normal speed,
   * `--flight-turn` for how far it turns, `--flight-end` for how large it arrives.
   */
  styleOf?(cargo: C, i: number): CSSProperties;
}

/** What flies across the board that this lies in, because of the event that is shown; for the eye only. */
export function Flights<C, P extends { readonly now: { readonly beat: number } | null }>({
  picture,
  flightsOf,
  draw,
  styleOf,
}: Props<C, P>) {
  const here = useRef<HTMLDivElement>(null);
  const before = useRef<Spots>(new Map());
  const [aloft, setAloft] = useState<readonly Aloft<C>[]>([]);
  // Once the picture is painted: measured any sooner, the board would be laid out twice for it.
  useEffect(() => {
    const board = here.current?.parentElement;
    // Measuring takes time, and nothing flies where nothing may move.
    if (!board || !mayMove()) return;
    const after = spotsOf(board);
    const { now } = picture;
    const begun = now ? takeOff(flightsOf(now), now.beat, before.current, after) : [];
    setAloft((known) => (begun.length + known.length > 0 ? begun : known));
    before.current = after;
  }, [picture]);
  return (
    <div ref={here} class="flights" aria-hidden="true">
      {aloft.map(({ key, cargo, start, end }, i) => (
        <span
          key={key}
          class="flight"
          style={{
            '--from-x': `${start[0]}px`,
            '--from-y': `${start[1]}px`,
            '--to-x': `${end[0]}px`,
            '--to-y': `${end[1]}px`,
            '--lift': `${liftOf(start, end)}px`,
            ...styleOf?.(cargo, i),
          }}
        >
          <span class="flight-shadow" />
          <span class="flight-cargo">{draw(cargo)}</span>
        </span>
      ))}
    </div>
  );
}
