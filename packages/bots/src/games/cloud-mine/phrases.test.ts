import { LANGUAGES, type Language, refusal } from '@aerie/cloud-mine';
import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { LEXICON } from './lexicon/lexicon.js';
import { meanings } from './lexicon/meaning.js';
import { type Noun, SLOTS } from './lexicon/nouns.js';
import { MANNERS } from './manners.js';
import { phrases } from './phrases.js';

const nounOf = (language: Language, id: string): Noun => LEXICON.get(id)?.nouns[language] as Noun;
const said = (language: Language, way: string, id: string): string | undefined =>
  SLOTS[language][way]?.(nounOf(language, id));

describe('nouns', () => {
  test.each([
    ['de', 'ein', 'owl', 'eine Eule'],
    ['de', 'einen', 'dog', 'einen Hund'],
    ['de', 'einen', 'lion', 'einen Löwen'],
    ['de', 'einem', 'bear', 'einem Bären'],
    ['de', 'einen', 'house', 'ein Haus'],
    ['de', 'einen', 'doves', 'Tauben'],
    ['de', 'einem', 'lake', 'einem See'],
    ['de', 'den', 'neighbour', 'den Nachbarn'],
    ['fr', 'au', 'spring', 'au printemps'],
    ['fr', 'au', 'island', 'à l’île'],
    ['it', 'al', 'rucksack', 'allo zaino'],
    ['it', 'al', 'eyes', 'agli occhi'],
    ['de', 'der', 'unicorn', 'das Einhorn'],
    ['en', 'an', 'owl', 'an owl'],
    ['en', 'an', 'unicorn', 'a unicorn'],
    ['en', 'an', 'ufo', 'a ufo'],
    ['en', 'an', 'scissors', 'scissors'],
    ['fr', 'un', 'island', 'une île'],
    ['fr', 'le', 'island', 'l’île'],
    ['fr', 'le', 'owl', 'le hibou'],
    ['fr', 'le', 'scissors', 'les ciseaux'],
    ['fr', 'un', 'water', 'de l’eau'],
    ['fr', 'un', 'snow', 'de la neige'],
    ['it', 'un', 'gnome', 'uno gnomo'],
    ['it', 'un', 'island', 'un’isola'],
    ['it', 'il', 'island', 'l’isola'],
    ['it', 'il', 'rucksack', 'lo zaino'],
    ['it', 'il', 'eyes', 'gli occhi'],
    ['it', 'il', 'scissors', 'le forbici'],
  ] as const)('in %s, %s of %s is %s', (language, way, id, text) => {
    expect(said(language, way, id)).toBe(text);
  });
});

describe.each(LANGUAGES)('phrases in %s', (language) => {
  const manners = Object.values(MANNERS[language]).flat();

  test('between the slots nothing stands that could be looked for in a cloud', () => {
    const meant = manners.filter((manner) => meanings(manner.replace(/\{[^}]*\}/g, ' ')).length > 0);
    expect(meant).toEqual([]);
  });

  test('everything that bots know can be said, within the rules', () => {
    for (const { names } of LEXICON.values()) {
      const ways = phrases(language, [names[language][0] as string], new QuickChance('ways'));
      expect(ways.length).toBeGreaterThan(0);
      for (const text of ways) expect(refusal(text), text).toBeUndefined();
    }
  });

  test('a slot that a word cannot fill is not said', () => {
    const [a] = LEXICON.get('scary')?.names[language] ?? [];
    const ways = phrases(language, [a as string], new QuickChance('adjective'));
    for (const text of ways) expect(text).not.toMatch(/[{}]|undefined/);
  });
});

test.each([
  ['de', ['whale', 'dive'], 'Eine Walflosse taucht ab'],
  ['en', ['whale', 'dive'], 'A whale dives down'],
  ['fr', ['whale', 'dive'], 'Une baleine plonge'],
  ['it', ['whale', 'dive'], 'Una balena si tuffa'],
  ['de', ['spider', 'scary'], 'Gruselig wie eine Spinne'],
  ['en', ['spider', 'scary'], 'As scary as a spider'],
  ['fr', ['spider', 'scary'], 'Effrayant comme une araignée'],
  ['it', ['spider', 'scary'], 'Pauroso come un ragno'],
] as const)('in %s, %s can become "%s"', (language, [a, b], text) => {
  const name = (id: string) => LEXICON.get(id)?.names[language][0] as string;
  expect(phrases(language, [name(a), name(b)], new QuickChance('story'))).toContain(text);
});

test('words that are spelt alike keep their own gender', () => {
  const said = (id: string) => phrases('fr', ['voile'], new QuickChance('alike'), 'naming', [id]);
  expect(said('sail')).toContain('Une voile');
  expect(said('veil')).toContain('Un voile');
});
