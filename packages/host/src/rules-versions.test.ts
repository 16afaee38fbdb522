import skylark from '@aerie/conformance/sample';
import { skylarkAt } from '@aerie/conformance/sample/versions';
import { type AnyGame, type Entry, Match } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { MatchSession, replayed } from './match-session.js';
import { isOutdated, withMatchCarriedOver } from './rules-versions.js';
import type { TableState } from './state.js';

const entry = (at?: number): Entry => ({
  seat: 0,
  answer: 'x',
  chance: [],
  ...(at === undefined ? {} : { at }),
});

const TABLE: TableState = {
  game: 'skylark',
  options: {},
  host: 'a',
  listed: false,
  status: 'running',
  seats: [],
  match: 'old',
  rematch: null,
  undoWish: { seat: 0, number: 4, agreed: [] },
  sketches: [{ seat: 0, number: 4, plan: ['x'] }],
  handovers: [{ seat: 1, number: 2, what: 'covered' }],
  timing: { since: 25, number: 2, left: [1, 2], returns: [0, 0] },
};

describe('a table whose match was carried over', () => {
  const before = [entry(10), entry(20), entry(30), entry(40)];
  const carried = (after: readonly Entry[], old: readonly Entry[] = before) =>
    withMatchCarriedOver(TABLE, 'new', old, after);

  test('names the new log, and nothing stands that was meant for numbers of the old one', () => {
    expect(carried(before)).toMatchObject({ match: 'new', undoWish: null, sketches: [] });
  });

  test.each<[string, readonly Entry[], number]>([
    ['as many entries', before, 2],
    ['fewer before that moment', [entry(20), entry(30), entry(40)], 1],
    ['more before that moment', [entry(10), entry(10), entry(20), entry(20), entry(30), entry(40)], 4],
    ['fewer after it', [entry(10), entry(20), entry(40)], 2],
    ['none after it', [entry(10), entry(20)], 2],
    ['none at all', [], 0],
  ])('with %s, clocks and handovers stand where they stood', (_, after, number) => {
    const { timing, handovers } = carried(after);
    expect(timing).toEqual({ ...TABLE.timing, number });
    expect(handovers).toEqual([{ seat: 1, number, what: 'covered' }]);
  });

  test('without times the numbers are kept as far as they go', () => {
    const untimed = [entry(), entry(), entry(), entry()];
    expect(carried([entry(), entry(), entry()], untimed).timing?.number).toBe(2);
    expect(carried([entry()], untimed).timing?.number).toBe(1);
  });

  test('one that never had sketches, handovers or a clock has none', () => {
    const { sketches: _, handovers: __, timing: ___, ...plain } = TABLE;
    expect(withMatchCarriedOver(plain, 'new', before, [])).toEqual({
      ...plain,
      match: 'new',
      undoWish: null,
    });
  });
});

describe('a match is outdated', () => {
  const old = Match.begin(skylarkAt(1), { seats: 2, seed: 's' });
  const under = (game: AnyGame) => {
    const { match, before } = replayed(game, old.log, 's');
    const older = game.rulesVersion === 1 ? {} : { older: old.log.entries };
    return new MatchSession(match, before, { seed: 's', revision: 0, ...older });
  };

  test('where its log is of older rules and it is under way', () => {
    expect(isOutdated(TABLE, under(skylarkAt(1)))).toBe(false);
    expect(isOutdated(TABLE, under(skylarkAt(2)))).toBe(true);
    expect(isOutdated({ ...TABLE, status: 'over' }, under(skylarkAt(2)))).toBe(false);
    expect(skylark.rulesVersion).toBe(1);
  });

  test('whoever has seen another numbering is refused', () => {
    const session = new MatchSession(under(skylarkAt(2)).match, [], { seed: 's', revision: 1 });
    expect(() => session.mustHaveSeen({ number: 0 })).toThrow('stale');
    expect(() => session.mustHaveSeen({ number: 0, revision: 2 })).toThrow('stale');
    expect(() => session.mustHaveSeen({ number: 0, revision: 1 })).not.toThrow();
  });
});
