import { type Analysis, kindsIn, seatDecisions } from '@aerie/analysis';
import { loadBots } from '@aerie/bots/lazy';
import { logOf, Match } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { noteAnalysed } from '../../../play/analysed.js';
import type { Found } from '../session/source.js';

/** Keeps what an analysis came to for the history, where the match has an address and was played to its end. */
export async function noteAnalysis({ file, address }: Found, analysis: Analysis): Promise<void> {
  const game = address === null ? undefined : await loadGame(file.game);
  if (address === null || !game) return;
  const log = logOf(file);
  const { outcome } = Match.resume(game, log);
  if (!outcome) return;
  const { decisionKind } = await loadBots(game);
  const seats = seatDecisions(analysis, kindsIn(game, decisionKind, log)).map((one) => ({
    ...one,
    name: file.seats[one.seat]?.name ?? '',
    place: outcome.places[one.seat] ?? 0,
    points: outcome.points[one.seat] ?? 0,
  }));
  await noteAnalysed({ address, engine: analysis.engine, effort: analysis.effort, seats });
}
