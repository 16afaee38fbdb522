import type { Seat } from '@aerie/kernel';
import {
  type Dragon,
  dragonCard,
  END_ROW,
  endEffect,
  endPoints,
  FIXED_POINTS,
  FIXED_ROW,
  GUILD_TILES,
  type Mat,
  type State,
} from '@aerie/schwingenschlag';

/** The points of a seat as they stand, but for what is left over and what takes payment at the end. */
export function settledPoints(s: State, seat: Seat): number {
  const mat = s.mats[seat] as Mat;
  let points = mat.coins + mat.eggs;
  for (let row = 0; row < mat.rows.length; row++) {
    const dragons = mat.rows[row]?.dragons ?? [];
    for (let i = 0; i < dragons.length; i++) points += ofDragon(s, seat, dragons[i] as Dragon);
  }
  for (let i = 0; i < s.scored.length; i++) points += s.scored[i]?.points[seat] ?? 0;
  for (let i = 0; i < s.marks.length; i++) {
    const mark = s.marks[i] as State['marks'][number];
    if (mark.seat !== seat) continue;
    if (mark.square >= FIXED_ROW) points += FIXED_POINTS[mark.square - FIXED_ROW] ?? 0;
    else if (mark.square === END_ROW) points += endPoints(s, seat, GUILD_TILES[s.guild].end.effect, 0);
  }
  return points;
}

function ofDragon(s: State, seat: Seat, { card, eggs, tucked, cached }: Dragon): number {
  const end = endEffect(s, card);
  return (
    dragonCard(card).points +
    eggs +
    tucked +
    (cached[0] as number) +
    (cached[1] as number) +
    (cached[2] as number) +
    (cached[3] as number) +
    (end ? endPoints(s, seat, end, card) : 0)
  );
}
