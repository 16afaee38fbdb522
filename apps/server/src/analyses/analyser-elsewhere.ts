import { ENGINE, type Progress, readAnalysis } from '@aerie/analysis';
import * as v from 'valibot';
import type { JobBoard, TakenJob } from '../workers/job-board.js';
import type { Analysed, Analyser, AnalysisOrder } from './analyser.js';

/** How long a worker may take; it ends what takes longer by itself. */
const LONGEST_MS = 20 * 60_000;

const figureSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const progressSchema = v.object({ done: figureSchema, of: figureSchema });
const foundSchema = v.object({
  analysis: v.unknown(),
  decided: v.pipe(
    v.array(
      v.object({
        seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16)),
        decisions: v.pipe(figureSchema, v.integer()),
        accuracy: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        loss: figureSchema,
        kinds: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,32}$/)), figureSchema),
      }),
    ),
    v.maxLength(16),
  ),
});

interface Waiting {
  readonly order: AnalysisOrder;
  readonly progress: (now: Progress) => void;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (found: Analysed | undefined | Promise<Analysed | undefined>) => void;
  /** How often a worker was lost that had it, or said nothing. */
  lost: number;
}

/** After so many it is analysed here. */
const MOST_LOST = 2;

/** Matches are analysed by workers (`workers/`) where there are any, and in a thread of this machine where there are none, or they fail. */
export class AnalyserElsewhere implements Analyser {
  private readonly queue: Waiting[] = [];
  private isHanding = false;
  private isClosed = false;

  constructor(
    private readonly board: JobBoard,
    private readonly here: Analyser,
    private readonly reportError: (error: unknown) => void,
  ) {
    board.events.on('changed', () => this.hand());
  }

  ask(
    order: AnalysisOrder,
    progress: (now: Progress) => void = () => {},
    signal?: AbortSignal,
  ): Promise<Analysed | undefined> {
    return new Promise((resolve) => {
      const one = { order, progress, signal, resolve, lost: 0 };
      this.queue.push(one);
      signal?.addEventListener('abort', () => this.leave(one), { once: true });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { resolve } of this.queue.splice(0)) resolve(undefined);
    await this.here.close();
  }

  /** What was stopped before its turn came is done with at once. */
  private leave(one: Waiting): void {
    const at = this.queue.indexOf(one);
    if (at >= 0) this.queue.splice(at, 1);
    one.resolve(undefined);
  }

  private hand(): void {
    if (this.board.slots('analysis').all === 0) {
      for (const one of this.queue.splice(0)) this.analyseHere(one);
      return;
    }
    void this.handOut().catch(this.reportError);
  }

  private async handOut(): Promise<void> {
    if (this.isHanding) return;
    this.isHanding = true;
    try {
      while (this.board.slots('analysis').free > 0) {
        const one = this.queue.shift();
        if (!one) return;
        if (await this.give(one)) continue;
        this.queue.unshift(one);
        return;
      }
    } finally {
      this.isHanding = false;
    }
  }

  /** Whether somebody has it now. */
  private async give(one: Waiting): Promise<boolean> {
    const progress = (now: unknown): void => {
      const told = v.safeParse(progressSchema, now);
      if (told.success) one.progress(told.output);
    };
    const { order, signal } = one;
    const given = await this.board.offer({ kind: 'analysis', order, longestMs: LONGEST_MS, progress });
    if (given === 'busy' || (given === 'silent' && ++one.lost < MOST_LOST)) return signal?.aborted === true;
    if (given === 'impossible' || given === 'silent') this.analyseHere(one);
    else if (signal?.aborted) given.stop();
    else void this.follow(one, given);
    return true;
  }

  private async follow(one: Waiting, { ended, stop }: TakenJob): Promise<void> {
    const { order, signal, resolve } = one;
    signal?.addEventListener('abort', stop, { once: true });
    const end = await ended;
    signal?.removeEventListener('abort', stop);
    if (signal?.aborted || this.isClosed) return resolve(undefined);
    const found = end.how === 'found' ? readFound(end.found, order) : undefined;
    if (found) return resolve(found);
    if (end.how === 'failed') this.reportError(new Error(`a worker failed at an analysis: ${end.why}`));
    if (end.how === 'lost' && ++one.lost < MOST_LOST) this.queue.unshift(one);
    else this.analyseHere(one);
    this.hand();
  }

  private analyseHere({ order, progress, signal, resolve }: Waiting): void {
    resolve(this.here.ask(order, progress, signal));
  }
}

/** Undefined where it is no analysis of this match by this engine. */
function readFound(found: unknown, { log }: AnalysisOrder): Analysed | undefined {
  const result = v.safeParse(foundSchema, found);
  if (!result.success) return undefined;
  const { analysis, decided } = result.output;
  try {
    const read = readAnalysis(JSON.stringify(analysis), log);
    return read.engine === ENGINE ? { analysis: read, decided } : undefined;
  } catch {
    return undefined;
  }
}
