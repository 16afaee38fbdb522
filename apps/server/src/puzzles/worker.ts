import { parentPort } from 'node:worker_threads';
import type { FoundMatch } from '@aerie/protocol';
import type { Report } from '../common/background-thread.js';
import { makeRoomForOthers } from '../common/thread-priority.js';
import { puzzlesIn } from './look-through.js';
import type { SearchOrder } from './puzzle-search.js';

/** Everybody goes first: whoever plays, thinks, or waits for an analysis. */
const NICENESS = 19;
makeRoomForOthers(NICENESS);

/** A thread where matches are looked through for puzzles, one at a time. Whoever has heard what it found ends it. */
parentPort?.on('message', async (order: SearchOrder) => {
  const report: Report<FoundMatch> = { found: await puzzlesIn(order) };
  parentPort?.postMessage(report);
});
