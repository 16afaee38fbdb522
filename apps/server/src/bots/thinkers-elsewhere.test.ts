import { type ChildProcess, spawn } from 'node:child_process';
import { QuickChance } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { newId } from '../common/ids.js';
import { becomesTrue } from '../proof/socket-connection.js';
import { connectToNats } from '../pubsub/nats-pubsub.js';
import { JobBoard } from '../workers/job-board.js';
import { PROGRAM } from '../workers/job-messages.js';
import { JobWorker } from '../workers/job-worker.js';
import type { CarryOut } from '../workers/worker-slot.js';
import { type Question, think } from './think.js';
import { type Thinkers, thinkHere } from './thinkers.js';
import { ThinkersElsewhere } from './thinkers-elsewhere.js';
import { questionOf } from './thought-messages.js';

const nats = inject('nats');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const game = gameOf('rauf-und-runter') as NonNullable<ReturnType<typeof gameOf>>;
const s = game.setup({}, 2, new QuickChance('elsewhere'), undefined);
const seat = game.awaited(s)[0] as number;
const question: Question = {
  game: game.id,
  level: 'master',
  seat,
  view: game.view(s, seat),
  answers: game.answers(s, seat).map((answer) => game.write(answer)),
  luck: 'elsewhere',
};

/** What is thought here, counted. */
class Here implements Thinkers {
  count = 0;
  readonly waiting = 0;
  async ask(...asked: Parameters<Thinkers['ask']>): ReturnType<Thinkers['ask']> {
    this.count++;
    return thinkHere.ask(...asked);
  }
  readonly close = async (): Promise<void> => undefined;
}

function siteOf(program: string) {
  const board = new JobBoard(connectToNats(nats, 'test'), () => {}, program);
  const here = new Here();
  const errors: string[] = [];
  const thinkers = new ThinkersElsewhere(board, here, (error) => errors.push((error as Error).message));
  closing.push(async () => {
    await thinkers.close();
    await board.close();
  });
  let number = 0;
  const ask = (whose = 'anna', differs: Partial<Question> = {}) =>
    thinkers.ask({ ...question, ...differs }, whose, { table: newId(), number: number++, seat });
  return { board, here, errors, thinkers, ask };
}

/** A worker that does as the test says. */
async function workerOf(program: string, bots: readonly CarryOut[], patient: readonly CarryOut[] = []) {
  const connection = await connectToNats(nats, 'test');
  closing.push(() => connection.close());
  new JobWorker(connection, { bot: bots, patientBot: patient, analysis: [] }, () => {}, program);
  return connection;
}

const thinks: CarryOut = (order) => think(questionOf(order));
const isThere = (board: JobBoard) => becomesTrue(() => board.slots('bot').free > 0, 60);

async function startProgram(): Promise<ChildProcess> {
  const { builtProgram } = (await import('../../../../scripts/build/build.mjs' as string)) as {
    builtProgram(name: string): Promise<string>;
  };
  const main = new URL(await builtProgram('server'));
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NATS_URL: nats, THINK_THREADS: '2', LOG_LEVEL: 'error' };
  const worker = spawn(process.execPath, [main.pathname, 'think'], { env, stdio: 'inherit' });
  closing.push(() => worker.kill('SIGKILL'));
  return worker;
}

