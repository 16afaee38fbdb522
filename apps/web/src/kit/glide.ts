import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayMove } from '../settings/settings.js';

/** How long it takes, in ms at usual speed; smaller ways than this, in px, are no way. */
const GLIDE_MS = 300;
const LEAST = 1;

type Places = ReadonlyMap<Element, readonly [x: number, y: number]>;

const placesIn = (list: HTMLElement): Places =>
  new Map(
    [...list.children].flatMap((one) =>
      one instanceof HTMLElement ? [[one, [one.offsetLeft, one.offsetTop]] as const] : [],
    ),
  );

/**
 * Has what a list holds glide to where it lies now from where it lay, whenever its `order` is another: a hand closes its gap, hens change
 * places. Nothing is measured at other times, nor where nothing may move. Give its result as the `ref` of the list.
 */
export function useGlide<E extends HTMLElement>(order: string): RefObject<E | null> {
  const list = useRef<E>(null);
  const known = useRef(order);
  const before = useRef<Places | undefined>(undefined);
  // While this is worked out the page still shows the order before.
  if (known.current !== order && list.current && mayMove()) before.current = placesIn(list.current);
  known.current = order;
  useLayoutEffect(() => {
    const from = before.current;
    before.current = undefined;
    if (!from || !list.current) return;
    const pace = Number(getComputedStyle(list.current).getPropertyValue('--pace')) || 1;
    for (const [one, [x, y]] of placesIn(list.current)) {
      const [oldX, oldY] = from.get(one) ?? [x, y];
      if (Math.abs(oldX - x) < LEAST && Math.abs(oldY - y) < LEAST) continue;
      one.animate([{ transform: `translate(${oldX - x}px, ${oldY - y}px)` }, { transform: 'none' }], {
        duration: GLIDE_MS * pace,
        easing: 'cubic-bezier(0.3, 0.9, 0.4, 1)',
        composite: 'add',
      });
    }
  }, [order]);
  return list;
}
