import { CAVE_NUMBERS, DRAGON_NUMBERS, labels, ROWS } from '@aerie/schwingenschlag';
import { isSign, ROW_SIGNS, type SignName } from '../../games/schwingenschlag/art/icons.js';
import type { Card } from '../../games/schwingenschlag/deck.js';
import { language } from '../../words/words.js';
import { type FacetName, rowOfHabitat } from './facets.js';
import { tr } from './tr.js';

/** "Dragon 42 of 183". */
export const kindLine = ({ kind, number }: Card): string =>
  kind === 'dragon'
    ? tr('cards.dragonOf', { number, all: DRAGON_NUMBERS.length })
    : tr('cards.caveOf', { number, all: CAVE_NUMBERS.length });

/** A value of a facet in words. */
export function valueWords(name: FacetName, value: string): string {
  const { sizes, traits, rows, timings, things } = labels(language.value);
  switch (name) {
    case 'size':
      return sizes[value as keyof typeof sizes];
    case 'trait':
      return traits[value as keyof typeof traits];
    case 'habitat':
      return rows[ROWS[rowOfHabitat(value)]];
    case 'timing':
      return timings[value as keyof typeof timings];
    case 'total':
      return tr('cards.value.total', { n: Number(value) });
    case 'points': {
      const [from = '', to = ''] = value.split('-');
      return tr('cards.value.points', { from, to });
    }
    case 'cost':
    case 'signs':
      return things[value as keyof typeof things][0];
  }
}

/** The sign of a value; numbers have none. */
export function signOf(name: FacetName, value: string): SignName | undefined {
  if (name === 'habitat') return ROW_SIGNS[rowOfHabitat(value)];
  return isSign(value) ? value : undefined;
}
