import { parentPort, workerData } from 'node:worker_threads';
import { makeRoomForOthers } from '../common/thread-priority.js';
import { type Question, think } from './think.js';

/**
 * Moves go first: where there is not enough of the processor a thought gets a third of what the thread of the server gets, and in the
 * background a tenth; where nobody else wants it, everything.
 */
const NICENESS = 5;
const BACKGROUND_NICENESS = 10;

const { isBackground } = workerData as { readonly isBackground: boolean };
makeRoomForOthers(isBackground ? BACKGROUND_NICENESS : NICENESS);

/** A thread where bots think: a question comes in, a thought or an error goes out. */
parentPort?.on('message', async ({ question }: { question: Question }) => {
  try {
    parentPort?.postMessage({ thought: await think(question) });
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).message });
  }
});
