import { hasPuzzles, loadBook, type Puzzle, type PuzzleMatch } from '@aerie/analysis/puzzles';
import type { AnyPuzzleGoal } from '../../contract/puzzles.js';
import type { Deal } from '../../contract/school.js';
import { COVERS } from '../../games/registry.js';
import type { Language } from '../../words/words.js';

const goals = import.meta.glob<AnyPuzzleGoal>('../../games/*/puzzles/goal.ts', { import: 'default' });

/** The games that have puzzles, in the order of the front page. */
export const PUZZLED: readonly string[] = [...COVERS.keys()].filter(hasPuzzles);

/** A puzzle in its position. */
export interface Posed {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly deal: Deal;
  /** It comes from a match of the site, not with the program. */
  readonly isFound?: true;
}

/** All puzzles of a game's book that somebody who reads this language can solve; fetched when first asked for. */
export async function loadPuzzles(game: string, language: Language): Promise<readonly Posed[]> {
  const book = await loadBook(game);
  return (book?.matches ?? [])
    .filter(({ options }) => options.language === undefined || options.language === language)
    .flatMap((match) => posedIn(game, match));
}

/** The puzzles of a match. */
export const posedIn = (game: string, match: PuzzleMatch): Posed[] =>
  match.puzzles.map((puzzle) => ({ game, puzzle, deal: dealOf(match, puzzle) }));

/** What a puzzle that takes several turns asks for. */
export const loadGoal = async (game: string): Promise<AnyPuzzleGoal | undefined> =>
  goals[`../../games/${game}/puzzles/goal.ts`]?.();

/** Who plays along. */
const OTHERS = ['Ada', 'Bruno', 'Cleo', 'Dario'];

function dealOf({ seed, seats, options, played }: PuzzleMatch, { after, seat }: Puzzle): Deal {
  return {
    seed,
    options,
    seats: Array.from({ length: seats }, (_, i) => (i === seat ? null : (OTHERS[i] ?? OTHERS[0] ?? ''))),
    before: played.slice(0, after),
  };
}
