import { useEffect, useState } from 'preact/hooks';
import { go } from '../../ui/router.js';
import { readUrlState, type UrlState, writeUrlState } from './url-state.js';

/** What an entry of the browser's history remembers of the list: how far it was scrolled, and the card last opened. */
interface Place {
  readonly scroll: number;
  readonly opened: string;
}

const isPlace = (state: unknown): state is Place =>
  typeof state === 'object' && state !== null && typeof (state as Place).scroll === 'number';

export const placeKept = (): Place | undefined => (isPlace(history.state) ? history.state : undefined);

/** The place in the list when a card was last opened. */
let left: Place | undefined;

export function keepPlace(opened: string): void {
  left = { scroll: scrollY, opened };
  history.replaceState(left, '');
}

/** The search that was last looked at, for cards that were opened from it; undefined where a card was opened by a link. */
let last: UrlState | undefined;
export const lastSearch = (): UrlState | undefined => last;

/** The address of the list as it was left, or of all cards. */
export const listAddress = (): string => `/cards${last ? writeUrlState(last) : ''}`;
export function goToList(): void {
  go(listAddress());
  if (left) history.replaceState(left, '');
}

/**
 * The search, as it stands in the address. Typing replaces the address; each filter is an entry in the history, so that
 * Back removes it.
 */
export function useUrlState(): readonly [UrlState, (next: UrlState, how: 'push' | 'replace') => void] {
  const [search, setSearch] = useState(() => readUrlState(location.search));
  last = search;
  useEffect(() => {
    const back = () => setSearch(readUrlState(location.search));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const change = (next: UrlState, how: 'push' | 'replace') => {
    const address = `${location.pathname}${writeUrlState(next)}`;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    setSearch(next);
  };
  return [search, change];
}
