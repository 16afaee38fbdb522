/**
 * The 5×5 grid. Cells are numbered 0 to 24, row by row from the north-west; a set of cells is a number with a bit
 * for each. Places outside, where Austro hovers, are numbered 0 to 19: five along each side.
 */
const SIDE = 5;
export const CELLS = SIDE * SIDE;
export const EVERYWHERE = 2 ** CELLS - 1;

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;
const cellAt = (row: number, column: number): number => row * SIDE + column;

/** The cell where an island belongs. */
export const homeOf = (island: number): number => island - 1;

export const CORNERS = { NW: 0, NE: 4, SE: 24, SW: 20 } as const;
export type Corner = keyof typeof CORNERS;
export const CORNER_NAMES = Object.keys(CORNERS) as Corner[];
export const opposite = (corner: Corner): Corner =>
  CORNER_NAMES[(CORNER_NAMES.indexOf(corner) + 2) % 4] as Corner;

export type Direction = 'up' | 'right' | 'down' | 'left';
const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [-1, 0],
  right: [0, 1],
  down: [1, 0],
  left: [0, -1],
};

/** The cell so many steps away, coming in again on the other side. */
export function onwards(cell: number, direction: Direction, steps: number): number {
  const [down, right] = STEP[direction];
  const wrap = (n: number) => (n + SIDE * steps) % SIDE;
  return cellAt(wrap(rowOf(cell) + down * steps), wrap(columnOf(cell) + right * steps));
}

/** Where a cell comes to lie when the grid is turned clockwise by quarters. */
export function clockwise(cell: number, quarters: number): number {
  let at = cell;
  for (let i = 0; i < quarters; i++) at = cellAt(columnOf(at), SIDE - 1 - rowOf(at));
  return at;
}

export const bit = (cell: number): number => 1 << cell;
export const has = (cells: number, cell: number): boolean => (cells & (1 << cell)) !== 0;

/** The cells of a set, in order. */
export function listed(cells: number): number[] {
  const list: number[] = [];
  for (let rest = cells; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

const setOf = (cells: readonly number[]): number => cells.reduce((set, cell) => set | bit(cell), 0);
const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => cell);
const WEST = setOf(EVERY_CELL.filter((cell) => columnOf(cell) === 0));
const EAST = setOf(EVERY_CELL.filter((cell) => columnOf(cell) === SIDE - 1));

/** All orthogonal neighbours of a set of cells. */
export const around = (cells: number): number =>
  (((cells & ~EAST) << 1) | ((cells & ~WEST) >>> 1) | (cells << SIDE) | (cells >>> SIDE)) & EVERYWHERE;

/** The row and the column of a cell. */
export const crossOf = (cell: number): number => CROSSES[cell] as number;
const CROSSES = EVERY_CELL.map((cell) =>
  setOf(EVERY_CELL.filter((at) => rowOf(at) === rowOf(cell) || columnOf(at) === columnOf(cell))),
);

/** From each cell the four diagonals, outwards. */
export const diagonals = (cell: number): readonly (readonly number[])[] =>
  DIAGONALS[cell] as readonly (readonly number[])[];
const DIAGONALS = EVERY_CELL.map((cell) =>
  [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([down, right]) => {
    const way: number[] = [];
    let row = rowOf(cell) + (down as number);
    let column = columnOf(cell) + (right as number);
    while (row >= 0 && row < SIDE && column >= 0 && column < SIDE) {
      way.push(cellAt(row, column));
      row += down as number;
      column += right as number;
    }
    return way;
  }),
);

const FAR = 99;

/** How many steps each cell is from one, through the cells of `through` only; 99 where there is no way. */
export function distances(from: number, through: number): number[] {
  const steps = EVERY_CELL.map(() => FAR);
  steps[from] = 0;
  let seen = bit(from);
  for (let edge = seen, far = 1; edge !== 0; far++) {
    edge = around(edge) & through & ~seen;
    seen |= edge;
    for (let rest = edge; rest !== 0; rest &= rest - 1) steps[31 - Math.clz32(rest & -rest)] = far;
  }
  return steps;
}

/** A shortest way between two cells through `through`, both ends included; undefined where there is none. */
export function wayBetween(from: number, to: number, through: number): number[] | undefined {
  const steps = distances(from, through);
  if (steps[to] === FAR) return undefined;
  const way = [to];
  for (let at = to; at !== from; ) {
    at = listed(around(bit(at))).find((before) => steps[before] === (steps[at] as number) - 1) as number;
    way.unshift(at);
  }
  return way;
}

const SIDES = 'NESW';
export const PLACES = SIDES.length * SIDE;

/** `N1` to `N5` from west to east, `E1` to `E5` from north to south, and so on. */
export const placeName = (place: number): string => `${SIDES[Math.floor(place / SIDE)]}${(place % SIDE) + 1}`;

/** The number of a place, or undefined if none is called so. */
export function placeNamed(name: string): number | undefined {
  const side = SIDES.indexOf(name[0] ?? '?');
  const at = '12345'.indexOf(name[1] ?? '?');
  return name.length === 2 && side >= 0 && at >= 0 ? side * SIDE + at : undefined;
}

/** The cell that a place lies beside. */
export const besideOf = (place: number): number => BESIDE[place] as number;
const BESIDE = Array.from({ length: PLACES }, (_, place) => {
  const at = place % SIDE;
  return [cellAt(0, at), cellAt(at, SIDE - 1), cellAt(SIDE - 1, at), cellAt(at, 0)][
    Math.floor(place / SIDE)
  ] as number;
});

/**
 * Where Austro may step out from a cell: beside it where it lies at the edge (two sides at a corner), else along
 * its row or column to any of the four edges.
 */
export const waysOut = (cell: number): readonly number[] => WAYS_OUT[cell] as readonly number[];
const WAYS_OUT = EVERY_CELL.map((cell) => {
  const beside = BESIDE.flatMap((at, place) => (at === cell ? [place] : []));
  if (beside.length > 0) return beside;
  return [columnOf(cell), SIDE + rowOf(cell), 2 * SIDE + columnOf(cell), 3 * SIDE + rowOf(cell)];
});
