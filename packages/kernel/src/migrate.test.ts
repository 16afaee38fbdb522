import skylark from '@aerie/conformance/sample';
import { skylarkAt, type Version } from '@aerie/conformance/sample/versions';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from './game.js';
import type { MatchLog } from './log.js';
import { Match } from './match.js';
import { readMatchFile, verifyMatchFile, writeMatchFile } from './match-file.js';
import { migrate } from './migrate.js';
import { commitment } from './seeded-chance.js';

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

describe('a version whose rulings hold on in its matches', () => {
  const keeping = { ...skylark, rulesVersion: 2, migrations: { 1: 'keepRulings' } } as const;
  const played = () => {
    const match = Match.begin(skylark, { seats: 2, seed: 'kept' });
    match.play(0, { kind: 'caw' });
    return match;
  };
  const fileOf = (match: ReturnType<typeof played>) =>
    writeMatchFile(match, [{ name: 'Ann' }, { name: 'Bob' }], 'kept');

  test('leaves the log as it is and marks it; it is played on with the luck it would have had', () => {
    const { log } = played();
    const next = Match.resume(keeping, log, 'kept');
    expect(next.log).toEqual({ ...log, rulesVersion: 2, edition: 1 });
    expect(Match.resume(keeping, next.log).log).toEqual(next.log);
  });

  test('tells the setup under whose rulings it is', () => {
    const told: (number | undefined)[] = [];
    const game: typeof skylark = {
      ...keeping,
      setup: (options, seats, chance, emit, edition) => {
        told.push(edition);
        return skylark.setup(options, seats, chance, emit);
      },
    };
    Match.begin(game, { seats: 2, seed: 'new' });
    Match.resume(game, played().log);
    Match.begin(game, { seats: 2, seed: 'new', edition: 1 });
    expect(told).toEqual([undefined, 1, 1]);
  });

  test('the luck of its files is checked, of old ones and of those that were played on', () => {
    const old = played();
    const carried = Match.resume(keeping, old.log, 'kept');
    for (const file of [fileOf(old), fileOf(carried)]) {
      expect(verifyMatchFile(keeping, file)).toMatchObject({ ok: true });
      const bent = { ...file, seed: 'bent', seedHash: commitment('bent') };
      expect(verifyMatchFile(keeping, bent)).toMatchObject({ ok: false, at: 'setup.chance' });
      const silent = { ...file, entries: file.entries.map((entry) => ({ ...entry, events: [] })) };
      expect(verifyMatchFile(keeping, silent)).toMatchObject({ ok: false, at: 'entries.0.events' });
    }
  });

  test('nobody hides luck behind it, or claims rulings that nobody keeps', () => {
    const file = fileOf(Match.resume(keeping, played().log, 'kept'));
    expect(verifyMatchFile(keeping, { ...file, carried: 1 })).toMatchObject({ ok: false, at: 'carried' });
    for (const edition of [0, 2, 7]) {
      expect(verifyMatchFile(keeping, { ...file, edition })).toMatchObject({ ok: false, at: 'rulesVersion' });
    }
  });

  test('what was rewritten before it gets streams of its own once more', () => {
    const { log } = played();
    const both = { ...newer, migrations: { ...newer.migrations, 2: 'keepRulings' } } as const;
    expect(migrate(both, log)).toMatchObject({ rulesVersion: 3, edition: 2, carried: 1 });
  });
});

