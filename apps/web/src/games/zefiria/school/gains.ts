import { type Answer, homeOf, sketch, type View } from '@aerie/zefiria';

/** How many islands lie in place. */
export const inPlace = ({ islands }: View): number =>
  islands.filter((island, cell) => homeOf(island) === cell).length;

type Swap = Extract<Answer, { kind: 'swap' }>;

export const isSwap = (answer: Answer): answer is Swap => answer.kind === 'swap';

const rowAndColumn = (cell: number): readonly [number, number] => [Math.floor(cell / 5), cell % 5];

/** How many steps lie between two cells where nothing is in the way. */
export function stepsBetween(a: number, b: number): number {
  const [row, column] = rowAndColumn(a);
  const [otherRow, otherColumn] = rowAndColumn(b);
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn);
}

/** How many more islands lie in place after a swap. */
export function gainOf({ islands }: View, { a, b }: Swap): number {
  const [from, to] = [islands.indexOf(a), islands.indexOf(b)];
  const isAt = (island: number, cell: number) => Number(homeOf(island) === cell);
  return isAt(a, to) + isAt(b, from) - isAt(a, from) - isAt(b, to);
}

/** How many steps nearer to their places a swap brings its two islands. */
export function nearerBy({ islands }: View, { a, b }: Swap): number {
  const [from, to] = [islands.indexOf(a), islands.indexOf(b)];
  const away = (island: number, cell: number) => stepsBetween(homeOf(island), cell);
  return away(a, from) + away(b, to) - away(a, to) - away(b, from);
}

/** The table after an answer whose outcome does not depend on luck. */
export const after = (view: View, answer: Answer): View => sketch(view, [answer]).view;
