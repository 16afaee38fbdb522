import { caveText, dragonCard, dragonText, labels, plainText, RESOURCES, ROWS } from '@aerie/schwingenschlag';
import { type Card, DECK, keyOf, nameIn, TONGUES } from '../../games/schwingenschlag/deck.js';
import { fold, foldSpelled } from '../../words/fold.js';
import type { Language } from '../../words/words.js';
import { FACET_NAMES, type FacetName, facet } from './facets.js';
import type { UrlState } from './url-state.js';

/** The searchable texts of a card, folded. */
interface Entry {
  readonly card: Card;
  readonly name: string;
  /** Its names in the other languages. */
  readonly others: string;
  /** What it says and what it is. */
  readonly words: string;
}

/** Wording and facts of a card in plain words. */
function wordsOf({ kind, number }: Card, tongue: Language): string {
  const { sizes, traits, rows, timings, things } = labels(tongue);
  if (kind === 'cave') return `${things.cave[0]} ${plainText(caveText(number, tongue), tongue)}`;
  const { size, trait, habitats, timings: when, cost } = dragonCard(number);
  const due = [
    ...RESOURCES.filter((one) => cost.resources[one] > 0).map((one) => things[one][0]),
    cost.egg > 0 ? things.egg[0] : '',
    cost.coin > 0 ? things.coin[0] : '',
  ];
  return [
    plainText(dragonText(number, tongue).join(' '), tongue),
    sizes[size],
    traits[trait],
    ...habitats.map((row) => rows[ROWS[row]]),
    ...when.map((timing) => timings[timing]),
    ...due,
  ].join(' ');
}

const foldedFor = (tongue: Language, text: string): string =>
  tongue === 'de' ? `${fold(text)} ${foldSpelled(text)}` : fold(text);

function entry(card: Card, tongue: Language): Entry {
  const others = TONGUES.filter((one) => one !== tongue).map((one) => foldedFor(one, nameIn(card, one)));
  return {
    card,
    name: foldedFor(tongue, nameIn(card, tongue)),
    others: others.join(' '),
    words: foldedFor(tongue, wordsOf(card, tongue)),
  };
}

const entries = new Map<Language, readonly Entry[]>();
function entriesIn(tongue: Language): readonly Entry[] {
  const known = entries.get(tongue);
  if (known) return known;
  const made = DECK.map((card) => entry(card, tongue));
  entries.set(tongue, made);
  return made;
}

/** Short words match beginnings of words, longer ones match anywhere, because German compounds are one word. */
const holds = (text: string, part: string): boolean =>
  part.length < 3 ? ` ${text}`.includes(` ${part}`) : text.includes(part);

/** How well a card fits the words, best first; undefined if it does not. A number alone is a card's number. */
function fit({ card, name, others, words }: Entry, asked: string): number | undefined {
  const number = /^\d+$/.exec(asked)?.[0];
  if (number !== undefined) return card.number === Number(number) ? 0 : undefined;
  const parts = asked.split(' ');
  const within = (...texts: readonly string[]) =>
    parts.every((part) => texts.some((text) => holds(text, part)));
  if (name.startsWith(asked)) return 0;
  if (within(name)) return 1;
  if (within(name, others)) return 2;
  return within(name, others, words) ? 3 : undefined;
}

const hasPicked = (card: Card, name: FacetName, picks: readonly string[]): boolean => {
  if (picks.length === 0) return true;
  const { of, all } = facet(name);
  const has = of(card);
  return all ? picks.every((one) => has.includes(one)) : picks.some((one) => has.includes(one));
};

/** By points and cost; caves have neither and come last. */
const worth = ({ kind, number }: Card): number => (kind === 'dragon' ? dragonCard(number).points : -1);
const price = ({ kind, number }: Card): number => (kind === 'dragon' ? dragonCard(number).symbols : 99);

interface Found {
  readonly card: Card;
  readonly fit: number;
}

function orderOf(search: UrlState, tongue: Language): (a: Found, b: Found) => number {
  const collator = new Intl.Collator(tongue);
  switch (search.sort) {
    case 'name':
      return (a, b) => collator.compare(nameIn(a.card, tongue), nameIn(b.card, tongue));
    case 'points':
      return (a, b) => worth(b.card) - worth(a.card);
    case 'cost':
      return (a, b) => price(a.card) - price(b.card);
    case 'number':
      return (a, b) => a.fit - b.fit;
  }
}

/**
 * The cards that fit a search, in its order. Sorted by number, those come first whose name was meant rather than
 * their text; equals always stay by number.
 */
export function find(search: UrlState, tongue: Language): readonly Card[] {
  const asked = fold(search.text);
  const found = entriesIn(tongue).flatMap((one): Found[] => {
    const { card } = one;
    if (search.kind !== 'all' && card.kind !== search.kind) return [];
    if (!FACET_NAMES.every((name) => hasPicked(card, name, search.picks[name]))) return [];
    const how = asked === '' ? 0 : fit(one, asked);
    return how === undefined ? [] : [{ card, fit: how }];
  });
  return found.sort(orderOf(search, tongue)).map(({ card }) => card);
}

/** How many cards each value of a facet would show, with all else that is asked for. */
export function counts(search: UrlState, name: FacetName, tongue: Language): ReadonlyMap<string, number> {
  const { values, of, all } = facet(name);
  const rest = all ? search : { ...search, picks: { ...search.picks, [name]: [] } };
  const result = new Map(values.map((value) => [value, 0]));
  for (const card of find(rest, tongue))
    for (const value of of(card)) result.set(value, (result.get(value) ?? 0) + 1);
  return result;
}

/** The cards most like one of them: what they speak of first, then what they are. */
export function similar(card: Card, n: number): readonly Card[] {
  const values = (of: Card) =>
    new Set(
      FACET_NAMES.flatMap((name) =>
        facet(name)
          .of(of)
          .map((one) => `${name} ${one}`),
      ),
    );
  const mine = values(card);
  const likeness = (other: Card): number => {
    const theirs = values(other);
    const shared = [...mine].filter((one) => theirs.has(one));
    const weight = shared.reduce((sum, one) => sum + (/^(signs|timing)/.test(one) ? 3 : 1), 0);
    return weight / (mine.size + theirs.size);
  };
  return DECK.filter((other) => other.kind === card.kind && keyOf(other) !== keyOf(card))
    .map((other) => ({ other, like: likeness(other) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, n)
    .map(({ other }) => other);
}
