import type { Connections } from '../sockets/connections.js';
import type { TableService } from '../tables/table-service.js';

/** How long a host must be gone before another one takes over. */
const AWAY_MS = 60_000;
/** How many times to look within that time. */
const PART = 10;

/** Gives an open table whose host is gone another one, of those who sit there and are connected. */
export class HostSuccession {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tables: TableService,
    private readonly connections: Connections,
    private readonly reportError: (error: unknown, what: string) => void,
    private readonly away = AWAY_MS,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.look(), this.away / PART);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const { presence } = this.connections;
    for (const [table, { host }] of this.connections.watchers.allLatest()) {
      if (host === null || presence.goneFor(host) < this.away) continue;
      const handed = this.tables.handOn(table, host, presence.isHere);
      handed.catch((error: unknown) => this.reportError(error, 'host'));
    }
  }
}
