import { describe, expect, test } from 'vitest';
import type { Language } from '../../words/words.js';
import type { Passage } from '../game-ui.js';
import de from './rules/de.js';
import en from './rules/en.js';
import fr from './rules/fr.js';
import it from './rules/it.js';
import { PASSAGES } from './rules/passages.js';

const RULES: Readonly<Record<Language, readonly Passage[]>> = { de, en, fr, it };

/** What kind of paragraph it is: a point of a list, a ruling, or plain text. */
const kindOf = (paragraph: string): string => /^[*!] /.exec(paragraph)?.[0] ?? '';
/** The figures of a passage, whatever words stand around them. */
const figuresOf = ({ body }: Passage): Set<string> =>
  new Set(body.flatMap((text) => text.match(/\d+/g) ?? []));

describe.each(Object.entries(RULES))('the rules in %s', (_, rules) => {
  test('have every passage, in order', () => {
    expect(rules.map(({ id }) => id)).toEqual(PASSAGES);
  });

  test('are built like the English ones, and name the same figures', () => {
    rules.forEach((passage, i) => {
      expect(passage.body.map(kindOf), passage.id).toEqual(en[i]?.body.map(kindOf));
      expect(figuresOf(passage), passage.id).toEqual(figuresOf(en[i] as Passage));
    });
  });
});

test('the rulings of our own are all told', () => {
  const told = en.flatMap(({ id, body }) => body.filter((text) => kindOf(text) === '! ').map(() => id));
  expect(told).toEqual(['roles', 'describing', 'describing', 'winning']);
});
