import { QuickChance, type Seat } from '@aerie/kernel';
import wolken, { type Answer, STAGES, type State } from '@aerie/ueber-den-wolken';
import { describe, expect, it } from 'vitest';
import { ask, questionTo } from '../../bot.js';
import { greedy } from './greedy.js';
import { judge } from './judge.js';

const judged = judge();
const bot = greedy();
const LUCK = (seed: number | string = 'luck'): QuickChance => new QuickChance(`${seed}`);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const awaited = (s: State): Seat => wolken.awaited(s)[0] as Seat;

/** Goes on between bots until this is so, or the match is over. */
function played(s: State, luck: QuickChance, isThere: (s: State) => boolean): State {
  while (s.stage < STAGES && !isThere(s))
    wolken.apply(s, awaited(s), ask(wolken, s, awaited(s), bot, luck), luck, undefined);
  return s;
}

/** A match between bots that comes to this. */
function position(seed: string, seats: number, isThere: (s: State) => boolean): State {
  const luck = LUCK(seed);
  return played(wolken.setup({}, seats, luck, undefined), luck, isThere);
}

/** The last turn of a match: whoever has it has one cube, and nobody else has any. */
function lastTurn(seed: string, seats: number): State {
  const s = position(seed, seats, ({ stage, step }) => stage === STAGES - 1 && step.at === 'turn');
  s.cubes.fill(0);
  s.cubes[s.player] = 1;
  return s;
}

/** Every way to play the last turn, gone through one by one, with the end of the match; but what comes off the deck nobody knows. */
function ways(s: State, answers: readonly Answer[] = []): { answers: readonly Answer[]; end: State }[] {
  if (s.stage === STAGES) return [{ answers, end: s }];
  return wolken.answers(s, s.player).flatMap((answer) => {
    if (answer.kind === 'deck') return [];
    const then = wolken.clone(s);
    wolken.apply(then, s.player, answer, LUCK(), undefined);
    return ways(then, [...answers, answer]);
  });
}
const pointsAt = (end: State): readonly number[] => wolken.outcome(end)?.points as readonly number[];
const leadAt = (end: State, seat: Seat): number => {
  const points = pointsAt(end);
  return (points[seat] as number) - Math.max(...points.filter((_, other) => other !== seat));
};

const written = (answers: readonly Answer[]): string =>
  answers.map((answer) => wolken.write(answer)).join(' ');
const mean = (numbers: readonly number[]): number => total(numbers) / numbers.length;
const times = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));

describe.each([
  ['a', 2],
  ['b', 3],
  ['c', 4],
  ['e', 2],
])('in the last turn of a match (%s, %i seats)', (seed, seats) => {
  const s = lastTurn(seed, seats);
  const seat = s.player;
  const all = ways(s);
  const best = Math.max(...all.map(({ end }) => leadAt(end, seat)));

  it('every way to play it comes to the points that the rules say, and the larger the lead the surer the win', () => {
    expect(all.length).toBeGreaterThan(10);
    const found = all.map(({ answers, end }) => {
      const { points, worth } = judged.expect(s, LUCK(), { seat, answers });
      expect(points).toEqual(pointsAt(end));
      expect(total(worth)).toBeCloseTo(1);
      return { lead: leadAt(end, seat), worth: worth[seat] as number };
    });
    expect(new Set(found.map(({ lead }) => lead)).size).toBeGreaterThan(2);
    for (const { lead, worth } of found) {
      if (seats === 2) expect(worth).toBeCloseTo(1 / (1 + Math.exp(-lead)));
      if (lead < 0) expect(worth).toBeLessThan(0.5);
    }
  });

  it('the most promising way is as good as the best of all, or nearly, and so is how it would go on', () => {
    const [first = []] = judged.promising(questionTo(wolken, s, seat), LUCK());
    const chosen = all.find(({ answers }) => written(answers) === written(first));
    expect(leadAt((chosen as (typeof all)[number]).end, seat)).toBeGreaterThanOrEqual(best - 1);
    const points = times(60, (i) => judged.expect(s, LUCK(i)).points);
    const leads = points.map(
      (one) => (one[seat] as number) - Math.max(...one.filter((_, other) => other !== seat)),
    );
    expect(Math.max(...leads)).toBeLessThanOrEqual(best);
    expect(mean(leads)).toBeGreaterThan(best - 1.5);
  });
});

/** So much less than by saying nothing: squared errors of what was foreseen, by stage. */
const BETTER = [0.95, 0.85, 0.5];

