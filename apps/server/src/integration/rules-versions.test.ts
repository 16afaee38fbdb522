import { skylarkAt, type Version } from '@aerie/conformance/sample/versions';
import { type AnyGame, type MatchFile, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import type { FromServer } from '@aerie/protocol';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { Client, newPerson } from '../testing/client.js';
import { me, open } from '../testing/tables.js';
import { startServer, startServers, type TestServer, temporaryFolder } from '../testing/test-server.js';

/* Matches under way survive newer rules: versions of the conformance suite's sample game that change what logs look like. */

type MatchMessage = Extract<FromServer, { type: 'match' }>;

const only =
  (version: Version) =>
  (id: string): AnyGame | undefined =>
    id === 'skylark' ? skylarkAt(version) : undefined;

const WANTED = { game: 'skylark', options: {}, listed: false, seats: [me, open], friendly: true };
const CLOCK = { kind: 'bank', seconds: 600, increment: 5 } as const;

/** Somebody at a browser: says what they have seen whenever they decide. */
class Player {
  private constructor(
    readonly client: Client,
    readonly table: string,
    readonly seat: number,
  ) {}

  static async at(server: TestServer, cookie: string, table: string, seat: number, since?: MatchMessage) {
    const player = new Player(await Client.connect(server.base, cookie, true), table, seat);
    const seen = since
      ? { since: since.number, ...(since.revision ? { revision: since.revision } : {}) }
      : {};
    await player.client.must('watch', { table, ...seen });
    return player;
  }

  get match(): MatchMessage {
    return this.client.matches.get(this.table) as MatchMessage;
  }

  decide(answer: string, seen: MatchMessage = this.match): Promise<string> {
    const { number, revision } = seen;
    const { table, seat } = this;
    return this.client.reason('answer', {
      ...{ table, seat, number, answer },
      ...(revision === undefined ? {} : { revision }),
    });
  }

  async caughtUpWith(other: Player): Promise<void> {
    const { number, revision } = other.match;
    await this.client.until(
      'what the other saw',
      () => this.match?.number === number && this.match.revision === revision,
    );
  }

  /** What came of the match since this was asked last. */
  told(): MatchMessage[] {
    const all = this.client.heard.splice(0).map((text) => JSON.parse(text) as FromServer);
    return all.flatMap((message) => (message.type === 'match' ? [message] : []));
  }
}

/** Both decide in turn until the match is over: the last answer that is listed, or a name for the song. */
async function playOut(players: readonly Player[]): Promise<void> {
  const [one, two] = players as [Player, Player];
  while (!one.match.outcome) {
    const asked = players.find(({ match, seat }) => match.awaited.includes(seat)) as Player;
    const side = asked.match.sides[0];
    const answer = side?.open ? 'name Dawn' : (side?.answers.at(-1) as string);
    expect(await asked.decide(answer)).toBe('done');
    await (asked === one ? two : one).caughtUpWith(asked);
  }
}

async function fileOf(server: TestServer, table: string): Promise<MatchFile> {
  const response = await fetch(`${server.base}/api/matches/${table}`);
  return readMatchFile(await response.text());
}

/** The cards of both, a hum before and after, and something that was taken back: six entries, of which version 2 keeps four. */
async function firstVerse(anna: Player, ben: Player): Promise<void> {
  expect(await anna.decide('hum')).toBe('done');
  expect(await anna.decide('caw')).toBe('done');
  const { number } = anna.match;
  expect(await anna.client.reason('undo', { table: anna.table, seat: 0, number })).toBe('done');
  expect(await anna.decide(anna.match.sides[0]?.answers[0] as string)).toBe('done');
  await ben.caughtUpWith(anna);
  expect(await ben.decide(ben.match.sides[0]?.answers[0] as string)).toBe('done');
  expect(await ben.decide('hum')).toBe('done');
  await anna.caughtUpWith(ben);
  expect(ben.match.number).toBe(6);
}

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

describe('at one process', () => {
  const begin = async (version: Version) => {
    const folder = temporaryFolder();
    let server = await startServer(folder.path, { gameOf: only(version) });
    stops.push(
      () => folder.remove(),
      () => server.stop(),
    );
    const cookies = [await newPerson(server.base, 'Anna'), await newPerson(server.base, 'Ben')] as const;
    const host = await Client.connect(server.base, cookies[0]);
    const table = await host.must('create', { ...WANTED, clock: CLOCK });
    const guest = await Client.connect(server.base, cookies[1]);
    await guest.must('sit', { table, seat: 1 });
    await host.must('start', { table });
    const seats = async (since?: MatchMessage): Promise<[Player, Player]> => [
      await Player.at(server, cookies[0], table, 0, since),
      await Player.at(server, cookies[1], table, 1, since),
    ];
    const restart = async (next: Version) => {
      await server.stop();
      server = await startServer(folder.path, { gameOf: only(next) });
    };
    return { table, seats, restart, server: () => server };
  };

  test('a match goes on through two versions, and verifies at its end', async () => {
    const { table, seats, restart, server } = await begin(1);
    let [anna, ben] = await seats();
    await firstVerse(anna, ben);
    const seen = ben.match;

    await restart(2);
    [anna, ben] = await seats(seen);
    // What they had seen is numbered otherwise now: they are told everything from the beginning.
    const [told] = ben.told();
    expect(told).toMatchObject({ number: 4, revision: 1, opening: [{ seat: 1 }] });
    expect(told?.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(await ben.decide('name Late', seen)).toBe('stale');
    const singer = anna.match.awaited.includes(0) ? anna : ben;
    expect(await singer.decide('name Dawn')).toBe('done');

    // Loaded again under the same rules; who comes back hears only what is new.
    const known = singer.match;
    await restart(2);
    [anna, ben] = await seats(known);
    expect(ben.told()).toMatchObject([{ number: 5, revision: 1, opening: null, steps: [] }]);
    expect(await anna.decide('caw')).toBe('done');
    await ben.caughtUpWith(anna);

    await restart(3);
    [anna, ben] = await seats(ben.match);
    expect(ben.told()).toMatchObject([{ number: 7, revision: 2 }]);
    await playOut([anna, ben]);

    const file = await fileOf(server(), table);
    expect(file).toMatchObject({ rulesVersion: 3, carried: 7 });
    expect(verifyMatchFile(skylarkAt(3), file)).toEqual({ ok: true, at: null, reason: null });
    await restart(3);
    expect(await fileOf(server(), table)).toEqual(file);
  });

  test('a match that nobody touches for a version is carried over both at once', async () => {
    const { seats, restart } = await begin(1);
    await firstVerse(...(await seats()));
    await restart(3);
    const players = await seats();
    expect(players[0].match).toMatchObject({ number: 4, revision: 1 });
    await playOut(players);
  });

  test('what was over before is read under the rules of today', async () => {
    const { table, seats, restart, server } = await begin(2);
    await playOut(await seats());
    const before = await fileOf(server(), table);
    await restart(3);
    const after = await fileOf(server(), table);
    expect(after.outcome).toEqual(before.outcome);
    expect(after).toMatchObject({ rulesVersion: 3, carried: after.entries.length });
    expect(verifyMatchFile(skylarkAt(3), after).ok).toBe(true);
  });

  test('undo requests are void, clocks run on, and seats changed hands where they did', async () => {
    const { table, seats, restart, server } = await begin(1);
    let [anna, ben] = await seats();
    await firstVerse(anna, ben);
    const { number } = anna.match;
    await anna.client.must('undo', { table, seat: 0, number });
    await anna.client.until('the request', () => anna.client.tables.get(table)?.undoWish != null);
    const kept = (await server().tables.table(table)).body;
    expect(kept.undoWish?.number).toBe(6);
    await restart(2);
    [anna, ben] = await seats();
    expect(anna.client.tables.get(table)?.undoWish).toBeNull();
    expect(await ben.client.reason('agreeUndo', { table, seat: 1, agree: true })).toBe('noWish');
    const clocks = anna.client.clocks.get(table) ?? [];
    expect(clocks.map(({ runs }) => runs)).toEqual([0, 1].map((seat) => anna.match.awaited.includes(seat)));
    for (const { left } of clocks) expect(left).toBeGreaterThan(590_000);
    await playOut([anna, ben]);
  });
});

describe('at several processes', () => {
  const postgres = inject('postgres');

  test('two carry a match over at once, a third with the old program can do no harm', async () => {
    const servers = await startServers(3, postgres, { gameOf: only(2) }, () => ({ gameOf: only(1) }));
    stops.push(() => Promise.all(servers.map((server) => server.stop())));
    const [old, first, second] = servers as [TestServer, TestServer, TestServer];
    const cookies = [await newPerson(old.base, 'Anna'), await newPerson(old.base, 'Ben')] as const;
    const host = await Client.connect(old.base, cookies[0]);
    const table = await host.must('create', WANTED);
    await (await Client.connect(old.base, cookies[1])).must('sit', { table, seat: 1 });
    await host.must('start', { table });
    const before = [
      await Player.at(old, cookies[0], table, 0),
      await Player.at(old, cookies[1], table, 1),
    ] as const;
    await firstVerse(...before);

    const [anna, ben] = await Promise.all([
      Player.at(first, cookies[0], table, 0, before[0].match),
      Player.at(second, cookies[1], table, 1, before[1].match),
    ]);
    await anna.caughtUpWith(ben);
    expect(anna.match).toMatchObject({ number: 4, revision: 1 });

    // The old program has the match ready still; what it would write is refused.
    const late = before.find(({ match, seat }) => match.awaited.includes(seat)) as Player;
    expect(await late.decide('name Late')).toBe('newerRules');
    expect(await late.decide('caw')).toBe('newerRules');
    await playOut([anna, ben]);
    const file = await fileOf(second, table);
    expect(verifyMatchFile(skylarkAt(2), file)).toEqual({ ok: true, at: null, reason: null });
    expect(await fileOf(first, table)).toEqual(file);
  });

  test('whoever is connected when another process carries the match over begins afresh', async () => {
    // The second process is as new as the first, but has the match of before at hand.
    const servers = await startServers(3, postgres, { gameOf: only(2) }, () => ({ gameOf: only(1) }));
    stops.push(() => Promise.all(servers.map((server) => server.stop())));
    const [old, first, second] = servers as [TestServer, TestServer, TestServer];
    const cookies = [await newPerson(old.base, 'Anna'), await newPerson(old.base, 'Ben')] as const;
    const host = await Client.connect(old.base, cookies[0]);
    const table = await host.must('create', WANTED);
    await (await Client.connect(old.base, cookies[1])).must('sit', { table, seat: 1 });
    // Both follow the table at new processes before it begins at the old one.
    const anna = await Player.at(first, cookies[0], table, 0);
    const ben = await Player.at(second, cookies[1], table, 1);
    await host.must('start', { table });
    for (const one of [anna, ben]) await one.client.until('the match', () => one.match !== undefined);
    await playOut([anna, ben]);
    expect(anna.match.revision).toBe(1);
    expect(verifyMatchFile(skylarkAt(2), await fileOf(first, table)).ok).toBe(true);
  });
});
