import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lab, labJson } from './testing/run.js';

let folder: string;
const file = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aerie-trace-'));
  for (const game of ['rauf-und-runter', 'schwingenschlag']) {
    await lab(`export ${game} --players 2 --seed trace --bots random --out ${file(game)}`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('trace', () => {
  test('tells every task of the interpreter and every event of the entries asked for', async () => {
    const { code, out } = await lab(`trace ${file('schwingenschlag')} --from 10 --to 12`);
    expect(code).toBe(0);
    expect(out.match(/^\d+ {2}seat/gm)).toHaveLength(3);
    expect(out).toMatch(/^ +(pay|turn|walk|limits|pieces) \(seat \d/m);
    expect(out).not.toContain('undefined');
  });

  test('as JSON', async () => {
    const traced = (await labJson(`trace ${file('schwingenschlag')} --from 3 --to 4`)) as {
      entries: object[];
    };
    expect(traced.entries).toHaveLength(2);
    expect(traced.entries[0]).toMatchObject({ entry: 3, steps: expect.any(Array) });
  });

  test('of a game that interprets nothing tells its events', async () => {
    const { out } = await lab(`trace ${file('rauf-und-runter')} --to 0`);
    expect(out).toContain('"type":"rolled"');
  });

  test('complains in one line', async () => {
    writeFileSync(file('cut'), '{"format":');
    for (const typed of [
      `trace ${file('cut')}`,
      `trace ${file('none')}`,
      `trace ${file('rauf-und-runter')} --from 9999`,
    ]) {
      const { code, err } = await lab(typed);
      expect(code).toBe(2);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });
});
