import { type Analysis, type EffortName, ENGINE, fingerprint, type Progress } from '@aerie/analysis';
import { logOf } from '@aerie/kernel';
import { signal } from '@preact/signals';
import { keepAnalysis, keptAnalysis } from '../../../play/kept-analyses.js';
import { type Found, tableOf } from '../session/source.js';
import { noteAnalysis } from './note-analysis.js';
import { type Answer, ServerAnalysis } from './server-analysis.js';
import { analyseShared } from './shared-analysis.js';
import type { Failure, Report } from './worker.js';

/** Where the analysis of a match stands. */
export type JobState =
  | { readonly kind: 'idle' | 'fetching' | 'stopped' }
  | ({ readonly kind: 'working'; readonly isAtServer: boolean } & Progress)
  | { readonly kind: 'ready'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly why: Failure }
  /** The server does not do it, or cannot be reached; `said`: why, in words. */
  | { readonly kind: 'refused'; readonly said: string | undefined }
  | { readonly kind: 'unreachable' };

/** The analysis of one match, in workers or at the server. It goes on when nobody looks, and is worked out once. */
export class AnalysisJob {
  readonly state = signal<JobState>({ kind: 'idle' });
  private endWorkers: (() => void) | undefined;

  constructor(
    private readonly found: Found,
    private readonly match: string,
    private readonly effort: EffortName,
    /** Where a server can do it. */
    private readonly server: ServerAnalysis | undefined,
  ) {}

  /** Whether nothing is to come of it any more by itself. */
  get isAtRest(): boolean {
    const { kind } = this.state.peek();
    return kind !== 'fetching' && kind !== 'working';
  }

  get canHandOver(): boolean {
    return this.server !== undefined;
  }

  /** Begins, unless it runs or is done. */
  async begin(): Promise<void> {
    if (!this.isAtRest || this.state.peek().kind === 'ready') return;
    this.state.value = { kind: 'fetching' };
    const { match, effort } = this;
    const known = await keptAnalysis({ match, effort, engine: ENGINE });
    if (this.state.peek().kind !== 'fetching') return;
    if (known) {
      this.ready(known);
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
    } else if (answer.kind === 'unreachable') this.state.value = { kind: 'unreachable' };
    else this.state.value = { kind: 'refused', said: answer.kind === 'refused' ? answer.said : undefined };
  }

  private work(): void {
    const { found, effort } = this;
    this.endWorkers = analyseShared(found.file, effort, (report) => this.hear(report));
  }

  private hear(report: Report): void {
    if ('done' in report) this.state.value = { kind: 'working', isAtServer: false, ...report };
    else if ('failed' in report) this.end({ kind: 'failed', why: report.failed });
    else if ('analysis' in report) this.ready(report.analysis);
  }

  private ready(analysis: Analysis): void {
    this.end({ kind: 'ready', analysis });
    const { found } = this;
    void keepAnalysis(analysis, found.address);
    // It counts in the history, whether or not somebody looks at it.
    noteAnalysis(found, analysis).catch(console.warn);
  }

  private end(state: JobState): void {
    this.endWorkers?.();
    this.endWorkers = undefined;
    this.state.value = state;
  }
}

const jobs = new Map<string, AnalysisJob>();
/** So many are remembered that nothing is to come of any more: where the browser keeps no analyses, they last as long. */
const AT_REST = 4;

/** The job for a match from one place; the same one, as long as it is under way. */
export function jobFor(found: Found, effort: EffortName): AnalysisJob {
  const log = logOf(found.file);
  const match = fingerprint(log);
  // What came as a file offers no server, the same match at a table does.
  const name = `${match} ${effort} ${found.address ?? ''}`;
  const known = jobs.get(name);
  if (known) return known;
  const table = tableOf(found);
  // A closer look takes longer than a server can give to each.
  const server = table !== undefined && effort === 'usual' ? new ServerAnalysis(table, log) : undefined;
  const job = new AnalysisJob(found, match, effort, server);
  const atRest = [...jobs].filter(([, one]) => one.isAtRest);
  for (const [old] of atRest.slice(0, Math.max(0, atRest.length - AT_REST))) jobs.delete(old);
  jobs.set(name, job);
  return job;
}
