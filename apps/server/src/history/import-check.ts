import { memorableOf, modeOf } from '@aerie/host';
import { BadMatchFile, logOf, Match, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { ENDPOINTS, type ErrorCode, type ErrorStatus } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import { HttpError } from '../common/http-error.js';
import { parseBody } from '../common/read-body.js';
import type { PlayedBody } from './results.js';

/** A match that was played elsewhere, as it is to stand in somebody's history, under the key that they gave it. */
export interface CheckedImport {
  readonly key: string;
  readonly played: PlayedBody;
}

/** What became of checking a request to import a match; plain data, since it comes from a thread. */
export type ImportVerdict =
  | { readonly checked: CheckedImport }
  | {
      readonly refused: {
        readonly status: ErrorStatus;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string | number>>;
      };
    };

/** Reads the body of a request to import a match, and replays the match by the rules. */
export function checkImport(body: string): ImportVerdict {
  try {
    return { checked: checkedImport(body) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, code, fields } = error;
    return { refused: { status, code, fields } };
  }
}

function checkedImport(body: string): CheckedImport {
  const { file: sent, key, seat } = parseBody(body, ENDPOINTS['POST /api/history/import'].body);
  const file = readSent(sent);
  const game = gameOf(file.game);
  if (!game) throw new HttpError(400, 'unknownGame', { game: file.game.slice(0, 40) });
  const verdict = verifyMatchFile(game, file);
  if (!verdict.ok) throw new HttpError(400, 'badMatchFile', { at: verdict.at, message: verdict.reason });
  const seats = file.seats.length;
  if (seat >= seats) throw new HttpError(400, 'badRequest', { at: 'seat', message: 'is not there' });
  const { outcome, log } = Match.resume(game, logOf(file));
  if (!outcome) throw new HttpError(400, 'notOver');
  return {
    key,
    played: {
      table: null,
      seat,
      seats,
      game: game.id,
      mode: modeOf(seats, log.options),
      source: 'local',
      place: outcome.places[seat] ?? 0,
      points: outcome.points[seat] ?? 0,
      everybody: file.seats.map(({ bot }, i) => ({
        ...{ place: outcome.places[i] ?? 0, points: outcome.points[i] ?? 0 },
        ...(bot === undefined ? {} : { level: bot }),
      })),
      rating: null,
      memorable: memorableOf(game, log, seat),
    },
  };
}

function readSent(sent: unknown) {
  try {
    return readMatchFile(typeof sent === 'string' ? sent : JSON.stringify(sent));
  } catch (error) {
    if (error instanceof BadMatchFile) throw new HttpError(400, 'badMatchFile', { message: error.message });
    throw error;
  }
}
