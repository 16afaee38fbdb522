import { parentPort } from 'node:worker_threads';
import { checkImport } from './import-check.js';

/** A thread where imports are checked: the body of a request comes in, a verdict goes out. */
parentPort?.on('message', (body: string) => parentPort?.postMessage(checkImport(body)));
