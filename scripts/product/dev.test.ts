import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../services/service.mjs';
import { playMatch } from './product.mjs';

const SOURCE = 'apps/server/src/main.ts';
const { atime, mtime } = statSync(SOURCE);
const data = mkdtempSync(join(tmpdir(), 'aerie-dev-'));
let dev: ChildProcess;
let base: string;
let said = '';
beforeAll(async () => {
  const port = await freePort();
  base = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { ...process.env, PORT: `${port}`, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: data },
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  await vi.waitUntil(() => starts() === 1, { timeout: 60_000 });
});
afterAll(async () => {
  const gone = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await gone;
  // As old as it was: what was built from it is still up to date.
  utimesSync(SOURCE, atime, mtime);
  rmSync(data, { recursive: true, force: true });
});

/** How often a server was started. */
const starts = (): number => [...said.matchAll(/Aerie is at/g)].length;

test('npm run dev serves the sources of the client, and a server behind them', async () => {
  const page = await (await fetch(base)).text();
  expect(page).toContain('/@vite/client');
  const source = await fetch(`${base}/src/main.tsx`);
  expect(source.headers.get('content-type')).toContain('javascript');
  expect(await playMatch(base)).toContain('is over');
});

test('a change in the server starts it anew', async () => {
  const now = new Date();
  utimesSync(SOURCE, now, now);
  await expect.poll(starts, { timeout: 60_000, message: said }).toBe(2);
  await expect.poll(async () => (await fetch(`${base}/api/session`)).status, { timeout: 20_000 }).toBe(200);
});
