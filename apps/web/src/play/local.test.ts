import { skylarkAt, type Version } from '@aerie/conformance/sample/versions';
import { Match, type MatchFile, readMatchFile, verifyMatchFile, writeMatchFile } from '@aerie/kernel';
import type { MatchMessage } from '@aerie/protocol';
import { expect, test, vi } from 'vitest';
import { beginBranch, beginLocal, openLocal } from './local.js';
import type { Play } from './play.js';
import { load, save } from './saved.js';
import { BotNotLoaded } from './thinking.js';

/* Matches that are kept in this browser go on under newer rules. */

const rules = vi.hoisted(() => ({ version: 1 }));
vi.mock('@aerie/registry/lazy', () => ({ loadGame: async () => skylarkAt(rules.version as Version) }));
vi.mock('@aerie/bots/lazy', () => ({ loadBots: async () => ({ levels: ['gentle', 'club', 'master'] }) }));
vi.mock('../words/words.js', () => ({ language: { peek: () => 'en' }, t: (key: string) => key }));
const bots = vi.hoisted(() => ({ answer: async (_level: string): Promise<string | undefined> => undefined }));
vi.mock('./bot-answer.js', () => ({
  botAnswer: async (_game: unknown, _state: unknown, { level }: { level: string }) => {
    const answer = await bots.answer(level);
    return answer === undefined ? undefined : { answer };
  },
}));
vi.mock('./thinking.js', async (original) => ({
  ...(await original<typeof import('./thinking.js')>()),
  standInFor: async () => 'gentle',
}));

const SEED = 'kept here';
const people = ['Ann', 'Bob'].map((name) => ({ kind: 'person' as const, name }));

async function under(version: Version, id: string): Promise<{ play: Play; now: () => MatchMessage }> {
  rules.version = version;
  const play = await openLocal(id);
  if (!play) throw new Error('it is not there');
  let last: MatchMessage | undefined;
  play.follow((message) => {
    last = message;
  });
  return { play, now: () => last as MatchMessage };
}

/** Decides so many times for whoever is asked: the last answer that is listed, or a name for the song. */
async function playOn({ play, now }: Awaited<ReturnType<typeof under>>, count: number): Promise<void> {
  for (let i = 0; i < count && !now().outcome; i++) {
    const [seat] = now().awaited as [number];
    const side = now().sides.find((one) => one.seat === seat);
    expect(
      await play.answer(seat, now(), side?.open ? 'name Dawn' : (side?.answers.at(-1) as string)),
    ).toBeUndefined();
  }
}

async function fileOf(id: string, version: Version): Promise<MatchFile> {
  const { log } = (await load(id)) ?? {};
  if (!log) throw new Error('it is not there');
  const match = Match.resume(skylarkAt(version), log);
  return readMatchFile(JSON.stringify(writeMatchFile(match, [{ name: 'Ann' }, { name: 'Bob' }], SEED)));
}

const begin = async (id: string): Promise<void> => {
  const { log } = Match.begin(skylarkAt(1), { seats: 2, seed: SEED });
  await save({ id, seats: people, seed: SEED, log, over: false, changedAt: 0 });
};

test('a saved match is played on through two versions of its rules, saved whole each time, and verifies', async () => {
  await begin('La');
  const first = await under(1, 'La');
  for (const answer of ['hum', 'caw'])
    expect(await first.play.answer(0, first.now(), answer)).toBeUndefined();
  const second = await under(2, 'La');
  expect(second.now()).toMatchObject({ number: 1 });
  await playOn(second, 4);
  expect((await load('La'))?.log).toMatchObject({ rulesVersion: 2, carried: 1 });
  const third = await under(3, 'La');
  await playOn(third, 99);
  expect(await load('La')).toMatchObject({ over: true, log: { rulesVersion: 3 } });
  expect(verifyMatchFile(skylarkAt(3), await fileOf('La', 3))).toEqual({ ok: true, at: null, reason: null });
});

test('what is played on from its midst says how much of that was carried over', async () => {
  await begin('Lb');
  await playOn(await under(1, 'Lb'), 9);
  const { log } = (await fileOf('Lb', 2).then(() => load('Lb'))) as NonNullable<
    Awaited<ReturnType<typeof load>>
  >;
  const carried = Match.resume(skylarkAt(2), { ...log, entries: log.entries.slice(0, 2) }).log;
  const branch = await beginBranch({ ...carried, carried: 99 }, { of: null, at: 1 }, people);
  expect((await load(branch))?.log).toMatchObject({ carried: 1 });
});

test('whoever covers a seat and resigns is shown so; nothing is at stake here', async () => {
  await begin('Lc');
  const { play } = await under(1, 'Lc');
  expect(await play.cover(0, 'random')).toBeUndefined();
  expect(await play.resign(1)).toBeUndefined();
  expect(play.table.value).toMatchObject({
    host: true,
    stakes: 'none',
    status: 'running',
    seats: [
      { name: 'Ann', mine: true, cover: 'random', resigned: false, here: true },
      { name: 'Bob', mine: true, cover: 'random', resigned: true, here: true },
    ],
  });
  expect(await play.cover(1, null)).toEqual({ code: 'resigned' });
});

