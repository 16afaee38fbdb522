import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analysis } from '@aerie/analysis';
import type { MatchFile } from '@aerie/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lab, labJson, type Ran } from '../testing/run.js';

const folder = mkdtempSync(join(tmpdir(), 'aerie-analyse-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** So few answers of a match are looked at, to be quick. */
const MOMENTS = 3;

/** What is told of the analysis of one match, which is written with its page. */
let told: Ran;
const [match, out, page] = [at('one.json'), at('one.analysis.json'), at('one.html')];
const written = (): Analysis => JSON.parse(readFileSync(out, 'utf8')) as Analysis;

beforeAll(async () => {
  for (const seed of ['one', 'other']) {
    const path = at(`${seed}.json`);
    await lab(`export rauf-und-runter --players 2 --bots greedy --seed ${seed} --out ${path}`);
    const file = JSON.parse(readFileSync(path, 'utf8')) as MatchFile;
    writeFileSync(path, JSON.stringify({ ...file, entries: file.entries.slice(0, MOMENTS), outcome: null }));
  }
  told = await lab(`analyse ${match} --out ${out} --report ${page}`);
});

describe('lab analyse', () => {
  it('writes an analysis and a page, and works out the same numbers again', async () => {
    expect(told.code).toBe(0);
    expect(told.out).toContain(`${MOMENTS} decisions, effort usual, seed analysis`);
    expect(written()).toMatchObject({ format: 'aerie-analysis/1', seats: [0, 1], together: false });
    expect(readFileSync(page, 'utf8')).toContain('greedy 1: where it comes from');
    expect(await labJson(`analyse ${match} --check ${out}`)).toEqual({ ok: true, at: null });

    const [first, ...others] = written().moments;
    const moments = [{ ...first, worth: [0.5, 0.25] }, ...others];
    const wrong = at('differs.json');
    writeFileSync(wrong, JSON.stringify({ ...written(), moments }));
    expect(await lab(`analyse ${match} --check ${wrong}`)).toMatchObject({
      code: 2,
      out: `${wrong}: differs at moments.0.worth.0\n`,
    });
  });

  it.each<[string, (analysis: Analysis) => unknown, string]>([
    ['of another match', (analysis) => analysis, 'wrong at match: this is the analysis of another match'],
    ['without a format', ({ format: _, ...rest }) => rest, 'wrong at format: not an analysis'],
  ])('refuses an analysis %s', async (_, changed, reason) => {
    const path = at('wrong.json');
    writeFileSync(path, JSON.stringify(changed(written())));
    const { code, err } = await lab(`analyse ${at('other.json')} --check ${path}`);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });

  it.each([
    ['--effort close', 'there is no effort "close"'],
    ['--report page.pdf', '--report must end in .html'],
    ['--check a.json --seed 2', '--seed does not go with --check'],
  ])('says what is wrong with %s', async (flags, reason) => {
    const { code, err } = await lab(`analyse ${at('one.json')} ${flags}`);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });
});

it('an analysis of a match that the judge plays itself finds no loss', async () => {
  const path = at('master.json');
  await lab(`export rauf-und-runter --players 3 --bots master --seed own --out ${path}`);
  const { moments } = (await labJson(`analyse ${path}`)) as Analysis;
  expect(moments.length).toBeGreaterThan(70);
  expect(moments.filter(({ decision }) => decision).length).toBeGreaterThan(50);
  expect(moments.filter(({ effect, decision }) => effect || decision?.loss)).toEqual([]);
});

/** The first judge samples worlds; the second says the same in every world, so turns are played on beside it. */
it.each([
  ['ueber-den-wolken', 'one'],
  ['rauf-und-runter', 'agreement'],
])('lab agreement compares the usual look with a closer one (%s)', async (game, seed) => {
  const found = (await labJson(
    `agreement ${game} --players 2 --bots gentle --positions 1 --seed ${seed}`,
  )) as {
    counts: number[][];
  };
  expect(found).toMatchObject({ game, positions: 1 });
  expect(found.counts.flat().reduce((sum, count) => sum + count, 0)).toBe(1);
});
