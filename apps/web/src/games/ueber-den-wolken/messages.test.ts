import { advise, botOf, questionTo } from '@aerie/bots';
import { QuickChance, type Seat } from '@aerie/kernel';
import ueberDenWolken, { type Answer, type Event, type State, type View } from '@aerie/ueber-den-wolken';
import { describe, expect, test } from 'vitest';
import { speaking, TONGUES } from '../../words/testing.js';
import type { Saying } from '../../words/words.js';
import { logLine } from './log-lines.js';
import { account, answer, confirm, passage, prompt, score, waiting } from './messages.js';
import { PLAN } from './rules/passages.js';

const { worded } = speaking('ueber-den-wolken');

/** A table of two at the start of a turn of seat 0. */
function table(changes: Partial<View> = {}): View {
  const s = ueberDenWolken.setup({}, 2, new QuickChance('lines'), undefined);
  return { ...ueberDenWolken.view(s, 0), player: 0, step: { at: 'turn' }, ...changes };
}

const read = (notation: string): Answer => {
  const given = ueberDenWolken.read(notation);
  if (!given) throw new Error(`${notation} is no answer`);
  return given;
};

const english = (one: Saying | undefined): string | undefined => one && worded('en', one);
const told = (event: Event, who: 'me' | 'other' = 'other'): string | undefined => {
  const one = logLine(event);
  return one && worded('en', one, { name: 'Ada', who });
};

describe('prompt', () => {
  test.each<[string, Partial<View>, string]>([
    ['a turn', { cubes: [7, 9] }, 'Your turn, 7 cubes left. Pick an action, play a card, or pass.'],
    ['a swap', { step: { at: 'swap', manner: 'neutral' } }, 'Swap a swift with a bird next to it.'],
    [
      'a new bird',
      { step: { at: 'place', bird: 2 } },
      'Where does the male kite go? In front of a column, or at its back.',
    ],
    ['too many cards', { step: { at: 'discard' } }, 'Five cards are one too many. Discard one.'],
  ])('%s', (_, changes, words) => {
    expect(english(prompt(table(changes), 0))).toBe(words);
  });
});

describe('answer', () => {
  const flock = [1, 0, 0, 9, 4, 0, 2, 3, 1, 9, 3, 0, 4, 0, 0];
  test.each<[string, Partial<View>, string]>([
    ['A', { uses: [2, 0, 0, 0] }, 'Fly sideways for 3 cubes'],
    ['D', { step: { at: 'standard' } }, 'Take a card'],
    ['pass', { cubes: [1, 0] }, 'Pass for 1 cube'],
    ['b2-c2', { flock }, 'Swap b2 and c2: male goose and female goose'],
    ['bird kf', {}, 'The female kite'],
    ['front c', {}, 'In front of column C'],
    ['back a', {}, 'At the back of column A'],
    ['play 1', {}, 'Play Dodge for 2 cubes'],
    ['play 15', {}, 'Play Display and use a card from the table'],
    ['done', {}, 'Keep the rest'],
  ])('%s', (notation, changes, words) => {
    expect(english(answer(read(notation), table(changes)))).toBe(words);
  });
});

describe('confirm', () => {
  const flock = [1, 0, 0, 1, 4, 0, 2, 3, 1, 9, 3, 0, 4, 0, 0];
  test('asks before a swap that changes nothing', () => {
    expect(english(confirm(read('a1-b1'), table({ flock })))).toBe(
      'Both are a female kite: nothing would change. Swap them anyway?',
    );
    expect(confirm(read('b1-c1'), table({ flock }))).toBeUndefined();
  });

  test('asks before somebody with many cubes passes', () => {
    expect(english(confirm({ kind: 'pass' }, table({ cubes: [9, 9] })))).toBe(
      'You pass and lose 2 cubes. Sure, with 9 cubes in hand?',
    );
    expect(confirm({ kind: 'pass' }, table({ cubes: [3, 9] }))).toBeUndefined();
  });
});

