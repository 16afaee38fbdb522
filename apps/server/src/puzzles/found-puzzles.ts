import type { FoundPuzzles as Told } from '@aerie/protocol';
import type { Games } from '../common/games.js';
import { HttpError } from '../common/http-error.js';
import { idFor, newId } from '../common/ids.js';
import type { MatchPuzzles } from '../matches/kept-puzzles.js';

/** The ids of puzzles that were found here begin with it, and those of books never do. */
const MARK = '~';
const NAME_LENGTH = 12;

/** The beginning of the ids of the puzzles of a match: it says nothing of the match. */
export const newPuzzleName = (): string => `${MARK}${newId().slice(0, NAME_LENGTH)}`;

/** Puzzles that were found in matches of this site, as they are told. */
export class FoundPuzzles {
  constructor(
    private readonly kept: MatchPuzzles,
    private readonly games: Games,
  ) {}

  async of(game: string): Promise<Told> {
    const rules = this.games.find(game)?.game;
    if (!rules) throw new HttpError(409, 'unknownGame', { game });
    const { rulesVersion } = rules;
    const matches = await this.kept.of(game, rulesVersion);
    const ids = matches.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
    return { edition: ids.length > 0 ? idFor(ids.join(' ')) : '', rulesVersion, matches };
  }

  /** The rating that a puzzle came with; undefined where there is none such. */
  async firstRating(game: string, puzzle: string): Promise<number | undefined> {
    return (await this.find(game, puzzle))?.rating;
  }

  /** What a puzzle is about; undefined where there is none such. */
  async themeOf(game: string, puzzle: string): Promise<string | undefined> {
    return (await this.find(game, puzzle))?.theme;
  }

  private async find(game: string, puzzle: string) {
    if (!puzzle.startsWith(MARK)) return undefined;
    const { matches } = await this.of(game);
    return matches.flatMap(({ puzzles }) => puzzles).find(({ id }) => id === puzzle);
  }
}
