import type { ComponentType } from 'preact';
import { type Args, type Catalogues, say } from '../words/words.js';

/**
 * A part of the house that is fetched when somebody enters it. Its folder in `rooms/` is the first part of its address
 * and the beginning of the keys of its words, which lie in its folder `words`; `index.tsx` exports it as the default.
 */
export interface Room {
  /** Words of others that it uses beside its own. */
  readonly words?: Catalogues;
  /** `rest`: the further parts of the address, as they stand there. */
  readonly Page: ComponentType<{ readonly rest: readonly string[] }>;
}

/** The words of a room: `const tr = speaker<typeof en>()`, of its English catalogue. */
export const speaker =
  <C extends object>() =>
  (key: keyof C & string, args?: Args): string =>
    say({ key, ...(args ? { args } : {}) });
