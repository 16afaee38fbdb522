import type { AnyGame, Seat } from '@aerie/kernel';
import { COMMON_ADVICE } from './advice.js';
import { type AnyBot, type Bots, random } from './bot.js';
import type { AnyJudge } from './judge.js';
import { LEVELS } from './levels.js';

/** What the folder of a game's bots exports. */
export interface BotsOfGame {
  readonly default: Bots<unknown, unknown>;
  /** Every code that the advice of these bots can give, nudges included, beside the common ones. */
  readonly ADVICE_CODES?: readonly string[];
  /** What positions are worth. */
  readonly judge?: () => AnyJudge | Promise<AnyJudge>;
  /** Every kind that `decisionKind` can give, in letters only. */
  readonly DECISION_KINDS?: readonly string[];
  readonly decisionKind?: DecisionKind;
}

/** What kind of decision an answer is, from what its seat sees: losses are summed up by it over many matches. */
export type DecisionKind = (answer: unknown, view: unknown, seat: Seat) => string;

/** Who can be had for a game. */
export interface Roster {
  /** The bots that people choose from, weakest first. */
  readonly levels: readonly string[];
  /** Those that can be had by name only: the lab measures with them, and matches that were begun with them go on. */
  readonly baselines: readonly string[];
  /** A bot of this name, once what it plays with is fetched; undefined if the game has none such. */
  botOf(name: string): Promise<AnyBot | undefined>;
  /** What positions of the game are worth: by its own judge, or by playing on with its weakest level. */
  judge(): Promise<AnyJudge>;
  /** Every code that advice can give, so that the client can be tested to word them all. */
  readonly adviceCodes: readonly string[];
  /** The kind of a decision, and every kind that there is; where a game does not tell them apart, there is one. */
  readonly decisionKind: DecisionKind;
  readonly decisionKinds: readonly string[];
}

/** The kind of all decisions of a game that does not tell them apart. */
const ANY = 'any';

/** Where the bots of a game are, for the globs that find them. */
export const folderOf = (game: AnyGame): string => `./games/${game.id}/index.ts`;

/**
 * Everybody for a game: `random`, and whoever its folder has, if it has one. A game that has the four levels offers these, and
 * has the others as baselines; one that does not have them offers everybody.
 */
export function rosterOf(game: AnyGame, found: BotsOfGame | undefined): Roster {
  const makers = new Map(Object.entries({ random: () => random, ...found?.default }));
  const names = [...makers.keys()];
  const four = LEVELS.filter((level) => makers.has(level));
  const levels: readonly string[] = four.length > 0 ? four : names;
  return {
    levels,
    baselines: names.filter((name) => !levels.includes(name)),
    botOf: async (name) => makers.get(name)?.(),
    judge: async () => found?.judge?.() ?? playingOn(game, makers.get(levels[0] as string)?.() ?? random),
    adviceCodes: [...COMMON_ADVICE, ...(found?.ADVICE_CODES ?? [])],
    decisionKind: found?.decisionKind ?? (() => ANY),
    decisionKinds: found?.DECISION_KINDS ?? [ANY],
  };
}

/** Fetched late, since no game of ours needs it. */
async function playingOn(game: AnyGame, bot: AnyBot | Promise<AnyBot>): Promise<AnyJudge> {
  const { playoutJudge } = await import('./playout-judge.js');
  return playoutJudge(game, await bot);
}
