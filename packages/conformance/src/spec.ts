import type { Chance, Viewer } from '@aerie/kernel';

/** What the suite must be told about a game, because no contract could say it. */
export interface Spec<S, O> {
  /** How many of each kind of physical piece there are, wherever they lie: the same in every position. */
  pieces(s: S): Readonly<Record<string, number>>;
  /**
   * The same position with everything changed that this viewer may not know, as far as the pieces
   * allow. Leave it out only if the game hides nothing.
   */
  scramble?(s: S, who: Viewer, chance: Chance): S;
  /** Which of all sets of options to try with so many players; all if not said. */
  options?(all: readonly O[], seats: number): readonly O[];
  /** Older rules versions whose rulings hold on in their matches: one match of each is tried for every number of players. */
  readonly editions?: readonly number[];
  /** Matches for every number of players and every set of options; 3 if not said. */
  readonly matches?: number;
  /** In how many positions of a match, evenly spread by chance, everything is tried; all if not said. */
  readonly probes?: number;
  /** More decisions than a match can have; 10,000 if not said. */
  readonly longest?: number;
}

/** The promises that are checked, each with what it means. */
export const CHECKS = {
  terminates: 'a match comes to an end',
  awaited: 'whom the game waits for is clear, and everybody awaited has an answer',
  asking: 'asking for answers, reasons and views changes nothing',
  applies: 'every listed answer can be carried out',
  refuses: 'what is not listed is refused with a known reason, what is listed is not',
  notation: 'an answer can be written and read back, and no two are written alike',
  json: 'states, views and events are plain JSON',
  clone: 'a clone is equal and independent',
  save: 'a position that was saved and loaded plays on as before',
  deterministic: 'the same answer with the same luck does the same',
  replay: 'a log replays to the same positions and its file verifies',
  pieces: 'no piece is lost or made',
  imagine: 'an imagined state looks the same to its viewer and allows the same answers',
  hidden: 'nothing hidden shows in a view or an event',
  reveals: 'an answer that tells its giver something hidden is marked as a reveal',
  outcome: 'a match that is over has an outcome with proper places',
} as const;

export type Check = keyof typeof CHECKS;
