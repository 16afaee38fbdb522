import { besideOf, columnOf, rowOf } from '@aerie/zefiria';

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Something on the board that the keyboard can be at: a cell, or a place outside. */
export type At = { readonly cell: number } | { readonly place: number };

const SIDE = 5;
const isIn = (n: number): boolean => n >= 0 && n < SIDE;

/** Rows and columns of a place: -1 and 5 lie outside. */
function spotOf(at: At): readonly [row: number, column: number] {
  if ('cell' in at) return [rowOf(at.cell), columnOf(at.cell)];
  const cell = besideOf(at.place);
  const side = Math.floor(at.place / SIDE);
  if (side === 0) return [-1, columnOf(cell)];
  if (side === 2) return [SIDE, columnOf(cell)];
  return [rowOf(cell), side === 1 ? SIDE : -1];
}

/**
 * Where an arrow key leads. From the edge it goes outside if there are places to choose; there along the side, round
 * the corner onto the next, and back in.
 */
export function nextAt(at: At, key: string, outside: boolean): At | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [row, column] = spotOf(at);
  const down = row + step[0];
  const right = column + step[1];
  if (isIn(down) && isIn(right)) return { cell: down * SIDE + right };
  if (!outside) return undefined;
  if (isIn(right)) {
    if (down === -1) return { place: right };
    if (down === SIDE) return { place: 2 * SIDE + right };
  }
  if (isIn(down)) {
    if (right === SIDE) return { place: SIDE + down };
    if (right === -1) return { place: 3 * SIDE + down };
  }
  // Round a corner: along the top or bottom one comes to the sides, along the sides to top or bottom.
  const near = (n: number) => (n < 0 ? 0 : SIDE - 1);
  if (isIn(column) && !isIn(row) && !isIn(right)) return { place: (right < 0 ? 3 : 1) * SIDE + near(row) };
  if (isIn(row) && !isIn(column) && !isIn(down)) return { place: (down < 0 ? 0 : 2) * SIDE + near(column) };
  return undefined;
}
