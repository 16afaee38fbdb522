import type { ReportError } from '../common/report-error.js';
import { type Storage, type StorageTrouble, Unhealthy } from '../storage/storage.js';

/** Why the server cannot serve. */
type NotReady = StorageTrouble | 'stopping';

/** For how long an answer holds: whoever asks more often does not have the storage write more often. */
const HOLDS_MS = 1000;

/** Whether the server can serve: it is not stopping, and its storage can be read and written. */
export class Readiness {
  private asked: Promise<NotReady | undefined> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;
  private told: NotReady | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly isOpen: () => boolean,
    private readonly reportError: ReportError,
    /** Any clock that never jumps, in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What is in the way; undefined if nothing is. */
  async trouble(): Promise<NotReady | undefined> {
    if (!this.isOpen()) return 'stopping';
    if (this.asked === undefined || this.now() - this.askedAt >= HOLDS_MS) {
      this.askedAt = this.now();
      this.asked = this.ask();
    }
    return this.asked;
  }

  /** Asks the storage; what is new is reported once. */
  private async ask(): Promise<NotReady | undefined> {
    let found: NotReady | undefined;
    try {
      await this.storage.check();
    } catch (error) {
      found = error instanceof Unhealthy ? error.trouble : 'notWritable';
      if (found !== this.told) this.reportError(error, 'storage');
    }
    this.told = found;
    return found;
  }
}
