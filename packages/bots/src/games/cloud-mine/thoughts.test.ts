import { CARDS, LANGUAGES, type Language, type View } from '@aerie/cloud-mine';
import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { fresh, type Idea, ideas, say } from './thoughts.js';

/** A Daydreamer's view of a round after others in which this was said. */
const dreaming = (picked: number, language: Language, said: readonly string[] = []): View =>
  ({ picked, language, past: said.map((words) => ({ words, cards: [] })) }) as unknown as View;

const ideasOf = (card: number): Idea[] => ideas(dreaming(card, 'en'), new QuickChance('ideas'));

describe('what comes to mind', () => {
  test.each(CARDS)('of cloud %i: names, pairs, likenesses, thoughts and stories', (card) => {
    const kinds = ideasOf(card).map(({ kind }) => kind);
    for (const kind of ['naming', 'two', 'hinting', 'beside', 'story'] as const)
      expect(kinds).toContain(kind);
  });

  test('a pair never names one thing twice', () => {
    const pairs = CARDS.flatMap(ideasOf).filter(({ kind }) => kind === 'two');
    const has = (a: string, b: string) =>
      pairs.some(({ concepts }) => concepts[0] === a && concepts[1] === b);
    expect(pairs.length).toBeGreaterThan(100);
    expect(has('house', 'cottage')).toBe(false);
    expect(has('owl', 'eagleowl')).toBe(false);
    expect(has('horses', 'pony')).toBe(false);
  });

  test('figures of others are never said', () => {
    const spoken = new Set(CARDS.flatMap(ideasOf).flatMap(({ concepts }) => concepts));
    for (const unsaid of ['batman', 'mickey', 'smurf']) expect(spoken.has(unsaid), unsaid).toBe(false);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('nothing is said twice in a match, even about the same cloud over and over', () => {
    const luck = new QuickChance(`twice ${language}`);
    const said: string[] = [];
    for (let round = 0; round < 40; round++) {
      const v = dreaming(25, language, said);
      const left = fresh(ideas(v, luck), v);
      said.push(say(v, left[luck.below(left.length)] as Idea, luck));
    }
    expect(new Set(said.map((text) => text.toLowerCase())).size).toBe(said.length);
  });

  test('where every way to put an idea is used up, something else is said', () => {
    const luck = new QuickChance(`used up ${language}`);
    const idea = ideas(dreaming(25, language), luck)[0] as Idea;
    const said: string[] = [];
    for (let round = 0; round < 30; round++) said.push(say(dreaming(25, language, said), idea, luck));
    expect(new Set(said).size).toBe(said.length);
  });
});
