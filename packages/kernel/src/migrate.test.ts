import skylark from '@aerie/conformance/sample';
import { expect, test } from 'vitest';
import type { MatchLog } from './log.js';
import { Match } from './match.js';
import { migrate } from './migrate.js';

// Version 1 of this game wrote "caw" as "crow"; version 3 is what is played now.
const newer = {
  ...skylark,
  rulesVersion: 3,
  migrations: {
    1: (log: MatchLog): MatchLog => ({
      ...log,
      entries: log.entries.map((e) => ('answer' in e && e.answer === 'crow' ? { ...e, answer: 'caw' } : e)),
    }),
    2: (log: MatchLog): MatchLog => log,
  },
};

test('a match of older rules is carried over step by step and plays on', () => {
  const match = Match.begin(skylark, { seats: 2, seed: 'old' });
  match.play(0, { kind: 'caw' });
  const old = { ...match.log, entries: [{ seat: 0, answer: 'crow', chance: [] }] };
  expect(() => Match.resume(skylark, old)).toThrow('"crow" is not an answer');
  expect(Match.resume(newer, old, 'old').state).toEqual(match.state);
  expect(Match.resume(newer, old, 'old').log.rulesVersion).toBe(3);
});

test('no step on the way is left out', () => {
  const { log } = Match.begin(skylark, { seats: 2, seed: 'steps' });
  const steps: number[] = [];
  const step = (from: number) => (one: MatchLog) => {
    steps.push(from);
    return one;
  };
  const migrations = { 1: step(1), 2: step(2), 3: step(3), 4: step(4) };
  expect(migrate({ ...skylark, rulesVersion: 4, migrations }, log).rulesVersion).toBe(4);
  expect(steps).toEqual([1, 2, 3]);
});

test('a match that nothing can be done with says why', () => {
  const { log } = Match.begin(skylark, { seats: 2, seed: 'x' });
  expect(() => migrate(skylark, { ...log, rulesVersion: 2 })).toThrow(
    'rules version 2 of skylark; this program plays version 1',
  );
  expect(() => migrate({ ...newer, migrations: {} }, log)).toThrow('no way from 1');
  expect(() => migrate(skylark, { ...log, game: 'chess' })).toThrow('a match of chess, not of skylark');
});
