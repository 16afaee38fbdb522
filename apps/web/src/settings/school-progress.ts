/** Where somebody stopped in a lesson: what was played, and how much of it before each step. */
export interface Bookmark {
  readonly chapter: string;
  readonly step: number;
  readonly marks: readonly number[];
  readonly played: readonly string[];
}

/** How far somebody has come with learning a game. */
export interface GameProgress {
  /** Lessons that were played to the end, by id. */
  readonly done?: readonly string[];
  readonly drills?: readonly string[];
  /** Concepts that the coach has explained at a real table. */
  readonly heard?: readonly string[];
  /** Whether the first game with the coach is over. */
  readonly played?: true;
  /** Whether the coach is muted. */
  readonly quiet?: true;
  readonly at?: Bookmark;
}

/** By game. */
export type SchoolProgress = Readonly<Record<string, GameProgress>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === type);

const isBookmark = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.chapter === 'string' &&
  Number.isInteger(value.step) &&
  isList(value.marks, 'number') &&
  isList(value.played, 'string');

const isGameProgress = (value: unknown): boolean =>
  isObject(value) &&
  [value.done, value.drills, value.heard].every((list) => list === undefined || isList(list, 'string')) &&
  [value.played, value.quiet].every((flag) => flag === undefined || flag === true) &&
  (value.at === undefined || isBookmark(value.at));

export const isSchoolProgress = (value: unknown): value is SchoolProgress =>
  isObject(value) && Object.values(value).every(isGameProgress);

const both = (a: readonly string[] = [], b: readonly string[] = []): readonly string[] => [
  ...new Set([...a, ...b]),
];

function mergedGame(here: GameProgress, there: GameProgress): GameProgress {
  const at = here.at ?? there.at;
  const lists = (['done', 'drills', 'heard'] as const).flatMap((name) => {
    const list = both(here[name], there[name]);
    return list.length > 0 ? [[name, list]] : [];
  });
  return {
    ...Object.fromEntries(lists),
    ...(here.played || there.played ? { played: true } : {}),
    ...(here.quiet ? { quiet: true } : {}),
    ...(at ? { at } : {}),
  };
}

/** What was learned on two devices: all of it. */
export const mergedProgress = (here: SchoolProgress, there: SchoolProgress): SchoolProgress =>
  Object.fromEntries(
    both(Object.keys(here), Object.keys(there)).map((game) => [
      game,
      mergedGame(here[game] ?? {}, there[game] ?? {}),
    ]),
  );
