import { Events } from '../common/events.js';

/** How long changes are collected before they are emitted. */
const PAUSE_MS = 300;

interface AudienceEvents {
  /** The number at a table has changed; emitted some moments later, once for several changes. */
  readonly changed: [table: string];
  /** The number at this process has changed, in the form that `hear` reads at others. */
  readonly counted: [what: string];
}

/** How many people watch each table without a seat, at this process and at others. */
export class Audience {
  readonly events = new Events<AudienceEvents>();
  private readonly here = new Map<string, number>();
  private readonly elsewhere = new Map<string, Map<string, number>>();
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  at(table: string): number {
    let count = this.here.get(table) ?? 0;
    for (const tables of this.elsewhere.values()) count += tables.get(table) ?? 0;
    return count;
  }

  /** So many watch at this process. */
  set(table: string, count: number): void {
    if ((this.here.get(table) ?? 0) === count) return;
    put(this.here, table, count);
    this.events.emit('counted', `${table}:${count}`);
    this.soon(table);
  }

  /** Everything that another process must know of this one. */
  roll(): string[] {
    return [...this.here].map(([table, count]) => `${table}:${count}`);
  }

  /** Another process says how many watch there. */
  hear(process: string, what: string): void {
    const [table = '', count] = what.split(':');
    const tables = this.elsewhere.get(process) ?? new Map<string, number>();
    this.elsewhere.set(process, tables);
    put(tables, table, Number(count));
    this.soon(table);
  }

  forgetProcess(process: string): void {
    const tables = this.elsewhere.get(process);
    this.elsewhere.delete(process);
    for (const table of tables?.keys() ?? []) this.soon(table);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private soon(table: string): void {
    this.changed.add(table);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const tables = [...this.changed];
      this.changed.clear();
      for (const one of tables) this.events.emit('changed', one);
    }, PAUSE_MS);
    this.timer.unref();
  }
}

function put(counts: Map<string, number>, table: string, count: number): void {
  if (count > 0) counts.set(table, count);
  else counts.delete(table);
}
