import { type Affordable, affordable, CELLS, homeOf, type View } from '@aerie/zefiria';
import { AWAY } from './tables.js';

/** What somebody at the table sees that could be done now, and what it brings. */

const away = (island: number, cell: number): number => AWAY[homeOf(island) * CELLS + cell] as number;

/** A breath, and what it does to its two islands. */
export interface Chance {
  readonly breath: Affordable;
  /** Steps that both together come nearer home. */
  readonly nearer: number;
  /** Islands that come home, less those that leave it. */
  readonly home: number;
  /** Whether the way is as short as the grid allows: nothing has to be gone round. */
  readonly straight: boolean;
  /** Neither of the two gets further away. */
  readonly harmless: boolean;
}

export function chances(v: View): Chance[] {
  return affordable(v).map((breath) => {
    const [x, y] = breath.islands;
    const [from, to] = breath.cells;
    const first = away(x, from) - away(x, to);
    const second = away(y, to) - away(y, from);
    const isHome = (island: number, cell: number) => (away(island, cell) === 0 ? 1 : 0);
    return {
      breath,
      nearer: first + second,
      home: isHome(x, to) + isHome(y, from) - isHome(x, from) - isHome(y, to),
      straight: breath.price === (AWAY[from * CELLS + to] as number),
      harmless: first >= 0 && second >= 0,
    };
  });
}
