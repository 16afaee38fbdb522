import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { peopleOf, Refusal } from '@aerie/host';
import type { ReportError } from '../common/report-error.js';
import type { PubSub } from '../pubsub/pubsub.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';

/** A bot that is asked has answered within this time, or its table sleeps. */
const LONGEST_ANSWER_MS = 10 * 60_000;
/** After how many tables it is looked again whose people are here. */
const AT_ONCE = 50;

/**
 * After a start, in the background: wakes the bots of matches that were going on when a process stopped, and ends tables
 * whose last step was written just before a crash. One table after the other, those first whose people are here. What
 * somebody watches goes on without waiting for this.
 */
export class MatchResumption {
  private isStopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly tables: TableService,
    private readonly pubsub: PubSub,
    private readonly isHere: (person: string) => boolean,
    private readonly reportError: ReportError,
  ) {}

  /** `since`: when a process may have left something undone. `done`: called when all is done. */
  start(since: number, done: () => Promise<void>): void {
    this.running = this.resumeAll(since)
      .then(() => (this.isStopped ? undefined : done()))
      .catch((error: unknown) => this.reportError(error, 'resumption'));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async resumeAll(since: number): Promise<void> {
    const waiting: Table[] = [];
    for await (const table of this.tables.activeSince(since - LONGEST_ANSWER_MS)) {
      if (this.isStopped) return;
      if (this.isAnybodyHere(table)) await this.resume(table.id);
      else waiting.push(table);
    }
    while (waiting.length > 0) {
      waiting.sort((a, b) => Number(this.isAnybodyHere(b)) - Number(this.isAnybodyHere(a)));
      for (const { id } of waiting.splice(0, AT_ONCE)) {
        if (this.isStopped) return;
        await this.resume(id);
      }
    }
  }

  private isAnybodyHere = ({ body }: Table): boolean => peopleOf(body).some(this.isHere);

  private async resume(id: string): Promise<void> {
    try {
      await this.tables.follow(id);
      // Other processes may not have heard of the last step either.
      this.pubsub.publish('match', id);
    } catch (error) {
      // A table whose match a newer program has carried over is followed there.
      if (!(error instanceof Refusal)) this.reportError(error, 'resumption');
    }
    await yieldToOthers();
  }
}
