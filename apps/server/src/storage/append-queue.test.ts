import { expect, test } from 'vitest';
import { AppendQueue, type AppendResult, type NewEntry } from './append-queue.js';
import { upTo } from './testing/samples.js';

/** A clock that a test moves, if it stands; else whoever waits goes on at once. */
class TestClock {
  private time = 0;
  private readonly sleeping: { readonly until: number; readonly wake: () => void }[] = [];
  constructor(private readonly stands = false) {}
  now = (): number => this.time;
  sleep = async (ms: number): Promise<void> => {
    if (!this.stands) this.time += ms;
    else await new Promise<void>((wake) => void this.sleeping.push({ until: this.time + ms, wake }));
  };
  async pass(ms: number): Promise<void> {
    this.time += ms;
    for (const one of this.sleeping.splice(0))
      if (one.until <= this.time) one.wake();
      else this.sleeping.push(one);
    await turn();
  }
}

/** A slow database: every group waits until the test releases it. */
function slow(lanes: number, clock = new TestClock()) {
  const groups: { keys: string[]; settle: (fates: AppendResult[] | Error) => void }[] = [];
  const appends = new AppendQueue(
    (group) =>
      new Promise((resolve, reject) => {
        const settle = (fates: AppendResult[] | Error) =>
          fates instanceof Error ? reject(fates) : resolve(fates);
        groups.push({ keys: group.map(({ match_id, number }) => `${match_id}${number}`), settle });
      }),
    lanes,
    clock,
  );
  const append = (match_id: string, number: number, body = ''): Promise<boolean> =>
    appends.append({ match_id, number, mark: '', body } satisfies NewEntry);
  /** Releases the oldest group with these results, and waits until the next ones are on their way. */
  const settle = async (...fates: AppendResult[]) => {
    groups.shift()?.settle(fates);
    await turn();
  };
  return { groups, append, settle };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes while a group is written goes together into the next', async () => {
  const { groups, append, settle } = slow(1);
  const first = append('a', 0);
  await turn();
  const others = [append('b', 0), append('c', 4)];
  await turn();
  expect(groups.map(({ keys }) => keys)).toEqual([['a0']]);
  await settle('written');
  expect(await first).toBe(true);
  expect(groups.map(({ keys }) => keys)).toEqual([['b0', 'c4']]);
  await settle('taken', 'written');
  expect(await Promise.all(others)).toEqual([false, true]);
});

test('as many groups are on their way as there are lanes', async () => {
  const { groups, append, settle } = slow(2);
  const all: Promise<boolean>[] = [];
  for (const match of 'abcd') {
    all.push(append(match, 0));
    await turn();
  }
  expect(groups.map(({ keys }) => keys)).toEqual([['a0'], ['b0']]);
  await settle('written');
  expect(groups.map(({ keys }) => keys)).toEqual([['b0'], ['c0', 'd0']]);
  await settle('written');
  await settle('written', 'written');
  expect(await Promise.all(all)).toEqual([true, true, true, true]);
});

test('where entries follow each other closely, they are waited for some milliseconds; who plays alone waits for nobody', async () => {
  const clock = new TestClock(true);
  const { groups, append, settle } = slow(4, clock);
  let matches = 0;
  /** Entries that come so many milliseconds after each other; gives how many went together. */
  const play = async (count: number, pause: number): Promise<number[]> => {
    const sizes: number[] = [];
    for (let i = 0; i < count; i++) {
      await clock.pass(pause);
      void append(`m${matches++}`, 0);
      await turn();
      for (let group = groups[0]; group; group = groups[0]) {
        sizes.push(group.keys.length);
        await settle(...group.keys.map((): AppendResult => 'written'));
      }
    }
    return sizes;
  };
  expect(new Set(await play(20, 20))).toEqual(new Set([1]));
  await play(100, 4);
  expect(Math.min(...(await play(40, 4)))).toBeGreaterThanOrEqual(2);
  await play(200, 0.5);
  const busy = await play(200, 0.5);
  expect(Math.min(...busy)).toBeGreaterThanOrEqual(9);
  expect(Math.max(...busy)).toBeLessThanOrEqual(12);
  await play(20, 100);
  expect(await play(5, 100)).toEqual([1, 1, 1, 1, 1]);
});

test('a match waits for itself, whatever lanes are free', async () => {
  const { groups, append, settle } = slow(3);
  const all = [append('a', 0), append('a', 1), append('b', 0), append('a', 2)];
  await turn();
  expect(groups.map(({ keys }) => keys)).toEqual([['a0', 'b0']]);
  await settle('written', 'written');
  expect(groups.map(({ keys }) => keys)).toEqual([['a1']]);
  await settle('written');
  await settle('written');
  expect(await Promise.all(all)).toEqual([true, true, true, true]);
});

test('of those who want the same number the first is tried', async () => {
  const { groups, append, settle } = slow(1);
  const all = [append('a', 0), append('a', 0), append('b', 0), append('a', 0), append('b', 0)];
  await turn();
  expect(groups.map(({ keys }) => keys)).toEqual([['a0', 'b0']]);
  await settle('written', 'taken');
  expect(await Promise.all(all)).toEqual([true, false, false, false, false]);
});

test('a group that fails fails for all who are in it, and the next goes on', async () => {
  const { groups, append, settle } = slow(1);
  const failing = Promise.allSettled([append('a', 0), append('a', 0), append('b', 0)]);
  await turn();
  const next = append('a', 0);
  groups.shift()?.settle(new Error('full'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await turn();
  await settle('written');
  expect(await next).toBe(true);
});

test('groups are bounded, by entries and by characters', async () => {
  const { groups, append, settle } = slow(1);
  const many = upTo(600).map((i) => append(`m${i}`, 0));
  await turn();
  const sizes: number[] = [];
  for (let group = groups[0]; group; group = groups[0]) {
    sizes.push(group.keys.length);
    await settle(...group.keys.map((): AppendResult => 'written'));
  }
  expect(sizes).toEqual([256, 256, 88]);
  await Promise.all(many);
  for (const match of 'abc') void append(match, 0, 'x'.repeat(700_000));
  await turn();
  expect(groups[0]?.keys).toEqual(['a0', 'b0']);
});
