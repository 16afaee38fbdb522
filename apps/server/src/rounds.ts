/** Looks after something again and again, a while after it has last been done, and tells what goes wrong. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private going: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    private readonly go: () => Promise<void>,
    private readonly every: number,
    private readonly complain: (error: unknown) => void,
  ) {}

  get closed(): boolean {
    return this.isClosed;
  }

  /** The first round is after this wait. */
  open(wait = this.every): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.going = this.go()
        .catch(this.complain)
        .finally(() => this.open());
    }, wait);
    this.timer.unref();
  }

  /** Begins no more rounds; resolved when the one under way is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.going;
  }
}
