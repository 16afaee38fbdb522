import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment, sharedSeed } from '@aerie/kernel';
import { afterAll, describe, expect, test } from 'vitest';

/** Whether there is a Python to try the example with; in CI there must be. */
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) {
  if (process.env.CI === 'true') throw new Error('There is no python3.');
  console.error(
    '\n!!! There is no python3: examples/verify.py is NOT TRIED. To have it: install Python 3.8 or later\n',
  );
}

const GAMES = 'packages/games';
const goldenFiles = readdirSync(GAMES).flatMap((game) =>
  readdirSync(join(GAMES, game, 'golden'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.pins.json'))
    .map((name) => join(GAMES, game, 'golden', name))
    // One that was put together by hand has no seed.
    .filter((path) => 'seed' in JSON.parse(readFileSync(path, 'utf8'))),
);

const folder = mkdtempSync(join(tmpdir(), 'aerie-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const verify = (...files: string[]) =>
  spawnSync('python3', ['examples/verify.py', ...files], { encoding: 'utf8' });

interface Part {
  readonly part: string;
  readonly hash: string;
}

interface Draft {
  seed: string;
  seedHash: string;
  setup: { chance: unknown[] };
  entries: { seat: number; answer?: string; back?: number; chance?: unknown[]; events: unknown[] }[];
}

/** What it says of a golden match after a change. */
function verdictOn(game: string, change: (file: Draft) => void): string {
  const file = JSON.parse(readFileSync(join(GAMES, game, 'golden/players-2.json'), 'utf8')) as Draft;
  change(file);
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify(file));
  return verify(path).stdout.replace(`${path}: `, '').trim();
}

/** The number of the first entry in which chance spoke. */
const firstDraw = ({ entries }: Draft): number => entries.findIndex(({ chance }) => chance?.length);

describe.skipIf(!hasPython)('a reader in another language', () => {
  test('finds the luck of every golden match in its seed', () => {
    const { status, stdout } = verify(...goldenFiles);
    expect(stdout.split('\n').filter((line) => line !== '' && !line.includes(': ok, '))).toEqual([]);
    expect(stdout.trim().split('\n')).toHaveLength(goldenFiles.length);
    expect(status).toBe(0);
  });

  test.each(['rauf-und-runter', 'ueber-den-wolken', 'zefiria', 'schwingenschlag'])(
    'finds changed luck: %s',
    (game) => {
      expect(verdictOn(game, (file) => file.setup.chance.reverse())).toMatch(/^setup\.chance: /);
      expect(
        verdictOn(game, (file) => {
          file.seed += 'x';
        }),
      ).toMatch(/^seed: /);
      let at = -1;
      const told = verdictOn(game, (file) => {
        at = firstDraw(file);
        file.entries[at]?.chance?.pop();
      });
      expect(at < 0 || told.startsWith(`entries.${at}.chance: an outcome is missing`)).toBe(true);
    },
  );

  test('finds parts of the luck that were not committed to, or of which the seed is not made', () => {
    const [server, anna] = ['aa', 'bb'].map((two) => ({
      part: two.repeat(32),
      hash: commitment(two.repeat(32)),
    }));
    const luck = { server: server as Part, seats: [anna as Part, null] };
    const wrong = { ...luck, seats: [{ ...(anna as Part), part: 'cc'.repeat(32) }, null] };
    const said = (given: typeof luck) =>
      verdictOn('rauf-und-runter', (file) => {
        file.seed = sharedSeed(luck);
        file.seedHash = commitment(file.seed);
        Object.assign(file, { luck: given });
      });
    expect(said(wrong)).toBe('luck: the part of 0 is not the one that was committed to');
    expect(said({ ...luck, seats: [null, null] })).toBe('luck: the seed is not made of these parts');
    expect(said(luck)).toMatch(/^setup\.chance: /);
  });

  test('what was taken back goes back into its bag; its stream is not used again', () => {
    const taken = verdictOn('ueber-den-wolken', (file) => {
      const at = firstDraw(file);
      file.entries.splice(at + 1, file.entries.length, { seat: 0, back: at, events: [] });
      file.entries.push({ ...(file.entries[at] as Draft['entries'][number]) });
    });
    // The same outcome again is that of another stream: whoever repeats it is found out.
    expect(taken).toMatch(/^entries\.\d+\.chance: the seed gives something else/);
  });
});
