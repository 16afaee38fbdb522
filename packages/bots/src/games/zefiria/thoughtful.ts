import type { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, besideOf, CELLS, type View } from '@aerie/zefiria';
import type { Bot } from '../../bot.js';
import { Beam } from './beam.js';
import type { Effort } from './effort.js';
import { fallback, named, setUp } from './habits.js';
import { answerFor } from './plan.js';
import { positionOf } from './position.js';
import type { Step } from './step.js';
import { AWAY } from './tables.js';
import type { Thinker } from './thinker.js';

/** Searches the own turn and the next one, with so many positions a layer. */
const TURNS = 2;
const IN_MIND = 25;

/** What the islands may count less after these turns if nothing is brought home in the own one. */
const LEAVING_COSTS = 2;

/** How likely a pair of islands is overlooked, by how far they lie apart. */
const OVERLOOKED = [0, 0.05, 0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.8];

/** Pairs of islands that this search does not consider: now and then two that lie far apart. */
function blindSpots(luck: QuickChance): Uint8Array {
  return Uint8Array.from({ length: CELLS * CELLS }, (_, pair) =>
    luck.fraction() < (OVERLOOKED[AWAY[pair] as number] as number) ? 1 : 0,
  );
}

/**
 * Plays like a person who thinks ahead: a narrow search over the own turn and the next one. It overlooks some swaps over
 * a distance, unless an island comes home by them.
 */
export const thoughtfulThinker: Thinker = ({ answers, view }, luck, leaves) => {
  if (answers.length === 1) return answers[0] as Answer;
  const v = view();
  if (v.stage.at === 'spirits' || v.stage.at === 'corners') return setUp(answers, luck);
  if (v.stage.at === 'turn' && v.stage.points === 0) return fallback(answers);
  const position = positionOf(v, besideOf);
  const from = { ...position, turns: Math.min(position.turns, TURNS) };
  const effort: Effort = { width: IN_MIND, away: 2, astray: 2, aim: 'nearness', blind: blindSpots(luck) };
  const best = new Beam(from, effort).run();
  const leaving = leaves ? new Beam(from, { ...effort, leaves }).run() : best;
  const { steps } = leaving.count >= best.count - LEAVING_COSTS ? leaving : best;
  const next = steps[0] as Step | undefined;
  const wanted = next && zefiria.write(answerFor(v, next));
  return (wanted === undefined ? undefined : named(answers, wanted)) ?? fallback(answers);
};

export const thoughtful = (): Bot<View, Answer> => ({
  choose: (asked, luck) => thoughtfulThinker(asked, luck, false),
});
