import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtProgram } from '../build/build.mjs';

/** The lab as it is built, with processes of its own. */

const folder = mkdtempSync(join(tmpdir(), 'lab-processes-'));
afterAll(() => rmSync(folder, { recursive: true }));

let program: string;
beforeAll(async () => {
  program = fileURLToPath(await builtProgram('lab'));
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** In a process group of its own, as a shell starts it. */
function started(typed: string): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [program, ...typed.split(' ')], { detached: true });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part) => {
    out += part;
  });
  child.stderr.on('data', (part) => {
    err += part;
  });
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, err })));
  return { child, ended };
}

test('games are the same, however many processes play them', async () => {
  const typed = 'ladder rauf-und-runter --bots random,greedy --games 40 --json --workers';
  const found = async (workers: number): Promise<unknown> => {
    const { code, out, err } = await started(`${typed} ${workers}`).ended;
    expect([code, err]).toEqual([0, '']);
    // Times are never the same.
    return JSON.parse(out, (key, value) => (/^(meanMs|mostMs)$/.test(key) ? 0 : value)) as unknown;
  };
  const [alone, three] = await Promise.all([found(1), found(3)]);
  expect(three).toEqual(alone);
  expect(alone).toMatchObject({ ladders: [{ games: 40 }] });
});

test('Ctrl-C ends all processes, and what they have played is kept', async () => {
  const typed = `simulate rauf-und-runter --players 2 --games 100000000 --workers 2 --out ${folder}`;
  const { child, ended } = started(typed);
  const file = join(folder, 'simulate-rauf-und-runter-2.jsonl');
  const games = (): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0);
  await vi.waitUntil(() => games() > 100, { timeout: 30_000, interval: 50 });
  process.kill(-(child.pid as number), 'SIGINT');
  // All processes write to the same pipe, which closes with the last of them.
  const { code, out, err } = await ended;
  expect([code, out]).toEqual([130, '']);
  expect(err).toMatch(/^lab: [\d,]+ of 100,000,000 games are kept in .*; the same command goes on\n$/);
  expect(err).toContain(`${games().toLocaleString('en')} of`);
});
