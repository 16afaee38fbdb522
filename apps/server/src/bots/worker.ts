import { parentPort, workerData } from 'node:worker_threads';
import { makeRoomForOthers } from '../common/thread-priority.js';
import { type Question, think } from './think.js';

/** Where others want to think it gets a tenth of what they get; where nobody does, everything. */
const BACKGROUND_NICENESS = 10;

if ((workerData as { isBackground: boolean }).isBackground) makeRoomForOthers(BACKGROUND_NICENESS);

/** A thread where bots think: a question comes in, a thought or an error goes out. */
parentPort?.on('message', async ({ id, question }: { id: number; question: Question }) => {
  try {
    parentPort?.postMessage({ id, thought: await think(question) });
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).message });
  }
});