describe('a match that is played on under newer rules', () => {
  const SEED = 'under way';
  type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
  /** Plays so many answers: the last one listed, or a name for the song. */
  const playOn = (match: AnyMatch, count: number) => {
    for (let i = 0; i < count && !match.outcome; i++) {
      const { game } = match;
      const seat = game.awaited(match.state)[0] as number;
      const named = game.open?.(match.state, seat)?.examples[0];
      const answer = named ?? game.answers(match.state, seat).at(-1);
      const step = match.play(seat, answer);
      if ('refused' in step) throw new Error(JSON.stringify(step));
    }
  };
  const say = (match: AnyMatch, seat: number, text: string) => match.play(seat, match.game.read(text));
  const reloaded = (match: AnyMatch, version: Version): AnyMatch =>
    Match.resume(skylarkAt(version), JSON.parse(JSON.stringify(match.log)), SEED);
  const verdict = (match: AnyMatch, bend: (file: ReturnType<typeof writeMatchFile>) => void = () => {}) => {
    const file = writeMatchFile(match, [{ name: 'Ann' }, { name: 'Bob' }], SEED);
    bend(file);
    return verifyMatchFile(match.game, readMatchFile(JSON.stringify(file)));
  };

  /** Begun under version 1, with hums that version 2 drops; carried over twice, each time in the midst of a verse. */
  const carriedTwice = (): AnyMatch => {
    const first: AnyMatch = Match.begin(skylarkAt(1) as AnyGame, { seats: 2, seed: SEED });
    say(first, 0, 'hum');
    say(first, 0, 'caw');
    first.takeBack(0);
    for (const seat of [0, 1])
      first.play(
        seat,
        first.game.answers(first.state, seat).find((a) => first.game.write(a as never) !== 'hum'),
      );
    say(first, 1, 'hum');
    const second = reloaded(first, 2);
    expect([first.log.entries.length, second.log.entries.length]).toEqual([6, 4]);
    say(second, second.game.awaited(second.state)[0] as number, 'name Dawn');
    say(second, 0, 'caw');
    const third = reloaded(second, 3);
    expect([second.log.entries.length, third.log.entries.length]).toEqual([6, 7]);
    return third;
  };

  test('plays to its end, is loaded again, and verifies', () => {
    const match = carriedTwice();
    expect(match.log.carried).toBe(7);
    playOn(match, 99);
    expect(match.outcome).toBeDefined();
    const again = reloaded(match, 3);
    expect(again.state).toEqual(match.state);
    expect(again.log).toEqual(match.log);
    expect(verdict(again)).toEqual({ ok: true, at: null, reason: null });
  });

  test('draws no luck that was drawn before, though its numbers come up again', () => {
    const luckOf = (match: AnyMatch) =>
      match.log.entries.flatMap((entry) => ('chance' in entry ? entry.chance : []));
    const old: AnyMatch = Match.begin(skylarkAt(1) as AnyGame, { seats: 2, seed: SEED });
    for (let i = 0; i < 40; i++) say(old, 0, 'hum');
    const next = reloaded(old, 2);
    expect(next.log.entries).toEqual([]);
    // Under version 1 again, so that there is something to hum: the same numbers, another luck.
    const same: AnyMatch = Match.resume(
      skylarkAt(1) as AnyGame,
      { ...old.log, entries: [], carried: 0 },
      SEED,
    );
    for (let i = 0; i < 40; i++) say(same, 0, 'hum');
    expect(luckOf(same)).not.toEqual(luckOf(old));
  });

  test.each<[string, (file: ReturnType<typeof writeMatchFile>) => void, string]>([
    [
      'luck that was bent after it was carried over',
      ({ entries }) => {
        const entry = entries.at(-1) as { chance: number[]; events: unknown[] };
        const note = ((entry.chance[0] as number) % 12) + 1;
        entry.chance = [note];
        entry.events[0] = { type: 'note', note };
      },
      'entries.15.chance',
    ],
    ['more carried over than there is', (file) => (file.carried = 99), 'carried'],
    ['luck that is passed off as not carried over', (file) => delete file.carried, 'entries.5.chance'],
  ])('%s is caught', (_, bend, at) => {
    const match = carriedTwice();
    playOn(match, 99);
    expect(verdict(match, bend)).toMatchObject({ ok: false, at });
  });

  test('nobody hides behind older rules that there never were', () => {
    const match: AnyMatch = Match.begin(skylark as unknown as AnyGame, { seats: 2, seed: SEED });
    expect(verdict(match, (file) => (file.carried = 0))).toMatchObject({ ok: false, at: 'carried' });
  });
});
