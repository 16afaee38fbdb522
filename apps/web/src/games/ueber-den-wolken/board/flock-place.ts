import { columnOf, rowOf, type Space } from '@aerie/ueber-den-wolken';
import type { CSSProperties } from 'preact';

/** Where a place of the sky is: its column and row, and how far from the middle, since the flock is a wedge. */
export const placeAt = (column: number, row: number, columns: number): CSSProperties => ({
  '--col': column,
  '--row': row,
  '--bend': Math.abs(column - (columns - 1) / 2),
});

/** Where a space of the flock is. */
export const placeOf = (space: Space, columns: number): CSSProperties =>
  placeAt(columnOf(space), rowOf(space), columns);
