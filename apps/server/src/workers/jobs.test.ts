import type { NatsConnection } from '@nats-io/transport-node';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { newId } from '../common/ids.js';
import { becomesTrue } from '../proof/socket-connection.js';
import { connectToNats } from '../pubsub/nats-pubsub.js';
import { JobBoard, type JobEnd, type TakenJob } from './job-board.js';
import { packed, readHere, readTold, subjectsOf } from './job-messages.js';
import { JobWorker } from './job-worker.js';
import type { CarryOut } from './worker-slot.js';

const nats = inject('nats');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A version of its own for each test: nobody else is asked. */
const newProgram = () => `test-${newId()}`;

const connected = async (): Promise<NatsConnection> => {
  const connection = await connectToNats(nats, 'test');
  closing.push(() => connection.close());
  return connection;
};

function boardOf(program: string): JobBoard {
  const board = new JobBoard(
    connectToNats(nats, 'test'),
    (error) => {
      throw error;
    },
    program,
  );
  closing.push(() => board.close());
  return board;
}

/** What is carried out ends when the test says so. */
class Hands {
  readonly orders: unknown[] = [];
  readonly stopped: unknown[] = [];
  private readonly ends = new Set<(found: unknown) => void>();

  readonly carryOut: CarryOut = (order, progress, signal) => {
    this.orders.push(order);
    progress('begun');
    signal.addEventListener('abort', () => this.stopped.push(order));
    if (order === 'broken') throw new Error('broken');
    return new Promise((resolve, reject) => {
      this.ends.add(resolve);
      signal.addEventListener('abort', () => {
        this.ends.delete(resolve);
        reject(new Error('stopped'));
      });
    });
  };

  /** Ends the one that has been worked on longest. */
  end(found: unknown): void {
    const [first] = this.ends;
    if (!first) throw new Error('nothing is worked on');
    this.ends.delete(first);
    first(found);
  }
}

async function workerOf(program: string, bots: readonly CarryOut[]): Promise<[JobWorker, NatsConnection]> {
  const connection = await connected();
  const work = { bot: bots, patientBot: [], analysis: [] };
  return [new JobWorker(connection, work, () => {}, program), connection];
}

const freeAt = (board: JobBoard, free: number) => becomesTrue(() => board.slots('bot').free === free, 20);
const offer = (board: JobBoard, order: unknown) =>
  board.offer({ kind: 'bot', order, longestMs: 60_000 }) as Promise<TakenJob>;

