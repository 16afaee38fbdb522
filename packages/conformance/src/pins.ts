import { createHash } from 'node:crypto';
import {
  type Entry,
  type Game,
  logOf,
  Match,
  type MatchFile,
  type Seat,
  seatsOf,
  type Viewer,
} from '@aerie/kernel';
import { changes } from './changes.js';

/**
 * What a match file does not say of a position, as short hashes: the answers of every seat that has any, and the view
 * of every seat and of the watcher. Position 0 is the one after the setup, position n the one after n entries.
 */
export interface Pins {
  readonly positions: readonly PositionPins[];
}
interface PositionPins {
  readonly answers: Readonly<Record<string, string>>;
  /** By seat, and last the watcher's. */
  readonly views: readonly string[];
}

/** Plain data with the keys of every object in order, so that equal data have equal text. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

const hash = (data: unknown): string =>
  createHash('sha256').update(canonical(data)).digest('hex').slice(0, 6);

/** Every answer of a seat as it is written, in the order in which the game lists them; undefined if it has none. */
function answersOf<S, V, A, E, O>(game: Game<S, V, A, E, O>, s: S, seat: Seat): unknown {
  const listed = game.answers(s, seat).map((answer) => game.write(answer));
  const open = game.open?.(s, seat);
  if (open) return { listed, accepts: open.accepts, examples: open.examples.map((a) => game.write(a)) };
  return listed.length > 0 || game.awaited(s).includes(seat) ? listed : undefined;
}

/** The entries of a match, migrated to the rules of today, and every position in order. */
function replayed<S, V, A, E, O>(game: Game<S, V, A, E, O>, file: MatchFile) {
  const positions: S[] = [];
  const match = Match.resume(game, logOf(file), undefined, (_place, _events, before) => {
    if (before !== undefined) positions.push(before);
  });
  return { positions: [...positions, match.state], entries: match.log.entries };
}

const viewersOf = (file: MatchFile): Viewer[] => [...seatsOf(file.seats.length), 'watcher'];

function pin<S, V, A, E, O>(game: Game<S, V, A, E, O>, file: MatchFile, s: S): PositionPins {
  const answers: Record<string, string> = {};
  for (const seat of seatsOf(file.seats.length)) {
    const now = answersOf(game, s, seat);
    if (now !== undefined) answers[seat] = hash(now);
  }
  const views = viewersOf(file).map((who) => hash(game.view(s, who)));
  return { answers, views };
}

/** The pins of a match as the rules have it now. */
export const pinsOf = <S, V, A, E, O>(game: Game<S, V, A, E, O>, file: MatchFile): Pins => ({
  positions: replayed(game, file).positions.map((s) => pin(game, file, s)),
});

/** The text of a file of pins: one line a position, so that a change can be read in a diff. */
export function writePins(pins: Pins): string {
  const lines = pins.positions.map((position) => `    ${JSON.stringify(position)}`);
  return `{\n  "positions": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

export const readPins = (text: string): Pins => JSON.parse(text) as Pins;

/**
 * The first thing in a match that is not as it was pinned: after which entry, whose answers or view, and what they are
 * now; undefined if everything is.
 */
export function firstUnpinned<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  file: MatchFile,
  pinned: Pins,
): string | undefined {
  const { positions, entries } = replayed(game, file);
  if (positions.length !== pinned.positions.length) {
    return `${pinned.positions.length} positions are pinned, the match has ${positions.length}`;
  }
  for (const [at, was] of pinned.positions.entries()) {
    const s = positions[at] as S;
    const now = pin(game, file, s);
    const seat = seatsOf(file.seats.length).find((one) => now.answers[one] !== was.answers[one]);
    if (seat !== undefined) {
      const answers = JSON.stringify(answersOf(game, s, seat) ?? 'none');
      return `${placeName(entries, at)}: the answers of seat ${seat} differ. Now they are ${answers}`;
    }
    const who = viewersOf(file).find((_, i) => now.views[i] !== was.views[i]);
    if (who !== undefined) {
      const name = who === 'watcher' ? 'the watcher' : `seat ${who}`;
      const earlier = at === 0 ? undefined : game.view(positions[at - 1] as S, who);
      return `${placeName(entries, at)}: the view of ${name} differs. ${describeView(game.view(s, who), earlier)}`;
    }
  }
  return undefined;
}

function placeName(entries: readonly Entry[], at: number): string {
  const entry = entries[at - 1];
  if (!entry) return 'after the setup';
  const what = 'answer' in entry ? `answered "${entry.answer}"` : 'took back';
  return `after entry ${at - 1} (seat ${entry.seat} ${what})`;
}

/** What was pinned is a hash, so the view of the entry before, which agreed, is what this one can be compared with. */
function describeView(view: unknown, earlier: unknown): string {
  if (earlier === undefined) return `Now it is ${JSON.stringify(view)}`;
  const lines = changes(earlier, view);
  if (lines.length === 0) return 'Now it is the same as before this entry.';
  return `Now this entry changes in it:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
