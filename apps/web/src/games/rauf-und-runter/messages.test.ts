import { advise, botOf, questionTo } from '@aerie/bots';
import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { type Answer, type Event, type State, type View } from '@aerie/rauf-und-runter';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../contract/game-ui.js';
import { speaking, TONGUES } from '../../words/testing.js';
import type { Saying } from '../../words/words.js';
import { account, answer, confirm, logLine, passage, prompt, score, waiting } from './messages.js';
import { PLAN } from './rules/passages.js';

const { worded } = speaking('rauf-und-runter');

/** A table of two in the first round: seat 0 plays, on space 9 as people count; the flutter number is 10. */
const table = (changes: Partial<View> = {}): View => ({
  ladder: [7, 8, 9, 11, 12, 13, 14, 15, 16],
  flutter: [10, 17, 18, 19, 20, 21, 22],
  round: 0,
  order: [0, 1],
  turn: 0,
  pecking: [0, 1],
  space: [8, 5],
  feathers: [0, 0],
  momentum: [0, 0],
  roll: '11345',
  track: [],
  heap: [],
  ...changes,
});

const read = (notation: string) => raufUndRunter.read(notation) as Answer;
const english = (one: Saying | undefined): string | undefined => one && worded('en', one);
const told = (event: Event, who: 'me' | 'other' = 'other'): string => {
  const { key, args }: LogLine = logLine(event);
  return worded('en', { key, args: { ...args, name: 'Ada', who } });
};

describe('prompt', () => {
  test.each<[string, Partial<View>, string]>([
    ['the first roll', {}, 'Pick a die. The flutter number is 10.'],
    ['an empty track', { roll: '2345' }, 'Pick a die. Your track is still empty, and 10 is the limit.'],
    ['a track with dice', { roll: '345', track: [2, 4] }, 'Pick a die. You are on 6 of 10.'],
    ['above it', { roll: '55', track: [3, 4, 5] }, 'Pick a die. You are 2 spaces above the flutter number.'],
    ['the last die', { roll: '5', track: [3] }, 'The last die. You have to take it.'],
    [
      'the last die, with feathers',
      { roll: '5', feathers: [2, 0] },
      'The last die. Take it, or pay for another roll.',
    ],
    [
      'feathers',
      { roll: '', track: [4, 4, 5], feathers: [4, 0] },
      '3 spaces too many. How many of your 4 feathers do you shed?',
    ],
  ])('%s', (_, changes, words) => {
    expect(english(prompt(table(changes), 0))).toBe(words);
  });
});

test('the others see whom they wait for, and for what', () => {
  const named = (view: View) => worded('en', waiting(view, 0), { name: 'Ada', who: 'other' });
  expect(named(table())).toBe('Ada is rolling.');
  expect(named(table({ roll: '' }))).toBe('Ada is counting feathers.');
  expect(waiting(table(), 1).seat).toBe(1);
});

test('every decision has its passage of the rules', () => {
  expect(passage(table())).toBe('picking');
  expect(passage(table({ roll: '3' }))).toBe('reroll');
  expect(passage(table({ roll: '' }))).toBe('feathers');
  expect(passage(table({ roll: '', round: 7 }))).toBe('end');
});

describe('answer', () => {
  test.each<[string, Partial<View>, string]>([
    ['3', {}, '3 on the track: 3'],
    ['4', { track: [2, 4] }, '4 on the track: 10'],
    ['1', { track: [2] }, '1 on the dung heap'],
    ['F', {}, 'Take a feather'],
    ['F', { feathers: [20, 15] }, 'Feather, but the nest is empty'],
    ['reroll', {}, 'Roll again for 2 feathers'],
    ['shed 3', { roll: '', track: [4, 4, 5], feathers: [4, 0] }, 'Shed 3 feathers, stand on 13'],
    ['shed 1', { roll: '', track: [4, 4, 5], feathers: [4, 0] }, 'Shed 1 feather, fall 2 spaces'],
    ['shed 0', { roll: '', track: [4, 4, 5], feathers: [4, 0], space: [1, 5] }, 'Shed nothing, fall 1 space'],
  ])('%s with %o', (notation, changes, words) => {
    expect(english(answer(read(notation), table(changes)))).toBe(words);
  });
});

