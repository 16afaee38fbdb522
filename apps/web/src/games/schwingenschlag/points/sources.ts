import type { Seat } from '@aerie/kernel';
import {
  accountOf,
  type Dragon,
  dragonText,
  MAT_SPOT,
  type Mat,
  objectiveText,
  RESOURCES,
  rivalAccount,
  type View,
} from '@aerie/schwingenschlag';
import { say } from '../../../words/words.js';
import type { AccountColumn } from '../account.js';
import { squareText } from '../answer-words.js';
import type { SignName } from '../art/icons.js';
import { amount, caveName, dragonName, spotName, tongue } from '../names.js';
import { saying } from '../saying.js';
import { tableOf } from '../table.js';

/** The sign that stands for a source of points. */
export const SOURCE_SIGNS = {
  printed: 'dragon',
  ends: 'end',
  eggs: 'egg',
  cached: 'any',
  tucked: 'tucked',
  guild: 'guild',
  objectives: 'points',
  coins: 'coin',
  leftOvers: 'milk',
} as const satisfies Readonly<Partial<Record<AccountColumn, SignName>>>;
export type PointsSource = keyof typeof SOURCE_SIGNS;

/** One thing that points come from: what it is, in a text with tokens, and how many. */
export interface Source {
  readonly text: string;
  readonly points: number;
  /** The dragon that it is about. */
  readonly card?: number;
}

const dragonsOf = (mat: Mat): Dragon[] => mat.rows.flatMap(({ dragons }) => dragons);

/** A dragon and something about it. */
const about = (card: number, text: string): string =>
  say(saying('schwingenschlag.points.of', { card: dragonName(card), text }));

const cachedText = ({ card, cached }: Dragon): string => {
  const things = RESOURCES.flatMap((one, kind) =>
    (cached[kind] ?? 0) > 0 ? [`${cached[kind]} {${one}}`] : [],
  );
  return about(card, things.join(' '));
};

/** What its end ability says, without the word for when. */
const endText = (view: View, card: number): string =>
  (dragonText(card, tongue(), view.laterPrinting).at(-1) ?? '').replace(/^[^:]+: /, '');

/** Where the points of one source come from, piece by piece; what gave nothing is left out. */
export function sourcesOf(view: View, seat: Seat, source: PointsSource): Source[] {
  const mat = view.mats[seat];
  if (!mat) return [];
  const { dragons, guild, matEggs, objectives, coins, leftOvers } = accountOf(tableOf(view), seat);
  const lying = dragonsOf(mat);
  const ofDragons = (key: 'printed' | 'end' | 'eggs' | 'cached' | 'tucked', text: (d: Dragon) => string) =>
    dragons.map((one, i): Source => ({ card: one.card, points: one[key], text: text(lying[i] as Dragon) }));
  const named = ({ card }: Dragon) => dragonName(card);
  const all: Source[] = {
    printed: () => ofDragons('printed', named),
    ends: () => ofDragons('end', ({ card }) => about(card, endText(view, card))),
    eggs: () => [{ text: spotName(MAT_SPOT), points: matEggs }, ...ofDragons('eggs', named)],
    cached: () => ofDragons('cached', cachedText),
    tucked: () => ofDragons('tucked', named),
    guild: () => guild.map(({ square, points }) => ({ text: squareText(view, square), points })),
    objectives: () => objectives.map((points, round) => ({ text: objectiveOf(view, round), points })),
    coins: () => [{ text: amount('coin', coins), points: coins }],
    leftOvers: () => [
      {
        text: say(
          saying('schwingenschlag.points.leftOvers', {
            resources: mat.resources.reduce((a, b) => a + b, 0),
            cards: mat.dragons.length + mat.caves.length,
          }),
        ),
        points: leftOvers,
      },
    ],
  }[source]();
  return all.filter(({ points }) => points !== 0).sort((a, b) => b.points - a.points);
}

const objectiveOf = (view: View, round: number): string => {
  const objective = view.objectives[round];
  return objective ? `${round + 1}. ${objectiveText(objective, tongue())}` : '';
};

/** The sources of a lonely player's opponent; two of them nobody else has. */
export const RIVAL_SOURCES = ['dragons', 'caves', 'steps', 'objectives', 'guild'] as const;
export type RivalSource = (typeof RIVAL_SOURCES)[number];

/** The points of the opponent by source; undefined where there is none. */
export const rivalRow = (view: View): Readonly<Record<RivalSource, number>> | undefined =>
  view.rival ? rivalAccount(tableOf(view), view.rival) : undefined;

export function rivalSourcesOf(view: View, source: RivalSource): Source[] {
  const row = rivalRow(view);
  if (!view.rival || !row) return [];
  const { dragons, caves } = view.rival;
  const each = (cards: readonly number[], name: (card: number) => string, points: number) =>
    cards.map((card): Source => ({ text: name(card), points: points / cards.length }));
  switch (source) {
    case 'dragons':
      return each(dragons, dragonName, row.dragons);
    case 'caves':
      return each(caves, caveName, row.caves);
    case 'objectives':
      return view.scored
        .map(({ points }, round): Source => ({ text: objectiveOf(view, round), points: points[1] ?? 0 }))
        .filter(({ points }) => points > 0);
    default:
      return [{ text: say(saying(`schwingenschlag.points.rival.${source}`)), points: row[source] }];
  }
}
