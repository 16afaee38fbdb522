import * as v from 'valibot';
import type { AnyGame, Game, Outcome } from './game.js';
import { isDeeperThan, type Json, same } from './json.js';
import { placesThatCount } from './leavers.js';
import type { Entry, MatchLog, Migration } from './log.js';
import { RecordingChance } from './logged-chance.js';
import { BadLog, BadSeats, Match } from './match.js';
import { migrate, UnknownRules } from './migrate.js';
import { BadOptions, readOptions } from './options.js';
import { commitment, type Place, SeededChance, streamOf } from './seeded-chance.js';
import { sharedLuckSchema, wrongLuck } from './shared-luck.js';

const json = v.custom<Json>((x) => x !== undefined);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const events = v.array(json);
const at = v.optional(whole);

/** How deep a match file may be: far deeper than any game's events, and no deeper than recursion goes anywhere. */
const DEEPEST = 64;

const entrySchema = v.union(
  [
    v.strictObject({ seat: whole, answer: v.string(), chance: v.array(json), at, events }),
    v.strictObject({ seat: whole, back: whole, agreed: v.optional(v.literal(true)), at, events }),
  ],
  'is neither an answer nor something taken back',
);

export const matchFileSchema = v.strictObject({
  format: v.literal('aerie-match/1'),
  game: v.string(),
  rulesVersion: whole,
  options: v.record(v.string(), json),
  /** Who sat where; only the number of seats matters to the rules. */
  seats: v.array(v.strictObject({ name: v.string(), bot: v.optional(v.string()) })),
  seedHash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 in hexadecimal'))),
  seed: v.optional(v.string()),
  /** Whose parts the seed was made of, where it was made of several. */
  luck: v.optional(sharedLuckSchema),
  /** It was played without ratings; the rules do not know of it. */
  friendly: v.optional(v.literal(true)),
  setup: v.strictObject({ chance: v.array(json), events }),
  entries: v.array(entrySchema),
  /** How many entries were decided under older rules; missing where none were. */
  carried: v.optional(whole),
  /** The older rules version whose rulings hold in it, because it began under them; missing otherwise. */
  edition: v.optional(whole),
  outcome: v.nullable(
    v.strictObject({
      places: v.array(v.number()),
      points: v.array(v.number()),
      rivals: v.optional(v.array(v.strictObject({ place: v.number(), points: v.number() }))),
    }) as v.GenericSchema<Outcome>,
  ),
  /**
   * Where somebody left: the places that count, and who left after how many entries; `takenOver`: another person has played
   * that seat since. `early`: the match ended there, without an outcome of the rules.
   */
  result: v.optional(
    v.strictObject({
      places: v.array(v.number()),
      left: v.array(v.strictObject({ seat: whole, number: whole, takenOver: v.optional(v.literal(true)) })),
      early: v.optional(v.literal(true)),
    }),
  ),
});

/** One match as a file that a reader without our code can follow; see `docs/match-file.md`. */
export type MatchFile = v.InferOutput<typeof matchFileSchema>;
export type SeatName = MatchFile['seats'][number];

/** The text is not a match file: `place` says where. */
export class BadMatchFile extends Error {
  constructor(
    readonly place: string,
    message: string,
  ) {
    super(message);
  }
}

/** Everything that happened in a match: at its setup, and by entry. */
interface Happened<E> {
  readonly opening: readonly E[];
  readonly entries: readonly (readonly E[])[];
}

/** What happened in a match, by playing it through. */
function happenedIn<S, V, A, E, O>({ game, log }: Match<S, V, A, E, O>): Happened<E> {
  let opening: readonly E[] = [];
  const entries: (readonly E[])[] = [];
  Match.resume(game, log, undefined, (place, told) => {
    if (place === 'setup') opening = told;
    else entries.push(told);
  });
  return { opening, entries };
}

/**
 * The file of a match. A running match must not be handed to its players so: it holds what is hidden. Whoever has at hand
 * what happened saves that the match is played through for it.
 */
