/** Looks after something again and again, a while after it has last been done, and tells what goes wrong. */
export class PeriodicJob {
  private timer: NodeJS.Timeout | undefined;
  private going: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    private readonly go: () => Promise<void>,
    private readonly every: number,
    private readonly reportError: (error: unknown) => void,
  ) {}

  get stopped(): boolean {
    return this.isClosed;
  }

  /** The first round is after this wait. */
  start(wait = this.every): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.going = this.go()
        .catch(this.reportError)
        .finally(() => this.start());
    }, wait);
    this.timer.unref();
  }

  /** Begins no more rounds; resolved when the one under way is done. */
  async stop(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.going;
  }
}
