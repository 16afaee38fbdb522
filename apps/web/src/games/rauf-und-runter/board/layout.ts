/**
 * Where the parts of the board lie, in px, for the room there is. From top to bottom: roost, scene, fence, tray; on a
 * board with little height, and on a wide one, fence and tray lie beside the scene, so that the ladder has all of the height.
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
  /** Room that the line of flutter numbers takes at the top of the scene; on a large board it hangs over the fence. */
  readonly line: number;
  /** Size of things in the yard: 1 on a tablet. */
  readonly unit: number;
  /** Whether the ladder stands beside all else on a wide screen. */
  readonly large: boolean;
}

const between = (least: number, v: number, most: number): number => Math.max(least, Math.min(most, v));

/** A board that is lower than this and wide enough has its tray beside the scene. */
const LOW = 400;
const WIDE = 600;
/** A board at least so wide, and so much wider than high, has room for both at any height. */
const LARGE = { wide: 960, shape: 1.2, fence: 0.42 };
/** Dice of a large board are not smaller than this for the sake of a second row. */
const LEAST_LARGE_DIE = 48;
/** Beside a low scene the fence has what the tray leaves. */
const LOWEST_FENCE = 74;
/** The grass at the foot of a scene that no fence stands before. */
const FOOT = 24;

/** What five dice side by side need besides their own width on a narrow board: edges, gaps, frames, and another throw. */
const AROUND_DICE = 12 + 5 * 4 + 5 * 6 + 54;
/** The same on a large board, where one of the five has words below it that are wider than a die: that it is a feather. */
const AROUND_LARGE_DICE = 12 + 5 * 6 + 5 * 10 + 76 + 24;
/** What two rows of dice need there besides their own height, with words below each and what is said above them. */
const AROUND_TWO_ROWS = 2 * (10 + 8 + 28) + 6 + 8 + 40 + 2 * 10;

/** Room for a row that says where dice would go, and for one of labels with odds under the choices. */
const WHERE_ROW = 22;
const ODDS_ROW = 50;

/** A choice of feathers to shed, with the gap beside it. */
const SHED = { wide: 76, high: 56 };

/** `sheds`: how many ways to shed feathers are offered, 0 while dice lie in the tray. */
export function layoutOf(wide: number, high: number, withOdds: boolean, sheds: number): Layout {
  const large = high >= LOW && wide >= Math.max(LARGE.wide, high * LARGE.shape);
  const low = high < LOW && wide >= WIDE;
  const beside = large ? Math.round(wide * 0.47) : low ? Math.round(wide * 0.58) : 0;
  const before = beside || wide;
  const unit = large
    ? between(0.74, Math.min((wide - beside) / 600, high / 760), 1.6)
    : between(0.74, Math.min(wide / 760, high / 760), 1.15);
  const roost = Math.round(between(40, 52 * unit, 56));
  const besideFence = high - roost - Math.round(high * LARGE.fence);
  // Where words are long, dice take two rows.
  const inTwoRows = Math.max(LEAST_LARGE_DIE, (besideFence - AROUND_TWO_ROWS) / 2);
  const largest = large ? Math.min(high * 0.13, inTwoRows) : low && withOdds ? 40 : high < 560 ? 48 : 74;
  const around = large ? AROUND_LARGE_DICE : AROUND_DICE;
  const die = Math.floor(between(38, (before - around) / 5, largest));
  const usual = Math.round(between(84, 118 * unit, 132));
  const odds = withOdds ? ODDS_ROW : 0;
  const rows = Math.ceil(sheds / Math.max(1, Math.floor((before - 12) / SHED.wide)));
  const needed = Math.max(die + 50 + WHERE_ROW + odds, 36 + rows * (SHED.high + odds));
  const fence = large ? Math.min(Math.round(high * LARGE.fence), high - roost - needed) : usual;
  const tray = large ? high - roost - fence : needed;
  return {
    wide,
    high,
    roost,
    scene: beside ? high - roost - FOOT : Math.max(160, high - roost - usual - tray),
    fence: low ? Math.max(LOWEST_FENCE, high - roost - tray) : fence,
    tray,
    beside,
    die,
    overview: Math.round(between(44, 48 * unit, 48)),
    line: large ? 22 : Math.round(between(64, 92 * unit, 100)),
    unit,
    large,
  };
}

/** How much ground lies below the scene. */
export const footOf = ({ beside, fence }: Layout): number => (beside ? FOOT : fence);
