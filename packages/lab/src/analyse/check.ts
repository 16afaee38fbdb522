import { type Analysis, BadAnalysisFile, ENGINE, readAnalysis } from '@aerie/analysis';
import { logOf, type MatchFile, same } from '@aerie/kernel';
import { readText } from '../files.js';
import { type Io, UserError } from '../io.js';
import { matchFileAt } from '../match-files.js';
import { analysed } from './working-out.js';

/** The analysis of a match at a path; throws `UserError` where it is none. */
function analysisAt(path: string, file: MatchFile): Analysis {
  try {
    return readAnalysis(readText(path), logOf(file));
  } catch (error) {
    if (error instanceof BadAnalysisFile)
      throw new UserError(`${path}: wrong at ${error.place}: ${error.message}`);
    throw error;
  }
}

/** Works an analysis of a match out again; gives the first place where the numbers differ, or undefined if they are the same. */
export async function firstDifference(
  path: string,
  match: string,
  workers: number,
  io: Io,
): Promise<string | undefined> {
  const claimed = analysisAt(path, matchFileAt(match));
  if (claimed.engine !== ENGINE)
    throw new UserError(
      `${path} is by engine ${claimed.engine}, and only that one can work it out again; this is ${ENGINE}`,
    );
  const { effort, seed, seats } = claimed;
  return differing(await analysed(match, { effort, seed, seats }, workers, io), claimed);
}

/** Where two values begin to differ: the names and numbers that lead there. */
function differing(one: unknown, other: unknown): string | undefined {
  if (same(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return '';
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  const keys = new Set([...mine, ...theirs].map(([key]) => key));
  for (const key of keys) {
    const below = differing(new Map(mine).get(key), new Map(theirs).get(key));
    if (below !== undefined) return [key, below].filter(Boolean).join('.');
  }
  return undefined;
}
