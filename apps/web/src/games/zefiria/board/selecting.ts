import { type Answer, homeOf, type Priced, type View } from '@aerie/zefiria';
import { type Choices, choicesAt, flyTo, mustFly, pricesFrom } from './choosing.js';

/** What somebody has taken hold of, and what that offers at the table that is shown. */
export interface Selecting {
  readonly v: View;
  /** Whether one may do or plan something now. */
  readonly acting: boolean;
  /** The island that is selected, and the one that is pointed at. */
  readonly selected: number | undefined;
  readonly pointed: number | undefined;
  readonly choices: Choices;
  /** What breaths cost from the island that is selected or else pointed at, by the island at the other end. */
  readonly prices: ReadonlyMap<number, Priced>;
  readonly mustFly: boolean;
}

export function selectingAt(
  { v, acting, busy }: { readonly v: View; readonly acting: boolean; readonly busy: boolean },
  selected: number | undefined,
  pointed: number | undefined,
): Selecting {
  const prices = pricesFrom(v, busy ? undefined : (selected ?? pointed));
  return { v, acting, selected, pointed, choices: choicesAt(v), prices, mustFly: mustFly(v) };
}

/** The one step that pressing an island takes at once, if there is one. */
export function stepAt(at: Selecting, island: number): Answer | undefined {
  const { v, acting, selected, choices, prices } = at;
  if (!acting) return undefined;
  if (v.stage.at === 'corners') return choices.corners.get(island);
  if (at.mustFly || selected === island) return choices.flights.get(island);
  const priced = selected === undefined ? undefined : prices.get(island);
  return priced?.steps.length === 1 ? priced.steps[0] : undefined;
}

/** What pressing an island comes to: a step, the question where Skyron ends, or another selection. */
export type Pressed =
  | { readonly step: Answer }
  | { readonly ends: readonly Answer[] }
  | { readonly select: number | undefined }
  | undefined;

export function pressOn(at: Selecting, island: number): Pressed {
  const { v, acting, selected, prices } = at;
  const step = stepAt(at, island);
  if (step) return { step };
  if (acting && v.stage.at === 'corners') return undefined;
  if (acting && at.mustFly) return { step: flyTo(island) };
  const priced = acting && selected !== undefined ? prices.get(island) : undefined;
  if (!priced) return { select: selected === island ? undefined : island };
  // What is too dear is refused, with its price.
  return priced.affordable ? { ends: priced.steps } : { step: priced.steps[0] as Answer };
}

/** How many of its two islands a breath from the one that is selected or pointed at would bring home. */
export function homesOf({ v, selected, pointed }: Selecting, priced: Priced): number {
  const source = selected ?? pointed;
  if (source === undefined) return 0;
  const here = v.islands.indexOf(source);
  return Number(homeOf(source) === priced.cell) + Number(homeOf(priced.island) === here);
}
