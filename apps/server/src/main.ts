import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { secretOf } from './admin/admin-context.js';
import { listenForCommands } from './admin/command-channel.js';
import type { Analyser } from './analyses/analyser.js';
import { AnalyserElsewhere } from './analyses/analyser-elsewhere.js';
import { openBackupFolder } from './backups/backup-folder.js';
import { BackupProcess } from './backups/backup-process.js';
import { ThinkerThreads } from './bots/thinkers.js';
import { ThinkersElsewhere } from './bots/thinkers-elsewhere.js';
import { BackgroundThread } from './common/background-thread.js';
import { BadConfig } from './common/bad-config.js';
import { type Config, type Otlp, readConfig } from './common/config.js';
import type { OpenTelemetry } from './common/tracer.js';
import { Unreachable } from './common/wait-for.js';
import { serve } from './composition/server.js';
import type { FairPlayLooker } from './fair-play/fair-play-watch.js';
import { ImportCheckerThread } from './history/import-checker.js';
import { PreviewerThread } from './previews/previewer-thread.js';
import { natsForJobs, pubSubOf } from './pubsub/open.js';
import type { Searcher } from './puzzles/puzzle-search.js';
import { openStorage } from './storage/open.js';
import { NewerDatabase, StorageInUse, UnusableStore } from './storage/storage.js';
import { thinkForOthers } from './think/program.js';
import { JobBoard } from './workers/job-board.js';

/** How long stopping may take, whatever goes on: hosts end a program some 10 seconds after they have asked it to. */
const LONGEST_STOP_MS = 9500;

/** The program: reads the environment, opens the storage, serves until it is told to stop. */
async function main(): Promise<void> {
  const webDir = fileURLToPath(new URL('../web', import.meta.url));
  const config = readConfig({ WEB_DIR: webDir, ...process.env });
  const log = pino({ level: config.logLevel, redact: ['*.seed', '*.secret', '*.cookie'] });
  const { dataDir, databaseUrl, backups } = config;
  if (backups) openBackupFolder(backups.folder);
  const storage = await openStorage({ dataDir, databaseUrl, waitMs: 1000 * config.startWaitSeconds, log });
  const secret = await secretOf(storage, process.env.SECRET);
  const thinkerThreads = new ThinkerThreads(new URL('./bot-worker.mjs', import.meta.url), config.botThreads);
  const importChecker = new ImportCheckerThread(new URL('./import-worker.mjs', import.meta.url));
  const analyserThread: Analyser = new BackgroundThread(
    new URL('./analysis-worker.mjs', import.meta.url),
    (error) => log.error({ err: error }, 'a match could not be analysed'),
  );
  const puzzleSearcher: Searcher = new BackgroundThread(
    new URL('./puzzle-worker.mjs', import.meta.url),
    (error) => log.error({ err: error }, 'a match could not be looked through for puzzles'),
  );
  const fairPlayLooker: FairPlayLooker = new BackgroundThread(
    new URL('./fair-play-worker.mjs', import.meta.url),
    (error) => log.error({ err: error }, 'it could not be looked at how people have decided in a match'),
  );
  const previewer = new PreviewerThread(new URL('./preview-worker.mjs', import.meta.url), (error) =>
    log.error({ err: error }, 'a link could not be described'),
  );
  const jobBoard = config.natsUrl ? boardOf(config.natsUrl, config, log) : undefined;
  const failed = (error: unknown): void => log.warn({ err: error }, 'a worker');
  const thinkers = jobBoard ? new ThinkersElsewhere(jobBoard, thinkerThreads, failed) : thinkerThreads;
  const analyser = jobBoard ? new AnalyserElsewhere(jobBoard, analyserThread, failed) : analyserThread;
  const openTelemetry = config.otlp && (await loadTelemetry(config.otlp, (message) => log.warn(message)));
  const openPubSub = pubSubOf(config, storage, (message) => log.warn(message));
  const running = await serve({
    config,
    storage,
    thinkers,
    importChecker,
    analyser,
    previewer,
    puzzleSearcher,
    fairPlayLooker,
    backupMaker: new BackupProcess(new URL('./backup-worker.mjs', import.meta.url)),
    secret,
    log,
    ...(openPubSub ? { openPubSub } : {}),
    ...(jobBoard ? { jobBoard } : {}),
    ...(openTelemetry ? { openTelemetry } : {}),
  });
  const context = { keeping: running.keeping, origin: config.origin, here: running.here };
  const commandChannel = config.databaseUrl ? undefined : await listenForCommands(config.dataDir, context);
  log.info({ port: running.port, storage: config.databaseUrl ? 'PostgreSQL' : config.dataDir }, 'open');
  console.error(`Aerie is at http://localhost:${running.port}`);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'finishing what is under way');
    const stopped = async () => {
      await commandChannel?.close();
      await running.stop();
    };
    setTimeout(() => {
      log.error('could not finish in time');
      process.exit(1);
    }, LONGEST_STOP_MS).unref();
    stopped().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

/** The workers that listen on this NATS. */
function boardOf(natsUrl: string, { startWaitSeconds }: Config, log: Logger): JobBoard {
  // Whoever connects for the news tells what it waits for.
  const waiting = { forMs: 1000 * startWaitSeconds, tell: () => undefined };
  return new JobBoard(natsForJobs(natsUrl, waiting), (error) => log.warn({ err: error }, 'jobs over NATS'));
}

/** OpenTelemetry is loaded where it is asked for, so that nobody else pays for it. */
async function loadTelemetry(otlp: Otlp, warn: (message: string) => void): Promise<OpenTelemetry> {
  const { openTelemetry } = await import('./telemetry/open-telemetry.js');
  return openTelemetry(otlp, warn);
}

const isThinking = process.argv[2] === 'think';
const program = isThinking ? thinkForOthers(process.env) : main();
program.catch((error: unknown) => {
  const isTold = [BadConfig, NewerDatabase, StorageInUse, Unreachable, UnusableStore].some(
    (kind) => error instanceof kind,
  );
  console.error(isTold ? (error as Error).message : error);
  if ((error as { code?: string }).code === 'EADDRINUSE') console.error('Choose another port with PORT=…');
  process.exit(1);
});
