import { accountOf, FIXED_ROW, type Rival, rivalAccount, type State } from '@aerie/schwingenschlag';
import { counted } from '../../../text/format.js';
import { table } from '../../../text/table.js';
import type { Styler } from '../../../text/text-style.js';
import type { Cast } from '../../teller.js';
import { dragonName } from './words.js';

/** The mark of the solo opponent, who is not of the cast. */
export const OPPONENT = 'O';

/** Where every point of everybody comes from. */
export function accounts(s: State, cast: Cast, styled: Styler): string[] {
  const seats = cast.flatMap(({ name, mark, style }, seat) => {
    const { total } = accountOf(s, seat);
    const space = seat > 0 ? [''] : [];
    return [...space, styled(style, `${mark} ${name}: ${counted(total, 'point')}`), ...accountLines(s, seat)];
  });
  return [...seats, ...(s.rival ? opponentLines(s, s.rival, styled) : [])];
}

type Line = readonly [what: string, points: number];

function accountLines(s: State, seat: number): string[] {
  const { dragons, guild, matEggs, objectives, coins, leftOvers } = accountOf(s, seat);
  const rows = dragons.map(({ card, printed, end, eggs, cached, tucked }) => {
    const parts = [printed, end, eggs, cached, tucked];
    return [dragonName(card), ...parts.map(String), `${parts.reduce((sum, n) => sum + n, 0)}`];
  });
  const headings = ['dragon', 'printed', 'ability', 'eggs', 'cached', 'tucked', 'together'];
  return [
    ...(rows.length > 0 ? table(headings, rows).map((line) => `  ${line}`) : []),
    ...sums([
      ...guild.map(({ square, points }): Line => [squareOf(square), points]),
      ...objectives.map((points, round): Line => [`objective of round ${round + 1}`, points]),
      ['eggs in the nests of the mat', matEggs],
      ['coins left', coins],
      ['a point for four other things left', leftOvers],
    ]),
  ];
}

const squareOf = (square: number): string =>
  square >= FIXED_ROW
    ? `guild tile, fixed points (square ${square + 1})`
    : `guild tile, square ${square + 1}`;

function opponentLines(s: State, rival: Rival, styled: Styler): string[] {
  const { dragons, caves, steps, objectives, guild } = rivalAccount(s, rival);
  return [
    '',
    styled('bold', `${OPPONENT} Opponent: ${counted(dragons + caves + steps + objectives + guild, 'point')}`),
    ...sums([
      [counted(rival.dragons.length, 'dragon'), dragons],
      [counted(rival.caves.length, 'cave'), caves],
      ['steps past the last brown space', steps],
      ['objectives', objectives],
      ['guild tile', guild],
    ]),
  ];
}

/** What gave points, and how many. */
const sums = (lines: readonly Line[]): string[] =>
  lines.filter(([, points]) => points !== 0).map(([what, points]) => `  ${`${points}`.padStart(3)}  ${what}`);