test('where several decide at once, an answer counts although a bot was quicker, and is told in order', async () => {
  const { log } = Match.begin(skylarkAt(3), { seats: 2, seed: SEED });
  const seats = [people[0] as (typeof people)[number], { kind: 'bot' as const, level: 'random' }];
  await save({ id: 'Ld', seats, seed: SEED, log, over: false, changedAt: 0 });
  const game = skylarkAt(3);
  const { state } = Match.resume(game, log);
  const card = (seat: number) => game.write(game.answers(state, seat)[0] as never);
  // The bot lays its card, and then has nothing more to say.
  const said = [card(1)];
  bots.answer = async () => said.shift();
  const { play, now } = await under(3, 'Ld');
  const told: [number, number[]][] = [];
  play.follow(({ number, steps }) => told.push([number, steps.map((step) => step.number)]));
  const seen = { number: 0 };
  // It does so only when the board is there.
  await new Promise((resolve) => setTimeout(resolve));
  expect([now().number, said.length]).toEqual([0, 1]);
  play.boardShown?.();
  await vi.waitFor(() => expect(now().number).toBe(1));
  expect(await play.answer(0, seen, card(0))).toBeUndefined();
  expect((await load('Ld'))?.log.entries).toMatchObject([
    { seat: 1, answer: card(1) },
    { seat: 0, answer: card(0) },
  ]);
  expect(told.slice(-2)).toEqual([
    [1, [0]],
    [2, [1]],
  ]);
  // Asked again, it is not done twice; decided otherwise, it is refused.
  expect(await play.answer(0, seen, card(0))).toBeUndefined();
  expect(await play.answer(0, seen, 'caw')).toEqual({ code: 'stale' });
  expect((await load('Ld'))?.log.entries).toHaveLength(2);
  bots.answer = async () => undefined;
});

test('a match waits for a bot that cannot be fetched, and goes on with it or with another one', async () => {
  const game = skylarkAt(3);
  const { log } = Match.begin(game, { seats: 2, seed: SEED });
  const seats = [people[0] as (typeof people)[number], { kind: 'bot' as const, level: 'master' }];
  await save({ id: 'Le', seats, seed: SEED, log, over: false, changedAt: 0 });
  const card = game.write(game.answers(Match.resume(game, log).state, 1)[0] as never);
  const asked: string[] = [];
  const said = [card];
  bots.answer = async (level) => {
    asked.push(level);
    if (level === 'master') throw new BotNotLoaded(level);
    return said.shift();
  };
  const { play, now } = await under(3, 'Le');
  play.boardShown?.();
  const { missingBot } = play;
  await vi.waitFor(() => expect(missingBot?.level.value).toBe('master'));
  missingBot?.retry();
  expect(missingBot?.level.value).toBeUndefined();
  await vi.waitFor(() => expect(missingBot?.level.value).toBe('master'));
  expect([asked, now().number]).toEqual([['master', 'master'], 0]);
  await missingBot?.replace();
  await vi.waitFor(() => expect(now().number).toBe(1));
  expect(missingBot?.level.value).toBeUndefined();
  expect(play.table.value?.seats[1]).toMatchObject({ kind: 'bot', level: 'gentle' });
  expect((await load('Le'))?.seats[1]).toEqual({ kind: 'bot', level: 'gentle' });
});

test('a bot that adapts gets the level of this moment, and another one for another match', async () => {
  rules.version = 1;
  const adaptive = { kind: 'bot', level: 'adaptive', adaptive: true } as const;
  const [me] = people;
  if (!me) throw new Error('nobody is there');
  const first = await beginLocal('skylark', {}, [me, adaptive]);
  expect((await load(first))?.seats[1]).toEqual({ kind: 'bot', level: 'gentle', adaptive: true });
  // Whoever has beaten the strongest again and again is no beginner.
  for (let i = 0; i < 9; i++) {
    const { log } = Match.begin(skylarkAt(1), { seats: 2, seed: SEED });
    const seats = [me, { kind: 'bot', level: 'master' } as const];
    const outcome = { places: [1, 2], points: [3, 0] };
    await save({ id: `Lwon${i}`, seats, seed: SEED, log, over: true, changedAt: i, outcome });
  }
  const second = await (await openLocal(first))?.rematch();
  if (!second || !('table' in second)) throw new Error('there is no other match');
  expect((await load(second.table))?.seats[1]).toEqual({ kind: 'bot', level: 'master', adaptive: true });
  const play = await openLocal(second.table);
  expect(play?.table.value?.seats[1]).toMatchObject({ level: 'master', adaptive: true });
});
