import type { Ratings } from '@aerie/bots/ratings';
import { expect, test } from 'vitest';
import { measuredSkill, UNKNOWN } from './measured-skill.js';
import { moves } from './ratings.js';

const strength = (rating: number) => ({ rating, low: rating - 20, high: rating + 20 });
const RATINGS: Ratings = {
  command: 'lab ladder lark',
  anchor: 'gentle',
  bots: { gentle: strength(1000), club: strength(1150), master: strength(1550) },
};

test('levels start as far apart as they were measured, around somebody unknown', () => {
  const [gentle, club, master] = ['gentle', 'club', 'master'].map((level) => measuredSkill(level, RATINGS));
  expect(club?.mu).toBe(UNKNOWN.mu);
  expect(gentle?.mu).toBeLessThan(UNKNOWN.mu);
  // 400 points of the lab's scale are 10 wins to a loss: then both stay where they are, once both are certain.
  const certain = [master, club].map((skill) => ({ mu: skill?.mu ?? 0, sigma: 0.01 }));
  const [won, lost] = [moves(certain, [1, 2]), moves(certain, [2, 1])].map(([first]) => first?.mu ?? 0);
  expect((won ?? 0) / -(lost ?? 0)).toBeCloseTo(1 / 10, 3);
  expect(club?.sigma).toBeLessThan(UNKNOWN.sigma);
});

test('a level that nobody has measured starts like anybody', () => {
  expect(measuredSkill('strong', RATINGS)).toEqual(UNKNOWN);
  expect(measuredSkill('master', undefined)).toEqual(UNKNOWN);
});

test('where there is no middle level, the anchor is', () => {
  const old: Ratings = { ...RATINGS, anchor: 'greedy', bots: { greedy: strength(1000) } };
  expect(measuredSkill('greedy', old).mu).toBe(UNKNOWN.mu);
});
