import { parentPort } from 'node:worker_threads';
import { type Question, think } from './think.js';

/** A thread where bots think: a question comes in, a thought or an error goes out. */
parentPort?.on('message', async ({ id, question }: { id: number; question: Question }) => {
  try {
    parentPort?.postMessage({ id, thought: await think(question) });
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).message });
  }
});
