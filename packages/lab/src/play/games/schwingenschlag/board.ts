import {
  COLUMNS,
  dugSpaces,
  EXTRA_SQUARES_FROM,
  FIXED_POINTS,
  FIXED_ROW,
  GUILD_CIRCLE,
  GUILD_TILES,
  type Mat,
  type MatRow,
  markersOf,
  OBJECTIVE_POINTS,
  type Rival,
  ROUNDS,
  ROWS,
  type State,
  standing,
  type View,
} from '@aerie/schwingenschlag';
import { counted } from '../../../text/format.js';
import type { Styler } from '../../../text/text-style.js';
import type { Cast } from '../../teller.js';
import { accounts, OPPONENT } from './account.js';
import { question, topTask } from './decision.js';
import { caveLine, dragonLines, dragonTable, handLines, hanging, matLines, supplies } from './mat.js';
import {
  amountsWords,
  brief,
  eggsOf,
  guildName,
  objectiveWords,
  ordinal,
  resourceAmounts,
  some,
  squareWords,
} from './words.js';

/** Who plays alone is shown the table with every turn: nobody else moves, after whom it would be shown. */
const ALONE: Cast = [{ name: 'You', mark: 'Y', style: 'red', you: true }];

const isOver = (view: View): boolean => view.round === ROUNDS;
const showsTableInTurn = (view: View): boolean => view.rival !== null && topTask(view)?.task === 'turn';

/** What all share and what the others have; after the last round where every point comes from. */
export function table(view: View, cast: Cast, styled: Styler): string[] {
  if (isOver(view))
    return [...objectives(view, cast, styled), '', ...accounts(openState(view), cast, styled)];
  return showsTableInTurn(view) ? [] : shared(view, cast, styled);
}

/** What is asked and what one has; on one's turn the whole mat and hand. */
export function turn(view: View, styled: Styler): string[] {
  const mat = view.mats[view.who as number];
  if (!mat) return [];
  const asked = hanging('', question(view)).map((line) => styled('bold', line));
  const own = hanging('', `You have ${supplies(mat)}`);
  const hand = handLines(mat, view.laterPrinting, styled);
  if (view.draft)
    return [...(view.draft.own?.resources === 0 ? [...display(view, styled), ...hand] : []), ...asked];
  if (topTask(view)?.task !== 'turn') return [...own, ...asked];
  return [
    ...(showsTableInTurn(view) ? ['', ...shared(view, ALONE, styled)] : []),
    ...display(view, styled),
    ...matLines(mat, styled),
    ...dragonLines(mat, view.laterPrinting),
    ...hand,
    ...own,
    ...asked,
  ];
}

/** The table as a state without its decks: enough to count what lies open. */
const openState = (view: View): State => ({
  ...view,
  dragonDeck: [],
  caveDeck: [],
  goneUnseen: [],
  drafts: [],
});

function shared(view: View, cast: Cast, styled: Styler): string[] {
  const { dragonDeck, unseen, caveDeck, rival } = view;
  const decks = `decks: ${some(dragonDeck - unseen, 'dragon')}, ${some(caveDeck, 'cave')}`;
  const first = cast[view.starter];
  const begins = cast.length > 1 ? ` · ${first?.you ? 'you play' : `${first?.name} plays`} first` : '';
  return [
    `${styled('bold', `Round ${view.round + 1} of ${ROUNDS}`)}${begins} · ${decks}`,
    ...objectives(view, cast, styled),
    ...circle(view, cast, styled),
    ...tile(view, cast, styled),
    ...view.mats.flatMap((mat, seat) => (seat === view.who ? [] : brieflyOf(mat, seat, cast, styled))),
    ...(rival ? opponent(rival) : []),
    '',
  ];
}

const display = ({ displayDragons, displayCaves, laterPrinting }: View, styled: Styler): string[] => [
  styled('bold', 'Display'),
  ...dragonTable(displayDragons.filter(Boolean), laterPrinting, styled),
  ...displayCaves.filter(Boolean).flatMap(caveLine),
];

const mark = (seat: number, cast: Cast, styled: Styler): string => {
  const player = cast[seat];
  return player ? styled(player.style, player.mark) : styled('bold', OPPONENT);
};

/** The four objectives: how they were scored, how everybody stands, and what they have for later ones. */
function objectives(view: View, cast: Cast, styled: Styler): string[] {
  const lines = view.objectives.flatMap((objective, round) => {
    const isNow = round === view.round;
    const isScored = round < view.round;
    const worth = (OBJECTIVE_POINTS[round] ?? []).join('/');
    const text = `${objectiveWords(objective)} (${worth}): ${standings(view, round, cast).join(', ')}`;
    const sign = isScored ? '✓' : isNow ? '▸' : ' ';
    const shown = hanging(`  ${sign} ${round + 1} `, text);
    if (isScored) return shown.map((line) => styled('dim', line));
    return isNow ? shown.map((line) => styled('bold', line)) : shown;
  });
  return [styled('bold', 'Objectives of the rounds'), ...lines];
}

/** A blank where no line is broken. */
const FIXED_BLANK = '\u00a0';

