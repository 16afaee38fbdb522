import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Question, think } from './think.js';

/** Where others want to think it gets a tenth of what they get; where nobody does, everything. */
const BACKGROUND_NICENESS = 10;

// Linux has a priority for each thread, and means the one that asks; elsewhere it would be that of the whole server.
if ((workerData as { isBackground: boolean }).isBackground && process.platform === 'linux')
  setPriority(0, BACKGROUND_NICENESS);

/** A thread where bots think: a question comes in, a thought or an error goes out. */
parentPort?.on('message', async ({ id, question }: { id: number; question: Question }) => {
  try {
    parentPort?.postMessage({ id, thought: await think(question) });
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).message });
  }
});
