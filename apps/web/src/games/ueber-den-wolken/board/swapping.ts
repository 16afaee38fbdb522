import type { Space } from '@aerie/ueber-den-wolken';
import { useMemo } from 'preact/hooks';
import { type Drag, useDrag } from './drag.js';
import { type Way, type Ways, waysOf } from './moves.js';
import type { Table } from './table.js';

const NO_WAYS: Ways = new Map();

/** What can be done with the birds of the flock: pick one up, then another that it changes places with; or drag it. */
export interface Swapping {
  readonly ways: Ways;
  /** The bird that is picked up; -1 for none. */
  readonly picked: Space;
  /** With which birds the one that is picked up can change places. */
  readonly partners: ReadonlyMap<Space, Way> | undefined;
  readonly drag: Drag;
  /** Whether pressing this space does something. */
  isActive(space: Space): boolean;
  press(space: Space): void;
}

export function useSwapping(table: Table, picked: Space, pick: (space: Space) => void): Swapping {
  const { asked, view, seat, answers } = table;
  const ways = useMemo(() => (asked ? waysOf(view, seat, answers) : NO_WAYS), [asked, view, seat, answers]);
  const partners = ways.get(picked);
  const fly = (way: Way) => {
    pick(-1);
    table.chooseAll(way.answers);
  };
  const drag = useDrag({
    may: (space) => ways.has(space),
    lift: pick,
    drop: (from, to) => {
      const way = ways.get(from)?.get(to);
      if (way) fly(way);
      else pick(-1);
    },
  });
  return {
    ways,
    picked,
    partners,
    drag,
    isActive: (space) => partners?.has(space) || ways.has(space),
    press(space) {
      if (drag.dragged()) return;
      const way = partners?.get(space);
      if (way) fly(way);
      else if (space === picked || !ways.has(space)) pick(-1);
      else pick(space);
    },
  };
}
