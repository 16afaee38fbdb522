import type { AnySchool } from '../contract/school.js';
import { addWords } from '../words/words.js';
import { schoolWords } from './words.js';

const schools = import.meta.glob<AnySchool>('../games/*/school/index.ts', { import: 'default' });

/** The school of a game with its words; undefined where it has none. */
export async function loadSchool(game: string): Promise<AnySchool | undefined> {
  const school = await schools[`../games/${game}/school/index.ts`]?.();
  if (!school) return undefined;
  await Promise.all([addWords(school.words), addWords(schoolWords)]);
  return school;
}
