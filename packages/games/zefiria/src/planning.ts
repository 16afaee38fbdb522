import type { Chance, Reason, Seat } from '@aerie/kernel';
import { type Answer, awaited, mustStepOut } from './answers.js';
import { breathable, breaths, budgetOf, judge, pairOf } from './breaths.js';
import type { Event } from './events.js';
import { flights, glides, type Manner, mustFly } from './flights.js';
import { besideOf, waysOut } from './grid.js';
import { why } from './reasons.js';
import { cellOf, clone, figureOf, islandAt, type Turn } from './state.js';
import { apply } from './turn.js';
import type { View } from './view.js';

/** What a board shows while people plan. Everything here looks at a view and changes nothing. */

/** Somewhere the spirit in turn can get to with its next flight, or with the step that Austro begins with. */
export interface Reachable {
  /** The answer that does it. */
  readonly step: Answer;
  /** The island that it ends on or, outside, beside. */
  readonly island: number;
  readonly cell: number;
  /** Where outside the grid; -1 on it. */
  readonly place: number;
  readonly manner: Manner | 'outside' | 'stepOut';
  readonly price: 0 | 1;
}

/** Everywhere that the spirit in turn can fly now; nothing outside of turns or without points. */
export function reachable(v: View): Reachable[] {
  const turn = v.stage;
  if (turn.at !== 'turn') return [];
  const outside = (kind: 'step' | 'glide', place: number): Reachable => {
    const cell = besideOf(place);
    const step: Answer = { kind, place };
    const stepOut = kind === 'step';
    const island = islandAt(v, cell);
    return { step, island, cell, place, manner: stepOut ? 'stepOut' : 'outside', price: stepOut ? 0 : 1 };
  };
  if (mustStepOut(v, turn)) {
    return waysOut(figureOf(v, turn.who).cell).map((place) => outside('step', place));
  }
  if (turn.points === 0) return [];
  const onGrid = flights(v, turn).map(({ to, manner }): Reachable => {
    const island = islandAt(v, to);
    return { step: { kind: 'fly', to: island }, island, cell: to, place: -1, manner, price: 1 };
  });
  return [...onGrid, ...glides(v, turn).map((place) => outside('glide', place))];
}

/** A breath from a selected island to another, with what it costs. */
export interface Priced {
  /** The other island. */
  readonly island: number;
  readonly cell: number;
  readonly price: number;
  /** The cells from the selected island to the other, both included. */
  readonly way: readonly number[];
  /** Whether the points of the turn pay for it now. */
  readonly affordable: boolean;
  /** The answers that do it; Skyron has two, the first stays on the island he stands on. */
  readonly steps: readonly Answer[];
}

const breathesNow = (v: View): Turn | undefined =>
  v.stage.at === 'turn' && !mustStepOut(v, v.stage) && !mustFly(v, v.stage) ? v.stage : undefined;

/** Islands that the spirit in turn could swap with some other one, whatever it costs. */
export function swappable(v: View): number[] {
  const turn = breathesNow(v);
  return turn ? breathable(v, turn).map((cell) => islandAt(v, cell)) : [];
}

/** Every breath of the spirit in turn that has this island at one end, also those that are too dear. */
export function breathsFrom(v: View, island: number): Priced[] {
  const turn = breathesNow(v);
  if (!turn) return [];
  const from = cellOf(v, island);
  const { spirit, cell: own } = figureOf(v, turn.who);
  const under = own < 0 ? 0 : islandAt(v, own);
  return v.islands.flatMap((other, cell) => {
    const judged = judge(v, turn, from, cell);
    if ('fault' in judged) return [];
    const { price } = judged;
    const way = judged.way[0] === from ? judged.way : judged.way.toReversed();
    const [a, b] = island < other ? [island, other] : [other, island];
    const ends = spirit === 'skyron' ? [under, a === under ? b : a] : [0];
    const steps = ends.map((on): Answer => ({ kind: 'swap', a, b, on }));
    return [{ island: other, cell, price, way, affordable: price <= budgetOf(v, turn), steps }];
  });
}

/** A breath that the points pay for: its islands and their cells, the spirit's end first. */
export interface Affordable {
  readonly islands: readonly [number, number];
  readonly cells: readonly [number, number];
  readonly price: number;
  /** As in `Priced`. */
  readonly steps: readonly Answer[];
}

/** Every breath that the spirit in turn can pay for now. */
export function affordable(v: View): Affordable[] {
  const turn = breathesNow(v);
  if (!turn) return [];
  const skyron = figureOf(v, turn.who).spirit === 'skyron';
  return breaths(v, turn, budgetOf(v, turn)).map((breath) => {
    const [a, b] = pairOf(v, breath);
    const islands = [islandAt(v, breath.from), islandAt(v, breath.to)] as const;
    const ends = skyron ? islands : [0];
    const steps = ends.map((on): Answer => ({ kind: 'swap', a, b, on }));
    return { islands, cells: [breath.from, breath.to], price: breath.price, steps };
  });
}

/** What comes of a plan, as far as it can be carried out. */
export interface Sketch {
  /** The table after the last step that went well. */
  readonly view: View;
  readonly events: readonly Event[];
  /** How many steps went well; all of them, unless something stood in the way. */
  readonly done: number;
  readonly refused?: Reason;
  /** Where luck would come in with the next step: the table at that moment, with all that the step does before it. */
  readonly brink?: View;
}

/** Plans end where luck begins: the step that would turn up a card is not carried out. */
class LuckBegins extends Error {}
const noLuck = (): never => {
  throw new LuckBegins();
};
const NO_LUCK: Chance = { pick: noLuck, deal: noLuck, draw: noLuck };

/** Tries a plan of steps, each by whoever is awaited then: to fly to 24, to swap 10 and 18, to end the turn. */
export function sketch(v: View, plan: readonly Answer[]): Sketch {
  let view = clone(v);
  const events: Event[] = [];
  for (const [done, answer] of plan.entries()) {
    const [seat] = awaited(view);
    if (seat === undefined) return { view, events, done };
    const refused = why(view, seat, answer);
    if (refused) return { view, events, done, refused };
    const after = clone(view);
    const told: Event[] = [];
    try {
      apply(after, seat as Seat, answer, NO_LUCK, (event) => told.push(event));
    } catch (error) {
      if (error instanceof LuckBegins) return { view, events, done, brink: after };
      throw error;
    }
    view = after;
    events.push(...told);
  }
  return { view, events, done: plan.length };
}
