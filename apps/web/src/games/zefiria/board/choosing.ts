import {
  type Answer,
  affordable,
  breathsFrom,
  CORNERS,
  type Corner,
  type Priced,
  reachable,
  type View,
} from '@aerie/zefiria';

export const END: Answer = { kind: 'end' };
export const FINISH: Answer = { kind: 'finish' };
export const GIVE: Answer = { kind: 'give' };
export const flyTo = (island: number): Answer => ({ kind: 'fly', to: island });

/** What can be done at the table that is shown, by what one points at. */
export interface Choices {
  /** By island: the step that flies there. */
  readonly flights: ReadonlyMap<number, Answer>;
  /** By place outside: the step that goes there. */
  readonly places: ReadonlyMap<number, Answer>;
  /** Islands that the spirit's breath can take hold of; they swap with any other one in reach. */
  readonly breathable: ReadonlySet<number>;
  /** By island: the corner that can be taken there. */
  readonly corners: ReadonlyMap<number, Answer>;
}

export function choicesAt(v: View): Choices {
  const ways = reachable(v);
  // Austro's breath has no end of its own: both islands lie in the lines before him.
  const crosses = v.stage.at === 'turn' && v.figures[v.stage.who]?.spirit === 'austro';
  const island = (cell: number) => v.islands[cell] as number;
  const corners = Object.entries(CORNERS) as [Corner, number][];
  return {
    flights: new Map(ways.filter(({ place }) => place < 0).map(({ island: to, step }) => [to, step])),
    places: new Map(ways.filter(({ place }) => place >= 0).map(({ place, step }) => [place, step])),
    breathable: new Set(affordable(v).flatMap(({ islands }) => (crosses ? islands : [islands[0]]))),
    corners: new Map(
      v.stage.at === 'corners'
        ? corners.map(([corner, cell]) => [island(cell), { kind: 'corner', corner }])
        : [],
    ),
  };
}

/** What the breaths of an island cost, by the island at the other end. */
export const pricesFrom = (v: View, island: number | undefined): ReadonlyMap<number, Priced> =>
  new Map(island === undefined ? [] : breathsFrom(v, island).map((priced) => [priced.island, priced]));

/** Whether nothing but a flight is possible: a gem lies under the spirit. */
export function mustFly(v: View): boolean {
  if (v.stage.at !== 'turn' || v.stage.points === 0) return false;
  const cell = v.figures[v.stage.who]?.cell ?? -1;
  return v.gems.includes(cell) && reachable(v).length > 0;
}
