import type { Analysis, Moment } from '@aerie/analysis';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { rendered } from '../../../ui/testing.js';
import { addWords } from '../../../words/words.js';
import { StoryPage } from './StoryPage.js';
import type { StoryModel } from './story-model.js';
import { storyWords } from './tr.js';

await addWords(storyWords);

const NAMES = ['Anna', 'Bruno', 'Carla'];

/** A moment at which everybody's worth changes by so much by a decision of a seat, for certain or not. */
const decided = (number: number, seat: number, effect: readonly number[], error: number): Moment => ({
  ...{ number, seat, answer: 'a', worth: effect.map(() => 0.5), points: effect.map(() => 1), effect },
  effectError: effect.map(() => error),
});

function analysisOf(together: boolean, result: readonly number[], ...moments: Moment[]): Analysis {
  const even = result.map(() => 0.5);
  const exact = result.map(() => 0);
  return {
    ...{ format: 'aerie-analysis/1', game: 'g', rulesVersion: 1, engine: 3, effort: 'usual', seed: 's' },
    ...{ match: 'm', together, seats: [0], even, dealt: even, evenError: exact, dealtError: exact },
    ...{ moments, result },
  };
}

/** The story of it as seat 0 reads it, in words. */
function told(analysis: Analysis, places: readonly number[]): string {
  const names = NAMES.slice(0, places.length);
  const story = {
    seat: signal(0),
    effort: signal('usual'),
    partAt: () => 'Round 1',
    tell: () => 'Something was done.',
    session: {
      model: { names: signal(names), people: signal({ names, me: 0 }) },
      timeline: { outcome: { places, points: places }, length: 9, isOver: () => true },
      play: { at: signal(0) },
      chapters: [],
    },
  } as unknown as StoryModel;
  const { html } = rendered(() => <StoryPage story={story} analysis={analysis} leave={() => undefined} />);
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',');
}

test('of a game that is played together tells of the common score, and has neither places nor wins', () => {
  const words = told(
    analysisOf(true, [0.6, 0.6], decided(0, 0, [0.2, 0.2], 0.02), decided(1, 1, [-0.1, -0.1], 0.02)),
    [1, 1],
  );
  expect(words).toContain('Before the deal, 50% of the best score was to be expected.');
  expect(words).toContain('With even luck it would have become 60% (± 6%); it became 60%.');
  expect(words).toContain('Share of the best score');
  expect(words).toContain('What was to be expected before anything was dealt.');
  expect(words).toContain('Better than what the judging bot would have done.');
  expect(words).toContain('What the others decided brought less for all.');
  expect(words).toContain('Something was done. That gave you 20% (± 4%).');
  // Chance never spoke in it, and nothing was hidden.
  expect(words).not.toMatch(/Own luck|Luck of the others|What nobody could know/);
  expect(words).not.toMatch(/\b(1st|2nd|chance to win|Chances to win)\b/);
});

test.each<[string, number, readonly number[], string]>([
  ['for certain', 0.01, [0.3, -0.1, -0.2], '3rd of 3, with even luck 1st'],
  ['within their errors', 0.05, [0.2, 0.1, -0.3], '3rd of 3, with even luck between 1st and 2nd'],
  ['too roughly', 0.3, [0.2, 0.1, -0.3], '3rd of 3. With even luck it would have been open'],
])('names the place with even luck as far as decisions are known: %s', (_, error, effect, headline) => {
  const words = told(analysisOf(false, [0, 1, 0], decided(0, 0, effect, error)), [3, 1, 2]);
  expect(words).toContain(headline);
});
