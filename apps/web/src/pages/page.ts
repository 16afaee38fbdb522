import type { ComponentType } from 'preact';
import type { Catalogues } from '../words/words.js';

/**
 * A page that is fetched when somebody opens it: `pages/<name>/index.tsx` exports it as the default. The name of its
 * folder is the first part of its address. Where the page has words of its own, they lie in its folder `words`, and
 * their keys begin with its name and a dot.
 */
export interface PageModule {
  /** Words of others that it uses beside its own. */
  readonly words?: Catalogues;
  /** `rest`: the further parts of the address, as they stand there. */
  readonly Page: ComponentType<{ readonly rest: readonly string[] }>;
}