describe.skipIf(!nats)('jobs over NATS', () => {
  test('a worker takes as many at a time as it can do; for the others there is nobody until one is done', async () => {
    const program = newProgram();
    const [board, hands] = [boardOf(program), new Hands()];
    await workerOf(program, [hands.carryOut, hands.carryOut]);
    expect(await freeAt(board, 2)).toBe(true);
    const told: unknown[] = [];
    const first = await offer(board, 'first');
    const second = await board.offer({
      ...{ kind: 'bot', order: 'second', longestMs: 60_000 },
      progress: (now) => told.push(now),
    });
    expect(await offer(board, 'third')).toBe('busy');
    expect(hands.orders).toEqual(['first', 'second']);
    hands.end({ found: 1 });
    expect(await first.ended).toEqual({ how: 'found', found: { found: 1 } });
    expect(await freeAt(board, 1)).toBe(true);
    const third = await offer(board, 'third');
    // What is meant for a slot in particular waits for it.
    const after = await board.offer({ kind: 'bot', order: 'after', longestMs: 60_000, at: third.slot });
    hands.end(2);
    expect(await (second as TakenJob).ended).toEqual({ how: 'found', found: 2 });
    expect(told).toEqual(['begun']);
    expect(hands.orders).not.toContain('after');
    hands.end(3);
    expect(await third.ended).toEqual({ how: 'found', found: 3 });
    expect(await becomesTrue(() => hands.orders.includes('after'), 20)).toBe(true);
    hands.end(4);
    expect(await (after as TakenJob).ended).toEqual({ how: 'found', found: 4 });
  });

  test('what fails says why; what nobody wants any more is stopped; what is long travels too, but not too long', async () => {
    const program = newProgram();
    const [board, hands] = [boardOf(program), new Hands()];
    await workerOf(program, [hands.carryOut]);
    expect(await freeAt(board, 1)).toBe(true);
    expect(await (await offer(board, 'broken')).ended).toEqual({ how: 'failed', why: 'broken' });
    expect(await freeAt(board, 1)).toBe(true);
    const unwanted = await offer(board, 'unwanted');
    unwanted.stop();
    expect(await unwanted.ended).toEqual({ how: 'lost' });
    expect(await becomesTrue(() => hands.stopped.includes('unwanted'), 20)).toBe(true);
    expect(await freeAt(board, 1)).toBe(true);
    const long = 'x'.repeat(2_000_000);
    const taken = await offer(board, long);
    expect(await becomesTrue(() => hands.orders.includes(long), 20)).toBe(true);
    hands.end(long);
    expect(await taken.ended).toEqual({ how: 'found', found: long });
    const random = Array.from({ length: 200_000 }, newId).join();
    expect(await offer(board, random)).toBe('impossible');
  });

  test('what a worker had that is gone is lost; without workers nobody takes anything', async () => {
    const program = newProgram();
    const [board, hands] = [boardOf(program), new Hands()];
    expect(await offer(board, 'early')).toBe('busy');
    const [, connection] = await workerOf(program, [hands.carryOut]);
    expect(await freeAt(board, 1)).toBe(true);
    const lost = await offer(board, 'lost');
    await connection.close();
    expect(await lost.ended).toEqual({ how: 'lost' });
    expect(board.slots('bot')).toEqual({ all: 0, free: 0 });
    expect(board.isHere(lost.slot)).toBe(false);
    expect(await offer(board, 'late')).toBe('busy');
  });

  test('a worker that stops finishes what it has, and takes nothing more', async () => {
    const program = newProgram();
    const [board, hands] = [boardOf(program), new Hands()];
    const [worker] = await workerOf(program, [hands.carryOut, hands.carryOut]);
    expect(await freeAt(board, 2)).toBe(true);
    const begun = await offer(board, 'begun');
    const stopped = worker.stop(60_000);
    expect(await becomesTrue(() => board.slots('bot').all === 0, 20)).toBe(true);
    expect(await offer(board, 'more')).toBe('busy');
    hands.end('done');
    expect(await begun.ended).toEqual({ how: 'found', found: 'done' });
    await stopped;
    expect(await becomesTrue(() => board.workerCount === 0, 20)).toBe(true);
  });

  test('a worker that cannot finish in time leaves what it has to others', async () => {
    const program = newProgram();
    const [board, hands] = [boardOf(program), new Hands()];
    const [worker] = await workerOf(program, [hands.carryOut]);
    expect(await freeAt(board, 1)).toBe(true);
    const endless = await offer(board, 'endless');
    await worker.stop(1);
    expect(await endless.ended).toEqual({ how: 'lost' });
  });

  test('workers of another version are not asked', async () => {
    const [board, hands] = [boardOf(newProgram()), new Hands()];
    await workerOf(newProgram(), [hands.carryOut]);
    expect(await offer(board, 'what')).toBe('busy');
    expect(board.workerCount).toBe(0);
    expect(hands.orders).toEqual([]);
  });

  test('several servers share the workers; each job reaches one of them', async () => {
    const program = newProgram();
    const boards = [boardOf(program), boardOf(program)] as const;
    const hands = [new Hands(), new Hands()] as const;
    for (const one of hands) await workerOf(program, [one.carryOut]);
    for (const board of boards) expect(await freeAt(board, 2)).toBe(true);
    const taken = await Promise.all(boards.map((board, i) => offer(board, i)));
    expect(await offer(boards[0], 'more')).toBe('busy');
    expect(hands.map(({ orders }) => orders.length)).toEqual([1, 1]);
    for (const one of hands) one.end(one.orders[0]);
    const ends: JobEnd[] = await Promise.all(taken.map(({ ended }) => ended));
    expect(ends).toEqual([0, 1].map((found) => ({ how: 'found', found })));
  });

  test('what anybody else says on this NATS changes nothing', async () => {
    const program = newProgram();
    const [board, hands] = [boardOf(program), new Hands()];
    await workerOf(program, [hands.carryOut]);
    expect(await freeAt(board, 1)).toBe(true);
    const stranger = await connected();
    const { here, ask } = subjectsOf(program);
    for (const nonsense of ['', '{', '[]', '{"worker":"x","state":"works","slots":{"bot":{"all":1e9}}}'])
      stranger.publish(here, nonsense);
    await stranger.flush();
    // Nobody waits for the answer, or it is no JSON: the slot is free again.
    stranger.publish(ask('bot'), 'no reply');
    await stranger.flush();
    stranger.subscribe('told', { callback: () => undefined });
    stranger.publish(ask('bot'), '{', { reply: 'told' });
    await stranger.flush();
    expect(await freeAt(board, 1)).toBe(true);
    let taken: TakenJob | 'busy' = 'busy';
    for (let i = 0; i < 100 && taken === 'busy'; i++) taken = await offer(board, 'next');
    hands.end('found');
    expect(await (taken as TakenJob).ended).toEqual({ how: 'found', found: 'found' });
    expect(board.workerCount).toBe(1);
  });
});

test('messages that are none are not taken for any', async () => {
  const told = { type: 'taken', worker: 'w', slot: 'bot0' };
  expect(await readTold(await packed(told))).toEqual(told);
  for (const message of [{ ...told, worker: 'a b' }, { type: 'dance' }, null, 'taken'])
    expect(await readTold(await packed(message))).toBeUndefined();
  expect(await readTold(Buffer.from([0x1f, 0x8b, 1]))).toBeUndefined();
  expect(await readHere(await packed({ worker: 'w', state: 'sleeps', slots: {} }))).toBeUndefined();
});
