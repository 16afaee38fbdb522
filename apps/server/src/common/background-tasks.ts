/** Work that nobody waits for; its errors are reported. */
export class BackgroundTasks {
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly reportError: (error: unknown) => void) {}

  run(work: Promise<unknown>): void {
    const done: Promise<void> = work
      .then(() => undefined, this.reportError)
      .finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  /** Resolved when nothing is under way. */
  async done(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Like `done`, but waits so many milliseconds at most. */
  async doneWithin(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([this.done(), late]);
    clearTimeout(timer);
  }
}
