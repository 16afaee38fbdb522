import '../../words/testing-globals.js';
import {
  type AnyGame,
  Match,
  type MatchFile,
  QuickChance,
  readMatchFile,
  seatsOf,
  verifyMatchFile,
  writeMatchFile,
} from '@aerie/kernel';
import type { MatchMessage, TableMessage } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { describe, expect, test } from 'vitest';
import { loadUi } from '../../games/registry.js';
import { placeIn, searchFor } from './address.js';
import { chapterAt, chaptersOf } from './session/chapters.js';
import { judged, Missing } from './session/missing.js';
import { ReplayPlay } from './session/replay-play.js';
import { ReplayTimeline } from './session/replay-timeline.js';
import { PracticePlay } from './story/practice-play.js';

const IDS = Object.keys(import.meta.glob('../../games/*/cover.tsx')).map(
  (file) => file.split('/')[3] as string,
);

/** A match that was played at random to its end, or so far, with something taken back where that is allowed. */
function played(game: AnyGame, most = 5000, seed = 'replay'): MatchFile {
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

/** The same match, which all but the last seat have given up; where people play together, all have. */
function givenUp(game: AnyGame, file: MatchFile): MatchFile {
  const number = file.entries.length;
  const seats = seatsOf(file.seats.length);
  const gone = game.together ? seats : seats.slice(0, -1);
  const places = game.together ? seats.map(() => 2) : seats.map((seat) => (gone.includes(seat) ? 2 : 1));
  return { ...file, result: { places, left: gone.map((seat) => ({ seat, number })), early: true } };
}

const MOST = 150;

describe.each(IDS)('%s', async (id) => {
  const game = (await loadGame(id)) as AnyGame;
  const file = played(game, MOST);
  const timeline = new ReplayTimeline(game, file);

  test('a decision can be tried again, by whoever made it and with what they knew', () => {
    const at = timeline.log.entries.findLastIndex((entry) => 'answer' in entry);
    const seat = timeline.actor(at);
    const table = new ReplayPlay(timeline, file, 0, 'all').table.peek() as TableMessage;
    const heard: MatchMessage[] = [];
    const play = new PracticePlay(timeline, table, seat, at);
    play.follow((message) => heard.push(message));
    const then = Match.resume(game, { ...timeline.log, entries: timeline.log.entries.slice(0, at) });
    const answers = game.answers(then.state, seat).map((answer) => game.write(answer));
    expect(heard).toMatchObject([{ number: at, sides: [{ seat, view: then.view(seat), answers }] }]);
    expect(play.table.peek()?.seats.map(({ mine }) => mine)).toEqual(
      seatsOf(file.seats.length).map((one) => one === seat),
    );
  });

  test('every moment is what the match was then, for everybody', () => {
    expect(timeline.length).toBe(file.entries.length);
    for (const at of [0, 1, 5, Math.floor(timeline.length / 2), timeline.length]) {
      const then = Match.resume(game, { ...timeline.log, entries: timeline.log.entries.slice(0, at) });
      for (const viewpoint of [...seatsOf(file.seats.length), 'watcher'] as const) {
        const { sides, awaited, number } = timeline.message('t', at, null, viewpoint);
        expect(sides).toMatchObject([{ view: then.view(viewpoint), answers: [] }]);
        expect([awaited, number]).toEqual([[...game.awaited(then.state)], at]);
      }
      expect(timeline.message('t', at, null, 'all').sides[0]?.view).toEqual(
        timeline.view(at, timeline.actor(at)),
      );
    }
  });

  test('that was given up ends where somebody left, with an account of how it stood', async () => {
    const given = givenUp(game, played(game, 4));
    expect(verifyMatchFile(game, given)).toMatchObject({ ok: true });
    const short = new ReplayTimeline(game, given);
    const { outcome, awaited, sides } = short.message('t', short.length, null, 0);
    expect(awaited).toEqual([]);
    expect(outcome).toMatchObject({ early: true, places: given.result?.places });
    expect(short.message('t', short.length - 1, null, 0).outcome).toBeNull();
    const ui = await loadUi(id);
    const view = sides[0]?.view;
    expect(outcome && ui?.account(view, outcome).rows).toHaveLength(given.seats.length);
    expect(outcome?.points).toHaveLength(given.seats.length);
  });

  test('stepping tells the same as everything at once, and no seat more than it may know', () => {
    for (const viewpoint of [0, 'watcher', 'all'] as const) {
      const whole = timeline.message('t', timeline.length, null, viewpoint).steps;
      const steps = Array.from({ length: timeline.length }, (_, at) =>
        timeline.message('t', at + 1, at, viewpoint),
      );
      expect(steps.every(({ opening }) => opening === null)).toBe(true);
      expect(steps.flatMap((message) => message.steps.map(({ number }) => number))).toEqual(
        whole.map(({ number }) => number),
      );
      for (const [number, { events, back }] of whole.entries()) {
        const happened = file.entries[number]?.events ?? [];
        const heard =
          viewpoint === 'all' ? happened : happened.flatMap((event) => game.redact(event, viewpoint) ?? []);
        expect(events.map((told) => told.events)).toEqual([heard]);
        const entry = file.entries[number];
        expect(back).toEqual(entry && 'back' in entry ? { seat: entry.seat, to: entry.back } : null);
      }
    }
  });

  test('its parts follow each other, and each moment is in one', () => {
    const rounds = chaptersOf(timeline, (event) => {
      const { type } = event as { type: string };
      return /round/i.test(type) ? { key: type, heading: true } : undefined;
    });
    const turns = chaptersOf(timeline, () => undefined);
    expect(turns[0]).toMatchObject({ at: 0, title: { turn: 1 } });
    for (const chapters of [rounds, turns]) {
      const places = chapters.map(({ at }) => at);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      for (const [i, at] of places.entries()) expect(chapterAt(chapters, at)).toBe(i);
    }
    expect(chapterAt(turns, timeline.length)).toBe(turns.length - 1);
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
  ])('%s', (search, at, viewpoint) => {
    expect(placeIn(search, 80, 3)).toEqual({ at, viewpoint });
  });

  test('what is written is read', () => {
    expect(placeIn(searchFor(7, 2), 80, 3)).toEqual({ at: 7, viewpoint: 2 });
  });
});

describe('files that cannot be shown', async () => {
  const game = (await loadGame('rauf-und-runter')) as AnyGame;
  const good = played(game, 20);
  const why = (file: MatchFile): [string, unknown] => {
    try {
      judged(() => new ReplayTimeline(game, readMatchFile(JSON.stringify(file))));
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
