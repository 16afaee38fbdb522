import {
  type Analysis,
  analyse,
  type EffortName,
  type Instead,
  type Part,
  type WeighedDecision,
  weighInstead,
} from '@aerie/analysis';
import { loadBots } from '@aerie/bots/lazy';
import { logOf, type MatchFile, type Seat } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';

/** A part of a finished match to be analysed, and whose decisions are looked at; or an answer to be weighed that was not played. */
export type Order = { readonly file: MatchFile; readonly effort: EffortName } & (
  | { readonly seats: readonly Seat[]; readonly part: Part }
  | { readonly instead: Instead }
);

/** What the worker says: how far it is, what it found, or why it found nothing. */
export type Report =
  | { readonly done: number; readonly of: number }
  | { readonly analysis: Analysis }
  | { readonly weighed: WeighedDecision | undefined }
  | { readonly failed: Failure };

export type Failure = 'notLoaded' | 'broken';

const tell = (report: Report): void => self.postMessage(report);

/** Analyses a match beside the page. Whoever has heard enough ends the worker. */
self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const needed = await toolsFor(data.file.game).catch((error: unknown) => {
    console.warn(error);
  });
  if (!needed) return tell({ failed: 'notLoaded' });
  const { game, judge } = needed;
  const log = logOf(data.file);
  try {
    if ('instead' in data) tell({ weighed: weighInstead(game, judge, log, data.instead, data) });
    else report(analyse(game, judge, log, data));
  } catch (error) {
    console.warn(error);
    tell({ failed: 'broken' });
  }
};

/** Takes one piece of an analysis after the other, and tells of each. */
function report(pieces: ReturnType<typeof analyse>): void {
  for (;;) {
    const { value, done } = pieces.next();
    tell(done ? { analysis: value } : value);
    if (done) return;
  }
}

/** The rules of a game, and who judges its positions; undefined where there is no such game. */
async function toolsFor(id: string) {
  const game = await loadGame(id);
  return game && { game, judge: await (await loadBots(game)).judge() };
}
