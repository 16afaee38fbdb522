import { type Analysis, BadAnalysisFile, differenceOf, ENGINE, readAnalysis } from '@aerie/analysis';
import { logOf, type MatchFile } from '@aerie/kernel';
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
  return differenceOf(await analysed(match, { effort, seed, seats }, workers, io), claimed);
}
