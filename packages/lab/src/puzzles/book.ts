import type { Puzzle, PuzzleBook, PuzzleMatch } from '@aerie/analysis/puzzles';
import type { Head, Record } from './record-file.js';

/** So many puzzles that ask for the same answer in the same theme are enough; what there is to choose from makes the difference. */
const MOST_ALIKE = 20;

interface Candidate {
  readonly match: PuzzleMatch;
  readonly puzzle: Puzzle;
}

/** What everybody who reads the same language gets: where a game is told in several, each has its own puzzles. */
const languageOf = ({ options }: PuzzleMatch): string => String(options.language ?? '');

/** A book of at most so many puzzles a language: themes take turns, and in each easy and hard ones do. */
export function bookOf({ game, rulesVersion }: Head, records: readonly Record[], most: number): PuzzleBook {
  const all = records
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ matches }) => matches)
    .flatMap((match) => match.puzzles.map((puzzle): Candidate => ({ match, puzzle })));
  const chosen = new Set<Puzzle>();
  for (const some of groups(all, ({ match }) => languageOf(match)))
    for (const { puzzle } of varied(some, most)) chosen.add(puzzle);
  const matches = [...new Set(all.map(({ match }) => match))].flatMap((match) => {
    const puzzles = match.puzzles.filter((puzzle) => chosen.has(puzzle));
    const last = puzzles.at(-1);
    return last ? [{ ...match, played: match.played.slice(0, last.after), puzzles }] : [];
  });
  return { format: 'aerie-puzzles/1', game, rulesVersion, matches };
}

function varied(candidates: readonly Candidate[], most: number): Candidate[] {
  const alike = new Map<string, number>();
  const different = candidates.filter(({ puzzle: { theme, task } }) => {
    if (!('right' in task)) return true;
    const key = `${theme} ${task.right[0]}`;
    const count = (alike.get(key) ?? 0) + 1;
    alike.set(key, count);
    return count <= MOST_ALIKE;
  });
  const themes = groups(different, ({ puzzle }) => puzzle.theme).map(spread);
  const longest = Math.max(0, ...themes.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, i) =>
    themes.flatMap((theme) => theme.slice(i, i + 1)),
  ).flat();
  return inTurn.slice(0, most);
}

/** In an order in which any beginning of the list has easy, middling and hard ones. */
function spread(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates.toSorted((a, b) => a.puzzle.rating - b.puzzle.rating);
  const order: Candidate[] = [];
  const halve = (some: readonly Candidate[][]): void => {
    const rest = some.flatMap((part) => {
      const middle = Math.floor(part.length / 2);
      order.push(part[middle] as Candidate);
      return [part.slice(0, middle), part.slice(middle + 1)];
    });
    const open = rest.filter(({ length }) => length > 0);
    if (open.length > 0) halve(open);
  };
  if (sorted.length > 0) halve([sorted]);
  return order;
}

function groups(candidates: readonly Candidate[], keyOf: (one: Candidate) => string): Candidate[][] {
  const found = new Map<string, Candidate[]>();
  for (const one of candidates) {
    const key = keyOf(one);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()];
}
