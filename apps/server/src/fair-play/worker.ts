import { parentPort } from 'node:worker_threads';
import type { Report } from '../common/background-thread.js';
import { makeRoomForOthers } from '../common/thread-priority.js';
import { type LookOrder, looksAt, type SeatLook } from './look.js';

/** Everybody goes first: whoever plays, thinks, or waits for an analysis. */
const NICENESS = 19;
makeRoomForOthers(NICENESS);

/** A thread where it is looked at how people have decided, one match at a time. Whoever has heard what it found ends it. */
parentPort?.on('message', async (order: LookOrder) => {
  const report: Report<SeatLook[]> = { found: await looksAt(order) };
  parentPort?.postMessage(report);
});
