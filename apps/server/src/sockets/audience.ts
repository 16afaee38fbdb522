/** How long changes are gathered before they are told. */
const PAUSE_MS = 300;

/** How many people look on at each table without a seat, here and at other processes. */
export class Audience {
  private readonly here = new Map<string, number>();
  private readonly elsewhere = new Map<string, Map<string, number>>();
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  /** Called some moments after the number at a table has changed. */
  tell: (table: string) => void = () => undefined;
  /** Tells other processes how many there are here. */
  tellOthers: (what: string) => void = () => undefined;

  at(table: string): number {
    let count = this.here.get(table) ?? 0;
    for (const tables of this.elsewhere.values()) count += tables.get(table) ?? 0;
    return count;
  }

  /** So many look on at this process. */
  set(table: string, count: number): void {
    if ((this.here.get(table) ?? 0) === count) return;
    put(this.here, table, count);
    this.tellOthers(`${table}:${count}`);
    this.soon(table);
  }

  /** Everything that another process must know of this one. */
  roll(): string[] {
    return [...this.here].map(([table, count]) => `${table}:${count}`);
  }

  /** Another process says how many look on there. */
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
      for (const one of tables) this.tell(one);
    }, PAUSE_MS);
    this.timer.unref();
  }
}

function put(counts: Map<string, number>, table: string, count: number): void {
  if (count > 0) counts.set(table, count);
  else counts.delete(table);
}
