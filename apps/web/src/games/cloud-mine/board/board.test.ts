import game from '@aerie/cloud-mine';
import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { type Picture, picture } from '../animation.js';
import { lookedAt, stepTo } from './looking.js';
import { behindCurtain, isSecret, lookOf } from './secrets.js';
import { linesOf } from './typeset.js';

/** Seat 2 scouts, seat 3 dreams. */
const table = (more: Partial<Picture> = {}): Picture => {
  const s = game.setup({ language: 'en' }, 4, new QuickChance('board'), undefined);
  return { ...picture(game.view({ ...s, daydreamer: 3 }, 2)), ...more };
};

describe('the curtain', () => {
  const asked = { shared: true, lifted: '', asked: true };

  test('is not there for somebody who has the screen for themselves', () => {
    const p = table();
    expect(isSecret(p)).toBe(true);
    expect(behindCurtain(p, 2, { ...asked, shared: false })).toEqual({ shown: p, down: false });
  });

  test('hides the hand of the Scout until the Scout has lifted it', () => {
    const p = table();
    const { shown, down } = behindCurtain(p, 2, asked);
    expect(down).toBe(true);
    expect(shown.cards).toEqual([]);
    expect(behindCurtain(p, 2, { ...asked, lifted: lookOf(p, 2) })).toEqual({ shown: p, down: false });
  });

  test('falls again for the Daydreamer, and for the next round', () => {
    const lifted = lookOf(table(), 2);
    const dreaming = table({ step: 'dream', viewer: 3, cards: [], picked: 17 });
    expect(behindCurtain(dreaming, 3, { ...asked, lifted })).toMatchObject({
      down: true,
      shown: { picked: 0 },
    });
    const later = table({ past: [{ daydreamer: 0, words: 'x', cards: [1], picked: 1, guesses: [] }] });
    expect(behindCurtain(later, 2, { ...asked, lifted }).down).toBe(true);
  });

  test('never shows where the picked cloud lies while others guess on the same screen', () => {
    const p = table({ step: 'guess', cards: [4, 17, 9], picked: 17, words: 'crown' });
    const { shown, down } = behindCurtain(p, 3, { ...asked, asked: false, lifted: lookOf(p, 3) });
    expect(down).toBe(false);
    expect(shown.picked).toBe(0);
    expect(shown.cards).toEqual([4, 17, 9]);
  });
});

describe('the large card', () => {
  const guesses = [{ seat: 0, card: 4 }];
  const p = table({ step: 'guess', cards: [4, 17, 9], guesses });

  test('is one that lies open: the chosen, else the hinted, else the first', () => {
    expect(lookedAt(p, undefined, [])).toBe(17);
    expect(lookedAt(p, 9, [])).toBe(9);
    expect(lookedAt(p, 4, [])).toBe(17);
    expect(lookedAt(p, undefined, [{ kind: 'guess', card: 9 }])).toBe(9);
  });

  test('is the one that everybody holds their breath for', () => {
    const event = { type: 'guessed', seat: 0, card: 4, right: false, left: 3 } as const;
    expect(lookedAt({ ...p, held: 4, now: { event, beat: 1 } }, 9, [])).toBe(4);
  });
});

test('arrow keys go from card to card and stop at the edge', () => {
  expect(stepTo('ArrowRight', 0, 6, 3)).toBe(1);
  expect(stepTo('ArrowDown', 1, 6, 3)).toBe(4);
  expect(stepTo('ArrowUp', 1, 6, 3)).toBeUndefined();
  expect(stepTo('a', 1, 6, 3)).toBeUndefined();
});

test('words in the album are broken into lines that fit', () => {
  const widthOf = (line: string) => line.length;
  expect(linesOf('a very polite giant', 13, 2, widthOf)).toEqual(['a very polite', 'giant']);
  expect(linesOf('one two three four', 5, 2, widthOf)).toEqual(['one', 'two …']);
  expect(linesOf('Donaudampfschiff', 6, 2, widthOf)).toEqual(['Donau…']);
});
