import skylark from '@aerie/conformance/sample';
import { type AnyGame, type Entry, Match } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, MatchSession, replayed } from './match-session.js';

describe('what happened in a match', () => {
  let applied = 0;
  const sample = skylark as unknown as AnyGame;
  const game: AnyGame = {
    ...sample,
    apply: (...args) => {
      applied++;
      sample.apply(...args);
    },
  };
  const begin = (): AnyMatch => Match.begin(game, { seats: 2, seed: 's' });
  const session = (match: AnyMatch) => new MatchSession(match, [], { seed: 's', revision: 0 });
  const caw = { kind: 'caw' };
  const numbers = (one: MatchSession, since: number) => one.told(since).steps.map(({ number }) => number);

  /** Three entries, of which the last takes back the one before. */
  const played = () => {
    const match = begin();
    match.play(0, caw);
    match.play(1, caw);
    match.takeBack(1);
    return match;
  };

  test('is told from any number of entries on, from the beginning with the setup', () => {
    const one = session(played());
    expect(numbers(one, 0)).toEqual([0, 1, 2]);
    expect(numbers(one, 2)).toEqual([2]);
    expect(numbers(one, 3)).toEqual([]);
    expect(numbers(one, 9)).toEqual([]);
    expect(one.told(0).opening).toHaveLength(2);
    expect(one.told(1).opening).toBeUndefined();
    expect(session(begin()).told(0)).toMatchObject({ steps: [], opening: [{}, {}] });
  });

  test('is worked out once, goes on with every step, and is worked out again when it was forgotten', () => {
    const one = session(played());
    applied = 0;
    for (const since of [0, 1, 0]) one.told(since);
    expect(applied).toBe(2);
    const step = one.propose((match) => match.propose(1, caw), 0);
    if (typeof step === 'string' || 'refused' in step) throw new Error('refused');
    one.adopt(step);
    one.follow({ seat: 1, back: 3 } satisfies Entry);
    applied = 0;
    expect(one.told(3).steps).toEqual([
      { number: 3, events: [{ type: 'cawed', seat: 1 }] },
      { number: 4, events: [] },
    ]);
    expect(applied).toBe(0);
    const before = one.told(0);
    one.forgetStory();
    expect(one.told(0)).toEqual(before);
    expect(applied).toBe(3);
  });

  test('is at hand where the match was just rebuilt from its log', () => {
    const { match, before, story } = replayed(game, played().log, 's');
    applied = 0;
    const one = new MatchSession(match, before, { seed: 's', revision: 0, story });
    expect(one.told(0)).toEqual(session(match).told(0));
    expect(applied).toBe(2);
    applied = 0;
    one.told(0);
    expect(applied).toBe(0);
  });
});
