import { COMMON_ADVICE } from './advice.js';
import { type AnyBot, type Bots, random } from './bot.js';

/** What the folder of a game's bots exports. */
export interface BotsOfGame {
  readonly default: Bots<unknown, unknown>;
  /** Every code that the advice of these bots can give, beside the common ones. */
  readonly ADVICE_CODES?: readonly string[];
}

/** Who can be had for a game. */
export interface Roster {
  /** Weakest first. */
  readonly levels: readonly string[];
  /** A bot of this level, or undefined if the game has none such. */
  botOf(level: string): AnyBot | undefined;
  /** Every code that advice can give, so that the client can be tested to word them all. */
  readonly adviceCodes: readonly string[];
}

/** Where the bots of a game are, for the globs that find them. */
export const folderOf = (game: { readonly id: string }): string => `./games/${game.id}/index.ts`;

/** Everybody for a game: `random`, and whoever its folder has, if it has one. */
export function rosterOf(found: BotsOfGame | undefined): Roster {
  const makers = new Map(Object.entries({ random: () => random, ...found?.default }));
  return {
    levels: [...makers.keys()],
    botOf: (level) => makers.get(level)?.(),
    adviceCodes: [...COMMON_ADVICE, ...(found?.ADVICE_CODES ?? [])],
  };
}
