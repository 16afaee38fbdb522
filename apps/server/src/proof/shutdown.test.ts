import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Client, newPerson } from '../testing/client.js';
import { RawSocket } from '../testing/raw-socket.js';
import { me, open, UNLISTED } from '../testing/tables.js';
import { temporaryFolder } from '../testing/test-server.js';
import { startProcess } from './server-process.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const BUSY = 60;

/** Somebody who makes tables without pause until the connection ends; gives those that were acknowledged. */
async function busy(base: string, cookie: string): Promise<string[]> {
  const client = await Client.connect(base, cookie);
  const made: string[] = [];
  while (client.closed === undefined) {
    const answer = await client.ask('create', { ...UNLISTED, seats: [me, open] });
    if (answer.type === 'done' && answer.made?.table) made.push(answer.made.table);
  }
  expect(client.closed).toBe(1012);
  return made;
}

/** Somebody who writes without waiting for answers, and never closes. */
async function noisy(base: string, cookie: string): Promise<void> {
  const socket = await RawSocket.connect(base, { cookie });
  let next = 0;
  const noise = setInterval(() => {
    socket.say({ type: 'lobby', id: `noise-${next++}`, on: true });
  }, 2);
  await socket.ended;
  clearInterval(noise);
}

/** A request whose body never ends. */
function slow(base: string): Promise<void> {
  const { port, hostname } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.write('POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{');
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

test('a server under load stops by itself, and keeps what it acknowledged', async () => {
  const env = { DATA_DIR: folder.path };
  const server = await startProcess(env);
  const cookies: string[] = [];
  for (let i = 0; i < BUSY; i++) cookies.push(await newPerson(server.base, `Busy ${i}`));
  const all = cookies.map((cookie) => busy(server.base, cookie));
  const others = cookies.slice(0, 5).map((cookie) => noisy(server.base, cookie));
  const bodies = [slow(server.base), slow(server.base)];
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await server.kill('SIGTERM');
  // 1: it was not done in the time that it allows itself.
  expect(await server.exited).toBe(0);
  const made = (await Promise.all(all)).flat();
  await Promise.all([...others, ...bodies]);
  expect(made.length).toBeGreaterThanOrEqual(BUSY);

  const again = await startProcess(env);
  const looking = await Client.enter(again.base, 'Looking');
  for (const table of made) await looking.must('watch', { table });
  await looking.close();
  await again.kill('SIGTERM');
  expect(await again.exited).toBe(0);
}, 180_000);

test('a second signal ends the process at once', async () => {
  const server = await startProcess({ DATA_DIR: `${folder.path}/second` });
  await RawSocket.connect(server.base, { cookie: await newPerson(server.base, 'Silent') });
  process.kill(server.pid, 'SIGTERM');
  // It waits for the socket, which does not close.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await server.kill('SIGTERM');
  expect(await server.exited).toBe(1);
}, 60_000);
