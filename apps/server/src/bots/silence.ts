/** Somebody who is waited for. */
interface Wait {
  readonly moment: string;
  readonly timer: ReturnType<typeof setTimeout>;
  isOver: boolean;
}

/**
 * How long bots wait for the word of people, by table and moment: whoever says nothing for so long has nothing against it. A
 * person whose program knows nothing of such words does not hold up the table.
 */
export class Silence {
  private readonly waits = new Map<string, Wait>();

  constructor(
    private readonly longestMs: number,
    private readonly broken: (table: string) => void,
  ) {}

  /** Whether a table has been silent for long enough at this moment. */
  isOver(table: string, moment: string): boolean {
    const wait = this.waits.get(table);
    return wait?.moment === moment && wait.isOver;
  }

  /** People of a table have the word at this moment. */
  begin(table: string, moment: string): void {
    const known = this.waits.get(table);
    if (known?.moment === moment) return;
    this.end(table);
    const timer = setTimeout(() => {
      const wait = this.waits.get(table);
      if (wait) wait.isOver = true;
      this.broken(table);
    }, this.longestMs);
    timer.unref();
    this.waits.set(table, { moment, timer, isOver: false });
  }

  /** Nobody is waited for at a table any more. */
  end(table: string): void {
    clearTimeout(this.waits.get(table)?.timer);
    this.waits.delete(table);
  }

  close(): void {
    for (const table of [...this.waits.keys()]) this.end(table);
  }
}
