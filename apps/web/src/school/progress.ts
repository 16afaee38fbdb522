import type { Played } from '../contract/school.js';
import type { Bookmark, GameProgress } from '../settings/school-progress.js';
import { settings } from '../settings/settings.js';

const NOTHING: GameProgress = {};

/** How far somebody has come with a game. */
export const progressOf = (game: string): GameProgress => settings.school.value[game] ?? NOTHING;

function change(game: string, changes: (before: GameProgress) => GameProgress): void {
  const all = settings.school.peek();
  settings.school.value = { ...all, [game]: changes(all[game] ?? NOTHING) };
}

const withOne = (list: readonly string[] | undefined, one: string): readonly string[] =>
  list?.includes(one) ? list : [...(list ?? []), one];

/** Where somebody is in a lesson, with all that was played there. */
export interface Place extends Bookmark {
  readonly played: readonly Played[];
}

/** Keeps the place in a lesson, so that one can go on there on any device. */
export const bookmark = (game: string, at: Place): void => change(game, (before) => ({ ...before, at }));

/** The place in this lesson where somebody stopped. */
export function placeIn(game: string, chapter: string): Place | undefined {
  const { at } = progressOf(game);
  return at?.chapter === chapter && at.step > 0 ? (at as Place) : undefined;
}

export const forgetPlace = (game: string): void => change(game, ({ at: _, ...before }) => before);

export const chapterDone = (game: string, chapter: string): void =>
  change(game, ({ at: _, ...before }) => ({ ...before, done: withOne(before.done, chapter) }));

export const drillDone = (game: string, drill: string): void =>
  change(game, (before) => ({ ...before, drills: withOne(before.drills, drill) }));

export const gamePlayed = (game: string): void => change(game, (before) => ({ ...before, played: true }));

/** What the coach of a real game has explained. */
export const conceptHeard = (game: string, concept: string): void =>
  change(game, (before) => ({ ...before, heard: withOne(before.heard, concept) }));

/** Has the coach explain everything once more. */
export const forgetConcepts = (game: string): void => change(game, ({ heard: _, ...before }) => before);

/** Whether the coach says nothing at the tables of this game. */
export const setQuiet = (game: string, isQuiet: boolean): void =>
  change(game, ({ quiet: _, ...before }) => (isQuiet ? { ...before, quiet: true } : before));
