import { afterEach, expect, test } from 'vitest';
import { Client, newPerson } from '../testing/client.js';
import { bot, GAME, me } from '../testing/tables.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';
import type { Question } from './think.js';
import { type Thinkers, type TimedThought, thinkHere } from './thinkers.js';
import type { Decision } from './thought-schedule.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Bots that answer only when the test says so. */
class HeldThinkers implements Thinkers {
  readonly asked: { question: Question; whose: string; answer: () => void }[] = [];
  readonly waiting = 0;
  ask(question: Question, whose: string, decision: Decision): Promise<TimedThought> {
    return new Promise((resolve) => {
      this.asked.push({ question, whose, answer: () => resolve(thinkHere.ask(question, whose, decision)) });
    });
  }
  async close(): Promise<void> {}

  /** Waits for the question of this number, and answers it. */
  async answer(number: number): Promise<void> {
    await becomes(() => this.asked.length > number);
    this.asked[number]?.answer();
  }
}

async function becomes(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Time enough for anything that is about to happen. */
const moments = () => new Promise((resolve) => setTimeout(resolve, 100));

async function started() {
  const folder = temporaryFolder();
  const thinkers = new HeldThinkers();
  const server = await startServer(folder.path, { thinkers, unattendedMs: 0 });
  ends.push(() => folder.remove());
  ends.push(() => server.stop());
  const cookie = await newPerson(server.base, 'Anna');
  const connect = async () => {
    const client = await Client.connect(server.base, cookie);
    ends.push(() => client.close());
    return client;
  };
  return { thinkers, server, connect };
}

/** How far a match has got. */
async function entriesOf(server: Awaited<ReturnType<typeof started>>['server'], table: string) {
  const { body } = await server.tables.table(table);
  return (await server.storage.entries(body.match as string, 0)).length;
}

test('a table that is left to bots sleeps when nobody is here, and wakes when somebody comes or looks on', async () => {
  const { thinkers, server, connect } = await started();
  let anna = await connect();
  const table = await anna.must('create', { ...GAME, seats: [me, bot, bot] });
  await anna.must('start', { table });
  await anna.must('cover', { table, seat: 0, level: 'random' });
  await thinkers.answer(0);
  await becomes(() => thinkers.asked.length === 2);
  await anna.close();
  // What is being thought about is still answered.
  const before = await entriesOf(server, table);
  await thinkers.answer(1);
  while ((await entriesOf(server, table)) === before) await moments();
  await moments();
  expect(thinkers.asked).toHaveLength(2);
  anna = await connect();
  await thinkers.answer(2);
  await becomes(() => thinkers.asked.length === 4);
  await anna.close();
  await thinkers.answer(3);
  await moments();
  expect(thinkers.asked).toHaveLength(4);
  const ben = await Client.enter(server.base, 'Ben');
  ends.push(() => ben.close());
  await moments();
  expect(thinkers.asked).toHaveLength(4);
  await ben.must('watch', { table });
  await thinkers.answer(4);
});

test('where a person plays themselves, bots answer also while that person is away', async () => {
  const { thinkers, server, connect } = await started();
  const anna = await connect();
  const table = await anna.must('create', { ...GAME, seats: [me, bot, bot, bot] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await anna.until('the match', () => anna.matches.has(table));
  const isMyTurn = () => anna.matches.get(table)?.awaited.includes(0) ?? false;
  while (isMyTurn()) {
    const number = anna.matches.get(table)?.number as number;
    await anna.must('answer', { table, seat: 0, number, answer: anna.side(table)?.answers[0] as string });
    await anna.until('the step', () => anna.matches.get(table)?.number !== number);
  }
  await anna.close();
  for (let i = 0; ; ) {
    const live = await server.tables.live(await server.tables.table(table));
    if (live?.match.game.awaited(live.match.state).every((seat) => seat === 0)) break;
    if (thinkers.asked.length > i) await thinkers.answer(i++);
    else await new Promise((resolve) => setTimeout(resolve, 2));
  }
});

test('with a clock, a match that is left to bots is played on', async () => {
  const { thinkers, connect } = await started();
  const anna = await connect();
  const clock = { kind: 'days', days: 1 } as const;
  const table = await anna.must('create', { ...GAME, clock, seats: [me, bot, bot] });
  await anna.must('start', { table });
  await anna.must('cover', { table, seat: 0, level: 'random' });
  await becomes(() => thinkers.asked.length > 0);
  await anna.close();
  for (let i = 0; i < 5; i++) await thinkers.answer(i);
});

test('at a match that everybody has given up no bot thinks any more', async () => {
  const { thinkers, server, connect } = await started();
  const anna = await connect();
  const table = await anna.must('create', { ...GAME, seats: [me, bot, bot] });
  await anna.must('start', { table });
  await anna.must('resign', { table, seat: 0 });
  await anna.close();
  expect((await server.tables.table(table)).body.status).toBe('over');
  const before = thinkers.asked.length;
  await moments();
  expect(thinkers.asked).toHaveLength(before);
});
