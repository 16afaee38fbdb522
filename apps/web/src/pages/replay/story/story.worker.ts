import { type Analysis, analyse, type EffortName } from '@aerie/analysis';
import { loadBots } from '@aerie/bots/lazy';
import { logOf, type MatchFile, type Seat } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';

/** A finished match to be analysed, and whose decisions are looked at. */
export interface Order {
  readonly file: MatchFile;
  readonly effort: EffortName;
  readonly seats: readonly Seat[];
}

/** What the worker says: how far it is, what it found, or why it found nothing. */
export type Report =
  | { readonly done: number; readonly of: number }
  | { readonly analysis: Analysis }
  | { readonly failed: 'notLoaded' | 'noJudge' | 'broken' };

const tell = (report: Report): void => self.postMessage(report);

/** Analyses a match beside the page. Whoever has heard enough ends the worker. */
self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const needed = await toolsFor(data.file.game).catch((error: unknown) => {
    console.warn(error);
  });
  if (!needed) return tell({ failed: 'notLoaded' });
  if (!needed.game || !needed.judge) return tell({ failed: 'noJudge' });
  const { file, effort, seats } = data;
  const pieces = analyse(needed.game, needed.judge, logOf(file), { effort, seats });
  try {
    for (;;) {
      const { value, done } = pieces.next();
      tell(done ? { analysis: value } : value);
      if (done) return;
    }
  } catch (error) {
    console.warn(error);
    tell({ failed: 'broken' });
  }
};

/** The rules of a game, and who judges its positions. */
async function toolsFor(id: string) {
  const game = await loadGame(id);
  const judge = game && (await (await loadBots(game)).judge());
  return { game, judge };
}
