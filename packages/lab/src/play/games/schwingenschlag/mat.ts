import {
  ALL_ROWS,
  COLUMNS,
  DIG_EGGS,
  type Dragon,
  dragonCard,
  dugSpaces,
  HAND_LIMIT,
  MAT_ICONS,
  MAT_NESTS,
  type Mat,
  type MatRow,
  ROWS,
  type Row,
} from '@aerie/schwingenschlag';
import { counted } from '../../../text/format.js';
import type { Style, Styler } from '../../../text/text-style.js';
import { wrapped } from '../../../text/wrap.js';
import {
  abilityWords,
  amountsWords,
  brief,
  caveName,
  caveWords,
  costColumn,
  dragonName,
  eggsOf,
  fit,
  nests,
  resourceAmounts,
  rowName,
  some,
} from './words.js';

/** No line is longer than this. */
export const WIDTH = 100;
const CELL = 23;
const INSIDE = CELL - 2;
const ROW_STYLES: readonly Style[] = ['red', 'yellow', 'magenta'];

/** A long text under its beginning: `head` in front of the first line, as many blanks before the others. */
export function hanging(head: string, text: string, indent = head.length): string[] {
  const lines = wrapped(text, WIDTH - indent);
  return lines.map((line, i) => `${i === 0 ? head.padEnd(indent) : ' '.repeat(indent)}${line}`);
}

/** The three rows of a mat, their spaces and what lies there. */
export function matLines(mat: Mat, styled: Styler): string[] {
  const rows = ALL_ROWS.flatMap((row) => {
    const place = mat.rows[row];
    return place ? [title(row, place, styled), ...spaces(row, place, styled)] : [];
  });
  const bottom = Array.from({ length: COLUMNS }, () => '─'.repeat(CELL)).join('┴');
  return [...rows, `└${bottom}┘`];
}

/** The border above a row with its name, its explore path and how often it was explored. */
function title(row: Row, { explored }: MatRow, styled: Styler): string {
  const path = (MAT_ICONS[row] ?? []).map((icon, i) => (i === 0 ? brief(icon) : `[${i}] ${brief(icon)}`));
  const times = explored > 0 ? ` ─ explored ${explored}×` : '';
  const head = `─ ${ROWS[row]} ${rowName(row)} ─ ${path.join(' ')}${times} `;
  const [left, right] = row === 0 ? ['┌', '┐'] : ['├', '┤'];
  return `${left}${styled(ROW_STYLES[row] ?? 'bold', head.padEnd(COLUMNS * (CELL + 1) - 1, '─'))}${right}`;
}

interface Cell {
  readonly style?: Style;
  readonly lines: readonly string[];
}

function spaces(row: Row, place: MatRow, styled: Styler): string[] {
  const cells = Array.from({ length: COLUMNS }, (_, column) => space(row, place, column));
  const height = Math.max(...cells.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, i) => {
    const parts = cells.map(({ style, lines }) => {
      const text = ` ${fit(lines[i] ?? '', INSIDE).padEnd(INSIDE)} `;
      return style && (i === 0 || style === 'dim') ? styled(style, text) : text;
    });
    return `│${parts.join('│')}│`;
  });
}

function space(row: Row, place: MatRow, column: number): Cell {
  const name = `${ROWS[row]}${column + 1}`;
  const dragon = place.dragons[column];
  if (dragon) return { style: 'bold', lines: dragonCell(dragon) };
  if (column < dugSpaces(place)) {
    const cave = place.caves[column - 1];
    return { lines: [`${name} □ free`, ...(cave === undefined ? [] : [caveName(cave)])] };
  }
  const eggs = DIG_EGGS[column - 1] ?? 0;
  return {
    style: 'dim',
    lines: [`${name} ░ not dug`, ...(eggs > 0 ? [`  costs ${some(eggs, 'egg')}`] : [])],
  };
}

function dragonCell({ card, eggs, cached, tucked, fresh }: Dragon): string[] {
  const { size, trait, points, nests: room } = dragonCard(card);
  const pieces = cached.reduce((sum, n) => sum + n, 0);
  const under = [...(pieces > 0 ? [`${pieces} cached`] : []), ...(tucked > 0 ? [`${tucked} tucked`] : [])];
  return [
    dragonName(card),
    `${size} ${trait}`,
    `${counted(points, 'pt')} ${nests(eggs, room)}${fresh ? ' new' : ''}`,
    ...(under.length > 0 ? [under.join(' ')] : []),
  ];
}

/** What the dragons of a mat can do, and what lies on them. */
export function dragonLines(mat: Mat, later: boolean): string[] {
  return ALL_ROWS.flatMap((row) =>
    (mat.rows[row]?.dragons ?? []).flatMap(({ card, cached }, column) => {
      const stored = amountsWords(resourceAmounts(cached));
      const also = stored ? ` (${stored} cached)` : '';
      return hanging(
        `${ROWS[row]}${column + 1} `,
        `${dragonName(card)}${also}: ${abilityWords(card, later)}`,
      );
    }),
  );
}

/** Coins, resources, eggs and markers in one line. */
export function supplies(mat: Mat): string {
  const goods = resourceAmounts(mat.resources).map(([thing, n]) => some(n, thing));
  return [
    some(mat.coins, 'coin'),
    goods.join(' '),
    `mat nests ${nests(mat.eggs, MAT_NESTS)}`,
    `${some(eggsOf(mat), 'egg')} in all`,
    `${some(mat.markers, 'marker')} left`,
  ].join(' · ');
}

export function handLines(mat: Mat, later: boolean, styled: Styler): string[] {
  const size = mat.dragons.length + mat.caves.length;
  if (size === 0) return [styled('bold', 'Your hand is empty.')];
  return [
    styled('bold', `Your hand (${size} of ${HAND_LIMIT})`),
    ...dragonTable(mat.dragons, later, styled),
    ...mat.caves.flatMap(caveLine),
  ];
}

const columns = (cells: readonly string[]): string => {
  const widths = [4, 28, 9, 10, 3, 5, 5];
  return `  ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' ')}`.trimEnd();
};

/** Dragon cards under headings, each with its abilities below. */
export function dragonTable(cards: readonly number[], later: boolean, styled: Styler): string[] {
  if (cards.length === 0) return [];
  const heads = ['', 'dragon', 'size', 'character', 'pts', 'nests', 'caves', 'cost'];
  return [styled('dim', columns(heads)), ...cards.flatMap((card) => dragonRow(card, later, styled))];
}

function dragonRow(number: number, later: boolean, styled: Styler): string[] {
  const { size, trait, points, nests: room, habitats } = dragonCard(number);
  const name = dragonName(number);
  const cut = name.indexOf(' ');
  const homes = habitats.map((row) => ROWS[row]).join('');
  const cells = [
    name.slice(0, cut),
    name.slice(cut + 1),
    size,
    trait,
    `${points}`,
    `${room}`,
    homes,
    costColumn(number),
  ];
  return [styled('bold', columns(cells)), ...hanging('', abilityWords(number, later), 7)];
}

export const caveLine = (number: number): string[] =>
  hanging('  ', `${caveName(number)}: ${caveWords(number)}`, 2);
