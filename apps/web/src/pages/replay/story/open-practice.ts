import type { EffortName, Instead } from '@aerie/analysis';
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
  const weighHere: Weigh = (number, answer) => weigh(found.file, effort, { number, answer });
  const run: PracticeRun = new PracticeRun(play, marked, {
    weigh: weighHere,
    advise: () => adviceFor(model, run.current, weighHere),
  });
  return { model, run };
}

type Weigh = PracticeTools['weigh'];

/** Weighs an answer in a worker. */
const weigh = (file: MatchFile, effort: EffortName, instead: Instead): ReturnType<Weigh> =>
  new Promise((resolve) => {
    const end = order({ file, effort, instead }, (report) => {
      end();
      if ('weighed' in report) resolve(report.weighed);
      else if ('failed' in report) resolve(report);
    });
  });

/** Why something is better, in the game's terms; nothing where the bot advises what gives much away. */
async function adviceFor(
  model: TableModel,
  task: MarkedMoment | undefined,
  weigh: Weigh,
): Promise<Hint | undefined> {
  const advice = await model.ponder(model.adviser);
  if (!advice || advice instanceof Error || !task) return undefined;
  const { number, decision } = task;
  if (advice.answer === task.answer) return undefined;
  if (advice.answer !== decision.answers[0]?.answer) {
    const weighed = await weigh(number, advice.answer);
    if (!weighed || 'failed' in weighed || weighed.class) return undefined;
  }
  return hintOf(advice, (texts) => model.read(texts));
}
