import type { Person, TableState } from '@aerie/host';
import { BadMatchFile, logOf, Match, type MatchFile, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import type { History, historyEndpoints, Played } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import type { Games } from '../common/games.js';
import { HttpError } from '../common/http-error.js';
import type { Profiles } from '../history/profiles.js';
import { shown } from '../history/ratings.js';
import { memorable, modeOf, type PlayedBody, type Results } from '../history/results.js';
import type { Storage } from '../storage/storage.js';
import type { TypedRecord } from '../storage/typed-records.js';
import type { Handlers } from './handlers.js';

const MOST_PLAYED = 500;
const MOST_RANKED = 50;
const MOST_BEST = 10;

/** What people have played, and how well. */
export function historyHandlers(
  storage: Storage,
  results: Results,
  profiles: Profiles,
  games: Games,
  now: () => number,
): Handlers<keyof typeof historyEndpoints> {
  const historyOf = async (person: string, asker: Person | undefined): Promise<History> => {
    const row = await storage.person(person);
    if (!row) throw new HttpError(404, 'noSuchPerson');
    const rows = await results.played.of(person, MOST_PLAYED);
    const games = [...new Set(rows.map(({ body }) => body.game))];
    const ratings = await Promise.all(
      games.map(async (game) => [game, await results.ratings.of(game, person)] as const),
    );
    return {
      name: row.name,
      mine: asker?.id === person,
      played: await Promise.all(rows.map((one) => playedMessage(storage, one))),
      ratings: Object.fromEntries(ratings.flatMap(([game, rated]) => (rated ? [[game, rated]] : []))),
    };
  };

  const nameOf = async (person: string | null): Promise<string | null> =>
    (person === null ? undefined : await storage.person(person))?.name ?? null;

  return {
    'GET /api/history': ({ person }) => historyOf(person.id, person),
    'GET /api/history/:profile': async ({ params, person }) => {
      const whose = await profiles.person(params.profile);
      if (whose === undefined) throw new HttpError(404, 'noSuchPerson');
      return historyOf(whose, person);
    },
    'GET /api/ranking/:game': async ({ params, person }) => {
      const { game } = games.get(params.game);
      const rated = await results.ratings.top(game.id, MOST_RANKED);
      const ranking = await Promise.all(
        rated.map(async ({ owner, rank, body }) => ({
          place: 1 + rated.filter((other) => other.rank > rank).length,
          profile: owner === null ? null : await profiles.of(owner),
          name: await nameOf(owner),
          level: body.level,
          mine: owner !== null && owner === person?.id,
          rating: shown(body),
          games: body.games,
        })),
      );
      const best = await Promise.all(
        (await results.modesOf(game.id)).map(async (mode) => ({
          mode,
          scores: await Promise.all(
            (await results.best.on(`${game.id}/${mode}`, { order: 'falling', limit: MOST_BEST })).map(
              async ({ owner, body }) => ({
                name: (await nameOf(owner)) ?? '',
                mine: owner === person?.id,
                points: body.points,
              }),
            ),
          ),
        })),
      );
      return { game: game.id, ranking, best };
    },
    'POST /api/history/import': async ({ person: me, body: { file: sent, key, seat } }) => {
      const file = readSent(sent);
      const { game, match } = replayed(file);
      if (seat >= file.seats.length)
        throw new HttpError(400, 'badRequest', { at: 'seat', message: 'is not there' });
      const { outcome } = match;
      if (!outcome) throw new HttpError(400, 'notOver');
      const isNew = await results.remember(me.id, `local/${me.id}/${key}`, now(), {
        table: null,
        seat,
        seats: file.seats.length,
        game: game.id,
        mode: modeOf(file.seats.length, match.log.options),
        source: 'local',
        place: outcome.places[seat] ?? 0,
        points: outcome.points[seat] ?? 0,
        rating: null,
        memorable: memorable(game, match.log, seat),
      });
      return { isNew };
    },
  };
}

function readSent(sent: unknown): MatchFile {
  try {
    return readMatchFile(typeof sent === 'string' ? sent : JSON.stringify(sent));
  } catch (error) {
    if (error instanceof BadMatchFile) throw new HttpError(400, 'badMatchFile', { message: error.message });
    throw error;
  }
}

/** The match of a file that agrees with the rules. */
function replayed(file: MatchFile) {
  const game = gameOf(file.game);
  if (!game) throw new HttpError(400, 'unknownGame', { game: file.game.slice(0, 40) });
  const verdict = verifyMatchFile(game, file);
  if (!verdict.ok)
    throw new HttpError(400, 'badMatchFile', { at: verdict.at ?? '', message: verdict.reason ?? '' });
  return { game, match: Match.resume(game, logOf(file)) };
}

/** A match as it is told; names are those that stand at its table now. */
async function playedMessage(storage: Storage, { rank, body }: TypedRecord<PlayedBody>): Promise<Played> {
  const { table: id, seat, ...rest } = body;
  const table =
    id === null ? undefined : ((await storage.table(id))?.body as unknown as TableState | undefined);
  const others = (table?.seats ?? []).filter((_, i) => i !== seat);
  return {
    ...rest,
    friendly: rest.friendly === true,
    table: table ? id : null,
    at: new Date(rank).toISOString(),
    others: others.map((one) => ({
      name: one.kind === 'person' ? one.name : null,
      level: one.kind === 'bot' ? one.level : null,
    })),
  };
}
