import type { MatchFile } from '@aerie/kernel';
import { downloadJson } from '../../ui/download.js';

/** Downloads a match as a file. */
export const download = (file: MatchFile): void =>
  downloadJson(`${file.game}-${(file.seedHash ?? 'match').slice(0, 8)}.json`, JSON.stringify(file, null, 1));
