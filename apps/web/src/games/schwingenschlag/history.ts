import { type Event, isVariant, newMat, newRival, VARIANT_COINS, type View } from '@aerie/schwingenschlag';
import { type AccountRow, accountRow, rivalPoints } from './account.js';
import { animation, type Picture } from './animation.js';

/** How everybody stood at some moment of the match. */
export interface Standing {
  readonly round: number;
  /** Whether the round was over then. */
  readonly closing: boolean;
  readonly rows: readonly AccountRow[];
  /** Points of a lonely player's opponent; undefined where there is none. */
  readonly rival: number | undefined;
}

/** The table before anything was told; what never changes is the same as now. */
const before = (now: View): Picture => ({
  ...animation.picture(now),
  mats: now.mats.map(newMat),
  rival: now.rival && newRival(now.rival.level),
  marks: [],
  scored: [],
  round: 0,
});

const ACTIONS: readonly Event['type'][] = ['enticed', 'covered', 'dug', 'explored', 'passed'];

/** The sources of points that stay once they are there. Coins and hands come and go until the end. */
export const LASTING = ['printed', 'ends', 'eggs', 'cached', 'tucked', 'guild', 'objectives'] as const;
export const lasting = (row: AccountRow): number => LASTING.reduce((sum, name) => sum + row[name], 0);

/**
 * How everybody stood from the first turn on: at every action, and at the end of every round. It follows from what
 * was told, so it can be had again whenever one comes back. `now` is the table as it is. Nobody's hand is counted.
 */
export function historyOf(now: View, told: readonly Event[]): Standing[] {
  let p = before(now);
  const history: Standing[] = [];
  const note = (closing: boolean): void => {
    const table: View = { ...p, mats: p.mats.map((mat) => ({ ...mat, dragons: [], caves: [] })) };
    history.push({
      round: p.round,
      closing,
      rows: table.mats.map((_, seat) => accountRow(table, seat)),
      rival: rivalPoints(table),
    });
  };
  for (const e of told) {
    if (e.type === 'roundBegan' && e.round > 1 && now.rival && isVariant(now.rival)) p = keepFew(p);
    if (ACTIONS.includes(e.type)) note(false);
    p = animation.after(p, e);
    if (e.type === 'objectiveScored') note(true);
  }
  return history;
}

/** In the solo variant few coins are kept between rounds; no event tells it. */
const keepFew = (p: Picture): Picture => ({
  ...p,
  mats: p.mats.map((mat) => ({ ...mat, coins: Math.min(mat.coins, VARIANT_COINS) })),
});
