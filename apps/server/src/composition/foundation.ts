import type { Logger } from 'pino';
import type { Analyser } from '../analyses/analyser.js';
import type { BackupMaker } from '../backups/make-backup.js';
import type { Thinkers } from '../bots/thinkers.js';
import { Clock, type TimeSources } from '../common/clock.js';
import type { Config } from '../common/config.js';
import type { GameOf } from '../common/games.js';
import { Metrics } from '../common/metrics.js';
import type { ReportError } from '../common/report-error.js';
import { noTelemetry, type OpenTelemetry, type Tracer } from '../common/tracer.js';
import { WorkBudget } from '../common/work-budget.js';
import type { FairPlayLooker } from '../fair-play/fair-play-watch.js';
import type { ImportChecker } from '../history/import-checker.js';
import type { Cost } from '../people/passwords.js';
import type { BaselineOf } from '../people/signals.js';
import type { Previewer } from '../previews/previewer.js';
import { type OpenPubSub, openNoPubSub, type PubSub } from '../pubsub/pubsub.js';
import type { Searcher } from '../puzzles/puzzle-search.js';
import type { Storage } from '../storage/storage.js';
import type { JobBoard } from '../workers/job-board.js';
import { Lifecycle } from './lifecycle.js';

export interface ServerOptions {
  readonly config: Config;
  readonly storage: Storage;
  readonly thinkers: Thinkers;
  readonly importChecker: ImportChecker;
  readonly analyser: Analyser;
  readonly previewer: Previewer;
  readonly puzzleSearcher: Searcher;
  readonly fairPlayLooker: FairPlayLooker;
  readonly backupMaker: BackupMaker;
  /** What cookies, links and daily challenges are derived from. */
  readonly secret: string;
  readonly log: Logger;
  /** Where there are other processes. */
  readonly openPubSub?: OpenPubSub;
  /** Where other processes think for this one. */
  readonly jobBoard?: JobBoard;
  /** Where metrics and traces go to a collector. */
  readonly openTelemetry?: OpenTelemetry;
  /** How often to look for what other processes wrote and did not publish, in milliseconds. */
  readonly pollMs?: number;
  /** How often a process says that it is alive, and after what silence it counts as dead, in milliseconds. */
  readonly beat?: { readonly alive: number; readonly dead: number };
  /** The games that can be played; by default those of the registry. */
  readonly gameOf?: GameOf;
  /** What time it is; by default that of a `Clock`. */
  readonly now?: () => number;
  /** Where the clock reads the time; by default from the system. */
  readonly timeSources?: TimeSources;
  /** How long the host of an open table must be gone before another one takes over. */
  readonly hostAwayMs?: number;
  /** How long somebody may be gone from a room before they are out of it. */
  readonly roomAwayMs?: number;
  /** How often rooms end in which nothing has happened for long, in milliseconds. */
  readonly roomsEndMs?: number;
  /** How long somebody must be gone before the others may have a bot play for them. */
  readonly absenceMs?: number;
  /** How long nobody of a table must have been here before its bots stop playing for nobody. */
  readonly unattendedMs?: number;
  /** Where a game is played together: how long bots wait for the word of people who say nothing. */
  readonly silenceMs?: number;
  /** How often what nobody has touched for long is removed. */
  readonly cleanupMs?: number;
  /** How often logs of matches that are long over are archived, in milliseconds. */
  readonly archiveMs?: number;
  /** How often to look whether a backup is due, in milliseconds. */
  readonly backupLookMs?: number;
  /** How often to look for matches in which puzzles are to be looked for, in milliseconds. */
  readonly puzzleSearchMs?: number;
  /** How often to look for rated matches in which it is to be looked at how people have decided, in milliseconds. */
  readonly fairPlayMs?: number;
  /** What was measured of games, for signals of fair play; by default what comes with the program. */
  readonly baselines?: BaselineOf;
  /** What hashing a password costs. */
  readonly passwordCost?: Cost;
  /** How often those who wait for others are paired, how long they may take to come, and to be back, in milliseconds. */
  readonly pairing?: { readonly every?: number; readonly come?: number; readonly lost?: number };
  /** How often to look whose time is used up, in milliseconds. */
  readonly deadlineMs?: number;
  /** How long a match waits for the parts of its luck. */
  readonly drawMs?: number;
  /** How often to look who is to be told of their turn, how long they must be gone, and when webhooks are tried again. */
  readonly notices?: {
    readonly every?: number;
    readonly away?: number;
    readonly webhookRetries?: readonly number[];
  };
}

/** What every layer uses. */
export interface Foundation {
  readonly options: ServerOptions;
  readonly config: Config;
  readonly storage: Storage;
  readonly pubsub: PubSub;
  /** Whether other processes work on the same storage. */
  readonly isShared: boolean;
  readonly clock: Clock;
  /** What time it is; never jumps. */
  readonly now: () => number;
  readonly budget: WorkBudget;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly reportError: ReportError;
  readonly lifecycle: Lifecycle;
  /** Whether new work is accepted: not once the server stops. */
  readonly readiness: { isReady: boolean };
}

export async function buildFoundation(options: ServerOptions): Promise<Foundation> {
  const { config, storage, log, openPubSub } = options;
  const clock = new Clock(options.timeSources);
  const lifecycle = new Lifecycle();
  const metrics = new Metrics();
  const { tracer, stop } = options.openTelemetry?.(metrics.registry) ?? noTelemetry;
  lifecycle.add({ stop });
  storage.events.on('wrote', (what, ms) => {
    metrics.writes.observe({ what }, ms / 1000);
    tracer.note(`write ${what}`, ms);
  });
  storage.events.on('appended', (entries) => metrics.appendSizes.observe(entries));
  storage.events.on('committed', (writes, ms) => {
    metrics.commitSizes.observe(writes);
    metrics.commits.observe(ms / 1000);
  });
  let isClosed = false;
  lifecycle.add({
    stop: async () => {
      isClosed = true;
      await storage.close();
    },
  });
  const pubsub = await (openPubSub ?? openNoPubSub)((error) => log.warn({ err: error }, 'pubsub'));
  lifecycle.add({ stop: () => pubsub.close() });
  return {
    options,
    config,
    storage,
    pubsub,
    isShared: openPubSub !== undefined,
    clock,
    now: options.now ?? clock.now,
    budget: new WorkBudget(config),
    metrics,
    tracer,
    reportError: (error, what) => {
      // Background work that ends late may find the storage closed.
      if (isClosed) return;
      metrics.errors.inc();
      log.error({ err: error, what }, 'something went wrong');
    },
    lifecycle,
    readiness: { isReady: true },
  };
}
