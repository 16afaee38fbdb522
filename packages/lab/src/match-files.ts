import { BadMatchFile, type MatchFile, readMatchFile } from '@aerie/kernel';
import { readText } from './files.js';
import { UserError } from './io.js';

/** The match file at a path; throws `UserError` where there is none. */
export function matchFileAt(path: string): MatchFile {
  try {
    return readMatchFile(readText(path));
  } catch (error) {
    if (error instanceof BadMatchFile)
      throw new UserError(`${path}: wrong at ${error.place}: ${error.message}`);
    throw error;
  }
}
