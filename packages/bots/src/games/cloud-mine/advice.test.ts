import cloudMine, {
  type Answer,
  LANGUAGES,
  type State,
  scoutOf,
  type View,
  watchersOf,
} from '@aerie/cloud-mine';
import { LoggedChance, QuickChance, type Reason } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import type { Advice } from '../../advice.js';
import { advise, ask, type Bot, questionTo } from '../../bot.js';
import bots, { ADVICE_CODES } from './index.js';

const CARDS = [3, 17, 25, 43, 60, 76];
const master = (): Bot<View, Answer> => (bots.master as () => Bot<View, Answer>)();

/** A round with six clouds, as far as it has come: nothing, picked, described. */
function roundWith(picked?: number, words?: string): State {
  const chance = new LoggedChance([0, CARDS, CARDS]);
  const s = cloudMine.setup({ language: 'en' }, 6, chance, undefined);
  if (picked !== undefined) cloudMine.apply(s, scoutOf(s), { kind: 'pick', card: picked }, chance, undefined);
  if (words !== undefined) cloudMine.apply(s, s.daydreamer, { kind: 'say', text: words }, chance, undefined);
  return s;
}

const advised = (s: State, seat: number): Advice<Answer> =>
  advise(questionTo(cloudMine, s, seat), master(), new QuickChance('advice'));

const codes = ({ reason, because = [] }: Advice<Answer>): string[] =>
  [reason, ...because].map(({ code }) => code);
const inFourLanguages = ({ args = {} }: Reason): boolean =>
  LANGUAGES.every((language) => typeof args[language] === 'string');

describe('advice', () => {
  test.each([
    ['Scout', roundWith(), scoutOf],
    ['Daydreamer', roundWith(43), ({ daydreamer }: State) => daydreamer],
    ['Watcher', roundWith(43, 'elephant'), (s: State) => watchersOf(s)[0] as number],
  ])('to the %s is what the bot does, with a reason and where to look', (_, s, seatOf) => {
    const advice = advised(s, seatOf(s));
    expect(advice.answer).toEqual(ask(cloudMine, s, seatOf(s), master(), new QuickChance('advice')));
    expect(codes(advice)).not.toContain('botWould');
    for (const code of [...codes(advice), advice.nudge?.code]) expect(ADVICE_CODES).toContain(code);
  });

  test.each([
    ['royal elephant', 43, 'looksLike'],
    ['Walflosse', 25, 'looksLike'],
    ['Dumbo', 43, 'bringsToMind'],
  ])('“%s” means cloud %i, and it says what is seen there', (words, card, code) => {
    const s = roundWith(3, words);
    const { answer, reason, nudge, odds } = advised(s, watchersOf(s)[0] as number);
    expect(answer).toEqual({ kind: 'guess', card });
    expect(reason.code).toBe(code);
    expect(inFourLanguages(reason)).toBe(true);
    expect(nudge?.code).toBe('lookForIt');
    expect(odds?.[0]?.answer).toEqual(answer);
  });

  test('a Watcher is advised the likeliest cloud, also where a bot would be in two minds', () => {
    const s = roundWith(43, 'bird');
    const [seat] = watchersOf(s) as [number];
    const lucks = Array.from({ length: 20 }, (_, i) => new QuickChance(`${i}`));
    const taken = lucks.map((luck) => ask(cloudMine, s, seat, master(), luck));
    expect(new Set(taken.map((answer) => cloudMine.write(answer))).size).toBeGreaterThan(1);
    const { answer, odds = [] } = advised(s, seat);
    const likely = odds.map(({ facts }) => facts.likely as number);
    expect(odds[0]?.answer).toEqual(answer);
    expect(likely).toEqual([...likely].sort((a, b) => b - a));
  });

  test('words that say nothing are no reason for a cloud', () => {
    const s = roundWith(3, '我看见');
    const { reason, nudge } = advised(s, watchersOf(s)[0] as number);
    expect([reason.code, nudge?.code]).toEqual(['wordsUnknown', 'lookAtOutlines']);
  });

  test('the Daydreamer hears what everybody sees first, and how late its words are found', () => {
    const s = roundWith(43);
    const { reason, nudge } = advised(s, s.daydreamer);
    expect(nudge?.code).toBe('lookTwice');
    expect(nudge && inFourLanguages(nudge)).toBe(true);
    expect(['foundLate', 'farFetched']).toContain(reason.code);
  });
});
