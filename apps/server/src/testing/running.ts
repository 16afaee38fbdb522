import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { thinkHere } from '../bots/thinkers.js';
import { type Config, readConfig } from '../config.js';
import { newId } from '../ids.js';
import { NatsNews } from '../news/nats-news.js';
import type { OpenNews } from '../news/news.js';
import { PostgresNews } from '../news/postgres-news.js';
import { type Parts, type Running, serve } from '../server.js';
import { openStorage } from '../storage/open.js';
import type { Storage } from '../storage/storage.js';

export interface TestServer extends Running {
  readonly base: string;
  readonly storage: Storage;
}

/** Passwords of tests keep no secrets. */
const QUICK = { N: 2 ** 4, r: 8, p: 1 };

/** A folder that is gone when the tests are. */
export function scratchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'aerie-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Several servers that share one PostgreSQL and hear of each other by its channels. */
export async function startServers(
  count: number,
  postgres: string,
  settings: Settings = {},
  /** Settings of the first one alone. */
  ofFirst: (storage: Storage, openNews: OpenNews) => Settings = () => ({}),
): Promise<TestServer[]> {
  const databaseUrl = await newDatabase(postgres);
  const openNews: OpenNews = async (ear) => {
    const news = new PostgresNews(databaseUrl, newId(), ear);
    await news.open();
    return news;
  };
  const servers: TestServer[] = [];
  for (let i = 0; i < count; i++) {
    const storage = await openStorage({ dataDir: 'nowhere', databaseUrl });
    const own = i === 0 ? ofFirst(storage, openNews) : {};
    servers.push(await startServer('nowhere', { openNews, storage, ...settings, ...own }));
  }
  return servers;
}

/** Like `startServers`, but the news travel over NATS. */
export async function startNatsServers(postgres: string, nats: string): Promise<TestServer[]> {
  const site = newId();
  return startServers(2, postgres, { openNews: (ear) => NatsNews.open(nats, site, newId(), ear) });
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
    Partial<Parts>,
    'absenceMs' | 'beat' | 'deadlineMs' | 'hostAwayMs' | 'lookMs' | 'notices' | 'now' | 'openNews' | 'storage'
  >;

/** The real server on a free port, with real storage in this folder. */
export async function startServer(dataDir: string, settings: Settings = {}): Promise<TestServer> {
  const {
    absenceMs,
    beat,
    deadlineMs,
    hostAwayMs,
    lookMs,
    notices,
    now,
    openNews,
    storage: given,
    ...config
  } = settings;
  const parts = {
    ...(absenceMs === undefined ? {} : { absenceMs }),
    ...(beat ? { beat } : {}),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    ...(notices ? { notices } : {}),
    ...(now ? { now } : {}),
    ...(hostAwayMs === undefined ? {} : { hostAwayMs }),
    ...(lookMs === undefined ? {} : { lookMs }),
    ...(openNews ? { openNews } : {}),
  };
  const storage = given ?? (await openStorage({ dataDir }));
  const all: Config = {
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    dataDir,
    newPeopleBurst: 10_000,
    messagesPerSecond: 10_000,
    messageBurst: 10_000,
    ...config,
  };
  const running = await serve({
    config: all,
    storage,
    thinkers: thinkHere,
    secret: 'a secret for tests',
    log: pino({ level: 'silent' }),
    passwordCost: QUICK,
    ...parts,
  });
  return { ...running, storage, base: `http://127.0.0.1:${running.port}` };
}
