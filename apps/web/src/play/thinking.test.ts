import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Thinking from './thinking.js';
import type { Question, StandInQuestion, Thought } from './thinking.js';

type Said = Thought extends infer T ? (T extends unknown ? Omit<T, 'id'> : never) : never;

/** Workers in the order in which they were begun, with what each was asked. */
class TestWorker {
  static all: TestWorker[] = [];
  readonly asked: (Question | StandInQuestion)[] = [];
  terminated = false;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  constructor() {
    TestWorker.all.push(this);
  }
  postMessage(question: Question | StandInQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.terminated = true;
  }
  says(thought: Said, to = 0): void {
    this.onmessage?.({ data: { id: this.asked[to]?.id, ...thought } });
  }
}
const worker = (at: number) => TestWorker.all[at] as TestWorker;

let thinking: typeof Thinking;
beforeEach(async () => {
  TestWorker.all = [];
  vi.stubGlobal('Worker', TestWorker);
  vi.resetModules();
  thinking = await import('./thinking.js');
});
afterEach(() => vi.unstubAllGlobals());

const position = { game: 'zefiria', level: 'planner', seat: 1, view: { round: 2 }, answers: ['end', 'give'] };
const ADVICE = { answer: 'end', reason: { code: 'botWould' }, because: [], odds: [], plan: [], ahead: [] };

test('a bot that fails is told, with the question that it was asked as a file for the lab', async () => {
  const failing = thinking.advise(position).catch((error: unknown) => error);
  worker(0).says({ failed: 'Austro cannot step in here' });
  const failed = await failing;
  if (!(failed instanceof thinking.ThinkingFailed)) throw new Error('it did not fail');
  expect(failed.message).toBe('Austro cannot step in here');
  expect(failed.file.name).toBe('zefiria-question.json');
  // What the seat sees, and the luck of the bot: no more.
  const [asked] = worker(0).asked as [Question];
  expect(JSON.parse(failed.file.text)).toEqual({
    format: 'aerie-question/1',
    ...position,
    luck: asked.luck,
    advise: true,
    failed: 'Austro cannot step in here',
  });
});

test('whoever asks is told that a bot is being fetched, and that it is there', async () => {
  const told: boolean[] = [];
  const advice = thinking.advise(position, (loading) => told.push(loading));
  for (const loading of [true, false]) worker(0).says({ loading });
  worker(0).says(ADVICE);
  expect(await advice).toMatchObject({ answer: 'end' });
  expect(told).toEqual([true, false]);
});

test('a bot that cannot be fetched is told; another worker is asked next, and about what was still open', async () => {
  const missing = thinking.think(position).catch((error: unknown) => error);
  const other = thinking.advise({ ...position, level: 'greedy' });
  worker(0).says({ notLoaded: true });
  expect(await missing).toMatchObject({ level: 'planner' });
  expect(await missing).toBeInstanceOf(thinking.BotNotLoaded);
  expect(worker(0).terminated).toBe(true);
  expect(worker(1).asked).toEqual([worker(0).asked[1]]);
  worker(1).says(ADVICE);
  expect(await other).toMatchObject({ answer: 'end' });
});

test.each([
  ['that cannot be fetched itself', '', 'BotNotLoaded'],
  ['that breaks', 'out of memory', 'ThinkingFailed'],
] as const)('a worker %s answers nobody', async (_, message, kind) => {
  const asked = thinking.think(position).catch((error: unknown) => error);
  worker(0).onerror?.({ message });
  expect(await asked).toBeInstanceOf(thinking[kind]);
  expect(TestWorker.all).toHaveLength(1);
});

test('whoever can stand in is asked of the worker; where that is not to be had either, it is random', async () => {
  const found = thinking.standInFor('zefiria', 'planner');
  expect(worker(0).asked[0]).toMatchObject({ game: 'zefiria', standInFor: 'planner' });
  worker(0).says({ standIn: 'greedy' });
  expect(await found).toBe('greedy');
  const lost = thinking.standInFor('zefiria', 'planner');
  worker(0).onerror?.({ message: '' });
  expect(await lost).toBe('random');
});
