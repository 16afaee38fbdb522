import { describe, expect, it } from 'vitest';
import { labJson } from '../testing/run.js';
import type { Counted } from './count.js';
import { type Rule, ruleFrom } from './rule.js';

const COUNTS: Readonly<Record<string, number>> = { gentle: 20, club: 30, strong: 35, master: 50 };

/** So many people of each level, who agree about as often as their level does in 50 clear decisions. */
const people = (count: number): Counted[] =>
  Object.entries(COUNTS).flatMap(([level, agreed]) =>
    Array.from({ length: count }, (_, person) => ({
      ...{ level, person, clear: 50, agreed: Math.min(50, agreed + (person % 5) - 2) },
    })),
  );

describe('lab fair-play', () => {
  it('takes the threshold from some people and measures both errors on others', () => {
    const rule = ruleFrom(people(50), people(100));
    expect(rule.usual).toMatchObject({ gentle: 0.4, club: 0.6, strong: 0.7 });
    expect(rule.falseAlarms).toMatchObject({ of: 300, found: 0 });
    expect(rule.guilty.gentle).toMatchObject({ of: 100, found: 100 });
    expect(rule.clear).toBe(50);
  });

  it('asks for a smaller tail where honest people would give signals', () => {
    const lucky = people(50).map((one, i) => (i < 10 ? { ...one, agreed: 45 } : one));
    const { threshold, falseAlarms } = ruleFrom(lucky, lucky);
    expect(threshold).toBeLessThan(ruleFrom(people(50), people(50)).threshold);
    expect(falseAlarms.found / falseAlarms.of).toBeLessThanOrEqual(0.005);
  });

  it('finds in matches of Rauf und Runter that the master always gives the best answer', async () => {
    const rule = (await labJson('fair-play rauf-und-runter --players 2 --people 1 --matches 1')) as Rule;
    expect(rule.usual.master).toBe(1);
    expect(rule.falseAlarms.of).toBe(3);
    expect(rule.clear).toBeGreaterThan(0);
  });
});