export function writeMatchFile<S, V, A, E, O>(
  match: Match<S, V, A, E, O>,
  seats: readonly SeatName[],
  seed?: string,
  happened: Happened<E> = happenedIn(match),
): MatchFile {
  const { setup, entries, seats: _, carried, edition, ...head } = match.log;
  const outcome = match.outcome;
  return {
    format: 'aerie-match/1',
    ...(head as { game: string; rulesVersion: number; options: Record<string, Json> }),
    seats: seats.map((seat) => ({ ...seat })),
    ...(seed === undefined ? {} : { seedHash: commitment(seed), seed }),
    setup: { chance: [...setup], events: [...happened.opening] as Json[] },
    entries: entries.map(
      (entry, i) => ({ ...entry, events: [...(happened.entries[i] ?? [])] }) as MatchFile['entries'][number],
    ),
    ...(carried === undefined ? {} : { carried }),
    ...(edition === undefined ? {} : { edition }),
    outcome: outcome ?? null,
  };
}

/** Reads the text of a match file; throws `BadMatchFile`. Says nothing yet about the rules. */
export function readMatchFile(text: string): MatchFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BadMatchFile('file', `not JSON, perhaps cut off: ${(error as Error).message}`);
  }
  if (isDeeperThan(data, DEEPEST)) throw new BadMatchFile('file', 'not a match file: nested too deeply');
  const result = v.safeParse(matchFileSchema, data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new BadMatchFile(v.getDotPath(issue) ?? 'file', `not a match file: ${issue.message}`);
}

/** The log inside a match file. */
export function logOf(file: MatchFile): MatchLog {
  return {
    game: file.game,
    rulesVersion: file.rulesVersion,
    options: file.options,
    seats: file.seats.length,
    setup: file.setup.chance,
    entries: file.entries.map(({ events: _, ...entry }) => entry as Entry),
    ...(file.carried === undefined ? {} : { carried: file.carried }),
    ...(file.edition === undefined ? {} : { edition: file.edition }),
  };
}

/** What checking a match file found: the first disagreement and its place, or that there is none. */
export type Verdict =
  | { readonly ok: true; readonly at: null; readonly reason: null }
  | { readonly ok: false; readonly at: string; readonly reason: string };

const placeName = (place: Place): string => (place === 'setup' ? 'setup' : `entries.${place}`);

