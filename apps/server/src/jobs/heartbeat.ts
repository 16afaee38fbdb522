import * as v from 'valibot';
import { newId } from '../common/ids.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { RecordRow, Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';

/** How often a process records that it runs, and after what silence another one counts as dead. */
const EVERY_MS = 5000;
const DEAD_MS = 15_000;
/** More processes than run between two starts. */
const MOST_PROCESSES = 1000;

const KIND = 'heartbeat';
const SHELF = 'processes';

/** `ended`: it was stopped, not killed. */
const beatSchema = storedObject({ ended: v.boolean() });

/** What was before a start. */
interface Before {
  /** Since when no process has served the site; undefined if one does now, or none ever did. */
  readonly closedSince: number | undefined;
  /** Since when a process may have left something undone: the end of the first that no longer runs. */
  readonly undoneSince: number | undefined;
}

/**
 * Records that the site is running, so that the next start knows since when it was not. The moment is exact where the server
 * was stopped, and a few seconds early where it was killed.
 */
export class Heartbeat {
  private readonly id: string;
  private version = 0;
  /** Processes that no longer ran when this one began. */
  private gone: readonly RecordRow[] = [];
  private readonly job: PeriodicJob;

  constructor(
    private readonly storage: Storage,
    private readonly now: () => number,
    reportError: (error: unknown, what: string) => void,
    private readonly isShared: boolean,
  ) {
    this.job = new PeriodicJob(
      () => this.beat(false),
      EVERY_MS,
      (error) => reportError(error, 'heartbeat'),
    );
    this.id = isShared ? newId() : 'the one';
  }

  /** What became of the processes before this one; to be asked before it starts. */
  async lookBack(): Promise<Before> {
    const beats = await this.storage.recordsOn(KIND, SHELF, { order: 'falling', limit: MOST_PROCESSES });
    const now = this.now();
    this.version = beats.find(({ id }) => id === this.id)?.version ?? 0;
    const runs = ({ rank, body }: RecordRow) =>
      this.isShared && rank > now - DEAD_MS && !v.parse(beatSchema, body).ended;
    this.gone = beats.filter((beat) => !runs(beat));
    return {
      closedSince: this.gone.length < beats.length ? undefined : beats[0]?.rank,
      undoneSince: this.gone.at(-1)?.rank,
    };
  }

  /** What others left undone is done: nobody needs to know of them any more. */
  async caughtUp(): Promise<void> {
    for (const { id } of this.gone) if (id !== this.id) await this.storage.dropRecord(KIND, id);
  }

  async start(): Promise<void> {
    await this.beat(false);
    this.job.start();
  }

  async stop(): Promise<void> {
    await this.job.stop();
    await this.beat(true);
  }

  private async beat(ended: boolean): Promise<void> {
    const version = this.version + 1;
    const record = { kind: KIND, id: this.id, version, owner: null, shelf: SHELF, rank: this.now() };
    if (await this.storage.saveRecord({ ...record, body: { ended } })) this.version = version;
    else this.version = (await this.storage.record(KIND, this.id))?.version ?? 0;
  }
}