describe.skipIf(!nats)('thinking elsewhere', () => {
  test('a worker process answers as a thread would; killed, it loses nothing; told to stop, it ends well', async () => {
    const { board, here, ask } = siteOf(PROGRAM);
    const alone = await ask();
    expect(here.count).toBe(1);
    const first = await startProgram();
    expect(await isThere(board)).toBe(true);
    // Others who run on this NATS may be asked as well: they are of the same program.
    const thoughts = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(`host ${i}`)));
    expect(here.count).toBe(1);
    for (const { answer } of thoughts) expect(answer).toBe(alone.answer);
    const hard = Array.from({ length: 10 }, (_, i) => ask(`host ${i}`));
    first.kill('SIGKILL');
    for (const { answer } of await Promise.all(hard)) expect(answer).toBe(alone.answer);
    const second = await startProgram();
    expect(await isThere(board)).toBe(true);
    expect((await ask()).answer).toBe(alone.answer);
    const ended = new Promise((resolve) => second.once('exit', resolve));
    second.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect((await ask()).answer).toBe(alone.answer);
  });

  test('without workers, and when the last is gone, what waits is thought about here', async () => {
    const program = newId();
    const { board, here, thinkers, ask } = siteOf(program);
    const never: CarryOut = () => new Promise(() => {});
    const connection = await workerOf(program, [never]);
    expect(await isThere(board)).toBe(true);
    const all = ['anna', 'ben', 'cleo'].map((whose) => ask(whose));
    expect(await becomesTrue(() => board.slots('bot').free === 0 && thinkers.waiting === 2, 20)).toBe(true);
    expect(here.count).toBe(0);
    await connection.close();
    for (const { answer } of await Promise.all(all)) expect(question.answers).toContain(answer);
    expect(here.count).toBe(3);
  });

  test('what a worker does not answer is asked again elsewhere', async () => {
    const program = newId();
    const { board, here, ask } = siteOf(program);
    let begun = 0;
    const lost = await workerOf(program, [
      () => {
        begun++;
        return new Promise(() => {});
      },
    ]);
    expect(await isThere(board)).toBe(true);
    const asked = ask();
    expect(await becomesTrue(() => begun === 1, 20)).toBe(true);
    await workerOf(program, [thinks]);
    expect(await isThere(board)).toBe(true);
    await lost.close();
    expect(question.answers).toContain((await asked).answer);
    expect(here.count).toBe(0);
  });

  test('whoever hosts much is served behind others, and nobody waits for it', async () => {
    const program = newId();
    const { board, ask } = siteOf(program);
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const waits: CarryOut = (given) =>
      new Promise((resolve) => {
        order.push(questionOf(given).luck);
        ends.push(() => resolve(think(questionOf(given))));
      });
    await workerOf(program, [waits, waits], [waits]);
    expect(await isThere(board)).toBe(true);
    const mallory = Array.from({ length: 8 }, (_, i) => ask('mallory', { luck: `m${i}` }));
    expect(await becomesTrue(() => order.length === 2, 20)).toBe(true);
    // One of two slots is left to others, and the background to whoever asks for much.
    expect([...order].sort()).toEqual(['m0', 'm3']);
    const others = ['anna', 'ben'].map((whose) => ask(whose, { luck: whose }));
    expect(await becomesTrue(() => order.length === 3, 20)).toBe(true);
    expect(order[2]).toBe('anna');
    ends[2]?.();
    expect(await becomesTrue(() => order.length === 4, 20)).toBe(true);
    expect(order[3]).toBe('ben');
    let ended = 0;
    const all = Promise.all([...mallory, ...others]);
    expect(
      await becomesTrue(() => {
        while (ended < ends.length) ends[ended++]?.();
        return ended === 10;
      }, 20),
    ).toBe(true);
    expect(await all).toHaveLength(10);
  });

  test('what follows is asked where its bot remembers it', async () => {
    const program = newId();
    const { board, thinkers } = siteOf(program);
    const asked: string[] = [];
    const remembers =
      (name: string): CarryOut =>
      async (order) => {
        asked.push(name);
        return { ...(await think(questionOf(order))), remembers: true };
      };
    await workerOf(program, [remembers('a'), remembers('b'), remembers('c')]);
    expect(await becomesTrue(() => board.slots('bot').free === 3, 20)).toBe(true);
    for (let number = 0; number < 8; number++)
      await thinkers.ask(question, 'anna', { table: 'one', number, seat });
    expect(new Set(asked).size).toBe(1);
  });

  test('nonsense, failures and other rules are thought about here, and told', async () => {
    const program = newId();
    const { board, here, errors, ask } = siteOf(program);
    const answers: (() => unknown)[] = [
      () => ({ answer: 7 }),
      () => ({ answer: 'x', loadedMs: -1, thoughtMs: 0, isFirst: false, remembers: false }),
      () => {
        throw new Error('no weights');
      },
    ];
    await workerOf(program, [async () => answers.shift()?.()]);
    for (let i = 1; i <= 3; i++) {
      expect(await isThere(board)).toBe(true);
      expect(question.answers).toContain((await ask()).answer);
      expect(here.count).toBe(i);
    }
    expect(errors.join('\n')).toMatch(/with nonsense\n.*with nonsense\n.*no weights/);
  });
});

test('a question of other rules is refused, and so is what is none', () => {
  const order = { rulesVersion: game.rulesVersion, question };
  expect(questionOf(order)).toEqual(question);
  expect(() => questionOf({ ...order, rulesVersion: game.rulesVersion + 1 })).toThrow('has rules');
  expect(() => questionOf({ ...order, question: { ...question, game: 'chess' } })).toThrow('has rules');
  for (const bad of [null, {}, { ...order, question: { ...question, answers: [] } }])
    expect(() => questionOf(bad)).toThrow();
});
