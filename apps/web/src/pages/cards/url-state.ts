import { type Card, KINDS } from '../../games/schwingenschlag/deck.js';
import { FACET_NAMES, type FacetName, facet } from './facets.js';

export const SORTS = ['number', 'name', 'points', 'cost'] as const;
export type Sort = (typeof SORTS)[number];

/** The search for cards. All of it is in the URL, so that it can be shared and Back restores it. */
export interface UrlState {
  readonly text: string;
  readonly kind: Card['kind'] | 'all';
  readonly picks: Readonly<Record<FacetName, readonly string[]>>;
  readonly sort: Sort;
}

const NO_PICKS = Object.fromEntries(FACET_NAMES.map((name) => [name, []])) as unknown as UrlState['picks'];
export const NOTHING: UrlState = { text: '', kind: 'all', picks: NO_PICKS, sort: 'number' };

const LONGEST = 60;

/** Reads the query of a URL; values that are not known are ignored. */
export function readUrlState(query: string): UrlState {
  const said = new URLSearchParams(query);
  const oneOf = <T extends string>(list: readonly T[], name: string): T | undefined =>
    list.find((one) => one === said.get(name));
  const picks = Object.fromEntries(
    FACET_NAMES.map((name) => {
      const wanted = (said.get(name) ?? '').split(',');
      return [name, facet(name).values.filter((value) => wanted.includes(value))];
    }),
  ) as unknown as UrlState['picks'];
  return {
    text: (said.get('q') ?? '').slice(0, LONGEST),
    kind: oneOf(KINDS, 'kind') ?? 'all',
    picks,
    sort: oneOf(SORTS, 'sort') ?? 'number',
  };
}

/** The query of a URL, empty or with its question mark; commas are not escaped. */
export function writeUrlState({ text, kind, picks, sort }: UrlState): string {
  const parts = [
    text.trim() && `q=${encodeURIComponent(text.trim())}`,
    kind !== 'all' && `kind=${kind}`,
    ...FACET_NAMES.map((name) => picks[name].length > 0 && `${name}=${picks[name].join(',')}`),
    sort !== 'number' && `sort=${sort}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Adds a value of a facet, or removes it where it is there. */
export function toggled(search: UrlState, name: FacetName, value: string): UrlState {
  const before = search.picks[name];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const inOrder = facet(name).values.filter((one) => after.includes(one));
  return { ...search, picks: { ...search.picks, [name]: inOrder } };
}

/** How many values are asked for, besides words and kind. */
export const countPicks = ({ picks }: UrlState): number =>
  FACET_NAMES.reduce((sum, name) => sum + picks[name].length, 0);