it.each([0, 1, 2])('what it foresees in stage %i is what becomes of matches between bots', (stage) => {
  const foreseen = times(40, (i) => {
    const turn = 5 + (i % 5);
    let turns = 0;
    const isThere = (one: State): boolean =>
      one.stage === stage && one.step.at === 'turn' && ++turns === turn;
    const s = position(`foreseen ${i}`, 2, isThere);
    const worth = mean(times(6, (sample) => judged.expect(s, LUCK(sample)).worth[0] as number));
    const places = wolken.outcome(played(s, LUCK(`rest ${i}`), () => false))?.places as readonly number[];
    const won = places[0] === places[1] ? 0.5 : places[0] === 1 ? 1 : 0;
    return { worth, won };
  });
  const squared = mean(foreseen.map(({ worth, won }) => (worth - won) ** 2));
  const blind = mean(foreseen.map(({ won }) => (0.5 - won) ** 2));
  expect(squared).toBeLessThan((BETTER[stage] as number) * blind);
  // Neither too sure nor too timid of who is ahead.
  const ahead = foreseen.map(({ worth, won }) => (worth > 0.5 ? won - worth : worth - won));
  expect(Math.abs(mean(ahead))).toBeLessThan(3 * Math.sqrt(squared / ahead.length));
});

it('what it says an answer loses at the end of a match is what it costs when that is played out', () => {
  const found = times(8, (i) => {
    const s = position(`loses ${i}`, 2, ({ stage, step }) => stage === STAGES - 1 && step.at === 'turn');
    s.cubes.forEach((cubes, seat) => {
      s.cubes[seat] = Math.min(cubes, 2);
    });
    // So that there is something to win.
    s.ledger.fill(0);
    const seat = s.player;
    const lines = judged.promising(questionTo(wolken, s, seat), LUCK(i));
    const [best, worst] = [lines[0], lines.at(-1)] as [readonly Answer[], readonly Answer[]];
    const judgedWorth = (answers: readonly Answer[], luck: number): number =>
      judged.expect(s, LUCK(luck), { seat, answers }).worth[seat] as number;
    const playedWorth = (answers: readonly Answer[], name: number): number => {
      const then = wolken.clone(s);
      const luck = LUCK(name);
      for (const answer of answers) wolken.apply(then, seat, answer, luck, undefined);
      const lead = leadAt(
        played(then, luck, () => false),
        seat,
      );
      return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    };
    const lost = (worth: typeof judgedWorth) => (n: number) => worth(best, n) - worth(worst, n);
    return { judged: mean(times(30, lost(judgedWorth))), played: mean(times(30, lost(playedWorth))) };
  });
  expect(mean(found.map((one) => one.judged))).toBeGreaterThan(0.2);
  expect(Math.abs(mean(found.map((one) => one.judged - one.played)))).toBeLessThan(0.1);
});

it.each([2, 3, 4])(
  'shares the chance to win among %i, tells the same again, and changes nothing',
  (seats) => {
    for (const stage of [0, 1, 2]) {
      const s = position(`shares ${stage}`, seats, (one) => one.stage === stage && one.step.at !== 'turn');
      const before = wolken.clone(s);
      const { worth, points } = judged.expect(s, LUCK());
      expect(judged.expect(s, LUCK())).toEqual({ worth, points });
      expect(s).toEqual(before);
      expect(total(worth)).toBeCloseTo(1);
      expect(points).toHaveLength(seats);
    }
    const end = position('shares', seats, () => false);
    expect(judged.expect(end, LUCK()).points).toEqual(pointsAt(end));
    expect(total(judged.expect(end, LUCK()).worth)).toBeCloseTo(1);
  },
);

it('knows beforehand whether it would go on with just these answers: then they change nothing', () => {
  let [just, other] = [0, 0];
  for (let i = 0; i < 12; i++) {
    const s = position(`would ${i}`, 2, ({ stage, step }) => stage === i % 3 && step.at === 'turn');
    const seat = s.player;
    for (const answers of judged.promising(questionTo(wolken, s, seat), LUCK(i)).slice(0, 4)) {
      const first = { seat, answers: answers.slice(0, 1) };
      const isSame = judged.wouldAnswer?.(s, LUCK(i), first);
      const [so, freely] = [judged.expect(s, LUCK(i), first), judged.expect(s, LUCK(i))];
      if (isSame) {
        just++;
        expect(so).toEqual(freely);
      } else if (so.worth[0] !== freely.worth[0]) other++;
    }
  }
  expect(just).toBeGreaterThan(5);
  expect(other).toBeGreaterThan(5);
});

it('before anything is known both have nearly the same chance', () => {
  const chances = times(80, (i) => judged.expect(wolken.setup({}, 2, LUCK(`deal ${i}`), undefined), LUCK(i)));
  expect(Math.abs(mean(chances.map(({ worth }) => worth[0] as number)) - 0.5)).toBeLessThan(0.06);
});
