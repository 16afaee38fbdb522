import { type Args, say } from '../../../words/words.js';

/** Words of the board. */
export const word = (name: string, args?: Args): string =>
  say({ key: `cloud-mine.board.${name}`, ...(args ? { args } : {}) });
