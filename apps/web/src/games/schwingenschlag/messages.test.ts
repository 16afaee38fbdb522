import '../../words/testing-globals.js';
import { QuickChance } from '@aerie/kernel';
import game, { type Answer, type Event, type View } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import { speaking, TONGUES } from '../../words/testing.js';
import type { Saying } from '../../words/words.js';
import { account, accountRow, score } from './account.js';
import { answerWords, confirm } from './answer-words.js';
import { logLine } from './messages.js';
import { passage, prompt, waiting } from './prompts.js';
import { PLAN } from './rules/passages.js';

const { worded } = speaking('schwingenschlag');

const OPTIONS = { openHands: false, laterPrinting: true, solo: 'R2' } as const;

const inAllTongues = (one: Saying) => {
  for (const tongue of TONGUES)
    for (const who of ['me', 'other']) {
      const said = worded(tongue, one, { name: 'Ada', who });
      expect(said, one.key).toMatch(/\S/);
      expect(said, one.key).not.toMatch(/undefined|NaN|[{}]/);
    }
};

/** Says all that can be said of a position before it is answered. */
function sayPosition(view: View, seat: number, answers: readonly Answer[]): void {
  inAllTongues(prompt(view, seat));
  inAllTongues(waiting(view, seat));
  inAllTongues(score(view, seat).label);
  expect(Object.keys(PLAN)).toContain(passage(view));
  for (const given of answers) {
    inAllTongues(answerWords(given, view));
    const doubt = confirm(given, view, seat);
    if (doubt) inAllTongues(doubt);
  }
}

describe('whole matches can be told in every language', () => {
  test.each([1, 2, 4])('%i at the table', (seats) => {
    const luck = new QuickChance(`told ${seats}`);
    const view = game.view(game.setup(OPTIONS, seats, new QuickChance('any'), undefined), 'watcher');
    const told = new Set<Event['type']>();
    const tell = (event: Event) => {
      if (told.has(event.type) && luck.below(6) > 0) return;
      told.add(event.type);
      inAllTongues(logLine(event, view));
    };
    const s = game.setup(OPTIONS, seats, luck, tell);
    for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
      const answers = game.answers(s, seat);
      if (luck.below(8) === 0) sayPosition(game.view(s, seat), seat, answers.slice(0, 4));
      game.apply(s, seat, answers[luck.below(answers.length)] as (typeof answers)[number], luck, tell);
    }
    const outcome = game.outcome(s);
    if (!outcome) throw new Error('it is not over');
    const { columns, rows } = account(game.view(s, 'watcher'), outcome);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    rows.forEach((row, seat) => {
      expect(row[0]).toBe(outcome.points[seat]);
    });
  });
});

test('every point of the account has a source', () => {
  const luck = new QuickChance('account');
  const s = game.setup(OPTIONS, 2, luck, undefined);
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const answers = game.answers(s, seat);
    game.apply(s, seat, answers[luck.below(answers.length)] as (typeof answers)[number], luck, undefined);
    const { total, ...parts } = accountRow(game.view(s, seat), seat);
    expect(Object.values(parts).reduce((a, b) => a + b, 0)).toBe(total);
  }
});