/** `Y 3 1st` for everybody, and the points once they are given. */
function standings(view: View, round: number, cast: Cast): string[] {
  const s = openState(view);
  // Counters of the opponent are for the objective of this round only.
  const then = s.rival && round !== view.round ? { ...s, rival: { ...s.rival, counters: 0 } } : s;
  const scored = view.scored[round];
  // Its amount holds markers and steps in one number, so that only today's markers can be told.
  const isGuild = view.objectives[round] === '4b';
  const { amounts, places, points } = scored ?? standing(then, round);
  return amounts.map((amount, seat) => {
    const place = places[seat] ?? 0;
    const parts = [
      cast[seat]?.mark ?? OPPONENT,
      isGuild ? (scored ? '' : `${markersOf(s, seat)}`) : `${amount}`,
      round <= view.round && place > 0 ? ordinal(place) : '',
      scored ? `+${points[seat]}` : '',
    ];
    return parts.filter(Boolean).join(FIXED_BLANK);
  });
}

const SPACE = 8;

/** The spaces of the guild circle in a line, and whose stones are there. */
function circle(view: View, cast: Cast, styled: Styler): string[] {
  const at = (space: number): number[] => [
    ...view.mats.flatMap(({ steps }, seat) => (steps % GUILD_CIRCLE.length === space ? [seat] : [])),
    ...(view.rival && view.rival.steps % GUILD_CIRCLE.length === space ? [view.mats.length] : []),
  ];
  const spaces = GUILD_CIRCLE.map((effects) => (effects === 'brown' ? '◆' : brief(effects)).padEnd(SPACE));
  const stones = GUILD_CIRCLE.map((_, space) => {
    const seats = at(space);
    return seats.map((seat) => mark(seat, cast, styled)).join('') + ' '.repeat(SPACE - seats.length);
  });
  return [
    styled('bold', `Guild of the ${guildName(view.guild)}`),
    `  ${spaces.join('')}`.trimEnd(),
    `  ${stones.join('')}`.trimEnd(),
  ];
}

/** The squares of the guild tile with their markers. */
function tile(view: View, cast: Cast, styled: Styler): string[] {
  const { rows, end } = GUILD_TILES[view.guild];
  const extra = view.mats.length >= EXTRA_SQUARES_FROM ? 1 : 0;
  const taken = (square: number): string[] =>
    view.marks.filter((one) => one.square === square).map(({ seat }) => mark(seat, cast, styled));
  const squares = [...rows, end].flatMap((row, square) => {
    const marks = taken(square);
    const free = row.squares + extra - marks.length;
    const [first = '', ...rest] = hanging(' '.repeat(9), squareWords(view.guild, square));
    return [
      `  ${square + 1} ${marks.join('')}${'□'.repeat(free)}${first.slice(4 + marks.length + free)}`,
      ...rest,
    ];
  });
  const fixed = FIXED_POINTS.map((points, i) => {
    const square = FIXED_ROW + i;
    const marks = taken(square).join('');
    const open = i === FIXED_POINTS.length - 1 ? '…' : marks ? '' : '□';
    return `${square + 1} ${marks}${open} ${counted(points, 'point')}`;
  });
  return [...squares, `  ${fixed.join('   ')}`];
}

/** Somebody else's mat in two lines. */
function brieflyOf(mat: Mat, seat: number, cast: Cast, styled: Styler): string[] {
  const player = cast[seat];
  const name = `${player?.mark} ${(player?.name ?? '').padEnd(7)}`;
  const facts = [
    some(mat.coins, 'coin'),
    amountsWords(resourceAmounts(mat.resources)) || 'no resources',
    some(eggsOf(mat), 'egg'),
    hand(mat),
    ...(mat.passed ? ['has passed'] : []),
  ];
  const rows = mat.rows.map((row, i) => `${ROWS[i]} ${rowBriefly(row)}`);
  const [first = '', ...rest] = hanging(name, facts.join(' · '));
  return [
    styled(player?.style ?? 'bold', name) + first.slice(name.length),
    ...rest,
    `${' '.repeat(name.length)}${rows.join('  │ ')}`,
  ];
}

/** How many cards somebody holds, or which, where hands are open. */
function hand({ dragons, caves }: Mat): string {
  const known = [...dragons.map((card) => `d${card}`), ...caves.map((card) => `c${card}`)];
  const isKnown = [...dragons, ...caves].every((card) => card > 0);
  return known.length > 0 && isKnown
    ? `hand ${known.join(' ')}`
    : `${some(dragons.length, 'dragon')}, ${some(caves.length, 'cave')}`;
}

const rowBriefly = (row: MatRow): string =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const dragon = row.dragons[column];
    if (dragon) return `d${dragon.card}`;
    return column < dugSpaces(row) ? '□' : '░';
  }).join(' ');

function opponent({ level, deck, card, dragons, caves, steps, ready, counters, passed }: Rival): string[] {
  const facts = [
    `level ${level}`,
    `${some(dragons.length, 'dragon')}, ${some(caves.length, 'cave')}`,
    counted(steps, 'guild step'),
    `${some(ready, 'marker')} ready`,
    `${counted(counters, 'counter')} on the objective`,
    ...(card > 0 ? [`last card ${card}`] : []),
    `${deck.length} decision cards to come`,
    ...(passed ? ['has passed'] : []),
  ];
  return hanging(`${OPPONENT} Opponent `, facts.join(' · '));
}
