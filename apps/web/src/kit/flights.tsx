import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../settings/settings.js';
import { type Aloft, type Flight, type Point, type Spots, takeOff } from './flight-paths.js';

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
  readonly class: string;
  /** What is shown; where it stands still, nothing flies. */
  readonly picture: P;
  /** What flies because of what is shown now. */
  flightsOf(now: NonNullable<P['now']>): readonly Flight<C>[];
  /** One flight, as an element with its `key`. */
  draw(flight: Aloft<C>, i: number): ComponentChildren;
}

/** What flies across the board that this lies in, because of the event that is shown; for the eye only. */
export function Flights<C, P extends { readonly now: { readonly beat: number } | null }>({
  class: name,
  picture,
  flightsOf,
  draw,
}: Props<C, P>) {
  const here = useRef<HTMLDivElement>(null);
  const before = useRef<Spots>(new Map());
  const [aloft, setAloft] = useState<readonly Aloft<C>[]>([]);
  useLayoutEffect(() => {
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
    <div ref={here} class={name} aria-hidden="true">
      {aloft.map(draw)}
    </div>
  );
}