class Disagreement extends Error {
  constructor(
    readonly at: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Replays a match file under the rules of `game` and compares everything in it: legality, chance
 * outcomes (also with the committed seed, where the file discloses it, and the seed with the parts that it was made of),
 * events, outcome, and that the places which count follow from it and from who left. Of a file of older rules that has to be rewritten only legality and outcome can be compared; of what was carried over before
 * the match was played on, everything but the seed's luck.
 */
export function verifyMatchFile<S, V, A, E, O>(game: Game<S, V, A, E, O>, file: MatchFile): Verdict {
  try {
    checkSeed(file);
    checkLuck(file);
    checkCarried(game, file);
    const log = migrate(game, logOf(file));
    const rewritten = file.rulesVersion !== game.rulesVersion && log.carried !== undefined;
    const match = Match.resume(game, log, undefined, (place, told, before) => {
      if (rewritten) return;
      if (file.seed !== undefined && !isCarried(file, place))
        checkChance(game, log, file.seed, place, before);
      const part = place === 'setup' ? file.setup : file.entries[place];
      if (!same(told, part?.events)) {
        throw new Disagreement(
          `${placeName(place)}.events`,
          'these are not the events that the rules bring about',
        );
      }
    });
    checkOutcome(match, file);
    checkResult(game, file);
    return { ok: true, at: null, reason: null };
  } catch (error) {
    if (error instanceof Disagreement) return { ok: false, at: error.at, reason: error.message };
    if (error instanceof BadLog) return { ok: false, at: placeName(error.place), reason: error.message };
    if (error instanceof UnknownRules) return { ok: false, at: 'rulesVersion', reason: error.message };
    if (error instanceof BadOptions) return { ok: false, at: 'options', reason: error.message };
    if (error instanceof BadSeats) return { ok: false, at: 'seats', reason: error.message };
    throw error;
  }
}

function checkSeed(file: MatchFile): void {
  if (file.seed === undefined) return;
  if (file.seedHash === undefined)
    throw new Disagreement('seedHash', 'a seed is disclosed but was never committed to');
  if (commitment(file.seed) !== file.seedHash) {
    throw new Disagreement('seed', 'the disclosed seed is not the one that was committed to');
  }
}

/** Nobody's part was changed after it was committed to, and the seed follows from all of them. */
function checkLuck({ luck, seats, seed }: MatchFile): void {
  const wrong = luck && wrongLuck(luck, seats.length, seed);
  if (wrong) throw new Disagreement(wrong.at, wrong.reason);
}

/** Whether the luck of a place came from the seed under older rules, which nobody here can ask again. */
const isCarried = ({ carried }: MatchFile, place: Place): boolean =>
  carried !== undefined && (place === 'setup' || place < carried);

/** Nobody hides luck behind older rules that there never were. */
function checkCarried(game: AnyGame, { carried, rulesVersion, entries }: MatchFile): void {
  if (carried === undefined) return;
  if (carried > entries.length) throw new Disagreement('carried', 'more was carried over than there is');
  const rewrites = ([from, step]: [string, Migration]) =>
    Number(from) < rulesVersion && step !== 'keepRulings';
  if (!Object.entries(game.migrations ?? {}).some(rewrites))
    throw new Disagreement('carried', `no match had to be rewritten for version ${rulesVersion}`);
}

/** Plays one part of the match again with the seed's own luck and compares what chance says. */
function checkChance<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  log: MatchLog,
  seed: string,
  place: Place,
  before: S | undefined,
): void {
  const chance = new RecordingChance(new SeededChance(seed, streamOf(place, log)));
  const entry = place === 'setup' ? undefined : log.entries[place];
  if (entry && 'back' in entry) return;
  if (entry) {
    game.apply(game.clone(before as S), entry.seat, game.read(entry.answer) as A, chance, undefined);
  } else game.setup(readOptions(game.options, log.options), log.seats, chance, undefined, log.edition);
  const logged = entry ? entry.chance : log.setup;
  if (!same(chance.outcomes, logged)) {
    throw new Disagreement(
      `${placeName(place)}.chance`,
      `the committed seed gives ${JSON.stringify(chance.outcomes)}, not ${JSON.stringify(logged)}`,
    );
  }
}

function checkOutcome<S, V, A, E, O>(match: Match<S, V, A, E, O>, file: MatchFile): void {
  const outcome = match.outcome ?? null;
  if (outcome && !file.outcome)
    throw new Disagreement('outcome', 'the game is over, but the file gives no outcome');
  if (!outcome && file.outcome) {
    throw new Disagreement(
      `entries.${file.entries.length}`,
      'the file gives an outcome, but the game is not over after its last entry: entries are missing',
    );
  }
  if (!same(outcome, file.outcome)) {
    throw new Disagreement('outcome', `the rules bring about ${JSON.stringify(outcome)}`);
  }
}

/** Who left can only be told by whoever kept the match; the places that count must follow from it. */
function checkResult(game: AnyGame, { result, seats, entries, outcome }: MatchFile): void {
  if (!result) return;
  const { left, places, early } = result;
  left.forEach(({ seat, number }, i) => {
    if (seat >= seats.length) throw new Disagreement(`result.left.${i}.seat`, 'there is no such seat');
    if (number > entries.length)
      throw new Disagreement(`result.left.${i}.number`, 'that is after the last entry');
  });
  if ((outcome === null) !== (early === true))
    throw new Disagreement('result.early', 'a match ends early exactly where the rules give no outcome');
  const gone = left.filter(({ takenOver }) => !takenOver);
  const counting = placesThatCount(game, seats.length, outcome ?? undefined, gone);
  if (!same(places, counting))
    throw new Disagreement('result.places', `with who left, the places are ${JSON.stringify(counting)}`);
}
