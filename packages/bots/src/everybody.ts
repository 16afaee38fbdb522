/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyGame } from '@aerie/kernel';
import type { AnyBot } from './bot.js';
import type { AnyJudge } from './judge.js';
import { type BotsOfGame, type DecisionKind, folderOf, type Roster, rosterOf } from './roster.js';

const found = import.meta.glob<BotsOfGame>('./games/*/index.ts', { eager: true });

const rosters = new Map<string, Roster>();

function roster(game: AnyGame): Roster {
  let known = rosters.get(game.id);
  if (!known) {
    known = rosterOf(game, found[folderOf(game)]);
    rosters.set(game.id, known);
  }
  return known;
}

/** The bots of a game that people choose from, weakest first. */
export const levels = (game: AnyGame): readonly string[] => roster(game).levels;

/** The bots of a game that can be had by name only. */
export const baselines = (game: AnyGame): readonly string[] => roster(game).baselines;

/** A bot of this name, or undefined if the game has none such. */
export const botOf = (game: AnyGame, name: string): Promise<AnyBot | undefined> => roster(game).botOf(name);

/** Every code that advice can give in a game. */
export const adviceCodes = (game: AnyGame): readonly string[] => roster(game).adviceCodes;

/** What positions of a game are worth. */
export const judgeOf = (game: AnyGame): Promise<AnyJudge> => roster(game).judge();

/** What kind of decision an answer in a game is. */
export const decisionKindOf = (game: AnyGame): DecisionKind => roster(game).decisionKind;
