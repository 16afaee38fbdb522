import { afterAll, describe, expect, test } from 'vitest';
import { Client, newPerson } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { RawSocket } from '../testing/raw-socket.js';
import { me, open, twoPlaying, UNLISTED } from '../testing/tables.js';
import { type Settings, startServer, type TestServer, temporaryFolder } from '../testing/test-server.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

async function withServer(settings: Settings, work: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startServer(folder.path, { openTablesPerPerson: 1000, ...settings });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

const create = { ...UNLISTED, seats: [me, open] };

/** Asks until it is too much; gives the refusal, and how often it was done. */
async function untilTooMuch(client: Client): Promise<{ done: number; seconds: number }> {
  for (let done = 0; done < 1000; done++) {
    const answer = await client.ask('create', create);
    if (answer.type !== 'refused') continue;
    expect(answer.reason.code).toBe('tooMuch');
    return { done, seconds: Number(answer.reason.args?.seconds) };
  }
  throw new Error('it was never too much');
}

test('so many sockets of one person; the newest is told why, and there is room again when one has left', () =>
  withServer({ connectionsPerPerson: 3 }, async ({ base }) => {
    const cookie = await newPerson(base, 'Anna');
    const windows = await Promise.all([1, 2, 3].map(() => Client.connect(base, cookie)));
    const fourth = await Client.connect(base, cookie, true);
    await expect(fourth.until('nothing', () => false)).rejects.toThrow('closed with 4430');
    expect(fourth.heard).toEqual([]);
    const ben = await Client.enter(base, 'Ben');
    await ben.must('ping', {});
    for (const one of windows) await one.must('ping', {});
    await windows[0]?.close();
    const again = await Client.connect(base, cookie);
    await again.must('ping', {});
    await Promise.all([...windows.slice(1), again, ben].map((one) => one.close()));
  }));

test('so many sockets of one address; pages are told why, so many at a time', () =>
  withServer({ connectionsPerAddress: 1 }, async ({ base }) => {
    const cookie = await newPerson(base, 'Anna');
    const anna = await Client.connect(base, cookie);
    await expect(Client.connect(base, cookie)).rejects.toThrow('429');
    const pages = await Promise.allSettled(
      Array.from({ length: 10 }, () => RawSocket.connect(base, { cookie, origin: base })),
    );
    const told = pages.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
    for (const one of told) await one.untilClosing();
    expect(told.map(({ closeCode }) => closeCode)).toEqual(Array(8).fill(4431));
    await anna.must('ping', {});
    for (const one of told) one.destroy();
    await anna.close();
  }));

test.each([
  ['pings', 0x9, 4429],
  ['pongs that nobody asked for', 0xa, 4429],
  ['binary messages', 0x2, 4429],
])('%s count as messages', (_, opcode, code) =>
  withServer({ messagesPerSecond: 1, messageBurst: 10 }, async ({ base }) => {
    const socket = await RawSocket.connect(base, { cookie: await newPerson(base, 'Anna') });
    for (let i = 0; i < 60; i++) socket.frame(opcode, Buffer.alloc(0));
    await socket.untilClosing();
    expect(socket.closeCode).toBe(code);
    socket.destroy();
  }),
);

describe('work', () => {
  test('is done for one person up to a budget, over all their sockets and HTTP; others are not concerned', () =>
    withServer({ workPerPerson: 2 }, async ({ base }) => {
      const cookie = await newPerson(base, 'Mallory');
      const [first, second] = [await Client.connect(base, cookie), await Client.connect(base, cookie)];
      const { done, seconds } = await untilTooMuch(first);
      expect(done).toBeGreaterThan(5);
      expect(done).toBeLessThan(30);
      expect(seconds).toBeGreaterThan(0);
      expect(await second.reason('create', create)).toBe('tooMuch');
      const { status, body, retryAfter } = await new HttpClient(base, cookie).ask('GET', '/api/history');
      expect([status, body.error]).toEqual([429, 'tooMuch']);
      expect(retryAfter).toBe(body.seconds);
      await expect(Client.connect(base, cookie)).rejects.toThrow('429');
      const ben = await Client.enter(base, 'Ben');
      await ben.must('create', create);
      await Promise.all([first.close(), second.close(), ben.close()]);
    }));

  test('is done for one address up to a larger one, whoever asks', () =>
    withServer({ workPerAddress: 2, trustedProxies: 1 }, async ({ base }) => {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const cookies = [await newPerson(base, 'Anna'), await newPerson(base, 'Ben')] as const;
      const anna = await Client.connect(base, cookies[0], false, from('192.0.2.1'));
      await untilTooMuch(anna);
      await expect(Client.connect(base, cookies[1], false, from('192.0.2.1'))).rejects.toThrow('429');
      const page = await Client.connect(base, cookies[1], true, { ...from('192.0.2.1'), origin: base });
      await expect(page.until('nothing', () => false)).rejects.toThrow('closed with 4429');
      const ben = await Client.connect(base, cookies[1], false, from('192.0.2.2'));
      await ben.must('create', create);
      await Promise.all([anna.close(), ben.close()]);
    }));

  test('that was refused is done when it is asked for again, under the same id too', () =>
    withServer({ workPerPerson: 20 }, async ({ base }) => {
      const { anna, ben, table } = await twoPlaying(base);
      const seat = anna.matches.get(table)?.awaited[0] as number;
      const asked = seat === 0 ? anna : ben;
      await untilTooMuch(asked);
      const answer = { table, seat, number: 0, answer: asked.side(table)?.answers[0] as string };
      const id = 'the-same-id';
      for (;;) {
        const reply = await asked.ask('answer', answer, id);
        if (reply.type === 'done') break;
        expect(reply).toMatchObject({ reason: { code: 'tooMuch' } });
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      await Promise.all([anna.close(), ben.close()]);
    }));

  test('that is asked for again and again while it is refused ends the connection', () =>
    withServer({ workPerPerson: 1 }, async ({ base }) => {
      const mallory = await Client.enter(base, 'Mallory');
      await untilTooMuch(mallory);
      for (let i = 0; i < 40 && mallory.closed === undefined; i++) await mallory.ask('create', create);
      expect(mallory.closed).toBe(4429);
    }));

  test('to tell a match from the beginning costs what it takes', () =>
    withServer({ workPerPerson: 1 }, async (server) => {
      const { anna, ben, table } = await twoPlaying(server.base);
      const eve = await Client.enter(server.base, 'Eve');
      let told = 0;
      while ((await eve.reason('watch', { table, since: 0 })) === 'done') told++;
      // It would be 27 if only the message itself were paid for.
      expect(told).toBeLessThan(27);
      await Promise.all([anna.close(), ben.close(), eve.close()]);
    }));
});
