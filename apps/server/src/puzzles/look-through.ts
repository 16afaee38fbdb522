import { decisionFinder, playedByPeople } from '@aerie/analysis/puzzles/search';
import type { FoundMatch } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import type { SearchOrder } from './puzzle-search.js';

/** A match as far as its puzzles need it; undefined where there are none. */
export async function puzzlesIn({ log, seed, seats, name }: SearchOrder): Promise<FoundMatch | undefined> {
  const game = gameOf(log.game);
  const played = game && playedByPeople(game, log, seed, seats);
  if (!played || 'unfit' in played) return undefined;
  const [match] = (await decisionFinder(game))(played, name).matches;
  return (
    match && {
      ...match,
      options: match.options as FoundMatch['options'],
      played: [...match.played],
      puzzles: match.puzzles.flatMap(({ task, ...puzzle }) =>
        'right' in task ? [{ ...puzzle, task: { ...task, right: [...task.right] } }] : [],
      ),
    }
  );
}
