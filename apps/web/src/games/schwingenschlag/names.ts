import {
  CAVE_NAMES,
  columnOf,
  DRAGON_NAMES,
  labels,
  MAT_SPOT,
  plainText,
  type Resource,
  ROWS,
  type Row,
  rowOf,
  type Spot,
} from '@aerie/schwingenschlag';
import { type Language, say } from '../../words/words.js';
import { TONGUES } from './deck.js';

/** The language that the page speaks now. */
export function tongue(): Language {
  const said = globalThis.document?.documentElement.lang;
  return TONGUES.find((one) => one === said) ?? 'en';
}

type Things = ReturnType<typeof labels>['things'];

/** Amount and thing in words: "2 coins". */
export function amount(thing: keyof Things, n: number): string {
  return `${n} ${labels(tongue()).things[thing][n === 1 ? 0 : 1]}`;
}

/** The word for a thing by itself. */
export const thingName = (thing: keyof Things, several = false): string =>
  labels(tongue()).things[thing][several ? 1 : 0];

export const resourceName = (resource: Resource): string => thingName(resource);

/** What a dragon is called; a card that one may not know is just a card. */
export const dragonName = (card: number): string =>
  DRAGON_NAMES[card]?.[TONGUES.indexOf(tongue())] ?? thingName('dragon');

export const caveName = (card: number): string =>
  CAVE_NAMES[card]?.[TONGUES.indexOf(tongue())] ?? thingName('cave');

export const rowName = (row: Row): string => labels(tongue()).rows[ROWS[row]];

/** A space of a mat as people count; the nests of the mat by themselves. */
export const spotName = (spot: Spot): string =>
  spot === MAT_SPOT ? say({ key: 'schwingenschlag.nests' }) : `${rowName(rowOf(spot))} ${columnOf(spot) + 1}`;

/** Things as one says them in a sentence: gold and milk. */
export const inASentence = (words: readonly string[]): string => new Intl.ListFormat(tongue()).format(words);

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(tongue(), { type: 'unit', style: 'short' }).format(words);

export const plain = (text: string): string => plainText(text, tongue());

/** A text of signs in words may begin with a small letter; a sentence does not. */
export const capital = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(tongue()) + words.slice(1);
