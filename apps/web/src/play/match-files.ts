import { loadBots } from '@aerie/bots/lazy';
import {
  type AnyGame,
  BadMatchFile,
  logOf,
  Match,
  type MatchFile,
  type Outcome,
  readMatchFile,
  verifyMatchFile,
  writeMatchFile,
} from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { random } from './random.js';
import { save } from './saved.js';
import { type LocalSeat, localName, type SavedMatch } from './saved-match.js';

/** A match of this browser as a file that anybody can follow. It holds all that is hidden: it is one's own. */
export async function matchFileOf(saved: SavedMatch): Promise<MatchFile> {
  const game = await loadGame(saved.log.game);
  if (!game) throw new Error(`there is no game ${saved.log.game}`);
  const seats = saved.seats.map((seat, i) =>
    seat.kind === 'person' ? { name: localName(seat) } : { name: `${seat.level} ${i + 1}`, bot: seat.level },
  );
  // What goes on from another match has luck of two seeds, and can name neither.
  const seed = saved.branch ? undefined : (saved.seed ?? undefined);
  const file = writeMatchFile(Match.resume(game, saved.log), seats, seed);
  return saved.result ? { ...file, result: saved.result } : file;
}

/** Why a file is not taken: none of ours, of a game that is not here, against the rules, or without its luck. */
export type ImportProblem = 'notAFile' | 'unknownGame' | 'againstRules' | 'withoutLuck';

/** Takes a match from a file, once it has been played through by the rules; gives its id here. */
export async function importMatch(text: string): Promise<{ id: string } | { unfit: ImportProblem }> {
  let file: MatchFile;
  try {
    file = readMatchFile(text);
  } catch (error) {
    if (error instanceof BadMatchFile) return { unfit: 'notAFile' };
    throw error;
  }
  const game = await loadGame(file.game);
  if (!game) return { unfit: 'unknownGame' };
  if (!verifyMatchFile(game, file).ok) return { unfit: 'againstRules' };
  const { result } = file;
  const outcome = outcomeIn(game, file);
  if (!outcome && file.seed === undefined) return { unfit: 'withoutLuck' };
  const { levels, baselines } = await loadBots(game);
  const levelOf = (bot: string): string =>
    levels.includes(bot) || baselines.includes(bot) ? bot : (levels[0] as string);
  const id = `L${random(10)}`;
  await save({
    id,
    seats: file.seats.map(
      ({ name, bot }): LocalSeat =>
        bot === undefined ? { kind: 'person', name } : { kind: 'bot', level: levelOf(bot) },
    ),
    seed: file.seed ?? null,
    log: logOf(file),
    over: outcome !== undefined,
    changedAt: Date.now(),
    imported: true,
    ...(outcome ? { outcome } : {}),
    ...(result ? { result } : {}),
  });
  return { id };
}

/** How the match of a file ended, with the places that count; undefined where it goes on. */
function outcomeIn(game: AnyGame, file: MatchFile): Outcome | undefined {
  const { outcome, result } = file;
  if (!result) return outcome ?? undefined;
  const points = outcome?.points ?? game.points(Match.resume(game, logOf(file)).state);
  return { ...outcome, points, places: result.places };
}
