import { expect, test } from 'vitest';
import { PeriodicJob } from './periodic-job.js';

test('a run that fails is told and followed by the next; none begins after the end', async () => {
  const told: unknown[] = [];
  let count = 0;
  const job = await new Promise<PeriodicJob>((resolve) => {
    const all: PeriodicJob = new PeriodicJob(
      async () => {
        count++;
        if (count === 3) resolve(all);
        if (count === 1) throw new Error('the first');
      },
      1,
      (error) => told.push(error),
    );
    all.start(0);
  });
  await job.stop();
  expect(told).toEqual([new Error('the first')]);
  expect(count).toBe(3);
  job.start(0);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(count).toBe(3);
});

test('how long to wait can depend on the run before', async () => {
  const pauses: number[] = [];
  let runs = 0;
  const job = await new Promise<PeriodicJob>((resolve) => {
    const all: PeriodicJob = new PeriodicJob(
      async () => {
        if (++runs === 3) resolve(all);
      },
      () => {
        pauses.push(runs);
        return runs;
      },
      () => undefined,
    );
    all.start(0);
  });
  await job.stop();
  expect(pauses.slice(0, 2)).toEqual([1, 2]);
});

test('the end waits for the run under way', async () => {
  let ended = false;
  let goOn = (): void => undefined;
  const begun = new Promise<PeriodicJob>((resolve) => {
    const job: PeriodicJob = new PeriodicJob(
      async () => {
        resolve(job);
        await new Promise<void>((done) => {
          goOn = done;
        });
        ended = true;
      },
      1,
      () => undefined,
    );
    job.start(0);
  });
  const closed = (await begun).stop();
  goOn();
  await closed;
  expect(ended).toBe(true);
});
