import { type Analysis, BadAnalysisFile, type Progress, readAnalysis } from '@aerie/analysis';
import type { MatchLog } from '@aerie/kernel';
import type { AnalysisState } from '@aerie/protocol';
import { type ApiResult, api } from '../../../net/api.js';
import { waitWords } from '../../../net/throttle.js';

/** How often the server is asked how far it is. */
const EVERY_MS = 2000;

/** What became of an analysis at the server; `none`: it is not working on it, nor has it one. `said`: why it refuses, in words. */
export type Answer =
  | { readonly kind: 'ready'; readonly analysis: Analysis }
  | { readonly kind: 'working'; readonly progress: Progress }
  | { readonly kind: 'none' | 'unreachable' }
  | { readonly kind: 'refused'; readonly said: string | undefined };

/** The analysis of the match of one table, at the server. */
export class ServerAnalysis {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly log: MatchLog,
  ) {}

  /** How far it is. */
  state = async (): Promise<Answer> =>
    this.read(await api('GET /api/matches/:table/analysis', { params: { table: this.table } }));

  /** Asks for it. */
  begin = async (): Promise<Answer> =>
    this.read(await api('POST /api/matches/:table/analysis', { params: { table: this.table } }));

  /** Tells how far it is until it is ready, or nothing is to be expected any more; a lost connection is waited for. */
  follow(hear: (answer: Answer) => void): void {
    this.timer = setTimeout(async () => {
      const { timer } = this;
      const answer = await this.state();
      if (this.timer !== timer) return;
      if (answer.kind !== 'unreachable') hear(answer);
      if (answer.kind === 'working' || answer.kind === 'unreachable') this.follow(hear);
    }, EVERY_MS);
  }

  /** Does not wait for it any more, and tells the server so. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    void api('DELETE /api/matches/:table/analysis', { params: { table: this.table } });
  }

  private read(answer: ApiResult<AnalysisState>): Answer {
    if (answer.kind === 'unreachable') return answer;
    if (answer.kind === 'refused') return { kind: 'refused', said: waitWords(answer) };
    const { value } = answer;
    if (value.state === 'working') return { kind: 'working', progress: { done: value.done, of: value.of } };
    if (value.state === 'none') return { kind: 'none' };
    try {
      return { kind: 'ready', analysis: readAnalysis(JSON.stringify(value.analysis), this.log) };
    } catch (error) {
      if (error instanceof BadAnalysisFile) return { kind: 'none' };
      throw error;
    }
  }
}