describe('log lines explain every point', () => {
  test('of a landing', () => {
    const nest = { type: 'nestScored', nest: 0, points: 11, pairs: 1, pairPoints: 3, total: 14 } as const;
    expect(told({ ...nest, seat: 0, females: 1, males: 2 })).toBe(
      'Ada lands 1 female and 2 males: 11, one pair +3. Together 14 points.',
    );
    expect(
      told({ ...nest, seat: 0, females: 2, males: 0, points: 7, pairs: 0, pairPoints: 0, total: 7 }, 'me'),
    ).toBe('You land 2 females: 7. Together 7 points.');
    expect(
      told({ ...nest, seat: 0, females: 0, males: 0, points: 0, pairs: 0, pairPoints: 0, total: 0 }),
    ).toBe('Ada lands no birds: no points.');
  });

  test('of a card', () => {
    const spaces = [
      { space: 0, points: 2 },
      { space: 4, points: 1 },
    ];
    expect(told({ type: 'scored', seat: 0, when: 'landing', card: 1, spaces, bonus: 2, total: 5 })).toBe(
      'Ada scores the Dodge card: a1 2, b2 1, both +2. Together 5 points.',
    );
  });
});

describe('whole matches', () => {
  const inAllTongues = (one: Saying) => {
    for (const tongue of TONGUES)
      for (const who of ['me', 'other']) expect(worded(tongue, one, { name: 'Ada', who })).toMatch(/\S/);
  };

  /** Says all that can be said of a position before it is answered. */
  function sayPosition(s: State, seat: Seat): void {
    const view = ueberDenWolken.view(s, seat);
    inAllTongues(prompt(view, seat));
    inAllTongues(waiting(view, seat));
    inAllTongues(score(view, seat).label);
    expect(Object.keys(PLAN)).toContain(passage(view));
    for (const notation of [
      'A',
      'play 1',
      'b1-c1',
      'a1-e1',
      'bird n',
      'front c',
      'take 3',
      'score 2',
      'done',
      'copy 15',
    ]) {
      const a = ueberDenWolken.read(notation);
      const reason = a && ueberDenWolken.why(s, seat, a);
      if (reason)
        inAllTongues({
          key: `ueber-den-wolken.why.${reason.code}`,
          ...(reason.args && { args: reason.args as Record<string, string | number> }),
        });
    }
    for (const legal of ueberDenWolken.answers(s, seat)) {
      inAllTongues(answer(legal, view));
      const doubt = confirm(legal, view);
      if (doubt) inAllTongues(doubt);
    }
  }

  test.each([
    ['random', 4],
    ['greedy', 2],
  ])('can be told in every language, played by %s', async (level, seats) => {
    const luck = new QuickChance(level);
    const bot = await botOf(ueberDenWolken, level);
    if (!bot) throw new Error(`nobody plays ${level}`);
    const tell = (event: Event) => {
      const one = logLine(event);
      if (one) inAllTongues(one);
    };
    const s = ueberDenWolken.setup({}, seats, luck, tell);
    let steps = 0;
    for (let seat = ueberDenWolken.awaited(s)[0]; seat !== undefined; seat = ueberDenWolken.awaited(s)[0]) {
      // Saying every position in full is slow: some of them will do.
      if (steps++ % 5 === 0) sayPosition(s, seat);
      const { answer: chosen } = advise(questionTo(ueberDenWolken, s, seat), bot, luck);
      ueberDenWolken.apply(s, seat, chosen as Parameters<typeof ueberDenWolken.apply>[2], luck, tell);
    }
    const view = ueberDenWolken.view(s, 0);
    const { points } = ueberDenWolken.outcome(s) ?? { points: [] };
    // Where points come from adds up to how many there are.
    const { columns, rows } = account(view);
    rows.forEach((row, seat) => {
      const total = columns.findIndex(({ key }) => key === 'ueber-den-wolken.account.total');
      const sources = row.slice(0, total).reduce<number>((sum, cell) => sum + Number(cell), 0);
      expect([row[total], sources]).toEqual([points[seat], points[seat]]);
    });
    // A column that is 0 for everybody says nothing.
    const score = columns.findIndex(({ key }) => key === 'ueber-den-wolken.account.score');
    if (score >= 0) expect(rows.some((row) => row[score] !== 0)).toBe(true);
  });
});
