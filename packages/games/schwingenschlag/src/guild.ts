import type { Seat } from '@aerie/kernel';
import { fromNobody, push } from './agenda.js';
import { EXTRA_SQUARES_FROM, FIXED_POINTS, GUILD_CIRCLE, GUILD_TILES } from './data/boards.js';
import type { Effect } from './data/effect.js';
import { start } from './effects/start.js';
import type { Play } from './play.js';
import { matOf, type State } from './state.js';

/** Rows 1 to 3 do something at once, row 4 gives points at the end, then come the fixed points. */
export const END_ROW = 3;
export const FIXED_ROW = 4;
const SQUARES = FIXED_ROW + FIXED_POINTS.length;

/** One step on the guild circle; the space that is entered is resolved at once (ruling 1). */
export function stepGuild({ s, emit }: Play, seat: Seat): void {
  const mat = matOf(s, seat);
  mat.steps++;
  const at = mat.steps % GUILD_CIRCLE.length;
  emit?.({ type: 'guildStepped', seat, space: at });
  const space = GUILD_CIRCLE[at];
  if (space === undefined) return;
  if (space !== 'brown') start(s, fromNobody(seat), space);
  else if (mat.markers > 0) push(s, { task: 'marker', seat });
}

/** How many markers the squares of a row hold. */
function squaresOf(s: State, square: number): number {
  const tile = GUILD_TILES[s.guild];
  if (square >= FIXED_ROW) return square === SQUARES - 1 ? Number.POSITIVE_INFINITY : 1;
  const squares = square === END_ROW ? tile.end.squares : (tile.rows[square]?.squares ?? 0);
  return s.mats.length >= EXTRA_SQUARES_FROM ? squares + 1 : squares;
}

/** Squares of the tile that a marker may still be put on. */
export function freeSquares(s: State): number[] {
  const free: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (s.marks.filter((mark) => mark.square === square).length < squaresOf(s, square)) free.push(square);
  }
  return free;
}

/** What a square does at once. */
export const squareEffects = (s: State, square: number): readonly Effect[] =>
  GUILD_TILES[s.guild].rows[square]?.effects ?? [];
