import type { BestAnswer, Puzzle, PuzzleBook, PuzzleMatch } from '@aerie/analysis/puzzles';
import { Counter, confirmed, type Mined, type Miner, matchOf } from '@aerie/analysis/puzzles/search';
import { type AnyJudge, judgeOf, questionTo } from '@aerie/bots';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { readText } from '../files.js';
import { UserError } from '../io.js';

/** A book of a game, as `lab puzzle-book` writes it. Throws `UserError` for anything else. */
export function bookAt(game: AnyGame, path: string): PuzzleBook {
  const book = parsed(readText(path)) as Partial<PuzzleBook> | null;
  if (book?.format !== 'aerie-puzzles/1' || !Array.isArray(book.matches))
    throw new UserError(`${path} is no book of puzzles`);
  if (book.game !== game.id || book.rulesVersion !== game.rulesVersion)
    throw new UserError(`${path} is of ${book.game}, rules version ${book.rulesVersion}`);
  return book as PuzzleBook;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Looks at the puzzles of a book once more, in other worlds and as closely as the second look does today: those that do not hold are left out. */
export async function bookConfirmer(game: AnyGame, { matches }: PuzzleBook, seed: string): Promise<Miner> {
  const judge = await judgeOf(game);
  return (_, number): Mined => {
    const match = matches[number] as PuzzleMatch;
    const counter = new Counter();
    const puzzles = match.puzzles.flatMap((puzzle): Puzzle[] => {
      const task = lookedAt(game, judge, match, puzzle, seed);
      counter.add(typeof task === 'string' ? task : 'kept');
      return typeof task === 'string' ? [] : [{ ...puzzle, task }];
    });
    const kept = matchOf(match.seed, match.seats, match.played, puzzles, match.options);
    return { matches: kept ? [kept] : [], thrown: counter.all };
  };
}

function lookedAt(
  game: AnyGame,
  judge: AnyJudge,
  { seed, seats, options, played }: PuzzleMatch,
  { id, after, seat, task }: Puzzle,
  luck: string,
): BestAnswer | string {
  const match = Match.begin(game, { options, seats, seed });
  for (const line of played.slice(0, after)) {
    const [, who, answer] = /^(\d) (.+)$/.exec(line) as unknown as [string, string, string];
    match.play(Number(who), game.read(answer));
  }
  const [first] = (task as BestAnswer).right as [string];
  return confirmed(game, judge, questionTo(game, match.state, seat), first, new QuickChance(`${luck}/${id}`));
}
