/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyGame } from '@aerie/kernel';
import { type BotsOfGame, folderOf, type Roster, rosterOf } from './roster.js';

export type { Advice, Odds } from './advice.js';
export { type AnyBot, type Asked, advise, ask, type Bot, possible, questionTo, random } from './bot.js';
export type { Company, Proposal, Proposed } from './company.js';
export type { AnyJudge, Considered, Expectation, Judge } from './judge.js';
export {
  decide,
  readQuestion,
  type WrittenCompany,
  type WrittenDecision,
  type WrittenQuestion,
} from './question.js';
export type { DecisionKind, Roster } from './roster.js';

/** The bots for the browser: those of a game are fetched when its table opens. */
const found = import.meta.glob<BotsOfGame>('./games/*/index.ts');

export const loadBots = async (game: AnyGame): Promise<Roster> =>
  rosterOf(game, await found[folderOf(game)]?.());
