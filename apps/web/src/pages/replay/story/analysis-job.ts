import { type Analysis, type EffortName, fingerprint } from '@aerie/analysis';
import { logOf, type MatchFile } from '@aerie/kernel';
import { signal } from '@preact/signals';
import { seatsOfPeople } from './facts.js';
import { keepAnalysis, keptAnalysis } from './kept-analyses.js';
import { type Failure, order, type Report } from './worker.js';

/** Where the analysis of a match stands. */
export type JobState =
  | { readonly kind: 'idle' | 'fetching' | 'stopped' }
  | { readonly kind: 'working'; readonly done: number; readonly of: number }
  | { readonly kind: 'ready'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly why: Failure };

/** The analysis of one match in a worker. It goes on when nobody looks, and is worked out once. */
export class AnalysisJob {
  readonly state = signal<JobState>({ kind: 'idle' });
  private endWorker: (() => void) | undefined;

  constructor(
    private readonly file: MatchFile,
    private readonly match: string,
    private readonly effort: EffortName,
  ) {}

  /** Begins, unless it runs or is done. */
  async begin(): Promise<void> {
    const { kind } = this.state.peek();
    if (kind === 'fetching' || kind === 'working' || kind === 'ready') return;
    this.state.value = { kind: 'fetching' };
    const known = await keptAnalysis(this.match, this.effort);
    if (this.state.peek().kind !== 'fetching') return;
    if (known) this.state.value = { kind: 'ready', analysis: known };
    else this.work();
  }

  stop(): void {
    this.end({ kind: 'stopped' });
  }

  private work(): void {
    const { file, effort } = this;
    this.endWorker = order({ file, effort, seats: seatsOfPeople(file) }, (report) => this.hear(report));
  }

  private hear(report: Report): void {
    if ('done' in report) this.state.value = { kind: 'working', ...report };
    else if ('failed' in report) this.end({ kind: 'failed', why: report.failed });
    else if ('analysis' in report) {
      this.end({ kind: 'ready', analysis: report.analysis });
      void keepAnalysis(report.analysis);
    }
  }

  private end(state: JobState): void {
    this.endWorker?.();
    this.endWorker = undefined;
    this.state.value = state;
  }
}

const jobs = new Map<string, AnalysisJob>();

/** The job for a match; the same one, however often it is asked for. */
export function jobFor(file: MatchFile, effort: EffortName): AnalysisJob {
  const match = fingerprint(logOf(file));
  const name = `${match} ${effort}`;
  const job = jobs.get(name) ?? new AnalysisJob(file, match, effort);
  jobs.set(name, job);
  return job;
}
