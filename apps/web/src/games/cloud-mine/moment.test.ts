import '../../words/testing-globals.js';
import game, { type Event } from '@aerie/cloud-mine';
import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { speaking, TONGUES } from '../../words/testing.js';
import { animation, type Picture, picture } from './animation.js';
import { moment } from './moment.js';

const { worded } = speaking('cloud-mine');
const NAMES = ['Anna', 'Bruno', 'Cirra', 'Dario'];

/** A round of four that seat 0 dreams: seat 3 scouts, seats 1 and 2 guess these cards, of which 5 is the one. */
function roundOf(...guesses: readonly number[]) {
  const s = game.setup({ language: 'en' }, 4, new QuickChance('moment'), undefined);
  let p: Picture = { ...picture(game.view(s, 1)), daydreamer: 0, won: [[], [], [], []], past: [] };
  const cards = [1, 2, 3, 4, 5, 6];
  const right = guesses.at(-1) === 5;
  const finder = right ? ((guesses.length - 1) % 2) + 1 : null;
  const wrong = guesses.filter((card) => card !== 5);
  const won: Event[] =
    finder === null
      ? [{ type: 'won', seat: 3, role: 'scout', cards, total: 6 }]
      : [
          ...(wrong.length > 0
            ? [{ type: 'won', seat: 0, role: 'daydreamer', cards: wrong, total: wrong.length } as const]
            : []),
          {
            type: 'won',
            seat: finder,
            role: 'watcher',
            cards: cards.filter((card) => !wrong.includes(card)),
            total: 6 - wrong.length,
          },
        ];
  const events: Event[] = [
    { type: 'described', seat: 0, words: 'crown' },
    { type: 'shown', cards },
    ...guesses.map(
      (card, i): Event => ({ type: 'guessed', seat: (i % 2) + 1, card, right: card === 5, left: 3 - i }),
    ),
    ...won,
    { type: 'roundEnded', round: 1, picked: 5, words: 'crown', finder, wrong: wrong.length },
  ];
  const staged = events.flatMap((event) => {
    p = animation.after(p, event);
    return moment(event, p) ?? [];
  });
  expect(staged).toHaveLength(1);
  const [one] = staged;
  if (!one) throw new Error('nothing is staged');
  const cell = (what: Parameters<typeof worded>[1] | number) =>
    typeof what === 'number' ? `${what}` : worded('en', what, {});
  const lines = (one.lines ?? []).map((line) =>
    worded('en', line, { name: NAMES[line.seat ?? 0] ?? '', who: line.seat === 1 ? 'me' : 'other' }),
  );
  return {
    one,
    lines,
    title: cell(one.title),
    rows: one.rows?.map(({ who, cells, best }) => [who, ...cells.map(cell), best]),
  };
}

describe('the unveiling', () => {
  test('at once: too easy, so the Daydreamer gets nothing', () => {
    const { title, rows, lines } = roundOf(5);
    expect(title).toBe('“crown” was cloud 5');
    expect(rows).toEqual([
      [0, 'Daydreamer', '0', '0', false],
      [3, 'Scout', '0', '0', false],
      [1, '5: found', '+6', '6', true],
      [2, 'no guess', '0', '0', false],
    ]);
    expect(lines).toEqual([
      'You found it at once and get the 6 open clouds.',
      'Too easy: Anna gets nothing for the description.',
    ]);
  });

  test('after wrong guesses: who guessed what, and what it brings', () => {
    const { rows, lines } = roundOf(2, 3, 4, 5);
    expect(rows).toEqual([
      [0, 'Daydreamer', '+3', '3', false],
      [3, 'Scout', '0', '0', false],
      [1, '2, 4: wrong', '0', '0', false],
      [2, '3, 5: found', '+3', '3', true],
    ]);
    expect(lines[1]).toBe('Anna gets the 3 clouds that were turned over.');
  });

  test('not at all: too hard, so the Scout takes everything', () => {
    const { rows, lines } = roundOf(1, 2, 3, 4);
    expect(rows?.[1]).toEqual([3, 'Scout', '+6', '6', true]);
    expect(lines).toEqual(['Too hard: nobody found it, so Dario, the Scout, takes all 6 clouds.']);
  });

  test.each([[[5]], [[1, 5]], [[1, 2, 5]], [[1, 2, 3, 4]]])(
    'of guesses %j is told in every language, to everybody',
    (guesses) => {
      const { one } = roundOf(...guesses);
      const sayings = [one.title, ...(one.columns ?? []), ...(one.lines ?? [])];
      for (const tongue of TONGUES)
        for (const who of ['me', 'other'])
          for (const saying of sayings) expect(worded(tongue, saying, { name: 'Ada', who })).toMatch(/\S/);
    },
  );
});
