import { type Analysis, type EffortName, fingerprint, type Progress } from '@aerie/analysis';
import { logOf, type MatchFile } from '@aerie/kernel';
import { signal } from '@preact/signals';
import { type Found, tableOf } from '../session/source.js';
import { keepAnalysis, keptAnalysis } from './kept-analyses.js';
import { type Answer, ServerAnalysis } from './server-analysis.js';
import { analyseShared } from './shared-analysis.js';
import type { Failure, Report } from './worker.js';

/** Where the analysis of a match stands. */
export type JobState =
  | { readonly kind: 'idle' | 'fetching' | 'stopped' }
  | ({ readonly kind: 'working'; readonly isAtServer: boolean } & Progress)
  | { readonly kind: 'ready'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly why: Failure }
  /** The server does not do it; `said`: why, in words. */
  | { readonly kind: 'refused'; readonly said: string | undefined };

/** The analysis of one match, in workers or at the server. It goes on when nobody looks, and is worked out once. */
export class AnalysisJob {
  readonly state = signal<JobState>({ kind: 'idle' });
  private endWorkers: (() => void) | undefined;

  constructor(
    private readonly file: MatchFile,
    private readonly match: string,
    private readonly effort: EffortName,
    /** Where a server can do it. */
    private readonly server: ServerAnalysis | undefined,
  ) {}

  get canHandOver(): boolean {
    return this.server !== undefined;
  }

  /** Begins, unless it runs or is done. */
  async begin(): Promise<void> {
    const { kind } = this.state.peek();
    if (kind === 'fetching' || kind === 'working' || kind === 'ready') return;
    this.state.value = { kind: 'fetching' };
    const known = await keptAnalysis(this.match, this.effort);
    if (this.state.peek().kind !== 'fetching') return;
    if (known) {
      this.state.value = { kind: 'ready', analysis: known };
      return;
    }
    const answer = await this.server?.state();
    if (this.state.peek().kind !== 'fetching') return;
    if (answer?.kind === 'ready' || answer?.kind === 'working') this.hearServer(answer);
    else this.work();
  }

  /** Lets the server do it instead. */
  async handOver(): Promise<void> {
    if (!this.server) return;
    this.end({ kind: 'fetching' });
    const answer = await this.server.begin();
    if (this.state.peek().kind === 'fetching') this.hearServer(answer);
  }

  stop(): void {
    const state = this.state.peek();
    if (state.kind === 'working' && state.isAtServer) this.server?.stop();
    this.end({ kind: 'stopped' });
  }

  private hearServer(answer: Answer): void {
    const wasWorking = this.state.peek().kind === 'working';
    if (answer.kind === 'ready') this.ready(answer.analysis);
    else if (answer.kind === 'working') {
      this.state.value = { kind: 'working', isAtServer: true, ...answer.progress };
      if (!wasWorking) this.server?.follow((then) => this.hearServer(then));
    } else this.state.value = { kind: 'refused', said: answer.kind === 'refused' ? answer.said : undefined };
  }

  private work(): void {
    const { file, effort } = this;
    this.endWorkers = analyseShared(file, effort, (report) => this.hear(report));
  }

  private hear(report: Report): void {
    if ('done' in report) this.state.value = { kind: 'working', isAtServer: false, ...report };
    else if ('failed' in report) this.end({ kind: 'failed', why: report.failed });
    else if ('analysis' in report) this.ready(report.analysis);
  }

  private ready(analysis: Analysis): void {
    this.end({ kind: 'ready', analysis });
    void keepAnalysis(analysis);
  }

  private end(state: JobState): void {
    this.endWorkers?.();
    this.endWorkers = undefined;
    this.state.value = state;
  }
}

const jobs = new Map<string, AnalysisJob>();

/** The job for a match; the same one, however often it is asked for. */
export function jobFor(found: Found, effort: EffortName): AnalysisJob {
  const { file } = found;
  const log = logOf(file);
  const match = fingerprint(log);
  const name = `${match} ${effort}`;
  const table = tableOf(found);
  // A closer look takes longer than a server can give to each.
  const server = table !== undefined && effort === 'usual' ? new ServerAnalysis(table, log) : undefined;
  const job = jobs.get(name) ?? new AnalysisJob(file, match, effort, server);
  jobs.set(name, job);
  return job;
}
