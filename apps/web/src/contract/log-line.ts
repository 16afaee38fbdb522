import type { Seat } from '@aerie/kernel';
import type { Saying } from '../words/words.js';

/**
 * A line of the log. `seat` adds the arguments `name` (how it is called) and `who` (`me` or `other`) to the saying;
 * `lights` are what it points at on the board.
 */
export interface LogLine extends Saying {
  readonly seat?: Seat;
  readonly lights?: readonly string[];
  /** Headings part the log, such as a new round. */
  readonly heading?: boolean;
}
