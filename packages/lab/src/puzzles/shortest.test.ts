import { QuickChance } from '@aerie/kernel';
import zefiria, { allInPlace, type State, turnsPlayed } from '@aerie/zefiria';
import { expect, it } from 'vitest';
import { pointsNeeded, shortest, spent } from './shortest.js';

const begun = (seed: string): State =>
  zefiria.setup({ mode: 'normal', solo: 'easy', spirits: 'random' }, 1, new QuickChance(seed), undefined);

it('never takes more points for needed than are: what is left out of the search cannot come home in time', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const luck = new QuickChance(seed);
    const s = begun(seed);
    while (zefiria.awaited(s).length > 0) {
      const answers = zefiria.answers(s, 0);
      for (const answer of answers) {
        const then = zefiria.clone(s);
        zefiria.apply(then, 0, answer, luck, undefined);
        expect(pointsNeeded(s)).toBeLessThanOrEqual(pointsNeeded(then) + spent(s, answer, then));
      }
      zefiria.apply(s, 0, answers[luck.below(answers.length)] as (typeof answers)[number], luck, undefined);
    }
  }
});

it('finds a way that brings all islands home in as many turns as it says', () => {
  const luck = new QuickChance('home');
  const s = begun('home');
  while (s.stage.at !== 'order') zefiria.apply(s, 0, zefiria.answers(s, 0)[0] as never, luck, undefined);
  s.islands.sort((a, b) => a - b);
  for (const [a, b] of [
    [6, 7],
    [12, 17],
  ] as const)
    [s.islands[a], s.islands[b]] = [s.islands[b] as number, s.islands[a] as number];
  const found = shortest(s, 3);
  expect(found).toBeDefined();
  const from = turnsPlayed(s);
  for (const answer of found?.solution ?? [])
    zefiria.apply(s, 0, zefiria.read(answer) as never, luck, undefined);
  expect(allInPlace(s)).toBe(true);
  expect(turnsPlayed(s) - from).toBeLessThanOrEqual(found?.turns ?? 0);
});
