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

  test('are built like the English ones, and mark the same rulings', () => {
    rules.forEach((passage, i) => {
      expect(passage.body.map(kindOf), passage.id).toEqual(en[i]?.body.map(kindOf));
    });
  });

  test('name the same figures as the English ones', () => {
    rules.forEach((passage, i) => {
      expect(figuresOf(passage), passage.id).toEqual(figuresOf(en[i] as Passage));
    });
  });

  test('leave nothing empty', () => {
    for (const { title, body } of rules) {
      expect(title).toMatch(/\S/);
      for (const paragraph of body) expect(paragraph.length).toBeGreaterThan(8);
    }
  });
});

test('what is our own ruling is marked, wherever the book leaves a question open', () => {
  const told = en.flatMap(({ id, body }) => (body.some((text) => kindOf(text) === '! ') ? [id] : []));
  expect(told).toEqual([
    'setup',
    'round',
    'excavate',
    'entice',
    'explore',
    'paying',
    'abilities',
    'hatchlings',
    'guild',
    'objectives',
    'end',
    'solo',
  ]);
});

/** What is typeset wrongly: typewriter marks, and French marks without their narrow space. */
test('the rules are typeset with care', () => {
  for (const [tongue, rules] of Object.entries(RULES))
    for (const { title, body } of rules)
      for (const text of [title, ...body]) {
        expect(text).not.toMatch(/['"]|\.\.\./);
        expect(text.slice(2)).not.toMatch(tongue === 'fr' ? /(?<!\u202f)[?!;:]/ : /\s[?!;:]/);
      }
});
