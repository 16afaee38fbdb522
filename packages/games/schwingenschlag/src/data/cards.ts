import { CAVE_TABLE } from './cave-table.js';
import { DRAGON_TABLE } from './dragon-table.js';
import type { Effect, EndEffect } from './effect.js';
import { parseEffects, parseEnd } from './parse-effects.js';
import { RESOURCES, type Resource, ROWS, type Row, type Size, type Timing, type Trait } from './words.js';

/** What is printed on a dragon to be paid; the coin of the action itself is not. */
export interface PrintedCost {
  readonly resources: Readonly<Record<Resource, number>>;
  readonly egg: number;
  readonly coin: number;
}

export interface DragonCard {
  readonly number: number;
  readonly size: Size;
  readonly trait: Trait;
  readonly points: number;
  readonly nests: number;
  readonly cost: PrintedCost;
  /** Cost symbols of all kinds, and of resources only. */
  readonly symbols: number;
  readonly resourceSymbols: number;
  readonly habitats: readonly Row[];
  readonly timings: readonly Timing[];
  /** What it does by timing `activated`, `played` or `round`; for a hatchling a single `feed`. */
  readonly effects: readonly Effect[];
  readonly end?: EndEffect;
}

export interface CaveCard {
  readonly number: number;
  readonly effects: readonly Effect[];
}

/** The parts of a line; the last one, the effect, may hold the separator itself. */
function columns(line: string, count: number): string[] {
  const parts = line.split(' | ');
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(' | ')];
}

const lines = (table: string) => table.trim().split('\n');

function parseCost(text: string): PrintedCost {
  const amount = (what: string) => Number(new RegExp(`${what}(\\d)`).exec(text)?.[1] ?? 0);
  const resources = Object.fromEntries(RESOURCES.map((one) => [one, amount(one)])) as Record<
    Resource,
    number
  >;
  return { resources, egg: amount('egg'), coin: amount('coin') };
}

function parseDragon(line: string): DragonCard {
  const [number, size, trait, points, nests, cost, habitats, timing, effect] = columns(line, 9) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const parts = effect.split(' || ');
  const end = parts.find((part) => part.startsWith('end: '));
  const other = parts.find((part) => !part.startsWith('end: '));
  const printed = parseCost(cost);
  const resourceSymbols = RESOURCES.reduce((sum, one) => sum + printed.resources[one], 0);
  return {
    number: Number(number),
    size: size as Size,
    trait: trait as Trait,
    points: Number(points),
    nests: Number(nests),
    cost: printed,
    symbols: resourceSymbols + printed.egg + printed.coin,
    resourceSymbols,
    habitats: [...habitats].map((row) => ROWS.indexOf(row as 'C') as Row),
    timings: timing.split('+') as Timing[],
    effects: other ? parseEffects(other) : [],
    ...(end ? { end: parseEnd(end.slice(5)) } : {}),
  };
}

function parseCave(line: string): CaveCard {
  const [number, effect] = columns(line, 2) as [string, string];
  return { number: Number(number), effects: parseEffects(effect) };
}

const byNumber = <T extends { number: number }>(cards: readonly T[]): readonly T[] => {
  const list: T[] = [];
  for (const card of cards) list[card.number] = card;
  return list;
};

/** All dragons and caves by number; place 0 is empty. */
export const DRAGONS = byNumber(lines(DRAGON_TABLE).map(parseDragon));
export const CAVES = byNumber(lines(CAVE_TABLE).map(parseCave));

export const dragonCard = (number: number): DragonCard => DRAGONS[number] as DragonCard;
export const caveCard = (number: number): CaveCard => CAVES[number] as CaveCard;

export const DRAGON_NUMBERS: readonly number[] = DRAGONS.flatMap((card) => card.number);
export const CAVE_NUMBERS: readonly number[] = CAVES.flatMap((card) => card.number);

/** A later printing gives these more; an option of the match. */
export const LATER_PRINTING: Readonly<Record<number, EndEffect>> = {
  119: parseEnd('3vp per dragons(mat, size=medium) max 12'),
  124: parseEnd('3vp per dragons(mat, size=large) max 12'),
  131: parseEnd('6vp per sets(size)'),
  132: parseEnd('3vp per dragons(mat, size=small) max 12'),
  134: parseEnd('4vp per dragons(mat, size=hatchling) max 12'),
};
