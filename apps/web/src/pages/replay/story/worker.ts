import type { Failure, Order, Report } from './story.worker.js';

/** Gives an order to a worker of its own, and hears its reports; ends it when told to. */
export function order(what: Order, hear: (report: Report) => void): () => void {
  const worker = new Worker(new URL('./story.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Report>) => hear(data);
  // Without a message the worker itself could not be fetched.
  worker.onerror = ({ message }) => hear({ failed: message ? 'broken' : 'notLoaded' });
  worker.postMessage(what);
  return () => worker.terminate();
}

export type { Failure, Order, Report };
