import {
  type AnyGame,
  Match,
  type MatchFile,
  QuickChance,
  readMatchFile,
  seatsOf,
  writeMatchFile,
} from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { describe, expect, test } from 'vitest';
import { placeIn, searchFor } from './address.js';
import { chapterAt, chaptersOf } from './chapters.js';
import { judged, Missing } from './missing.js';
import { Reel } from './reel.js';

const IDS = Object.keys(import.meta.glob('../../games/*/cover.tsx')).map(
  (file) => file.split('/')[3] as string,
);

/** A match that was played at random to its end, or so far, with something taken back where that is allowed. */
function played(game: AnyGame, most = 5000, seed = 'reel'): MatchFile {
  const luck = new QuickChance(seed);
  const seats = Math.max(2, game.seats.min);
  const match = Match.begin(game, { seats, seed });
  for (let i = 0; i < most; i++) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) break;
    const answers = [...game.answers(match.state, seat), ...(game.open?.(match.state, seat)?.examples ?? [])];
    match.play(seat, answers[luck.below(answers.length)]);
    if (i % 10 === 3) match.takeBack(seat, true);
  }
  const names = seatsOf(seats).map((seat) => ({ name: `Person ${seat}` }));
  return writeMatchFile(match, names, seed);
}

const MOST = 150;

describe.each(IDS)('%s', async (id) => {
  const game = (await loadGame(id)) as AnyGame;
  const file = played(game, MOST);
  const reel = new Reel(game, file);

  test('every moment is what the match was then, for everybody', () => {
    expect(reel.length).toBe(file.entries.length);
    for (const at of [0, 1, 5, Math.floor(reel.length / 2), reel.length]) {
      const then = Match.resume(game, { ...reel.log, entries: reel.log.entries.slice(0, at) });
      for (const eyes of [...seatsOf(file.seats.length), 'watcher'] as const) {
        const { sides, awaited, number } = reel.message('t', at, null, eyes);
        expect(sides).toMatchObject([{ view: then.view(eyes), answers: [] }]);
        expect([awaited, number]).toEqual([[...game.awaited(then.state)], at]);
      }
      expect(reel.message('t', at, null, 'all').sides[0]?.view).toEqual(reel.view(at, reel.actor(at)));
    }
  });

  test('stepping tells the same as everything at once, and no seat more than it may know', () => {
    for (const eyes of [0, 'watcher', 'all'] as const) {
      const whole = reel.message('t', reel.length, null, eyes).steps;
      const steps = Array.from({ length: reel.length }, (_, at) => reel.message('t', at + 1, at, eyes));
      expect(steps.every(({ opening }) => opening === null)).toBe(true);
      expect(steps.flatMap((message) => message.steps.map(({ number }) => number))).toEqual(
        whole.map(({ number }) => number),
      );
      for (const [number, { events, back }] of whole.entries()) {
        const happened = file.entries[number]?.events ?? [];
        const heard = eyes === 'all' ? happened : happened.flatMap((event) => game.redact(event, eyes) ?? []);
        expect(events.map((told) => told.events)).toEqual([heard]);
        const entry = file.entries[number];
        expect(back).toEqual(entry && 'back' in entry ? { seat: entry.seat, to: entry.back } : null);
      }
    }
  });

  test('its parts follow each other, and each moment is in one', () => {
    const rounds = chaptersOf(reel, (event) => {
      const { type } = event as { type: string };
      return /round/i.test(type) ? { key: type, heading: true } : undefined;
    });
    const turns = chaptersOf(reel, () => undefined);
    expect(turns[0]).toMatchObject({ at: 0, title: { turn: 1 } });
    for (const chapters of [rounds, turns]) {
      const places = chapters.map(({ at }) => at);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      for (const [i, at] of places.entries()) expect(chapterAt(chapters, at)).toBe(i);
    }
    expect(chapterAt(turns, reel.length)).toBe(turns.length - 1);
    expect(chapterAt([], 3)).toBeUndefined();
  });
});

describe('addresses', () => {
  test.each([
    ['', 0, 'all'],
    ['?at=12&seat=1', 12, 1],
    ['?at=12&seat=watcher', 12, 'watcher'],
    ['?at=999&seat=7', 80, 'all'],
    ['?at=-1&seat=x', 0, 'all'],
    ['?at=1e3', 0, 'all'],
  ])('%s', (search, at, eyes) => {
    expect(placeIn(search, 80, 3)).toEqual({ at, eyes });
  });

  test('what is written is read', () => {
    expect(placeIn(searchFor(7, 2), 80, 3)).toEqual({ at: 7, eyes: 2 });
  });
});

describe('files that cannot be shown', async () => {
  const game = (await loadGame('rauf-und-runter')) as AnyGame;
  const good = played(game, 20);
  const why = (file: MatchFile): [string, unknown] => {
    try {
      judged(() => new Reel(game, readMatchFile(JSON.stringify(file))));
    } catch (error) {
      if (error instanceof Missing) return [error.why, error.args];
      throw error;
    }
    throw new Error('it can be shown');
  };
  const [first, ...rest] = good.entries;

  test.each<[string, MatchFile, [string, unknown]]>([
    [
      'an answer that is not legal',
      { ...good, entries: [{ ...first, answer: 'shed 5' } as never, ...rest] },
      ['replay.missing.badLog', { number: 1 }],
    ],
    ['rules of tomorrow', { ...good, rulesVersion: 99 }, ['replay.missing.oldRules', {}]],
    ['too many seats', { ...good, seats: Array(9).fill({ name: 'x' }) }, ['replay.missing.badTable', {}]],
    ['options that there are not', { ...good, options: { no: 1 } }, ['replay.missing.badTable', {}]],
    [
      'a setup that says nothing',
      { ...good, setup: { chance: [], events: [] } },
      ['replay.missing.badLog', { number: 0 }],
    ],
  ])('%s', (_, file, words) => {
    expect(why(file)).toEqual(words);
  });
});
