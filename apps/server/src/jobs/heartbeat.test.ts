import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { embedded, type TestDatabase } from '../storage/testing/databases.js';
import { Heartbeat } from './heartbeat.js';

let database: TestDatabase;
let storage: Storage;
let time = 1_000_000;
const ends: Heartbeat[] = [];
beforeEach(async () => {
  database = await embedded.create();
  storage = await database.open();
});
afterEach(async () => {
  for (const one of ends.splice(0)) await one.stop();
  await storage.close();
  database.remove();
});

const nothing = () => undefined;
const beating = (isShared: boolean) => new Heartbeat(storage, () => time, nothing, isShared);
const opened = async (isShared: boolean) => {
  const heartbeat = beating(isShared);
  await heartbeat.start();
  return heartbeat;
};

test('a site that was never open has not been closed', async () => {
  expect((await beating(false).lookBack()).closedSince).toBeUndefined();
});

test('after a stop it is known to the millisecond since when', async () => {
  const one = await opened(false);
  time += 1234;
  await one.stop();
  time += 60_000;
  expect((await beating(false).lookBack()).closedSince).toBe(time - 60_000);
});

test('after a crash it is the last beat', async () => {
  ends.push(await opened(false));
  time += 60_000;
  expect((await beating(false).lookBack()).closedSince).toBe(time - 60_000);
});

test('it is open while another process is, and closed when the last one has stopped', async () => {
  const [one, other] = [await opened(true), await opened(true)];
  time += 2000;
  await one.stop();
  expect((await beating(true).lookBack()).closedSince).toBeUndefined();
  time += 3000;
  await other.stop();
  time += 10;
  expect((await beating(true).lookBack()).closedSince).toBe(time - 10);
});

test('several that were killed are missed after a while', async () => {
  ends.push(await opened(true));
  time += 10_000;
  expect((await beating(true).lookBack()).closedSince).toBeUndefined();
  time += 10_000;
  expect((await beating(true).lookBack()).closedSince).toBe(time - 20_000);
});

test('what a process left undone is known until it is done, also while others run', async () => {
  const [killed, other] = [await opened(true), await opened(true)];
  ends.push(killed, other);
  const left = time;
  time += 20_000;
  const third = await opened(true);
  ends.push(third);
  const starting = beating(true);
  // Both have been silent for too long; the third one runs.
  expect(await starting.lookBack()).toEqual({ closedSince: undefined, undoneSince: left });
  expect((await beating(true).lookBack()).undoneSince).toBe(left);
  await starting.caughtUp();
  expect((await beating(true).lookBack()).undoneSince).toBeUndefined();
});

test('on one’s own, all that was left undone is since the last stop', async () => {
  const one = await opened(false);
  time += 1000;
  await one.stop();
  expect(await beating(false).lookBack()).toEqual({ closedSince: time, undoneSince: time });
});
