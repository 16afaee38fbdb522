import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson } from '../testing/client.js';
import { GAME, me, open, twoAtTable, UNLISTED } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('the terms of a table, $name', (kind) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await kind.create();
    server = await startServer('nowhere', { storage: await database.open() });
  });
  afterAll(async () => {
    await server.stop();
    database.remove();
  });

  const left = (...clients: Client[]) => Promise.all(clients.map((one) => one.close()));

  /** Somebody with a token: their cookie, and a program that comes with it. */
  async function withProgram(name: string) {
    const cookie = await newPerson(server.base, name);
    const init = { method: 'POST', headers: { cookie }, body: JSON.stringify({ name: 'my bot' }) };
    const { token } = (await (await fetch(`${server.base}/api/tokens`, init)).json()) as { token: string };
    const program = await Client.connect(server.base, '', false, { authorization: `Bearer ${token}` });
    return { cookie, program };
  }

  test('are changed by the host until the match begins; the others see it, and agree first', async () => {
    const { anna, ben, table } = await twoAtTable(server.base, server.base, GAME);
    const seen = () => ben.tables.get(table);
    expect(seen()).toMatchObject({ stakes: 'friendly', clock: null, listed: true });
    const carl = await Client.enter(server.base, 'Carl');
    await carl.must('lobby', { on: true });
    const shown = () => carl.lobby?.open.some(({ id }) => id === table);
    await carl.until('the list', () => shown() === true);

    expect(await ben.reason('configure', { table, friendly: false })).toBe('notHost');
    expect(await anna.reason('configure', { table, options: { wings: true } })).toBe('badOptions');
    expect(await anna.reason('configure', { table, seats: 1 })).toBe('badSeats');
    const clock = { kind: 'move', seconds: 60 } as const;
    await anna.must('configure', { table, friendly: false, clock, listed: false });
    await ben.until('the change', () => seen()?.stakes === 'rated');
    expect(seen()).toMatchObject({ clock, listed: false, terms: 1, unaided: true });
    expect(seen()?.seats.map(({ unseen }) => unseen)).toEqual([undefined, ['stakes', 'clock']]);
    await carl.until('the shorter list', () => shown() === false);

    expect(await anna.reason('start', { table })).toBe('notAgreed');
    expect(await ben.reason('agree', { table, terms: 0 })).toBe('stale');
    expect(await carl.reason('agree', { table, terms: 1 })).toBe('notYourSeat');
    await ben.must('agree', { table, terms: 1 });
    await anna.must('start', { table });
    await ben.until('the match', () => ben.matches.has(table));
    expect(await anna.reason('configure', { table, friendly: true })).toBe('notOpen');
    expect(await ben.reason('cover', { table, seat: 1, level: 'greedy' })).toBe('noHelp');
    await left(anna, ben, carl);
  });

  test('in a rated match nobody goes on with a program that was not declared', async () => {
    const { cookie, program } = await withProgram('Dora');
    const dora = await Client.connect(server.base, cookie);
    for (const [friendly, reason, seat] of [
      [false, 'undeclaredProgram', null],
      [true, 'done', 0],
    ] as const) {
      const table = await dora.must('create', {
        ...{ ...UNLISTED, friendly },
        seats: [me, { kind: 'bot', level: 'random' }],
      });
      await dora.must('watch', { table });
      await dora.must('start', { table });
      await dora.until('her turn', () => dora.matches.get(table)?.awaited[0] === 0);
      const { number } = dora.matches.get(table) ?? { number: 0 };
      const answer = dora.side(table, 0)?.answers[0] as string;
      await program.must('watch', { table });
      await program.until('the match', () => program.matches.has(table));
      expect(program.matches.get(table)?.sides[0]?.seat).toBe(seat);
      expect(await program.reason('answer', { table, seat: 0, number, answer })).toBe(reason);
      expect(await program.reason('undo', { table, seat: 0, number })).not.toBe('done');
    }
    await left(dora, program);
  });

  test('everybody is asked when a program sits down at a rated table', async () => {
    const { program } = await withProgram('Emil');
    const fred = await Client.enter(server.base, 'Fred');
    const table = await fred.must('create', { ...UNLISTED, friendly: false, seats: [me, open] });
    await fred.must('watch', { table });
    await program.must('sit', { table, seat: 1 });
    await fred.until('the program', () => fred.tables.get(table)?.seats[1]?.program === true);
    expect(fred.tables.get(table)?.seats[0]?.unseen).toEqual(['program']);
    expect(await fred.reason('start', { table })).toBe('notAgreed');
    await fred.must('agree', { table, terms: 1 });
    await fred.must('start', { table });
    await program.must('watch', { table });
    await program.until('the match', () => program.side(table, 1) !== undefined);
    await left(fred, program);
  });
});
