import { QuickChance } from '@aerie/kernel';
import ueberDenWolken, { type Answer, type State, scoreNow } from '@aerie/ueber-den-wolken';
import { describe, expect, test } from 'vitest';
import { followed } from './bird-keys.js';
import { gainOf, swapsOf, waysOf } from './moves.js';
import { traced } from './traces.js';

/** Random play; calls back with every position and whose it is. */
function positions(seed: string, seen: (s: State, seat: number, answers: readonly Answer[]) => void): void {
  const luck = new QuickChance(seed);
  const s = ueberDenWolken.setup({}, 3, luck, undefined);
  for (let seat = ueberDenWolken.awaited(s)[0]; seat !== undefined; seat = ueberDenWolken.awaited(s)[0]) {
    const answers = ueberDenWolken.answers(s, seat);
    seen(s, seat, answers);
    ueberDenWolken.apply(s, seat, answers[luck.below(answers.length)] as Answer, luck, undefined);
  }
}

/** Gives answers one after the other on a copy; throws where one is not legal. */
function give(s: State, seat: number, answers: readonly Answer[]): State {
  const copy = ueberDenWolken.clone(s);
  for (const a of answers) {
    if (ueberDenWolken.why(copy, seat, a)) throw new Error(`${ueberDenWolken.write(a)} is not legal`);
    ueberDenWolken.apply(copy, seat, a, new QuickChance('give'), undefined);
  }
  return copy;
}

describe('birds that are picked up', () => {
  test('reach exactly the swaps that are legal, and at the start of a turn those of the two flying actions', () => {
    let swaps = 0;
    let turns = 0;
    positions('ways', (s, seat, answers) => {
      const view = ueberDenWolken.view(s, seat);
      const ways = waysOf(view, seat, answers);
      const found = [...ways.values()].flatMap((partners) =>
        [...partners.values()].map((way) => way.answers),
      );
      if (s.step.at === 'swap') {
        swaps++;
        expect(new Set(found.flat())).toEqual(new Set(answers));
      } else if (s.step.at === 'turn' && turns++ % 4 === 0) {
        for (const way of found) give(s, seat, way);
        for (const action of answers.filter(
          (one) => one.kind === 'action' && (one.action === 'A' || one.action === 'B'),
        )) {
          const legal = ueberDenWolken.answers(give(s, seat, [action]), seat);
          expect(new Set(found.flatMap(([first, then]) => (first === action ? [then] : [])))).toEqual(
            new Set(legal),
          );
        }
      }
    });
    expect(swaps).toBeGreaterThan(5);
    expect(turns).toBeGreaterThan(5);
  });

  test('tell what a swap would gain in a landing now', () => {
    positions('gains', (s, seat, answers) => {
      const view = ueberDenWolken.view(s, seat);
      for (const swap of swapsOf(answers).slice(0, 3)) {
        const flock = s.flock
          .with(swap.one, s.flock[swap.two] as number)
          .with(swap.two, s.flock[swap.one] as number);
        const after = scoreNow({ ...view, flock }, seat).total;
        expect(gainOf(view, seat, swap)).toBe(after - scoreNow(view, seat).total);
      }
    });
  });
});

describe('the eye follows birds', () => {
  let last = 100;
  const fresh = () => ++last;

  test('that change places', () => {
    expect(followed([1, 2, 0], [7, 8, 0], [2, 1, 0], fresh)).toEqual([8, 7, 0]);
  });

  test('that stay, land or come', () => {
    const keys = followed([1, 2, 3], [7, 8, 9], [1, 2, 0], fresh);
    expect(keys).toEqual([7, 8, 0]);
    expect(followed([1, 2, 0], keys, [1, 2, 4], fresh)).toEqual([7, 8, 101]);
  });

  test('that are pushed forward', () => {
    expect(followed([1, 2, 0], [7, 8, 0], [9, 1, 2], fresh)).toEqual([102, 7, 8]);
  });
});

describe('traces of moves', () => {
  const swap = (seat: number, one: number, two: number) =>
    ({ type: 'swapped', seat, manner: 'side', one, two, birds: [1, 2] }) as const;

  test('show what others moved since the own turn began', () => {
    const first = traced(new Map(), swap(1, 3, 4), 0);
    const then = traced(first, swap(2, 4, 5), 0);
    expect([...then]).toEqual([
      [3, 1],
      [4, 2],
      [5, 2],
    ]);
    expect(traced(then, swap(0, 3, 4), 0)).toBe(then);
    expect(traced(then, { type: 'passed', seat: 1, price: 2, left: 3 }, 0)).toBe(then);
    expect(traced(then, { type: 'passed', seat: 0, price: 2, left: 3 }, 0).size).toBe(0);
  });

  test('show the last turn to those who look on', () => {
    const first = traced(new Map(), swap(1, 3, 4), null);
    expect(first.size).toBe(2);
    expect(traced(first, { type: 'passed', seat: 2, price: 2, left: 3 }, null).size).toBe(0);
  });
});
