import * as v from 'valibot';
import { newId } from '../common/ids.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';

/** How often a process records that it runs, and after what silence another one counts as dead. */
const EVERY_MS = 5000;
const DEAD_MS = 15_000;
/** Records of processes that ended longer ago are deleted. */
const OLD_MS = 24 * 60 * 60_000;

const KIND = 'heartbeat';
const SHELF = 'processes';

/** `ended`: it was stopped, not killed. */
const beatSchema = storedObject({ ended: v.boolean() });

/**
 * Records that the site is running, so that the next start knows since when it was not. The moment is exact where the server
 * was stopped, and a few seconds early where it was killed.
 */
export class Heartbeat {
  private readonly id: string;
  private version = 0;
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

  /** Since when no process has served the site; undefined if one does now, or none ever did. */
  async closedSince(): Promise<number | undefined> {
    const beats = await this.storage.recordsOn(KIND, SHELF, { order: 'falling', limit: 100 });
    const now = this.now();
    for (const { id, rank } of beats)
      if (rank < now - OLD_MS && id !== beats[0]?.id) await this.storage.dropRecord(KIND, id);
    this.version = beats.find(({ id }) => id === this.id)?.version ?? 0;
    const isOpen =
      this.isShared &&
      beats.some(({ rank, body }) => rank > now - DEAD_MS && !v.parse(beatSchema, body).ended);
    return isOpen ? undefined : beats[0]?.rank;
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
