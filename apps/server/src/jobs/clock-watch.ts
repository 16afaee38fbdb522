import type { Clock } from '../common/clock.js';
import { PeriodicJob } from '../common/periodic-job.js';

const EVERY_MS = 1000;

interface ClockWatchParts {
  readonly clock: Clock;
  /** Makes the time between these moments count on no clock at a table. */
  siteSlept(from: number, to: number): Promise<void>;
  warn(message: string): void;
  reportError(error: unknown, what: string): void;
}

/** Looks every second whether the machine has slept or the time of day was set, and says so in the log. */
export class ClockWatch {
  private readonly job: PeriodicJob;

  constructor(private readonly parts: ClockWatchParts) {
    this.job = new PeriodicJob(
      () => this.look(),
      EVERY_MS,
      (error) => parts.reportError(error, 'clock'),
    );
  }

  start(): void {
    this.job.start();
  }

  stop(): Promise<void> {
    return this.job.stop();
  }

  async look(): Promise<void> {
    const { clock, siteSlept, warn } = this.parts;
    const news = clock.look();
    if (news?.kind === 'slept') {
      await siteSlept(news.from, news.to);
      clock.wake(news);
      warn(`the machine slept for ${seconds(news.to - news.from)}: no clock at a table has run meanwhile`);
    } else if (news)
      warn(
        `the system clock was set ${news.by > 0 ? 'forward' : 'back'}, by ${seconds(Math.abs(news.by))}; the site goes on ` +
          'with its own time. If the system clock is right, start the server anew.',
      );
  }
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;
