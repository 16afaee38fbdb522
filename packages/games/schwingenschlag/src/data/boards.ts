import type { Effect, EndEffect } from './effect.js';
import { parseEffects, parseEnd } from './parse-effects.js';

/** The explore path of each row: the ability before the first dragon, then after each. */
export const MAT_ICONS: readonly (readonly (readonly Effect[])[])[] = [
  ['gain any', 'gain guild', 'gain any', 'lay 1', 'upTo 2x (cache any supply->anyDragon)'],
  ['gain dragon', 'gain guild', 'gain dragon', 'lay 1', 'upTo 2x (tuck hand->anyDragon)'],
  ['gain cave', 'gain guild', 'gain cave', 'lay 1', 'upTo 2x (pay cave => lay 2)'],
].map((row) => row.map(parseEffects));

/** Eggs that digging the second, third and fourth column costs, and exploring for the first, second, third time. */
export const DIG_EGGS: readonly number[] = [0, 1, 2];
export const EXPLORE_EGGS: readonly number[] = [0, 1, 2];

/** What covering the space of the last column offers. */
export const COVER_BONUS = parseEffects('pay 3 mixed(any | dragon | cave) => gain coin')[0] as Effect;

/** The guild circle, from start; 'brown' places a marker. */
export const GUILD_CIRCLE: readonly ('brown' | readonly Effect[])[] = [
  'brown',
  'lay 1',
  'gain meat',
  'gain dragon',
  'gain cave',
  'gain crystal',
  'brown',
  'lay 1',
  'gain gold',
  'gain dragon',
  'gain coin',
  'gain milk',
].map((space) => (space === 'brown' ? space : parseEffects(space)));

export const GUILDS = ['plains', 'sea', 'highlands', 'rainforest'] as const;
export type Guild = (typeof GUILDS)[number];

export interface GuildRow {
  readonly squares: number;
  readonly effects: readonly Effect[];
}
export interface GuildTile {
  /** Rows 1 to 3: something to do at once. */
  readonly rows: readonly GuildRow[];
  /** Row 4: points at the end, for each marker. */
  readonly end: { readonly squares: number; readonly effect: EndEffect };
}

const tile = (rows: readonly (readonly [number, string])[], squares: number, end: string): GuildTile => ({
  rows: rows.map(([count, effect]) => ({ squares: count, effects: parseEffects(effect) })),
  end: { squares, effect: parseEnd(end) },
});

/** Squares are those for up to three players. */
export const GUILD_TILES: Readonly<Record<Guild, GuildTile>> = {
  plains: tile(
    [
      [2, 'pay egg => excavate deck free'],
      [1, 'pay 2 egg => play dragon hand free'],
      [1, 'gain coin; lay 2'],
    ],
    1,
    '1vp per pairs(eggs)',
  ),
  sea: tile(
    [
      [1, 'excavate hand free'],
      [1, 'pay dragon => play dragon hand free'],
      [2, 'gain coin + 2 dragon'],
    ],
    1,
    '3vp per columns(full)',
  ),
  highlands: tile(
    [
      [1, 'pay coin => upTo 2x (excavate hand free)'],
      [2, 'pay cave => play dragon hand free over anyDragon'],
      [1, 'gain coin + 2 cave'],
    ],
    1,
    '1vp per caveCards(mat)',
  ),
  rainforest: tile(
    [
      [1, 'pay any => excavate hand|display free'],
      [1, 'play dragon hand|display ignore resources'],
      [1, 'gain coin + 2 any'],
    ],
    2,
    '1vp per costIcons(oneCave)',
  ),
};

/** Ruling: on the side for four and five players rows 1 to 4 have one square more. */
export const EXTRA_SQUARES_FROM = 4;
/** Row 5: fixed points, the last without limit. */
export const FIXED_POINTS: readonly number[] = [6, 3, 1];
export const GUILD_MARKERS = 4;

/** Points for an objective by round: first, second, third place. */
export const OBJECTIVE_POINTS: readonly (readonly number[])[] = [
  [4, 1, 0],
  [5, 2, 1],
  [6, 3, 2],
  [7, 4, 3],
];
export const ROUNDS = 4;
export const COINS_A_ROUND = 6;
export const HAND_LIMIT = 9;
export const DISPLAY = 3;

/** The sides of the ten objective tiles, and what the solo opponent reaches in each round before counters. */
export const OBJECTIVES = [
  { id: '1a', solo: [1, 2, 4, 7] },
  { id: '1b', solo: [1, 2, 4, 5] },
  { id: '2a', solo: [1, 2, 4, 5] },
  { id: '2b', solo: [1, 2, 4, 5] },
  { id: '3a', solo: [4, 7, 10, 17] },
  { id: '3b', solo: [1, 2, 5, 10] },
  { id: '4a', solo: [0, 1, 3, 5] },
  { id: '4b', solo: [] },
  { id: '5a', solo: [1, 2, 3, 4] },
  { id: '5b', solo: [0, 1, 2, 3] },
  { id: '6a', solo: [0, 0, 1, 2] },
  { id: '6b', solo: [1, 1, 3, 5] },
  { id: '7a', solo: [0, 0, 1, 2] },
  { id: '7b', solo: [0, 1, 2, 3] },
  { id: '8a', solo: [0, 1, 2, 3] },
  { id: '8b', solo: [0, 1, 2, 3] },
  { id: '9a', solo: [0, 0, 1, 2] },
  { id: '9b', solo: [0, 0, 1, 2] },
  { id: '10a', solo: [0, 0, 1, 2] },
  { id: '10b', solo: [0, 0, 1, 2] },
] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number]['id'];
