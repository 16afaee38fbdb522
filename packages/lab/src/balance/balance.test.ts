import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { lab, labJson } from '../testing/run.js';

const folder = mkdtempSync(join(tmpdir(), 'balance-'));
afterAll(() => rmSync(folder, { recursive: true }));
const report = join(folder, 'balance.html');
const wolken = `balance ueber-den-wolken --report ${report}`;
const greedy = `${wolken} --bots greedy`;

describe('balance', () => {
  it('tells what it does', async () => {
    const { code, out } = await lab('balance --help');
    expect(code).toBe(0);
    for (const word of ['lab balance <game>', '--games', '--report', '--json']) expect(out).toContain(word);
  });

  test.each([
    ['balance rauf-und-runter', 'rauf-und-runter has no values that the lab knows how to balance'],
    [`${wolken} --players 5`, '--players must be a whole number from 2 to 4'],
    [`${wolken} --bots random,greedy`, '--bots takes one bot here'],
    ['balance ueber-den-wolken --report plot.svg', '--report must end in .html'],
    ['balance ueber-den-wolken --report no/such/folder/r.html', 'cannot write no/such/folder/r.html'],
  ])('lab %s', async (typed, said) => {
    const { code, out, err } = await lab(typed);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });

  it('prints spaces, cards, nest cards and wins for every size of table, and writes the report', async () => {
    const { code, out } = await lab(`${greedy} --games 8`);
    expect(code).toBe(0);
    for (const words of [
      '2 players',
      '3 players',
      '4 players',
      'has a bird on a space after the landing',
      'What cards are worth',
      'What nest cards give',
      'Who wins, by the order of the first stage',
      report,
    ])
      expect(out).toContain(words);
    const page = readFileSync(report, 'utf8');
    expect(page.match(/<svg/g)).toHaveLength(12);
    expect(page).not.toMatch(/NaN|undefined|<script|https?:/);
  });

  it('gives plain figures: shares of spaces, worths of all cards, wins that sum up to one', async () => {
    const json = (await labJson(`${greedy} --players 2 --games 20`)) as {
      tables: {
        players: number;
        spaces: Record<string, number>;
        cards: { worth: number }[];
        spread: number;
        nests: unknown[];
        wins: { name: string; share: number }[];
      }[];
    };
    const [table] = json.tables;
    if (!table) throw new Error('no table');
    expect(json.tables).toHaveLength(1);
    expect(Object.keys(table.spaces)).toHaveLength(10);
    expect(table.cards).toHaveLength(16);
    expect(table.nests).toHaveLength(7);
    const worths = table.cards.map(({ worth }) => worth);
    expect(table.spread).toBeCloseTo(Math.max(...worths) / Math.min(...worths), 9);
    const inOrder = table.wins.slice(0, 2).reduce((sum, { share }) => sum + share, 0);
    expect(inOrder).toBeCloseTo(1, 9);
  });

  it('gives the same figures for the same seed', async () => {
    const once = await labJson(`${greedy} --players 3 --games 5 --seed s`);
    expect(await labJson(`${greedy} --players 3 --games 5 --seed s`)).toEqual(once);
  });
});
