import { accountOf, colourOf, columnOf, rowOf, symbolOf, type View } from '@aerie/zefiria';
import { type Args, say } from '../../../words/words.js';

/** The words of the board. */
export const word = (name: string, args?: Args): string =>
  say({ key: `zefiria.board.${name}`, ...(args ? { args } : {}) });

/** An island in words, where it lies and how it stands. */
export function islandWords(v: View, cell: number): string {
  const island = v.islands[cell] as number;
  const standing = accountOf(v).islands[cell]?.standing ?? 'wrong';
  return word('island', {
    island,
    colour: colourOf(island),
    symbol: symbolOf(island),
    row: rowOf(cell) + 1,
    column: columnOf(cell) + 1,
    standing,
  });
}