describe('confirm', () => {
  const above = { roll: '35', track: [3, 3] };
  const shedding = { roll: '', track: [4, 4, 5] };

  test.each<[string, string, Partial<View>]>([
    ['a die that stays within the flutter number', '3', above],
    ['a die that feathers would cover', '5', { ...above, feathers: [1, 0] }],
    ['a die that cannot be helped', '5', { roll: '55', track: [3, 3] }],
    ['one evil among evils', '4', { roll: '45', track: [4, 4] }],
    ['a feather', 'F', { roll: '5F', track: [4, 5] }],
    ['a die for the dung heap', '1', { roll: '15', track: [4, 5] }],
    ['another roll', 'reroll', { ...above, feathers: [2, 0] }],
    ['all feathers that are needed', 'shed 3', { ...shedding, feathers: [5, 0] }],
    ['all feathers that one has', 'shed 2', { ...shedding, feathers: [2, 0] }],
    [
      'keeping feathers that would not soften anything',
      'shed 0',
      { ...shedding, feathers: [1, 0], space: [2, 5] },
    ],
  ])('does not doubt %s', (_, notation, changes) => {
    expect(confirm(read(notation), table(changes))).toBeUndefined();
  });

  test.each<[string, string, Partial<View>, string]>([
    [
      'too far without a feather',
      '5',
      above,
      'That takes you to 11, 1 space above the flutter number, and you have no feather to save you. Do it anyway?',
    ],
    [
      'too far where the feather die would cover',
      '5',
      { roll: '5F', track: [5, 5], feathers: [3, 0] },
      'That takes you to 15, 5 spaces above the flutter number, and your 3 feathers will not save you. Do it anyway?',
    ],
    [
      'a fall that feathers could prevent',
      'shed 1',
      { ...shedding, feathers: [5, 0] },
      'With 3 feathers you would stay up and keep your momentum. Fall 2 spaces instead?',
    ],
    [
      'a fall to nowhere that feathers could prevent',
      'shed 1',
      { ...shedding, feathers: [5, 0], space: [0, 5] },
      'With 3 feathers you would stay up and keep your momentum. Give it up instead?',
    ],
    [
      'a fall that feathers could soften',
      'shed 0',
      { ...shedding, feathers: [2, 0] },
      'You could shed 2 feathers and land more softly. Fall 3 spaces instead?',
    ],
  ])('asks before %s', (_, notation, changes, words) => {
    expect(english(confirm(read(notation), table(changes)))).toBe(words);
  });
});

describe('line', () => {
  test.each<[Event, string, readonly string[]]>([
    [
      { type: 'laidOut', ladder: [7, 8], flutter: [10, 17], pecking: [0, 1] },
      'The ladder is up. Flutter numbers, in order: 10, 17.',
      [],
    ],
    [
      { type: 'roundBegan', round: 2, flutter: 17, order: [1, 0] },
      'Round 2 of 7: flutter number 17',
      ['card:17'],
    ],
    [{ type: 'rolled', seat: 1, roll: '1335' }, 'Ada rolls 1 3 3 5.', []],
    [{ type: 'rolled', seat: 1, roll: '13FF' }, 'Ada rolls 1 3 and 2 feathers.', []],
    [{ type: 'rolled', seat: 1, roll: 'FF' }, 'Ada rolls nothing but feathers.', []],
    [{ type: 'paidForReroll', seat: 1, feathers: 2 }, 'Ada pays 2 feathers to roll again.', ['feathers:1']],
    [{ type: 'tookFeather', seat: 1, feathers: 1 }, 'Ada takes a feather.', ['feathers:1', 'supply']],
    [
      { type: 'tookFeather', seat: 1, feathers: 0 },
      'Ada finds the nest empty: no feather.',
      ['feathers:1', 'supply'],
    ],
    [{ type: 'placed', seat: 1, die: 4, sum: 7 }, 'Ada puts a 4 on the track: 7.', ['track']],
    [{ type: 'wentToDungHeap', seat: 1, die: 2 }, 'Ada tosses a 2 onto the dung heap.', ['heap']],
    [{ type: 'shed', seat: 1, feathers: 1 }, 'Ada sheds 1 feather.', ['feathers:1']],
    [{ type: 'shed', seat: 1, feathers: 0 }, 'Ada keeps the feathers on.', ['feathers:1']],
    [{ type: 'stood', seat: 1, momentum: 12 }, 'Ada stands on 12.', ['track:1']],
    [{ type: 'hadNoMomentum', seat: 1 }, 'Ada has no die on the track and no momentum.', []],
    [
      { type: 'fell', seat: 1, momentum: 15, by: 3, from: 8, to: 5 },
      'Ada flaps too hard with 15 and falls 3 spaces to 6.',
      ['chicken:1', 'space:5'],
    ],
    [
      { type: 'fell', seat: 1, momentum: 15, by: 3, from: 0, to: 0 },
      'Ada flaps too hard with 15 and would fall, but the ground is already there.',
      ['chicken:1', 'space:0'],
    ],
    [{ type: 'nobodyClimbed', why: 'allEqual' }, 'All have the same momentum: nobody climbs.', []],
    [{ type: 'nobodyClimbed', why: 'noneStood' }, 'No chick is left on the tracks: nobody climbs.', []],
    [
      { type: 'stayedLowest', seat: 1, momentum: 6, feathers: 2 },
      'Ada has the least momentum, 6: no climb, but 2 feathers.',
      ['chicken:1', 'feathers:1'],
    ],
    [
      { type: 'climbed', seat: 1, by: 5, from: 5, to: 10 },
      'Ada climbs 5 spaces to 11.',
      ['chicken:1', 'space:10'],
    ],
    [
      { type: 'climbed', seat: 1, by: 5, from: 35, to: 35 },
      'Ada’s hen bumps her comb on the top of the ladder.',
      ['chicken:1', 'space:35'],
    ],
    [{ type: 'ladderGrew', card: 10 }, 'The 10 joins the ladder at the top.', ['card:10']],
    [{ type: 'ended', pecking: [1, 0], spaces: [8, 12] }, 'Ada rules the roost.', ['chicken:1']],
  ])('%o', (event, words, lights) => {
    expect(told(event)).toBe(words);
    expect(logLine(event).lights ?? []).toEqual(lights);
  });

  test('speaks to whom it is about', () => {
    expect(told({ type: 'climbed', seat: 0, by: 1, from: 5, to: 6 }, 'me')).toBe('You climb 1 space to 7.');
  });

  test('rounds and the end are headings', () => {
    expect(logLine({ type: 'roundBegan', round: 1, flutter: 9, order: [0, 1] }).heading).toBe(true);
    expect(logLine({ type: 'ended', pecking: [1, 0], spaces: [8, 12] })).toMatchObject({
      heading: true,
      seat: 1,
    });
    expect(logLine({ type: 'ladderGrew', card: 9 }).heading).toBeUndefined();
  });
});

