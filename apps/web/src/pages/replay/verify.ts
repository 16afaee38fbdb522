import type { MatchFile, Verdict } from '@aerie/kernel';

/** Plays a match through again and compares everything in its file, beside the page. */
export function verify(file: MatchFile): { readonly verdict: Promise<Verdict>; stop(): void } {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  const verdict = new Promise<Verdict>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || 'the check could not be loaded'));
  });
  worker.postMessage(file);
  return { verdict: verdict.finally(() => worker.terminate()), stop: () => worker.terminate() };
}
