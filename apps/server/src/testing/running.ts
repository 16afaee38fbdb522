import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { thinkHere } from '../bots/thinkers.js';
import { type Config, readConfig } from '../config.js';
import { type Parts, type Running, serve } from '../server.js';
import { openStorage } from '../storage/open.js';
import type { Storage } from '../storage/storage.js';

export interface TestServer extends Running {
  readonly base: string;
  readonly storage: Storage;
}

/** A folder that is gone when the tests are. */
export function scratchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'aerie-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The real server on a free port, with real storage in this folder. */
export async function startServer(
  dataDir: string,
  settings: Partial<Config> & Pick<Partial<Parts>, 'absenceMs' | 'openNews' | 'storage'> = {},
): Promise<TestServer> {
  const { absenceMs, openNews, storage: given, ...config } = settings;
  const parts = { ...(absenceMs === undefined ? {} : { absenceMs }), ...(openNews ? { openNews } : {}) };
  const storage = given ?? (await openStorage({ dataDir }));
  const all: Config = {
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    dataDir,
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
    ...parts,
  });
  return { ...running, storage, base: `http://127.0.0.1:${running.port}` };
}