test('the score is the height, counted from 1', () => {
  const { value, label } = score(table(), 1);
  expect(value).toBe(6);
  expect(english(label)).toBe('Height');
});

test('the account tells height, distance and feathers of every seat', () => {
  const { columns, rows } = account(table({ round: 7, roll: '', feathers: [1, 4] }));
  expect(columns.map(english)).toEqual(['Height', 'Behind the winner', 'Feathers left']);
  expect(rows).toEqual([
    [9, 0, 1],
    [6, 3, 4],
  ]);
});

describe('whole matches', () => {
  const inAllTongues = (one: Saying) => {
    for (const tongue of TONGUES)
      for (const who of ['me', 'other']) expect(worded(tongue, one, { name: 'Ada', who })).toMatch(/\S/);
  };

  /** Says all that can be said of a position before it is answered. */
  function sayPosition(s: State, seat: Seat): void {
    const view = raufUndRunter.view(s, seat);
    inAllTongues(prompt(view, seat));
    inAllTongues(waiting(view, seat));
    inAllTongues(score(view, seat).label);
    expect(Object.keys(PLAN)).toContain(passage(view));
    for (const notation of ['1', '5', 'F', 'reroll', 'shed 0', 'shed 9']) {
      const a = raufUndRunter.read(notation);
      const reason = a && raufUndRunter.why(s, seat, a);
      if (reason)
        inAllTongues({
          key: `rauf-und-runter.why.${reason.code}`,
          ...(reason.args && { args: reason.args as Record<string, string | number> }),
        });
    }
    for (const legal of raufUndRunter.answers(s, seat)) {
      inAllTongues(answer(legal, view));
      const doubt = confirm(legal, view);
      if (doubt) inAllTongues(doubt);
    }
  }

  test.each(['random', 'perfect', 'master'])('can be told in every language, played by %s', async (level) => {
    const luck = new QuickChance(level);
    const bot = await botOf(raufUndRunter, level);
    if (!bot) throw new Error(`nobody plays ${level}`);
    const tell = (event: Event) => inAllTongues(logLine(event));
    const s = raufUndRunter.setup({}, 3, luck, tell);
    for (let seat = raufUndRunter.awaited(s)[0]; seat !== undefined; seat = raufUndRunter.awaited(s)[0]) {
      sayPosition(s, seat);
      const { answer: chosen, nudge, reason } = advise(questionTo(raufUndRunter, s, seat), bot, luck);
      for (const { code, args } of nudge ? [nudge, reason] : [reason])
        inAllTongues({
          key: `rauf-und-runter.advice.${code}`,
          ...(args && { args: args as Record<string, string | number> }),
        });
      raufUndRunter.apply(s, seat, chosen as Parameters<typeof raufUndRunter.apply>[2], luck, tell);
    }
  });
});
