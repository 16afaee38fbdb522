import type { Position } from './position.js';

/** What holds for all positions with so many points left. */
export interface Layer {
  readonly points: number;
  /** A turn begins here. */
  readonly fresh: boolean;
  readonly second: boolean;
  readonly who: number;
}

/** By points left in the match: whose turn it is, and what is left of it. */
export function layersOf(root: Position): Layer[] {
  const { perTurn, turns, points, spirits, who, alone } = root;
  const later = perTurn * Math.max(turns - 1, 0);
  const all = later + (turns > 0 ? points : 0);
  return Array.from({ length: all + 1 }, (_, left): Layer => {
    if (left > later || left === all) {
      return { points: left - later, fresh: false, second: root.second, who };
    }
    const turnsLeft = Math.ceil(left / perTurn);
    const ahead = turns - turnsLeft;
    const inTurn = left - perTurn * (turnsLeft - 1);
    return {
      points: inTurn,
      fresh: inTurn === perTurn,
      second: alone && (ahead % 2 === 1) !== root.second,
      who: (who + ahead) % spirits.length,
    };
  });
}
