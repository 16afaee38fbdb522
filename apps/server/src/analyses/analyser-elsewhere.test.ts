import { type Analysis, analyse, fingerprint, type Progress } from '@aerie/analysis';
import { judgeOf } from '@aerie/bots';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { newId } from '../common/ids.js';
import { becomesTrue } from '../proof/socket-connection.js';
import { connectToNats } from '../pubsub/nats-pubsub.js';
import { JobBoard } from '../workers/job-board.js';
import { JobWorker } from '../workers/job-worker.js';
import type { CarryOut } from '../workers/worker-slot.js';
import type { Analysed, Analyser, AnalysisOrder } from './analyser.js';
import { AnalyserElsewhere } from './analyser-elsewhere.js';
import { orderOf } from './analysis-order.js';

const nats = inject('nats');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const game = gameOf('rauf-und-runter') as AnyGame;

/** A match that is over, played at random. */
function played(): AnalysisOrder {
  const match = Match.begin(game, { seats: 2, seed: 'analysed' });
  const luck = new QuickChance('analysed');
  while (!match.outcome) {
    const seat = game.awaited(match.state)[0] as number;
    const answers = game.answers(match.state, seat);
    match.play(seat, answers[luck.below(answers.length)]);
  }
  // Of nobody the decisions are looked at: this is about messages.
  return { log: match.log, seats: [] };
}
const order = played();

/** What there is to be found, worked out beforehand: a worker that is no process of its own had better not be busy for long. */
let right: Analysed;
beforeAll(async () => {
  const { log, seats } = order;
  const pieces = analyse(game, await judgeOf(game), log, { seats });
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  right = { analysis: piece.value as Analysis, decided: [] };
});

async function siteOf(analyses: readonly CarryOut[]) {
  const program = newId();
  const board = new JobBoard(connectToNats(nats, 'test'), () => {}, program);
  let here = 0;
  const local: Analyser = {
    ask: async () => {
      here++;
      return right;
    },
    close: async () => undefined,
  };
  const errors: string[] = [];
  const analyser = new AnalyserElsewhere(board, local, (error) => errors.push((error as Error).message));
  const connection = await connectToNats(nats, 'test');
  new JobWorker(connection, { bot: [], patientBot: [], analysis: analyses }, () => {}, program);
  closing.push(async () => {
    await analyser.close();
    await board.close();
    await connection.close();
  });
  const isThere = () => becomesTrue(() => board.slots('analysis').free === analyses.length, 20);
  expect(await isThere()).toBe(true);
  return { analyser, isThere, errors, here: () => here };
}

describe.skipIf(!nats)('analyses elsewhere', () => {
  test('a worker analyses, and tells how far it is', async () => {
    const { analyser, here } = await siteOf([
      async (given, progress) => {
        progress({ done: 1, of: 2 });
        expect(orderOf(given)).toEqual(order);
        return right;
      },
    ]);
    const told: Progress[] = [];
    const found = await analyser.ask(order, (now) => told.push(now));
    expect(found).toEqual(right);
    expect(found?.analysis.match).toBe(fingerprint(order.log));
    expect(told).toEqual([{ done: 1, of: 2 }]);
    expect(here()).toBe(0);
  });

  test('nonsense and failures are analysed here', async () => {
    const other = { ...right.analysis, match: '0'.repeat(64) };
    const answers = [() => ({ analysis: {}, decided: [] }), () => ({ analysis: other, decided: [] })];
    const { analyser, isThere, errors, here } = await siteOf([
      async () => {
        const answer = answers.shift();
        if (!answer) throw new Error('no memory');
        return answer();
      },
    ]);
    for (let i = 1; i <= 3; i++) {
      expect(await isThere()).toBe(true);
      expect((await analyser.ask(order))?.analysis.match).toBe(fingerprint(order.log));
      expect(here()).toBe(i);
    }
    expect(errors).toEqual(['a worker failed at an analysis: no memory']);
  });

  test('whoever stops it hears nothing more, at work or waiting, and the worker stops too', async () => {
    const stopped: unknown[] = [];
    let begun = 0;
    const { analyser, isThere } = await siteOf([
      (_, __, signal) =>
        new Promise((_resolve, reject) => {
          begun++;
          signal.addEventListener('abort', () => {
            stopped.push('stopped');
            reject(new Error('stopped'));
          });
        }),
    ]);
    const [first, second] = [new AbortController(), new AbortController()];
    const asked = [first, second].map(({ signal }) => analyser.ask(order, () => {}, signal));
    expect(await becomesTrue(() => begun === 1, 20)).toBe(true);
    second.abort();
    expect(await asked[1]).toBeUndefined();
    first.abort();
    expect(await asked[0]).toBeUndefined();
    expect(await becomesTrue(() => stopped.length === 1, 20)).toBe(true);
    expect(await isThere()).toBe(true);
    expect(begun).toBe(1);
  });
});

test('an order of other rules is refused, and so is what is none', () => {
  expect(orderOf(order)).toEqual(order);
  const { log } = order;
  expect(() => orderOf({ ...order, log: { ...log, rulesVersion: log.rulesVersion + 1 } })).toThrow(
    'has rules',
  );
  for (const bad of [null, {}, { ...order, log: { ...log, entries: 'none' } }])
    expect(() => orderOf(bad)).toThrow();
});
