import { LANGUAGES, type Language } from '@aerie/cloud-mine';
import type { Description } from '../descriptions.js';
import { KEPT } from './kept.js';
import { TUNING } from './tuning.js';

export type Half = 'tuning' | 'kept';

/**
 * What people might say of each cloud, three times, in four languages: names, parts, stories, feelings. Written from the bare
 * pictures, without a look at what bots know, before their listening was tuned. The halves were drawn by lot in every language.
 */
export interface Heard extends Description {
  readonly half: Half;
}

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);

function read(row: string, half: Half): Heard {
  const [, cloud = '', language = '', text = ''] = /^(\d+) (\w\w) (.+)$/.exec(row) ?? [];
  if (!isLanguage(language)) throw new Error(`No cloud, language and words: ${row}`);
  return { cloud: Number(cloud), language, text, half };
}

const rows = (table: string, half: Half): readonly Heard[] =>
  table
    .trim()
    .split('\n')
    .map((row) => read(row, half));

export const LISTENING_SET: readonly Heard[] = [...rows(TUNING, 'tuning'), ...rows(KEPT, 'kept')];
