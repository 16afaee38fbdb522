import '../words/testing-globals.js';
import type { Ratings } from '@aerie/bots/ratings';
import { expect, test, vi } from 'vitest';
import { fire, rendered } from '../ui/testing.js';
import { addWords } from '../words/words.js';
import { LevelChoice } from './level-choice.js';

const LEVELS = vi.hoisted(() => ['gentle', 'club', 'strong', 'master']);
const measured = vi.hoisted(() => ({ ratings: undefined as unknown }));
vi.mock('../games/registry.js', () => ({
  COVERS: new Map(['skylark', 'lark'].map((id) => [id, { levels: LEVELS }])),
}));
const own = vi.hoisted(() => ({ asked: 0 }));
vi.mock('../play/adaptive.js', () => ({
  adaptiveLevelHere: async () => {
    own.asked++;
    return 'club';
  },
}));
vi.mock('@aerie/bots/ratings', () => ({ ratingsOf: () => measured.ratings }));

const RATINGS: Ratings = {
  command: 'lab ladder skylark',
  anchor: 'greedy',
  bots: {
    greedy: { rating: 1000, low: 1000, high: 1000 },
    master: { rating: 1412.4, low: 1390, high: 1436 },
  },
};

const choice = (level: string, ratings?: Ratings, onChange = (_: string) => {}) => {
  measured.ratings = ratings;
  return rendered(() => <LevelChoice game="skylark" label="How strong?" level={level} onChange={onChange} />);
};
const words = (html: string): string => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

test('the four levels are named, and it is said how the chosen one plays', () => {
  const onChange = vi.fn();
  const { html, all } = choice('club', undefined, onChange);
  expect(words(html)).toBe(
    '|How strong?|Gentle|Practised|Strong|Masterly|Knows the tricks and makes few big mistakes.|',
  );
  expect(all('input').map(({ checked }) => checked)).toEqual([false, true, false, false]);
  fire(all('input')[3] as never, 'onChange');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('master');
});

test('measured ratings stand beside the levels that have one, with the interval of the chosen one', () => {
  const { html } = choice('master', RATINGS);
  expect(words(html)).toContain('|Gentle|Practised|Strong|Masterly| 1412|');
  expect(words(html)).toContain('Measured playing strength: 1412 ± 24.');
  expect(words(choice('gentle', RATINGS).html)).not.toContain('±');
});

test('a game names its levels and says how they play in its own words, where it has some', async () => {
  measured.ratings = undefined;
  const own = { 'game.lark.level.club': 'Choir', 'game.lark.level.club.about': 'Sings along.' };
  const fetched = async () => ({ default: own });
  await addWords({ de: fetched, en: fetched, fr: fetched, it: fetched });
  const { html } = rendered(() => <LevelChoice game="lark" label="" level="club" onChange={() => {}} />);
  expect(words(html)).toContain('|Gentle|Choir|Strong|Masterly|Sings along.|');
});

test('a bot that adapts can be chosen where there may be one; it is said how', () => {
  measured.ratings = undefined;
  const onChange = vi.fn();
  const adapting = (level: string) =>
    rendered(() => <LevelChoice game="skylark" label="" level={level} adapts onChange={onChange} />);
  const { html, all } = adapting('gentle');
  expect(words(html)).toContain('|Masterly|Adapts to you|');
  fire(all('input')[4] as never, 'onChange');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('adaptive');
  expect(words(adapting('adaptive').html)).toContain('about half of the matches are won');
  expect(words(choice('gentle').html)).not.toContain('Adapts');
});

test('a level that is offered no more can stay chosen', () => {
  expect(words(choice('greedy').html)).toContain('|Masterly|Lively|');
});
