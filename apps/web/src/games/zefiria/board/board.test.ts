import zefiria, { breathsFrom, sketch, type View } from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { CALM, playRandomly, STORMY } from '../testing.js';
import { choicesAt } from './choosing.js';
import { type At, nextAt } from './keys.js';
import { arrowsOf, ringOf } from './plan-arrows.js';
import { endOf, storyOf } from './plan-story.js';
import { carriedOver, worksFor } from './plans.js';

/** Positions of a whole match, with what is legal there. */
function positions(options: typeof CALM, seats: number): { view: View; legal: string[] }[] {
  const all: { view: View; legal: string[] }[] = [];
  playRandomly(options, seats, `board ${seats}`, {
    asked(view, _, answers) {
      all.push({ view, legal: answers.map(zefiria.write) });
    },
  });
  return all;
}

const MATCHES = [...[1, 2, 3, 4].flatMap((seats) => [positions(CALM, seats), positions(STORMY, seats)])];

describe('what can be pressed', () => {
  test('is exactly what is legal in a turn', () => {
    for (const { view, legal } of MATCHES.flat()) {
      if (view.stage.at !== 'turn') continue;
      const { flights, places } = choicesAt(view);
      const swaps = view.islands.flatMap((island) =>
        breathsFrom(view, island)
          .filter(({ affordable }) => affordable)
          .flatMap(({ steps }) => steps),
      );
      const offered = new Set([...flights.values(), ...places.values(), ...swaps]);
      const acts = legal.filter((step) => /^(fly|glide|step|swap)/.test(step));
      expect([...offered].sort()).toEqual([...new Set(acts)].sort());
    }
  });

  test('has a flight or an end wherever something is asked', () => {
    for (const { view, legal } of MATCHES.flat()) {
      if (view.stage.at !== 'turn') continue;
      const { flights, places } = choicesAt(view);
      expect(legal.includes('end') || flights.size + places.size > 0).toBe(true);
    }
  });

  test('takes hold only of islands that a breath can move', () => {
    for (const { view, legal } of MATCHES.flat())
      for (const island of choicesAt(view).breathable)
        expect(legal.some((step) => /^swap/.test(step) && step.match(/\d+/g)?.includes(`${island}`))).toBe(
          true,
        );
  });
});

describe('plans', () => {
  test('lose the step that was done, and what no longer works', () => {
    for (const { view, legal } of MATCHES.flat()) {
      const first = legal.find((step) => step.startsWith('fly'));
      if (!first) continue;
      const then = sketch(view, [first]);
      const [seat] = zefiria.awaited(then.view);
      if (then.done === 0 || seat === undefined) continue;
      const next = zefiria.answers(then.view, seat).map(zefiria.write)[0] as string;
      expect(carriedOver([first, next], view, then.view)).toEqual([next]);
      expect(carriedOver([first, 'swap 1-1'], view, then.view)).toEqual([]);
    }
  });

  test('may end with the step that luck begins with, but not with nonsense', () => {
    let lucky = 0;
    for (const { view, legal } of MATCHES.flat()) {
      if (!legal.includes('end')) continue;
      if (sketch(view, ['end']).done === 0) lucky++;
      expect(worksFor(view, ['end'])).toBe(1);
      expect(worksFor(view, ['nonsense'])).toBe(0);
    }
    expect(lucky).toBeGreaterThan(0);
  });

  test('are drawn as an arrow for every step that moves something', () => {
    for (const { view, legal } of MATCHES.flat())
      for (const step of legal.slice(0, 8)) {
        const arrows = arrowsOf(view, [step], ringOf(view));
        if (/^(fly|glide|swap|take)/.test(step)) expect(arrows[0]?.number).toBe(1);
        for (const { points } of arrows)
          for (const [x, y] of points) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
      }
  });
});

describe('a plan to its end', () => {
  /** What was answered in a whole match, from the first turn on. */
  function played(options: typeof CALM, seats: number): { first: View; answers: string[]; turns: number } {
    const answers: string[] = [];
    const turns = new Set<string>();
    let first: View | undefined;
    playRandomly(options, seats, `story ${seats}`, {
      answered(view, given) {
        if (view.stage.at === 'turn') turns.add(`${view.round} ${view.stage.who}`);
        if (view.round > 0) first ??= view;
        if (first) answers.push(zefiria.write(given));
      },
    });
    return { first: first as View, answers, turns: turns.size };
  }

  test.each([1, 2, 3, 4])('is told turn by turn, with all points and islands: %i at the table', (seats) => {
    const { first, answers, turns } = played(CALM, seats);
    const chapters = storyOf(first, answers);
    expect(chapters).toHaveLength(turns);
    for (const { from, told, to } of chapters) {
      const points = from.stage.at === 'turn' ? from.stage.points : 0;
      const spent = told.reduce((sum, { price }) => sum + price, 0);
      expect(spent).toBeLessThanOrEqual(points);
      if (told.at(-1)?.step !== 'end') expect(spent).toBe(points);
      for (const { price, nearer } of told) expect(nearer).toBeLessThanOrEqual(2 * price);
      const home = (v: View) => v.islands.filter((island, cell) => island === cell + 1);
      expect(told.flatMap((one) => one.home)).toEqual(
        expect.arrayContaining(home(to).filter((island) => !home(from).includes(island))),
      );
    }
    expect(endOf(chapters)?.figures.every(({ cell }) => cell >= 0)).toBe(true);
    expect(endOf(chapters)?.stage.at).toBe('over');
  });

  test('goes as far as no storm comes, and shows what the last step does', () => {
    const { first, answers } = played(STORMY, 2);
    const chapters = storyOf(first, answers);
    expect(chapters.map(({ round }) => round)).toEqual([1, 1]);
    expect(chapters.at(-1)?.to.acted).toEqual([]);
  });
});

describe('arrow keys', () => {
  const walk = (from: At, ...keys: string[]): At | undefined =>
    keys.reduce<At | undefined>((at, key) => at && nextAt(at, key, true), from);

  test('lead from island to island and stay on the grid', () => {
    expect(nextAt({ cell: 12 }, 'ArrowUp', false)).toEqual({ cell: 7 });
    expect(nextAt({ cell: 4 }, 'ArrowRight', false)).toBeUndefined();
    expect(nextAt({ cell: 4 }, 'Enter', false)).toBeUndefined();
  });

  test('lead outside and back where there is somewhere to go', () => {
    expect(walk({ cell: 2 }, 'ArrowUp')).toEqual({ place: 2 });
    expect(walk({ cell: 2 }, 'ArrowUp', 'ArrowDown')).toEqual({ cell: 2 });
    expect(walk({ cell: 14 }, 'ArrowRight')).toEqual({ place: 7 });
    expect(walk({ cell: 22 }, 'ArrowDown', 'ArrowLeft')).toEqual({ place: 11 });
    expect(walk({ cell: 10 }, 'ArrowLeft', 'ArrowUp')).toEqual({ place: 16 });
  });

  test('go round the corners', () => {
    expect(walk({ place: 4 }, 'ArrowRight')).toEqual({ place: 5 });
    expect(walk({ place: 5 }, 'ArrowUp')).toEqual({ place: 4 });
    expect(walk({ place: 9 }, 'ArrowDown')).toEqual({ place: 14 });
    expect(walk({ place: 10 }, 'ArrowLeft')).toEqual({ place: 19 });
  });
});
