/**
 * Where the parts of the board lie, in px, for the room there is. From top to bottom: roost, scene, fence, tray; on a
 * board with little height, fence and tray lie beside the scene.
 */
export interface Layout {
  readonly wide: number;
  readonly high: number;
  readonly roost: number;
  readonly scene: number;
  readonly fence: number;
  readonly tray: number;
  /** Width of the column of fence and tray beside the scene; 0 where they lie below it. */
  readonly beside: number;
  /** Side of a die. */
  readonly die: number;
  /** Width of the whole ladder at the left edge of the scene. */
  readonly overview: number;
  /** Room that the line of flutter numbers takes at the top of the scene. */
  readonly line: number;
  /** Size of things in the yard: 1 on a tablet. */
  readonly unit: number;
}

const between = (least: number, v: number, most: number): number => Math.max(least, Math.min(most, v));

/** A board that is lower than this and wide enough has its tray beside the scene. */
const LOW = 400;
const WIDE = 600;
/** The grass at the foot of a scene that no fence stands before. */
const FOOT = 24;

/** What five dice side by side need besides their own width on a narrow board: edges, gaps, frames, and another throw. */
const AROUND_DICE = 12 + 5 * 4 + 5 * 6 + 54;

/** Room for a row of labels with odds under the choices. */
const ODDS_ROW = 50;

/** A choice of feathers to shed, with the gap beside it. */
const SHED = { wide: 68, high: 56 };

/** `sheds`: how many ways to shed feathers are offered, 0 while dice lie in the tray. */
export function layoutOf(wide: number, high: number, withOdds: boolean, sheds: number): Layout {
  const beside = high < LOW && wide >= WIDE ? Math.round(wide * 0.58) : 0;
  const before = beside || wide;
  const unit = between(0.74, Math.min(wide / 760, high / 760), 1.15);
  const die = Math.floor(between(38, (before - AROUND_DICE) / 5, high < 560 ? 48 : 74));
  const roost = Math.round(between(40, 52 * unit, 56));
  const usual = Math.round(between(84, 118 * unit, 132));
  const odds = withOdds ? ODDS_ROW : 0;
  const rows = Math.ceil(sheds / Math.max(1, Math.floor((before - 12) / SHED.wide)));
  const tray = Math.max(die + 50 + odds, 36 + rows * (SHED.high + odds));
  return {
    wide,
    high,
    roost,
    scene: beside ? high - roost - FOOT : Math.max(160, high - roost - usual - tray),
    fence: beside ? Math.max(usual, high - roost - tray) : usual,
    tray,
    beside,
    die,
    overview: Math.round(between(44, 48 * unit, 48)),
    line: Math.round(between(64, 92 * unit, 100)),
    unit,
  };
}

/** How much ground lies below the scene. */
export const footOf = ({ beside, fence }: Layout): number => (beside ? FOOT : fence);
