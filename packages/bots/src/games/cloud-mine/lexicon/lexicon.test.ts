import { FORM_NAMES, LANGUAGES, MOTIF_NAMES } from '@aerie/cloud-mine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEXICON } from './lexicon.js';
import { association, meanings } from './meaning.js';
import type { Noun } from './nouns.js';
import { alike, stem, wordsOf } from './spelling.js';

const ids = (text: string): string[] => meanings(text).flatMap((meaning) => [...meaning.keys()]);

describe('the lexicon', () => {
  test('has words in all four languages for everything that hides in a cloud', () => {
    for (const motif of MOTIF_NAMES) expect(LEXICON.has(motif), motif).toBe(true);
    for (const { id, names } of LEXICON.values()) {
      for (const language of LANGUAGES) {
        expect(names[language].length, `${id} in ${language}`).toBeGreaterThan(0);
        for (const name of names[language]) expect(name, `${id} in ${language}`).toMatch(/\S/);
      }
    }
  });

  test('every link leads somewhere else, and to something that we know', () => {
    for (const { id, links } of LEXICON.values()) {
      for (const link of links) {
        expect(LEXICON.has(link), `${id} → ${link}`).toBe(true);
        expect(link).not.toBe(id);
      }
    }
  });

  test('knows at least 1,500 things, and every plain form is one of them', () => {
    expect(LEXICON.size).toBeGreaterThanOrEqual(1500);
    for (const form of FORM_NAMES) expect(LEXICON.has(form), form).toBe(true);
  });

  test('a row says each relation once, in a way that can be read', () => {
    for (const { id, relations } of LEXICON.values()) {
      expect(relations.length, id).toBeGreaterThan(0);
      expect(new Set(relations.map(({ to }) => to)).size, id).toBe(relations.length);
      for (const { closeness } of relations) expect(closeness, id).toBeGreaterThan(0);
    }
  });

  test('what German calls by a noun has an article in French and Italian, or is a name', () => {
    const bare = [...LEXICON.values()].filter(({ nouns }) => nouns.de && nouns.de.number !== 'name');
    for (const { id, nouns, names } of bare) {
      for (const language of ['fr', 'it'] as const) {
        const { number } = nouns[language] as Noun;
        // Names of places and people are written as they are said: la tour Eiffel.
        if (number === 'name')
          expect(names[language][0], `${id} in ${language}`).toMatch(/^(?:l[aeo]s? |l'|il? )|\p{Lu}/u);
      }
    }
  });

  test('everything that hides in a cloud is reached from some idea', () => {
    for (const motif of MOTIF_NAMES) expect(LEXICON.get(motif)?.links.length, motif).toBeGreaterThan(0);
  });
});

describe('what words mean', () => {
  test.each([
    ['Krönung', 'crown'],
    ['KRONE!', 'crown'],
    ['l’éléphant', 'elephant'],
    ["dell'angelo", 'angel'],
    ['Schmetterlinge', 'butterfly'],
    ['Schmetterlingsflügel', 'wings'],
    ['balene', 'whale'],
    ['ice cream', 'icecream'],
    ['eine fliegende Untertasse', 'saucer'],
    ['chauve-souris', 'bat'],
    ['elephnat', 'elephant'],
    ['🐘', 'elephant'],
    ['☂️', 'umbrella'],
    ['Füße', 'feet'],
  ])('%s means %s', (text, id) => {
    expect(ids(text)).toContain(id);
  });

  test.each(['', '…', 'qwrtzpf', 'der die das', 'the of with', '12345', '我看见'])(
    '%j means nothing',
    (text) => {
      expect(meanings(text)).toEqual([]);
    },
  );

  test('any text at all is looked up without harm', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 60 })),
        (text) => {
          for (const meaning of meanings(text)) {
            for (const strength of meaning.values()) {
              expect(strength).toBeGreaterThan(0);
              expect(strength).toBeLessThanOrEqual(1);
            }
          }
        },
      ),
    );
  });

  test('one thing brings others to mind, and the nearer the more', () => {
    const sea = association('sea');
    const near = sea.get('whale') as number;
    expect(near).toBeGreaterThan(sea.get('devil') ?? 0);
    expect(near).toBeGreaterThan(sea.get('scissors') ?? 0);
    expect(sea.get('sea')).toBe(1);
  });
});

describe('spelling', () => {
  test('words lose elisions, accents and signs', () => {
    expect(wordsOf("L'île, d’été — «ça»!")).toEqual(['ile', 'ete', 'ca']);
  });

  test.each([
    ['hasen', 'hase'],
    ['balena', 'balene'],
    ['wings', 'wing'],
    ['chevaux', 'chevau'],
  ])('%s and %s have one stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  test('a word is most like itself', () => {
    expect(alike('cloud', 'cloud')).toBe(1);
    expect(alike('cloud', 'clouds')).toBeGreaterThan(0.6);
    expect(alike('cloud', 'zebra')).toBe(0);
  });
});
