import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Analysis, analyse, type Progress } from '@aerie/analysis';
import { judgeOf } from '@aerie/bots';
import { gameOf } from '@aerie/registry';
import type { AnalysisOrder } from './analyser.js';

/** What the thread says: how far it is, or what it found; nothing where there is no such game. */
export type AnalysisReport = { readonly progress: Progress } | { readonly found: Analysis | undefined };

/** Whoever plays goes first: it gets a tenth of what they get, and everything where nobody does. */
const NICENESS = 10;

// Linux has a priority for each thread, and means the one that asks; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(0, NICENESS);

const tell = (report: AnalysisReport): void => parentPort?.postMessage(report);

/** A thread where matches are analysed, one at a time. Whoever has heard enough ends it. */
parentPort?.on('message', async ({ log, seats }: AnalysisOrder) => {
  const game = gameOf(log.game);
  if (!game) return tell({ found: undefined });
  const pieces = analyse(game, await judgeOf(game), log, { seats });
  for (;;) {
    const { value, done } = pieces.next();
    if (done) return tell({ found: value });
    tell({ progress: value });
  }
});
