import zefiria, { type Answer, type View } from '@aerie/zefiria';
import { afterEach, describe, expect, test } from 'vitest';
import type { Question } from '../bots/think.js';
import { type Thinkers, thinkHere } from '../bots/thinkers.js';
import type { Decision } from '../bots/thought-schedule.js';
import { storageKinds } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { me } from '../testing/tables.js';
import { type Settings, startServer, temporaryFolder } from '../testing/test-server.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const bot = { kind: 'bot', level: 'gentle' } as const;

/** Anna with a bot in the second seat, at the beginning of the bot's first turn. */
async function botsTurn(settings: Settings = {}) {
  const folder = temporaryFolder();
  ends.push(() => folder.remove());
  const server = await startServer(folder.path, settings);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  ends.push(stop);
  const anna = await Client.enter(server.base, 'Anna');
  ends.push(() => anna.close());
  const table = await anna.must('create', {
    ...{ game: 'zefiria', options: {}, listed: false },
    seats: [me, bot],
  });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await anna.until('the match', () => anna.matches.has(table));
  const viewed = () => anna.side(table, 0)?.view as View;
  const number = () => anna.matches.get(table)?.number as number;
  const isBots = () => viewed().stage.at === 'turn' && anna.matches.get(table)?.awaited[0] === 1;
  while (!isBots()) {
    await anna.until('a turn', () => isBots() || anna.matches.get(table)?.awaited[0] === 0);
    if (isBots()) break;
    const answers = anna.side(table, 0)?.answers as string[];
    const before = number();
    const answer = answers.includes('end') ? 'end' : (answers[0] as string);
    await anna.must('answer', { table, seat: 0, number: before, answer });
    await anna.until('the step', () => number() > before);
  }
  const sketches = () => anna.tables.get(table)?.sketches.filter((one) => one.number === number()) ?? [];
  const proposed = async () => {
    await anna.until('a proposal', () => sketches().some(({ seat }) => seat === 1));
    return sketches().find(({ seat }) => seat === 1);
  };
  const done = async (since: number) => {
    const { body } = await server.tables.table(table);
    const entries = await server.storage.entries(body.match as string, since);
    return entries.flatMap((entry) => ('answer' in entry ? [entry.answer] : []));
  };
  /** A flight, or Austro's step, with which the bot would not begin. */
  const otherThan = (plan: readonly string[] = []) =>
    zefiria
      .answers(zefiria.imagine(viewed(), undefined as never), 1)
      .filter(({ kind }: Answer) => kind === 'fly' || kind === 'step')
      .map((answer) => zefiria.write(answer))
      .find((text) => text !== plan[0]) as string;
  return { stop, anna, table, number, proposed, viewed, done, otherThan };
}

test('a bot proposes its turn with a reason, waits, and does it once a person agrees', async () => {
  const { anna, table, number, proposed, viewed, done } = await botsTurn();
  const proposal = await proposed();
  expect(proposal?.reason?.code).toBeDefined();
  const before = number();
  const plan = proposal?.plan ?? [];
  await anna.must('sketch', { table, seat: 0, number: before, plan, wish: true });
  await anna.until(
    'the turn to be over',
    () => viewed().stage.at !== 'turn' || number() >= before + plan.length,
  );
  expect((await done(before)).slice(0, plan.length)).toEqual(plan);
});

test('it does what a person wishes instead, waits while somebody only draws, and proposes how to go on', async () => {
  const { anna, table, number, proposed, done, otherThan } = await botsTurn();
  const proposal = await proposed();
  const before = number();
  const other = otherThan(proposal?.plan);
  await anna.must('sketch', { table, seat: 0, number: before, plan: [other] });
  await anna.until('the drawing', () => anna.tables.get(table)?.sketches.length === 2);
  expect(number()).toBe(before);
  await anna.must('sketch', { table, seat: 0, number: before, plan: [other], wish: true });
  await anna.until('the step', () => number() === before + 1);
  expect(await done(before)).toEqual([other]);
  expect((await proposed())?.number).toBe(before + 1);
});

test('who says nothing for long, as an older program would, does not hold it up', async () => {
  const { anna, number } = await botsTurn({ silenceMs: 1 });
  const before = number();
  await anna.until('the bot to act', () => number() > before);
});

/** Bots that no longer answer once they have thought so often, as those of a process that ends. */
class EndingThinkers implements Thinkers {
  left = Infinity;
  readonly waiting = 0;
  async ask(question: Question, whose: string, decision: Decision) {
    return this.left-- > 0 ? thinkHere.ask(question, whose, decision) : new Promise<never>(() => undefined);
  }
  async close(): Promise<void> {}
}

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('$name', ({ create }) => {
  test('what was agreed to is done to its end by another process too', async () => {
    const database = await create();
    ends.push(() => database.remove());
    const thinkers = new EndingThinkers();
    const first = await botsTurn({ storage: await database.open(), thinkers });
    const { anna, table, number, otherThan, proposed } = first;
    const before = number();
    const plan = [otherThan((await proposed())?.plan), 'end'];
    thinkers.left = 1;
    await anna.must('sketch', { table, seat: 0, number: before, plan, wish: true });
    await anna.until('the first step', () => number() === before + 1);
    await first.stop();

    const second = await startServer('nowhere', { storage: await database.open() });
    ends.push(() => second.stop());
    const { match } = (await second.tables.table(table)).body;
    const done = async () => await second.storage.entries(match as string, before);
    await expect.poll(done).toHaveLength(2);
    expect((await done()).map((entry) => 'answer' in entry && entry.answer)).toEqual(plan);
  });
});
