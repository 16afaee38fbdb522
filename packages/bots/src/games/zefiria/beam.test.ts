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

describe('storms', () => {
  /** Alone: Borea sleeps on the anchored island 3 at the edge; a storm has blown Austro into her column. */
  function shutOut(seed: number, edition: number): State {
    const luck = new QuickChance(`shut ${seed}`);
    const options: Options = { mode: 'storm', solo: 'hard', spirits: 'chosen' };
    const s = zefiria.setup(options, 1, luck, undefined, edition);
    for (const text of ['borea', 'austro', 'skyron'].map((spirit) => `choose ${spirit}`))
      zefiria.apply(s, 0, zefiria.read(text) as Answer, luck, undefined);
    const islands = luck.deal(s.islands, 25);
    const at = islands.indexOf(3);
    [islands[2], islands[at]] = [3, islands[2] as number];
    Object.assign(s, { islands, round: 4, asleep: 0, gems: [2], reserve: 5 });
    for (const [who, cell] of [2, 7 + 5 * (seed % 3), 20].entries())
      Object.assign(s.figures[who] as object, { cell });
    s.stage = { at: 'turn', who: 1, points: 1 + (seed % 5), place: -1 };
    return s;
  }

  test.each([1, 2])(
    'edition %i: Austro is never planned to be stuck beside a gem with a spirit on it',
    (edition) => {
      for (let seed = 60; seed < 170; seed += 5) {
        const s = shutOut(seed, edition);
        const found = new Beam(positionOf(s, besideOf), {
          ...NARROW,
          stands: [2, 2, 2, 1, 0],
          overtime: 2,
        }).run();
        for (const { at, answer } of [found.steps, found.late?.steps ?? []].flatMap((steps) =>
          answersOf(s, steps),
        ))
          expect(zefiria.why(at, 0, answer)).toBeUndefined();
      }
    },
  );

  test.each([1, 2])('edition %i: who could not fly off a gem at first plans as it may', (edition) => {
    let freed = 0;
    for (let seed = 0; seed < 20; seed++) {
      const luck = new QuickChance(`gem ${seed}`);
      const s = zefiria.setup({ ...OPTIONS, mode: 'storm', spirits: 'chosen' }, 3, luck, undefined, edition);
      for (const text of ['choose jugo', 'choose borea', 'choose skyron'])
        zefiria.apply(s, zefiria.awaited(s)[0] as number, zefiria.read(text) as Answer, luck, undefined);
      // Jugo in the corner, on the gem of 1, between the others; those of his symbol are anchored, all but 7 moves.
      const gems = [0, 9, 12, 16, 23];
      const loose = luck.deal([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 14, 15, 17, 18, 19, 20, 21, 22, 24], 20);
      const islands = Array.from(
        { length: 25 },
        (_, cell) => (gems.includes(cell) ? cell : (loose.pop() as number)) + 1,
      );
      Object.assign(s, { islands, round: s.rounds, acted: [1, 2], gems, reserve: 1 });
      for (const [who, cell] of [0, 1, 5].entries()) Object.assign(s.figures[who] as object, { cell });
      s.stage = { at: 'turn', who: 0, points: 3, place: -1 };
      const found = new Beam({ ...positionOf(s, besideOf), turns: 1 }, WIDE).run();
      expect(found.count).toBe(bestInTurn(s, 0));
      if (answersOf(s, found.steps).some(({ at }) => at.stage.at === 'turn' && at.stage.released)) freed++;
    }
    expect(freed > 0).toBe(edition > 1);
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
