/** Runs a job again and again, with a pause after each run; its errors are reported. */
export class PeriodicJob {
  private timer: NodeJS.Timeout | undefined;
  private going: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    private readonly go: () => Promise<void>,
    /** In milliseconds; asked for after each run where it depends on that. */
    private readonly every: number | (() => number),
    private readonly reportError: (error: unknown) => void,
  ) {}

  get stopped(): boolean {
    return this.isClosed;
  }

  /** The first run is after this many milliseconds. */
  start(wait = typeof this.every === 'number' ? this.every : this.every()): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.going = this.go()
        .catch(this.reportError)
        .finally(() => this.start());
    }, wait);
    this.timer.unref();
  }

  /** Begins no more runs; resolved when the one under way is done. */
  async stop(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.going;
  }
}
