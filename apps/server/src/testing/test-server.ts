import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { Analyser } from '../analyses/analyser.js';
import { type BackupMaker, makeBackup } from '../backups/make-backup.js';
import { thinkHere } from '../bots/thinkers.js';
import { type Config, readConfig } from '../common/config.js';
import { newId } from '../common/ids.js';
import type { ServerOptions } from '../composition/foundation.js';
import { type RunningServer, serve } from '../composition/server.js';
import type { FairPlayLooker } from '../fair-play/fair-play-watch.js';
import { checkHere } from '../history/import-checker.js';
import { noPreviewer } from '../previews/previewer.js';
import { NatsPubSub } from '../pubsub/nats-pubsub.js';
import { PostgresPubSub } from '../pubsub/postgres-pubsub.js';
import type { OpenPubSub } from '../pubsub/pubsub.js';
import type { Searcher } from '../puzzles/puzzle-search.js';
import { openStorage } from '../storage/open.js';
import type { Storage } from '../storage/storage.js';
import { TEST_SECRET } from './test-secret.js';

export interface TestServer extends RunningServer {
  readonly base: string;
  readonly storage: Storage;
}

/** Analyses nothing. */
const idleAnalyser: Analyser = { ask: async () => undefined, close: async () => undefined };

/** Finds nothing. */
const idleSearcher: Searcher = { ask: async () => undefined, close: async () => undefined };

/** Looks at nothing. */
const idleLooker: FairPlayLooker = { ask: async () => undefined, close: async () => undefined };

/** Makes backups in this process. */
const makeHere: BackupMaker = { make: (order) => makeBackup(order), close: async () => undefined };

/** Hashing is cheap in tests. */
const QUICK = { N: 2 ** 4, r: 8, p: 1 };

/** A temporary folder. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'aerie-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Several servers that share one PostgreSQL and its LISTEN and NOTIFY. */
export async function startServers(
  count: number,
  postgres: string,
  settings: Settings = {},
  /** Settings of the first one only. */
  ofFirst: (storage: Storage, openPubSub: OpenPubSub) => Settings = () => ({}),
): Promise<TestServer[]> {
  const databaseUrl = await newDatabase(postgres);
  const openPubSub: OpenPubSub = (reportError) => PostgresPubSub.open(databaseUrl, newId(), reportError);
  const servers: TestServer[] = [];
  for (let i = 0; i < count; i++) {
    const storage = await openStorage({ dataDir: 'nowhere', databaseUrl });
    const own = i === 0 ? ofFirst(storage, openPubSub) : {};
    servers.push(await startServer('nowhere', { openPubSub, storage, ...settings, ...own }));
  }
  return servers;
}

/** Like `startServers`, but the processes hear of each other over NATS. */
export async function startNatsServers(
  postgres: string,
  nats: string,
  settings: Settings = {},
): Promise<TestServer[]> {
  const site = newId();
  return startServers(2, postgres, {
    ...settings,
    openPubSub: (reportError) => NatsPubSub.open(nats, site, newId(), reportError),
  });
}

let databases = 0;

async function newDatabase(postgres: string): Promise<string> {
  const name = `server_${process.pid}_${Date.now().toString(36)}_${databases++}`;
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres);
  url.pathname = name;
  return url.href;
}

export type Settings = Partial<Config> &
  Pick<
    Partial<ServerOptions>,
    | 'absenceMs'
    | 'analyser'
    | 'archiveMs'
    | 'backupLookMs'
    | 'backupMaker'
    | 'baselines'
    | 'beat'
    | 'cleanupMs'
    | 'deadlineMs'
    | 'drawMs'
    | 'silenceMs'
    | 'fairPlayLooker'
    | 'fairPlayMs'
    | 'gameOf'
    | 'hostAwayMs'
    | 'jobBoard'
    | 'pairing'
    | 'pollMs'
    | 'notices'
    | 'now'
    | 'timeSources'
    | 'openPubSub'
    | 'openTelemetry'
    | 'previewer'
    | 'puzzleSearcher'
    | 'puzzleSearchMs'
    | 'secret'
    | 'roomAwayMs'
    | 'roomsEndMs'
    | 'storage'
    | 'thinkers'
    | 'unattendedMs'
  >;

/** The real server on a free port, with real storage in this folder. */
export async function startServer(dataDir: string, settings: Settings = {}): Promise<TestServer> {
  const {
    absenceMs,
    analyser = idleAnalyser,
    archiveMs,
    backupLookMs,
    backupMaker = makeHere,
    baselines,
    beat,
    cleanupMs,
    deadlineMs,
    drawMs,
    silenceMs,
    fairPlayLooker = idleLooker,
    fairPlayMs,
    gameOf,
    hostAwayMs,
    jobBoard,
    pairing,
    pollMs,
    notices,
    now,
    timeSources,
    openPubSub,
    openTelemetry,
    previewer = noPreviewer,
    puzzleSearcher = idleSearcher,
    puzzleSearchMs,
    roomAwayMs,
    roomsEndMs,
    secret = TEST_SECRET,
    storage: given,
    thinkers = thinkHere,
    unattendedMs,
    ...config
  } = settings;
  const parts = {
    ...(absenceMs === undefined ? {} : { absenceMs }),
    ...(archiveMs === undefined ? {} : { archiveMs }),
    ...(backupLookMs === undefined ? {} : { backupLookMs }),
    ...(baselines ? { baselines } : {}),
    ...(beat ? { beat } : {}),
    ...(cleanupMs === undefined ? {} : { cleanupMs }),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    ...(drawMs === undefined ? {} : { drawMs }),
    ...(silenceMs === undefined ? {} : { silenceMs }),
    ...(fairPlayMs === undefined ? {} : { fairPlayMs }),
    ...(gameOf ? { gameOf } : {}),
    ...(notices ? { notices } : {}),
    ...(now ? { now } : {}),
    ...(timeSources ? { timeSources } : {}),
    ...(hostAwayMs === undefined ? {} : { hostAwayMs }),
    ...(jobBoard ? { jobBoard } : {}),
    ...(pairing ? { pairing } : {}),
    ...(pollMs === undefined ? {} : { pollMs }),
    ...(puzzleSearchMs === undefined ? {} : { puzzleSearchMs }),
    ...(roomsEndMs === undefined ? {} : { roomsEndMs }),
    ...(roomAwayMs === undefined ? {} : { roomAwayMs }),
    ...(unattendedMs === undefined ? {} : { unattendedMs }),
    ...(openPubSub ? { openPubSub } : {}),
    ...(openTelemetry ? { openTelemetry } : {}),
  };
  const storage = given ?? (await openStorage({ dataDir }));
  const all: Config = {
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    dataDir,
    newPeopleBurst: 10_000,
    messagesPerSecond: 10_000,
    connectionsPerPerson: 10_000,
    workPerPerson: 1_000_000,
    workPerAddress: 1_000_000,
    messageBurst: 10_000,
    ...config,
  };
  const running = await serve({
    config: all,
    storage,
    thinkers,
    importChecker: checkHere,
    analyser,
    previewer,
    puzzleSearcher,
    fairPlayLooker,
    backupMaker,
    secret,
    log: pino({ level: 'silent' }),
    passwordCost: QUICK,
    ...parts,
  });
  return { ...running, storage, base: `http://127.0.0.1:${running.port}` };
}
