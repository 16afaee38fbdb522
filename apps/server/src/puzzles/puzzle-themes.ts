import { hasPuzzles, loadBook } from '@aerie/analysis/puzzles';
import type { FoundPuzzles } from './found-puzzles.js';

type Themes = ReadonlyMap<string, string>;

/** What puzzles are about: of the books, and of those that were found in matches of this site. */
export class PuzzleThemes {
  private readonly ofBooks = new Map<string, Promise<Themes>>();

  constructor(private readonly found: FoundPuzzles) {}

  /** Undefined where there is no such puzzle. */
  async of(game: string, puzzle: string): Promise<string | undefined> {
    if (!hasPuzzles(game)) return undefined;
    const book = this.ofBooks.get(game) ?? themesOf(game);
    this.ofBooks.set(game, book);
    return (await book).get(puzzle) ?? this.found.themeOf(game, puzzle);
  }
}

async function themesOf(game: string): Promise<Themes> {
  const book = await loadBook(game);
  const puzzles = book?.matches.flatMap((match) => match.puzzles) ?? [];
  return new Map(puzzles.map(({ id, theme }) => [id, theme]));
}
