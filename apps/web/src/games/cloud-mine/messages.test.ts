import { advise, botOf, questionTo } from '@aerie/bots';
import game, { type Event, LANGUAGES, refusal, type View } from '@aerie/cloud-mine';
import { QuickChance, type Seat } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { speaking, TONGUES } from '../../words/testing.js';
import type { Saying } from '../../words/words.js';
import { account, answer, confirm, logLine, passage, prompt, score, waiting } from './messages.js';
import { PLAN } from './rules/passages.js';
import { suggestionFor } from './suggestions.js';

const { worded } = speaking('cloud-mine');

const english = (saying: Saying, more = {}): string =>
  worded('en', saying, { name: 'Anna', who: 'other', ...more });

const position = (more: Partial<View>): View => ({
  ...game.view(game.setup({ language: 'en' }, 4, new QuickChance('lines'), undefined), 'watcher'),
  ...more,
});

describe('prompts', () => {
  test('ask for what the step waits for', () => {
    expect(english(prompt(position({ step: 'scout' })))).toContain('Pick');
    expect(english(prompt(position({ step: 'dream' })))).toContain('five words');
    expect(english(prompt(position({ step: 'guess', words: 'crown' })))).toBe('Which cloud is “crown”?');
  });

  test('say when it is the last guess of somebody who had two', () => {
    const guesses = [
      { seat: 1, card: 3 },
      { seat: 2, card: 4 },
    ];
    expect(english(prompt(position({ step: 'guess', words: 'crown', guesses })))).toContain('last guess');
    expect(
      english(prompt(position({ step: 'guess', words: 'crown', guesses: guesses.slice(1) }))),
    ).not.toContain('last');
  });
});

test('lines of the log tell nothing that only some may know', () => {
  const picked = logLine({ type: 'picked', seat: 0, daydreamer: 1, card: 17 });
  const drew = logLine({ type: 'drew', seat: 0, cards: [17, 18, 19, 20] });
  expect(JSON.stringify([picked, drew])).not.toMatch(/17|18|19|20/);
});

test('a guess is told in the same words, right or wrong', () => {
  const guess = { type: 'guessed', seat: 2, card: 17, left: 1 } as const;
  expect(logLine({ ...guess, right: true })).toEqual(logLine({ ...guess, right: false }));
});

test('the end of a round is told as a story', () => {
  const end = { type: 'roundEnded', round: 1, picked: 17, words: 'coronation' } as const;
  expect(english(logLine({ ...end, finder: 2, wrong: 3 }))).toBe(
    '“coronation” was cloud 17. Anna found it after 3 wrong guesses.',
  );
  expect(english(logLine({ ...end, finder: null, wrong: 4 }))).toContain('Nobody');
});

test('suggestions are descriptions that the rules accept, and the same for the same cloud', () => {
  for (const language of LANGUAGES)
    for (let card = 1; card <= 80; card++) {
      const words = suggestionFor(card, language);
      expect(refusal(words), words).toBeUndefined();
      expect(words).not.toMatch(/"/);
      expect(suggestionFor(card, language)).toBe(words);
    }
});

test('a suggestion is not said by a slip', () => {
  const view = position({ step: 'dream', picked: 17 });
  const text = suggestionFor(17, view.language);
  expect(english(confirm({ kind: 'say', text }, view) ?? { key: '' })).toContain(text);
  expect(confirm({ kind: 'say', text: 'a crown' }, view)).toBeUndefined();
});

describe('whole matches', () => {
  const inAllTongues = (one: Saying) => {
    for (const tongue of TONGUES)
      for (const who of ['me', 'other']) expect(worded(tongue, one, { name: 'Ada', who })).toMatch(/\S/);
  };

  test.each(['random', 'greedy'])('can be told in every language, played by %s', async (level) => {
    const luck = new QuickChance(level);
    const bot = await botOf(game, level);
    if (!bot) throw new Error(`nobody plays ${level}`);
    const tell = (event: Event) => inAllTongues(logLine(event));
    const s = game.setup({ language: 'fr' }, 5, luck, tell);
    for (let seat: Seat | undefined = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
      const view = game.view(s, seat);
      for (const one of [prompt(view), waiting(view, seat), score(view, seat).label]) inAllTongues(one);
      expect(Object.keys(PLAN)).toContain(passage(view));
      const { answer: chosen, reason } = advise(questionTo(game, s, seat), bot, luck);
      inAllTongues({ key: `cloud-mine.advice.${reason.code}` });
      const given = chosen as Parameters<typeof game.apply>[2];
      inAllTongues(answer(given));
      expect(confirm(given, view)).toBeUndefined();
      game.apply(s, seat, given, luck, tell);
    }
    const { columns, rows } = account(game.view(s, 0));
    for (const column of columns) inAllTongues(column);
    for (const row of rows) expect(row.slice(0, 3).reduce((a, b) => Number(a) + Number(b), 0)).toBe(row[3]);
  });
});
