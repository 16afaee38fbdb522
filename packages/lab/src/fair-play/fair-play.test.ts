import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Baseline } from '@aerie/analysis/likeness';
import { EMPTY } from '@aerie/analysis/likeness';
import { ratingsOf } from '@aerie/bots/ratings';
import { describe, expect, it } from 'vitest';
import { lab, labJson } from '../testing/run.js';
import { type Counted, PARTS } from './count.js';
import { PLAYERS_OF_ALL_KINDS } from './players.js';
import { type Rule, ruleFrom } from './rule.js';

const GAME = 'rauf-und-runter';
const ratings = ratingsOf(GAME);
if (!ratings) throw new Error('no ratings');

/** Of ten clear decisions of each kind so many like the best, and the part of the others who come behind. */
const LIKE: Readonly<Record<string, readonly [agreed: number, beat: number]>> = {
  gentle: [3, 0.2],
  club: [5, 0.4],
  strong: [8, 0.7],
  master: [10, 0.8],
};

/** So many people of each kind, in four matches each, with a little luck. */
const counted = (people: number): Counted[] =>
  PARTS.flatMap((part) =>
    PLAYERS_OF_ALL_KINDS.flatMap(({ name, like, mostly }) => {
      const own = LIKE[like] ?? [0, 0];
      const other = LIKE[mostly?.else ?? like] ?? own;
      const share = (mostly?.percent ?? 100) / 100;
      const mix = (i: 0 | 1) => share * own[i] + (1 - share) * other[i];
      return Array.from({ length: people * 4 }, (_, i): Counted => {
        const agreed = Math.max(0, Math.min(10, Math.round(mix(0)) + ((i * 7) % 3) - 1));
        const tally = EMPTY.map(() => ({ clear: 10, agreed }));
        return {
          ...{ part, kind: name, person: i % people, match: Math.floor(i / people) },
          ...{ tally, beat: mix(1) },
        };
      });
    }),
  );

describe('lab fair-play', () => {
  it('takes what is usual and the threshold from some people and measures both errors on others', () => {
    const { baseline, rows, falseAlarms, lagging } = ruleFrom(counted(20), ratings, 'a test');
    expect(baseline.usual.gentle?.[0]).toBeCloseTo(0.3, 1);
    expect(baseline.usual.club?.[0]).toBeCloseTo(0.5, 1);
    expect(baseline.threshold).toBeGreaterThanOrEqual(3);
    expect(falseAlarms).toMatchObject({ of: 140, found: 0 });
    expect(lagging.of).toBe(140);
    const row = (kind: string, rated: string) =>
      rows.find((one) => one.kind === kind && one.rated === rated)?.signals;
    expect(row('master', 'as gentle')).toMatchObject({ of: 20, found: 20 });
    expect(row('master', 'as club')).toMatchObject({ of: 20, found: 20 });
    expect(row('master', 'as they do')).toMatchObject({ of: 20, found: 0 });
    expect(baseline.alarms[0]).toMatchObject({ from: 3, of: 140 });
  });

  it('goes on with what was counted, by several processes too, and writes what a site compares with', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aerie-fair-play-'));
    const [counts, file] = ['counts.jsonl', 'baseline.json'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    const command = `fair-play ${GAME} --players 2 --people 1 --copiers 0 --matches 1 --counts ${counts}`;
    const rule = (await labJson(`${command} --baseline ${file}`)) as Rule;
    expect(rule.falseAlarms.of).toBe(6);
    expect(JSON.parse(readFileSync(file, 'utf8')) as Baseline).toEqual(rule.baseline);
    const before = readFileSync(counts, 'utf8');
    expect(await labJson(command)).toEqual(rule);
    expect(readFileSync(counts, 'utf8')).toBe(before);
    expect((await lab(`${command} --seed other`)).err).toContain('is of another command');

    const parts = [1, 2].map((i) => join(folder, `part-${i}.jsonl`));
    for (const [i, part] of parts.entries()) await lab(command.replace(counts, `${part} --part ${i + 1}/2`));
    const both = parts.map((part) => readFileSync(part, 'utf8'));
    expect(both.every((part) => part.length > 0)).toBe(true);
    writeFileSync(counts, both.join(''));
    expect(await labJson(command)).toEqual(rule);
    expect(readFileSync(counts, 'utf8')).toBe(both.join(''));
    const none = await lab(`${command.replace(`--counts ${counts}`, '--part 1/2')}`);
    expect(none.err).toContain('--counts FILE is missing');
    rmSync(folder, { recursive: true });
  });

  it('has nothing to say of a game that is played together', async () => {
    expect((await lab('fair-play zefiria')).err).toContain('no rated play');
  });
});
