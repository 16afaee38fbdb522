import type { View } from '@aerie/schwingenschlag';
import { type AccountRow, accountRow, rivalPoints } from '../account.js';
import { LASTING, lasting, type Standing } from '../history.js';

/** Everybody's way through the match, for a drawing: points after each action, and where rounds end. */
export interface Growth {
  /** By seat, the opponent of somebody alone last: points at each place of the way. */
  readonly lines: readonly (readonly number[])[];
  /** The places of the way where a round was over. */
  readonly rounds: readonly number[];
}

const pointsOf = ({ rows, rival }: Standing): number[] => [
  ...rows.map(lasting),
  ...(rival === undefined ? [] : [rival]),
];

const totalsOf = (view: View): number[] => {
  const rival = rivalPoints(view);
  const totals = view.mats.map((_, seat) => accountRow(view, seat).total);
  return rival === undefined ? totals : [...totals, rival];
};

/** At the end of the game everything counts; until then only what stays. */
export function growthOf(view: View, history: readonly Standing[], over: boolean): Growth {
  const moments = [...history.map(pointsOf), ...(over ? [totalsOf(view)] : [])];
  const players = view.mats.length + (view.rival ? 1 : 0);
  return {
    lines: Array.from({ length: players }, (_, seat) => [0, ...moments.map((one) => one[seat] ?? 0)]),
    rounds: history.flatMap(({ closing }, i) => (closing ? [i + 1] : [])),
  };
}

/** What the columns of a chart are stacked from, the lowest first; what is left in the end lies on top. */
export const LAYERS = [...LASTING, 'rest'] as const;
export type Layer = (typeof LAYERS)[number];
export type Stack = Readonly<Record<Layer, number>>;

const stackOf = (row: AccountRow, whole: boolean): Stack => ({
  ...row,
  rest: whole ? row.coins + row.leftOvers : 0,
});

/** By finished round and seat: points by source. The last one of a finished game is the final account. */
export function stacksOf(view: View, history: readonly Standing[], over: boolean): Stack[][] {
  const closings = history.filter(({ closing }) => closing);
  return closings.map(({ rows }, i) =>
    over && i === closings.length - 1
      ? view.mats.map((_, seat) => stackOf(accountRow(view, seat), true))
      : rows.map((row) => stackOf(row, false)),
  );
}
