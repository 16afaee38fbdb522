import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analysis, accountOf, analyse, errorsOf } from '@aerie/analysis';
import { judgeOf } from '@aerie/bots';
import { logOf, type MatchFile, seatsOf } from '@aerie/kernel';
import { afterAll, expect, it } from 'vitest';
import { gameNamed } from '../choices.js';
import { lab } from '../testing/run.js';

const folder = mkdtempSync(join(tmpdir(), 'aerie-explained-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A match between bots that do not judge alike, looked at cheaply: what its decisions lost is not asked. */
async function analysed(name: string, seed: string, repeats: number): Promise<Analysis> {
  const path = join(folder, `${name}-${seed}.json`);
  await lab(`export ${name} --players 2 --bots gentle,club --seed ${seed} --out ${path}`);
  const game = gameNamed(name);
  const judge = await judgeOf(game);
  const log = logOf(JSON.parse(readFileSync(path, 'utf8')) as MatchFile);
  const pieces = analyse(game, { ...judge, repeats }, log, { seats: [] });
  for (;;) {
    const { value, done } = pieces.next();
    if (done) return value;
  }
}

/** Luck, decisions and what was hidden from them explain a result as far as errors allow, and the judge agrees with itself. */
it.each([
  // The judge of this one is exact but for what it finds out in later turns.
  { game: 'rauf-und-runter', seeds: ['a', 'b'], largest: 0.06, apart: 0.08, repeats: 1 },
  { game: 'ueber-den-wolken', seeds: ['a', 'c'], largest: 0.45, apart: 0.05, repeats: 0.5 },
])(
  'what cannot be explained in $game is within its errors',
  async ({ game, seeds, largest, apart, repeats }) => {
    const shares: number[] = [];
    let isMissed = false;
    for (const seed of seeds) {
      const analysis = await analysed(game, seed, repeats);
      const [{ unknown, decisions, rivalsDecisions }, errors] = [
        accountOf(analysis, 0),
        errorsOf(analysis, 0),
      ];
      // Two share one chance: what one cannot explain is what the other cannot.
      for (const seat of seatsOf(2)) expect(errorsOf(analysis, seat).unknown).toBeCloseTo(errors.unknown);
      expect(errors.unknown).toBeGreaterThan(0);
      expect(errors.unknown).toBeLessThan(largest);
      expect(Math.abs(unknown)).toBeLessThan(apart + 3 * errors.unknown);
      shares.push(Math.max(0, Math.abs(unknown) - apart) / errors.unknown);
      isMissed ||= Math.abs(unknown + decisions + rivalsDecisions) > 2 * errors.unknown;
    }
    expect(Math.hypot(...shares) / Math.sqrt(shares.length)).toBeLessThan(1.6);
    // Were decisions left out, something would be missing.
    expect(isMissed).toBe(true);
  },
);
