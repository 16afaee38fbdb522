import { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, accountOf, besideOf, type Options, SPIRITS, type State } from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { Beam } from './beam.js';
import type { Effort } from './effort.js';
import { answersOf } from './plan.js';
import { positionOf } from './position.js';

const OPTIONS: Options = { mode: 'normal', solo: 'medium', spirits: 'random' };
const WIDE: Effort = { width: 5000, away: 2, astray: 1, aim: 'count' };
const NARROW: Effort = { ...WIDE, width: 80 };

const countOf = (s: State): number => accountOf({ islands: s.islands, held: [] }).total;

/** A table after so many random answers, in a turn. */
function random(seed: string, seats: number, options: Partial<Options>, answers: number): State | undefined {
  const luck = new QuickChance(seed);
  const s = zefiria.setup({ ...OPTIONS, ...options }, seats, luck, undefined);
  for (let i = 0; i < answers || s.stage.at !== 'turn'; i++) {
    const [seat] = zefiria.awaited(s);
    if (seat === undefined) return undefined;
    const possible = zefiria.answers(s, seat).filter(({ kind }) => kind !== 'give');
    zefiria.apply(s, seat, possible[luck.below(possible.length)] as Answer, luck, undefined);
  }
  return s;
}

/** The best count that anything the rules allow leads to in this turn. */
function bestInTurn(s: State, who: number): number {
  const { stage } = s;
  if (stage.at !== 'turn' || stage.who !== who) return countOf(s);
  let best = countOf(s);
  for (const answer of zefiria.answers(s, zefiria.awaited(s)[0] as number)) {
    if (answer.kind === 'give' || answer.kind === 'finish' || answer.kind === 'end') continue;
    const then = zefiria.clone(s);
    zefiria.apply(then, zefiria.awaited(s)[0] as number, answer, new QuickChance(''), undefined);
    best = Math.max(best, bestInTurn(then, who));
  }
  return best;
}

describe('a beam that keeps everything finds what the rules allow', () => {
  test.each(SPIRITS)('%s: the best turn of two points, also among gems', (spirit) => {
    let looked = 0;
    for (let seed = 0; looked < 12 && seed < 400; seed++) {
      const mode = seed % 3 ? 'storm' : 'normal';
      const s = random(`${spirit} ${seed}`, 2 + (seed % 3), { mode }, 12);
      if (s?.stage.at !== 'turn' || s.figures[s.stage.who]?.spirit !== spirit) continue;
      looked++;
      // In the last round nothing is drawn any more.
      s.round = s.rounds;
      s.stage.points = 2;
      const found = new Beam({ ...positionOf(s, besideOf), turns: 1 }, WIDE).run();
      expect(found.count).toBe(bestInTurn(s, s.stage.who));
    }
    expect(looked).toBe(12);
  });
});

describe('a plan can be carried out, and leads where it says', () => {
  const tables: [string, number, Partial<Options>][] = [
    ['two', 2, {}],
    ['three', 3, {}],
    ['four', 4, {}],
    ['alone', 1, { solo: 'hard' }],
  ];
  test.each(tables)('%s', (_, seats, options) => {
    for (let seed = 0; seed < 6; seed++) {
      const s = random(`${seed}`, seats, options, 5 * seed);
      if (!s) continue;
      const found = new Beam(positionOf(s, besideOf), NARROW).run();
      const planned = answersOf(s, found.steps);
      const last = planned.at(-1);
      if (!last) continue;
      for (const { at, answer } of planned) {
        expect(zefiria.why(at, zefiria.awaited(at)[0] as number, answer)).toBeUndefined();
      }
      const end = zefiria.clone(last.at);
      zefiria.apply(end, zefiria.awaited(end)[0] as number, last.answer, new QuickChance(''), undefined);
      expect(countOf(end)).toBe(found.count);
    }
  });
});

test('where points do not suffice, overtime tells how many are lacking, and the way', () => {
  let late = 0;
  for (let seed = 0; seed < 4; seed++) {
    const s = random(`late ${seed}`, 1, { solo: 'hard' }, 3) as State;
    const position = { ...positionOf(s, besideOf), turns: 8 };
    const effort: Effort = { ...NARROW, stands: [2, 2, 2, 1, 0] };
    const { left } = new Beam({ ...position, turns: 14 }, effort).run();
    const found = new Beam(position, { ...effort, overtime: 6 }).run();
    if (left >= 30) expect(found).toMatchObject({ count: 25, left: left - 30 });
    else expect(found.late?.lacks).toBe(30 - left);
    if (found.late) late++;
    expect(found.count).toBeGreaterThanOrEqual(countOf(s));
  }
  expect(late).toBeGreaterThan(0);
});

test('what is overlooked is not planned, unless an island comes home by it', () => {
  const s = random('blind', 2, {}, 0) as State;
  const blind = new Uint8Array(625).fill(1);
  const { steps } = new Beam({ ...positionOf(s, besideOf), turns: 1 }, { ...NARROW, blind }).run();
  for (const { at, answer } of answersOf(s, steps)) {
    if (answer.kind !== 'swap') continue;
    const homes = [answer.a, answer.b].map((island) => island - 1);
    expect(homes.includes(at.islands.indexOf(answer.a)) || homes.includes(at.islands.indexOf(answer.b))).toBe(
      true,
    );
  }
});
