import { useEffect, useState } from 'preact/hooks';
import { readWish, type Wish, writeWish } from './wish.js';

/** What an entry of the browser's history remembers of the list: how far it was scrolled, and the card last opened. */
interface Place {
  readonly scroll: number;
  readonly opened?: string;
}

const isPlace = (state: unknown): state is Place =>
  typeof state === 'object' && state !== null && typeof (state as Place).scroll === 'number';

export const placeKept = (): Place | undefined => (isPlace(history.state) ? history.state : undefined);

export const keepPlace = (opened?: string): void =>
  history.replaceState({ scroll: scrollY, ...(opened ? { opened } : {}) }, '');

/** The search that was last looked at, for cards that were opened from it; undefined where one came by a link. */
let last: Wish | undefined;
export const lastWish = (): Wish | undefined => last;

/**
 * What is looked for, as it stands in the address. Words replace one another there letter by letter; each filter is a
 * step that Back takes back.
 */
export function useWish(): readonly [Wish, (next: Wish, how: 'push' | 'replace') => void] {
  const [wish, setWish] = useState(() => readWish(location.search));
  last = wish;
  useEffect(() => {
    const back = () => setWish(readWish(location.search));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const change = (next: Wish, how: 'push' | 'replace') => {
    const address = `${location.pathname}${writeWish(next)}`;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    setWish(next);
  };
  return [wish, change];
}
