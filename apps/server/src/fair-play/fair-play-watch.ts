import { Refusal } from '@aerie/host';
import type { Background } from '../common/background-thread.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { ReportError } from '../common/report-error.js';
import type { Found, Signals } from '../people/signals.js';
import type { Standing } from '../tables/table-transactions.js';
import { type Decider, decidersOf } from './decided-themselves.js';
import type { FairPlayQueue } from './fair-play-queue.js';
import type { LookOrder, SeatLook } from './look.js';

/** Where it is looked at how people have decided. */
export type FairPlayLooker = Background<LookOrder, readonly SeatLook[]>;

const EVERY_MS = 60_000;

interface Parts {
  readonly looker: FairPlayLooker;
  readonly queue: FairPlayQueue;
  readonly signals: Pick<Signals, 'add'>;
  readonly standing: (table: string) => Promise<Standing>;
  /** How strong somebody is now, on the lab's scale; undefined where nothing is known to compare with. */
  readonly ratingOf: (
    game: string,
    person: string,
  ) => Promise<Pick<Found, 'rating' | 'uncertainty'> | undefined>;
  /** What was written for somebody goes where they are gone. */
  readonly removeIfGone: (person: string) => Promise<unknown>;
  readonly reportError: ReportError;
  readonly every?: number | undefined;
}

/**
 * Looks at rated matches that have ended for how like the master's people's answers were, one after the other, in the background. What
 * it finds stands with the person; nothing follows from it but that whoever keeps the site may look.
 */
export class FairPlayWatch {
  private readonly job: PeriodicJob;

  constructor(private readonly parts: Parts) {
    const { every = EVERY_MS, reportError } = parts;
    this.job = new PeriodicJob(
      () => this.run(),
      every,
      (error) => reportError(error, 'fair play'),
    );
  }

  start(): void {
    if (this.parts.queue.isOn) this.job.start();
  }

  async stop(): Promise<void> {
    const stopped = this.job.stop();
    await this.parts.looker.close();
    await stopped;
  }

  /** Looks at all that wait. */
  private async run(): Promise<void> {
    for (;;) {
      const next = this.job.stopped ? undefined : await this.parts.queue.take();
      if (!next) return;
      await this.look(next.id, next.body.table, next.body.at);
    }
  }

  private async look(match: string, table: string, at: number): Promise<void> {
    const { looker, queue, standing } = this.parts;
    const now = await standing(table).catch(gone);
    const seats = deciders(now);
    const log = now?.live?.match.log;
    const order = log && { log, seed: match, seats: seats.map(({ seat, own }) => ({ seat, own })) };
    const found = order && seats.length > 0 ? await looker.ask(order) : undefined;
    // What cannot be finished because the server stops is taken up by a later one.
    if (this.job.stopped) return;
    // Somebody may be gone meanwhile, or another by now: a guest whom an account took in.
    const left = found ? deciders(await standing(table).catch(gone)) : [];
    for (const { seat, ...look } of found ?? []) {
      const person = left.find((one) => one.seat === seat)?.person;
      if (log && person !== undefined) await this.keep(person, { game: log.game, match, table, at, ...look });
    }
    await queue.done(match);
  }

  private async keep(person: string, found: Omit<Found, 'rating' | 'uncertainty'>): Promise<void> {
    const { signals, ratingOf, removeIfGone } = this.parts;
    const rating = await ratingOf(found.game, person);
    if (!rating) return;
    await signals.add(person, { ...found, ...rating });
    await removeIfGone(person);
  }
}

const deciders = (now: Standing | undefined): Decider[] =>
  now?.live ? decidersOf(now.table.body, now.live.match.log.entries.length) : [];

/** A table that is there no more. */
function gone(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
