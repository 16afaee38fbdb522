import { decisionFinder, type Mined, type PlayedMatch, playedByPeople } from '@aerie/analysis/puzzles/search';
import { type AnyGame, logOf, type MatchFile } from '@aerie/kernel';
import { UserError } from '../io.js';
import { matchFileAt } from '../match-files.js';

/** So much of a match's seed stands in the ids of its puzzles. */
const NAME_LENGTH = 12;

/**
 * Finds puzzles in matches of people, in what people decided: nothing of who they were is in what is found. Throws `UserError` for a file
 * that cannot be used, before any is looked through.
 */
export async function matchesMiner(game: AnyGame, paths: readonly string[]): Promise<(nth: number) => Mined> {
  const matches = paths.map((path) => playedIn(game, matchFileAt(path), path));
  const finder = await decisionFinder(game);
  return (nth) => {
    const match = matches[nth] as PlayedMatch;
    return finder(match, match.seed.replace(/\W/g, '').slice(0, NAME_LENGTH));
  };
}

function playedIn(game: AnyGame, file: MatchFile, path: string): PlayedMatch {
  const people = file.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  if (!file.outcome) throw new UserError(`${path}: it is not over`);
  const played = playedByPeople(game, logOf(file), file.seed, people);
  if ('unfit' in played) throw new UserError(`${path}: ${played.unfit}`);
  return played;
}
