import { parentPort } from 'node:worker_threads';
import { analyse, kindsIn, type Progress, seatDecisions } from '@aerie/analysis';
import { decisionKindOf, judgeOf } from '@aerie/bots';
import { gameOf } from '@aerie/registry';
import type { Report } from '../common/background-thread.js';
import { makeRoomForOthers } from '../common/thread-priority.js';
import type { Analysed, AnalysisOrder } from './analyser.js';

/** Whoever plays goes first: it gets a tenth of what they get, and everything where nobody does. */
const NICENESS = 10;
makeRoomForOthers(NICENESS);

const tell = (report: Report<Analysed, Progress>): void => parentPort?.postMessage(report);

/** A thread where matches are analysed, one at a time. Whoever has heard enough ends it. */
parentPort?.on('message', async ({ log, seats }: AnalysisOrder) => {
  const game = gameOf(log.game);
  if (!game) return tell({ found: undefined });
  const pieces = analyse(game, await judgeOf(game), log, { seats });
  for (;;) {
    const { value, done } = pieces.next();
    if (done) {
      const decided = seatDecisions(value, kindsIn(game, decisionKindOf(game), log));
      return tell({ found: { analysis: value, decided } });
    }
    tell({ progress: value });
  }
});
