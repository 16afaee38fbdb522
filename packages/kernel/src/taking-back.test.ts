import skylark, { type Answer } from '@aerie/conformance/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPACING } from './answer-stack.js';
import type { Entry, MatchLog } from './log.js';
import { counting } from './log.js';
import { Match } from './match.js';

let applied = 0;

/**
 * The sample game without an end, where everybody may answer at any time and every answer leaves its trace: a caw is a plain
 * answer, a name draws, and a card reveals. Counts what is applied.
 */
const endless: typeof skylark = {
  ...skylark,
  why: () => undefined,
  apply(s, seat, a, chance, emit) {
    applied++;
    const drawn = a.kind === 'name' ? chance.pick(Array.from({ length: 100 }, (_, i) => i)) : -1;
    s.songs.push({ seat, name: `${skylark.write(a)} ${drawn}` });
    if (a.kind === 'lay') emit?.({ type: 'sang', seat, cards: [], points: 0 });
  },
};
const begin = () => Match.begin(endless, { seats: 2, seed: 'endless' });
type Endless = ReturnType<typeof begin>;

const CAW: Answer = { kind: 'caw' };
const NAME: Answer = { kind: 'name', text: 'Dawn' };
const LAY: Answer = { kind: 'lay', card: 1 };

/** How many answers are applied by some work. */
function appliedBy(work: () => unknown): number {
  const before = applied;
  work();
  return applied - before;
}

/** A log with nothing but the answers of this one that count: what taking back must lead to. */
const withoutTakenBack = (log: MatchLog): MatchLog => ({
  ...log,
  entries: counting(log.entries).map((number) => log.entries[number] as Entry),
});

describe('the cost of taking back', () => {
  const LONG = 400;

  test('the last answer is taken back without applying any', () => {
    const match = begin();
    for (let i = 0; i < LONG; i++) match.play(0, CAW);
    expect(appliedBy(() => match.takeBack(0))).toBe(0);
    expect(match.state.songs).toHaveLength(LONG - 1);
  });

  test('however far it goes, and however long the log, it applies fewer answers than lie between two kept states', () => {
    const match = begin();
    for (let i = 0; i < LONG; i++) match.play(i % 7 === 0 ? 0 : 1, CAW);
    let deepest = 0;
    for (let back = match.takeBack(0, true); !('refused' in back); ) {
      deepest = Math.max(
        deepest,
        appliedBy(() => {
          back = match.takeBack(0, true);
        }),
      );
    }
    expect(match.state.songs).toHaveLength(0);
    expect(deepest).toBeGreaterThan(0);
    expect(deepest).toBeLessThan(SPACING);
  });

  test.each<[string, (match: Endless) => void]>([
    ['one answer, one taken back', (match) => [match.play(0, CAW), match.takeBack(0)]],
    ['a throw that others let somebody repeat', (match) => [match.play(0, NAME), match.takeBack(0, true)]],
  ])('%s: a long log of it is resumed and followed with one application an answer', (_, pair) => {
    const match = begin();
    for (let i = 0; i < 150; i++) match.play(1, LAY);
    expect(appliedBy(() => Array.from({ length: LONG }, () => pair(match)))).toBe(LONG);
    const { log } = match;
    expect(appliedBy(() => Match.resume(endless, log))).toBe(LONG + 150);
    const follower = begin();
    expect(appliedBy(() => log.entries.map((entry) => follower.follow(entry)))).toBe(LONG + 150);
    expect(follower.state).toEqual(match.state);
  });

  test('a log that was carried over costs the same', () => {
    const match = begin();
    for (let i = 0; i < 150; i++) match.play(1, LAY);
    for (let i = 0; i < LONG; i++) [match.play(0, NAME), match.takeBack(0, true)];
    const newer = {
      ...endless,
      rulesVersion: 2,
      migrations: { 1: (log: MatchLog) => ({ ...log, rulesVersion: 2 }) },
    };
    let carried: Endless | undefined;
    expect(
      appliedBy(() => {
        carried = Match.resume(newer, match.log, 'endless');
      }),
    ).toBe(LONG + 150);
    expect(appliedBy(() => [carried?.play(0, NAME), carried?.takeBack(0, true)])).toBe(1);
    expect(carried?.log.carried).toBe(2 * LONG + 150);
  });
});

test('what was taken back leaves the same state and the same bars as if it had never been', () => {
  const answer = fc.record({ seat: fc.nat(1), answer: fc.constantFrom(CAW, CAW, NAME, LAY) });
  const back = fc.record({ seat: fc.nat(1), agreed: fc.boolean() });
  const course = fc.array(fc.oneof({ weight: 3, arbitrary: answer }, { weight: 2, arbitrary: back }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.nat(2 * SPACING), course, (played, steps) => {
      const match = begin();
      for (let i = 0; i < played; i++) match.play(i % 5 === 0 ? 0 : 1, i % 3 === 0 ? NAME : CAW);
      for (const step of steps) {
        if ('answer' in step) match.play(step.seat, step.answer);
        else match.takeBack(step.seat, step.agreed);
      }
      const plain = Match.resume(endless, withoutTakenBack(match.log));
      const resumed = Match.resume(endless, match.log, 'endless');
      for (const one of [match, resumed]) {
        expect(one.state).toEqual(plain.state);
        for (const seat of [0, 1]) expect(one.undoBar(seat)).toBe(plain.undoBar(seat));
      }
      expect(resumed.log).toEqual(match.log);
    }),
    { numRuns: 60 },
  );
});
