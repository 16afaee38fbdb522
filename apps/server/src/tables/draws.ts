import { isDrawing } from '@aerie/host';
import { BackgroundTasks } from '../common/background-tasks.js';
import type { ReportError } from '../common/report-error.js';
import type { TableService } from './table-service.js';
import type { Table } from './table-store.js';

/** How long a match waits for the parts of its luck. */
const WAIT_MS = 3000;

/**
 * Begins matches whose luck somebody has promised a part of and does not show. Every process waits for the tables that it
 * hears of, so that a draw goes on when the one where it began dies; the version of the table lets one of them begin.
 */
export class Draws {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly tasks: BackgroundTasks;
  private stopped = false;

  constructor(
    private readonly tables: TableService,
    reportError: ReportError,
    private readonly wait = WAIT_MS,
  ) {
    this.tasks = new BackgroundTasks((error) => reportError(error, 'draw'));
    tables.events.on('tableChanged', (table) => this.see(table));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.tasks.done();
  }

  private see({ id, body }: Table): void {
    const since = isDrawing(body) ? body.luck?.draw?.since : undefined;
    if (since === undefined) {
      clearTimeout(this.timers.get(id));
      this.timers.delete(id);
    } else if (!this.timers.has(id) && !this.stopped) {
      // Whatever the clocks of others say, nobody waits longer than this.
      const left = Math.min(this.wait, Math.max(0, since + this.wait - this.tables.now()));
      this.timers.set(id, setTimeout(() => this.end(id), left).unref());
    }
  }

  private end(id: string): void {
    this.timers.delete(id);
    this.tasks.run(this.tables.endDraw(id));
  }
}
