import zefiria, { type Answer, breathsFrom, sketch, type View } from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { CALM, playRandomly, STORMY } from '../testing.js';
import { choicesAt, END, flyTo, mustFly } from './choosing.js';
import { type At, nextAt } from './keys.js';
import { arrowsOf, ringOf } from './plan-arrows.js';
import { endOf, storyOf } from './plan-story.js';
import { carriedOver, worksFor } from './plans.js';
import { pressOn, selectingAt } from './selecting.js';

/** Positions of a whole match, with what is legal there. */
interface Asked {
  readonly view: View;
  readonly answers: readonly Answer[];
  /** The same in notation. */
  readonly legal: readonly string[];
}

function positions(options: typeof CALM, seats: number): Asked[] {
  const all: Asked[] = [];
  playRandomly(options, seats, `board ${seats}`, {
    asked(view, _, answers) {
      all.push({ view, answers, legal: answers.map(zefiria.write) });
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
      const offered = new Set([...flights.values(), ...places.values(), ...swaps].map(zefiria.write));
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

describe('pressing an island', () => {
  const at = (view: View, selected?: number, acting = true) =>
    selectingAt({ v: view, acting, busy: false }, selected, undefined);
  const turns = MATCHES.flat().filter(({ view }) => view.stage.at === 'turn' && !mustFly(view));

  test('takes hold of it first, and lets it go or flies there the second time', () => {
    for (const { view, legal } of turns)
      for (const island of view.islands) {
        expect(pressOn(at(view), island)).toEqual({ select: island });
        const fly = flyTo(island);
        const again = legal.includes(zefiria.write(fly)) ? { step: fly } : { select: undefined };
        expect(pressOn(at(view, island), island)).toEqual(again);
      }
  });

  test('breathes from the one that is held, or asks where Skyron ends', () => {
    const seen = new Set<string>();
    for (const { view, legal } of turns)
      for (const held of view.islands.slice(0, 6))
        for (const { island, affordable, steps } of breathsFrom(view, held)) {
          const pressed = pressOn(at(view, held), island);
          if (steps.length === 1 || !affordable) expect(pressed).toEqual({ step: steps[0] });
          else expect(pressed).toEqual({ ends: steps });
          for (const step of steps) expect(legal.includes(zefiria.write(step))).toBe(affordable);
          seen.add(`${steps.length} ${affordable}`);
        }
    expect([...seen].sort()).toEqual(['1 false', '1 true', '2 false', '2 true']);
  });

  test('flies at once where nothing else is possible', () => {
    // With a gem under whoever acts.
    const forced = turns
      .map(({ view }) => view)
      .map((view) => ({ ...view, gems: view.figures.flatMap(({ cell }) => (cell < 0 ? [] : [cell])) }))
      .filter(mustFly);
    expect(forced).not.toEqual([]);
    for (const view of forced)
      for (const island of view.islands) expect(pressOn(at(view), island)).toEqual({ step: flyTo(island) });
  });

  test('takes a corner, and nothing that is none', () => {
    const corners = MATCHES.flat().filter(({ view }) => view.stage.at === 'corners');
    expect(corners).not.toEqual([]);
    for (const { view } of corners) {
      const steps = view.islands.flatMap((island) => {
        const pressed = pressOn(at(view), island);
        return pressed && 'step' in pressed ? [pressed.step] : [];
      });
      expect(steps.map(zefiria.write).sort()).toEqual(['corner NE', 'corner NW', 'corner SE', 'corner SW']);
    }
  });

  test('of whoever only looks on selects, and does nothing', () => {
    for (const { view } of turns.slice(0, 40))
      for (const island of view.islands) {
        expect(pressOn(at(view, undefined, false), island)).toEqual({ select: island });
        expect(pressOn(at(view, island, false), island)).toEqual({ select: undefined });
      }
  });
});

describe('plans', () => {
  test('lose the step that was done, and what no longer works', () => {
    for (const { view, answers } of MATCHES.flat()) {
      const first = answers.find(({ kind }) => kind === 'fly');
      if (!first) continue;
      const then = sketch(view, [first]);
      const [seat] = zefiria.awaited(then.view);
      if (then.done === 0 || seat === undefined) continue;
      const next = zefiria.answers(then.view, seat)[0] as Answer;
      expect(carriedOver([first, next], view, then.view)).toEqual([next]);
      expect(carriedOver([first, { kind: 'swap', a: 1, b: 1, on: 0 }], view, then.view)).toEqual([]);
    }
  });

  test('may end with the step that luck begins with, but not with what is refused', () => {
    let lucky = 0;
    for (const { view, legal } of MATCHES.flat()) {
      if (!legal.includes('end')) continue;
      if (sketch(view, [END]).done === 0) lucky++;
      expect(worksFor(view, [END])).toBe(1);
      expect(worksFor(view, [{ kind: 'swap', a: 1, b: 1, on: 0 }])).toBe(0);
    }
    expect(lucky).toBeGreaterThan(0);
  });

  test('are drawn as an arrow for every step that moves something', () => {
    for (const { view, answers } of MATCHES.flat())
      for (const step of answers.slice(0, 8)) {
        const arrows = arrowsOf(view, [step], ringOf(view));
        if (/^(fly|glide|swap|take)/.test(step.kind)) expect(arrows[0]?.number).toBe(1);
        for (const { points } of arrows)
          for (const [x, y] of points) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
      }
  });
});

describe('a plan to its end', () => {
  /** What was answered in a whole match, from the first turn on. */
  function played(options: typeof CALM, seats: number): { first: View; answers: Answer[]; turns: number } {
    const answers: Answer[] = [];
    const turns = new Set<string>();
    let first: View | undefined;
    playRandomly(options, seats, `story ${seats}`, {
      answered(view, given) {
        if (view.stage.at === 'turn') turns.add(`${view.round} ${view.stage.who}`);
        if (view.round > 0) first ??= view;
        if (first) answers.push(given);
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
      if (told.at(-1)?.step.kind !== 'end') expect(spent).toBe(points);
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
