import { CLASSES, type EffortName, type Instead } from '@aerie/analysis';
import { hintLevel } from '@aerie/bots/levels';
import type { MatchFile, Seat } from '@aerie/kernel';
import { COVERS } from '../../../games/registry.js';
import { type Hint, hintOf } from '../../../table/hint.js';
import { TableModel } from '../../../table/table-model.js';
import type { ReplaySession } from '../session/replay-session.js';
import type { MarkedMoment } from './facts.js';
import { PracticePlay } from './practice-play.js';
import { PracticeRun, type PracticeTools } from './practice-run.js';
import { order } from './worker.js';

/** A practice and its table. */
export interface Practice {
  readonly model: TableModel;
  readonly run: PracticeRun;
}

/** Opens a table for the decisions of a seat that gave much away. */
export function openPractice(
  { timeline, found, play: replay, model: { ui, game } }: ReplaySession,
  seat: Seat,
  marked: readonly MarkedMoment[],
  effort: EffortName,
): Practice | undefined {
  const replayed = replay.table.peek();
  const [first] = marked;
  if (!replayed || !first) return undefined;
  const play = new PracticePlay(timeline, replayed, seat, first.number);
  const model = new TableModel(play, game, ui, hintLevel(COVERS.get(game.id)?.levels ?? []));
  const run: PracticeRun = new PracticeRun(play, marked, {
    weigh: (number, answer) => weigh(found.file, effort, { number, answer }),
    advise: () => adviceFor(model, run.current),
  });
  return { model, run };
}

/** Weighs an answer in a worker. */
const weigh = (file: MatchFile, effort: EffortName, instead: Instead): ReturnType<PracticeTools['weigh']> =>
  new Promise((resolve) => {
    const end = order({ file, effort, instead }, (report) => {
      end();
      if ('weighed' in report) resolve(report.weighed);
      else if ('failed' in report) resolve(report);
    });
  });

/** Why something is better, in the game's terms; nothing where the bot advises what was found to give much away. */
async function adviceFor(model: TableModel, task: MarkedMoment | undefined): Promise<Hint | undefined> {
  const advice = await model.ponder(model.adviser);
  if (!advice || advice instanceof Error || !task) return undefined;
  const best = task.decision.answers[0]?.worth ?? 0;
  const known = task.decision.answers.find(({ answer }) => answer === advice.answer);
  if (!known || best - known.worth >= CLASSES.inaccuracy) return undefined;
  return hintOf(advice, (texts) => model.read(texts));
}
