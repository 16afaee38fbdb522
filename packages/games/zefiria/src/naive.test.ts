import { QuickChance } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { SPIRITS } from './data/figures.js';
import { symbolOf } from './data/islands.js';
import game, { type State, type Turn } from './index.js';

/**
 * What a spirit may do, worked out in the plainest way, cell by cell, as the table of spirits says it. Random positions,
 * also such as hardly come up in play, must give the same answers as the rules.
 */

const ALL = Array.from({ length: 25 }, (_, cell) => cell);
const row = (cell: number) => Math.floor(cell / 5);
const column = (cell: number) => cell % 5;
const apart = (a: number, b: number) => [Math.abs(row(a) - row(b)), Math.abs(column(a) - column(b))] as const;
const touch = (a: number, b: number) => apart(a, b)[0] + apart(a, b)[1] === 1;
const colour = (island: number) => Math.floor((island - 1) / 5);
const PLACES = [...'NESW'].flatMap((side) => [1, 2, 3, 4, 5].map((n) => `${side}${n}`));

/** The cell beside a place outside. */
function beside(place: string): number {
  const at = Number(place[1]) - 1;
  return { N: at, S: 20 + at, W: 5 * at, E: 5 * at + 4 }[place[0] as 'N'];
}

/** Steps of the shortest orthogonal way whose cells but the first are all `open`. */
function steps(from: number, to: number, open: (cell: number) => boolean): number {
  let edge = [from];
  const seen = new Set(edge);
  for (let far = 0; edge.length > 0; far++) {
    if (edge.includes(to)) return far;
    edge = ALL.filter((cell) => open(cell) && !seen.has(cell) && edge.some((one) => touch(one, cell)));
    for (const cell of edge) seen.add(cell);
  }
  return Number.POSITIVE_INFINITY;
}

function expected(s: State, { who, points, place }: Turn): string[] {
  const { spirit, cell } = s.figures[who] as State['figures'][number];
  const stood = s.figures.map((figure) => figure.cell);
  const free = (at: number) => !stood.includes(at) && !s.gems.includes(at);
  const island = (at: number) => s.islands[at] as number;
  const out: string[] = [];
  const swaps = (
    from: readonly number[],
    to: readonly number[],
    open: (cell: number) => boolean,
    most: number,
  ) => {
    const pairs = new Set<string>();
    for (const a of from) {
      for (const b of to) {
        if (a !== b && steps(a, b, open) <= most)
          pairs.add(`${Math.min(island(a), island(b))}-${Math.max(island(a), island(b))}`);
      }
    }
    for (const pair of pairs) {
      if (spirit === 'skyron') out.push(...pair.split('-').map((on) => `swap ${pair} on ${on}`));
      else out.push(`swap ${pair}`);
    }
  };
  if (spirit === 'austro') {
    if (place < 0) {
      const edge = PLACES.filter((one) => beside(one) === cell);
      const inside = [
        `N${column(cell) + 1}`,
        `E${row(cell) + 1}`,
        `S${column(cell) + 1}`,
        `W${row(cell) + 1}`,
      ];
      return (edge.length > 0 ? edge : inside).map((one) => `step ${one}`);
    }
    const here = beside(PLACES[place] as string);
    const most = free(here) ? points : points - 1;
    const cross = ALL.filter((at) => free(at) && (row(at) === row(here) || column(at) === column(here)));
    if (points > 0)
      out.push(...PLACES.filter((one, n) => n !== place && free(beside(one))).map((one) => `glide ${one}`));
    swaps(cross, cross, (at) => cross.includes(at), most);
    for (const gem of s.gems)
      if (most > 0 || (points > 0 && gem === here && !stood.includes(here))) out.push(`take ${island(gem)}`);
    if (free(here)) out.push('end');
    return out;
  }
  const clear = (to: number) =>
    ALL.every((at) => {
      const between = row(at) - row(cell) !== 0 && apart(at, cell)[0] === apart(at, cell)[1];
      const same =
        Math.sign(row(at) - row(cell)) === Math.sign(row(to) - row(cell)) &&
        Math.sign(column(at) - column(cell)) === Math.sign(column(to) - column(cell));
      return !(between && same && apart(at, cell)[0] <= apart(to, cell)[0]) || free(at);
    });
  const flights = ALL.filter((to) => {
    if (to === cell || !free(to)) return false;
    if (touch(to, cell)) return true;
    if (spirit === 'borea') return colour(island(to)) === colour(island(cell));
    if (spirit === 'jugo') return symbolOf(island(to)) === symbolOf(island(cell));
    return spirit === 'etesia' && apart(to, cell)[0] === apart(to, cell)[1] && clear(to);
  });
  if (points > 0) out.push(...flights.map((to) => `fly ${island(to)}`));
  if (points > 0 && flights.length > 0 && s.gems.includes(cell)) return out;
  const sources = {
    borea: ALL.filter((at) => free(at) && symbolOf(island(at)) === symbolOf(island(cell))),
    jugo: ALL.filter((at) => free(at) && colour(island(at)) === colour(island(cell))),
    etesia: ALL.filter((at) => free(at) && touch(at, cell)),
    skyron: s.gems.includes(cell) ? [] : [cell],
  }[spirit];
  swaps(sources, ALL.filter(free), free, points);
  if (points > 0) out.push(...s.gems.map((gem) => `take ${island(gem)}`));
  return [...out, 'end'];
}

/** Spirits close together, many islands in place, many of these anchored. */
function position(luck: QuickChance): { s: State; turn: Turn } {
  const seats = 2 + luck.below(3);
  const s = game.setup({ mode: 'storm', solo: 'easy', spirits: 'random' }, seats, luck, undefined);
  const moved = luck.deal(ALL, luck.below(25));
  const islands = luck.deal(moved, moved.length);
  for (const cell of ALL) s.islands[cell] = cell + 1;
  moved.forEach((cell, i) => {
    s.islands[cell] = (islands[i] as number) + 1;
  });
  const home = ALL.filter((cell) => s.islands[cell] === cell + 1);
  s.gems = luck.deal(home, Math.min(home.length, luck.below(7))).sort((a, b) => a - b);
  const middle = luck.below(25);
  const near = luck.deal(ALL, 25).sort((a, b) => Number(touch(b, middle)) - Number(touch(a, middle)));
  s.figures.forEach((figure, who) => {
    figure.cell = (who === 0 ? middle : near.filter((cell) => cell !== middle)[who]) as number;
  });
  const turn: Turn = { at: 'turn', who: 0, points: luck.below(6), place: -1 };
  if (s.figures[0]?.spirit === 'austro' && luck.below(4) > 0) {
    s.figures[0].cell = -1;
    Object.assign(turn, { place: luck.below(20), points: luck.below(6) });
  }
  s.round = 2;
  s.stage = turn;
  return { s, turn };
}

test('in any position the answers are those of a plain enumeration', () => {
  const luck = new QuickChance('plain');
  const tried = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const { s, turn } = position(luck);
    expect(game.answers(s, 0).map(game.write).sort()).toEqual(expected(s, turn).sort());
    tried.add(s.figures[0]?.spirit as string);
  }
  expect([...tried].sort()).toEqual([...SPIRITS].sort());
});
