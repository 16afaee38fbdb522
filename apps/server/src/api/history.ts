import type { Person } from '@aerie/host';
import type { Decided, History, historyEndpoints, Played, RatingChange } from '@aerie/protocol';
import type { Games } from '../common/games.js';
import { HttpError } from '../common/http-error.js';
import { networkOf } from '../common/network-address.js';
import type { Imports } from '../history/imports.js';
import type { Profiles } from '../history/profiles.js';
import type { Punctuality } from '../history/punctuality.js';
import { told } from '../history/ratings.js';
import { importKey, isDeparted, type PlayedBody, type Results } from '../history/results.js';
import type { AccountNames } from '../people/account-names.js';
import type { PeopleService } from '../people/people-service.js';
import type { RankedNames } from '../people/ranked-names.js';
import type { TypedRecord } from '../storage/typed-records.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import type { Handlers } from './handlers.js';

const MOST_PLAYED = 500;
const MOST_RANKED = 50;
const MOST_BEST = 10;

interface Parts {
  readonly peopleService: PeopleService;
  readonly tables: TableService;
  readonly accountNames: AccountNames;
  readonly rankedNames: RankedNames;
  readonly results: Results;
  readonly profiles: Profiles;
  readonly games: Games;
  readonly imports: Imports;
  readonly punctuality: Punctuality;
}

/** What people have played, and how well. */
export function historyHandlers({
  peopleService: { storage, privacy },
  tables,
  accountNames,
  rankedNames,
  results,
  profiles,
  games,
  imports,
  punctuality,
}: Parts): Handlers<keyof typeof historyEndpoints> {
  const historyOf = async (person: string, asker: Person | undefined): Promise<History> => {
    const own = asker?.id === person;
    const [known, last, inTime] = await Promise.all([
      storage.person(person),
      results.played.of(person, MOST_PLAYED),
      punctuality.of(person),
    ]);
    if (!known) throw new HttpError(404, 'noSuchPerson');
    const played = await tables.findAll(last.flatMap(({ body }) => body.table ?? []));
    const all = last.map((row): PlayedRow => ({ row, table: played.get(row.body.table ?? '') }));
    // What somebody made of a deal that others can still play would tell how to play it.
    const rows = all.filter(({ table }) => own || !table || !tables.isSecret(table));
    const games = [...new Set(rows.map(({ row }) => row.body.game))];
    const ratings = await Promise.all(
      games.map(async (game) => [game, await results.ratings.of(game, person)] as const),
    );
    return {
      name: known.name,
      ...(accountNames.isBorrowed(known.name, person) ? { guest: true } : {}),
      mine: own,
      played: rows.map((one) => playedMessage(tables, accountNames, one, asker)),
      ...(inTime === undefined ? {} : { inTime }),
      ratings: Object.fromEntries(ratings.flatMap(([game, rated]) => (rated ? [[game, rated]] : []))),
    };
  };

  return {
    'GET /api/history': ({ person }) => historyOf(person.id, person),
    'GET /api/history/:profile': async ({ params, person }) => {
      const whose = await profiles.person(params.profile);
      if (whose === undefined || rankedNames.isKeptFrom(whose, person))
        throw new HttpError(404, 'noSuchPerson');
      if (!(await privacy.shows('profile', whose, person?.id))) throw new HttpError(403, 'notShown');
      return historyOf(whose, person);
    },
    'GET /api/ranking/:game': async ({ params, person }) => {
      const { game } = games.get(params.game);
      const [rated, modes] = await Promise.all([
        results.ratings.top(game.id, MOST_RANKED),
        results.modesOf(game.id),
      ]);
      const scores = await Promise.all(
        modes.map((mode) => results.best.on(`${game.id}/${mode}`, { order: 'falling', limit: MOST_BEST })),
      );
      const people = [...rated, ...scores.flat()].map(({ owner }) => owner);
      const met = rated.flatMap(({ owner }) =>
        owner === null || rankedNames.isKeptFrom(owner, person) ? [] : [owner],
      );
      const [nameOf, profileOf] = await Promise.all([rankedNames.read(people, person), profiles.ofAll(met)]);
      const ranking = rated.map(({ owner, rank, body }) => ({
        place: 1 + rated.filter((other) => other.rank > rank).length,
        profile: profileOf.get(owner ?? '') ?? null,
        ...orNull(nameOf(owner)),
        level: body.level,
        mine: owner !== null && owner === person?.id,
        ...told(body),
      }));
      const best = modes.map((mode, i) => ({
        mode,
        scores: (scores[i] ?? []).map(({ owner, body }) => ({
          ...nameOf(owner),
          mine: owner === person?.id,
          points: body.points,
        })),
      }));
      return { game: game.id, ranking, best };
    },
    'POST /api/history/import': async ({ person, address, body }) => ({
      isNew: await imports.bring({ person: person.id, network: networkOf(address) }, body),
    }),
  };
}

const orNull = <T extends { name: string }>(one: T) => ({ ...one, name: one.name || null });

/** A match in somebody's history, and its table while there is one. */
interface PlayedRow {
  readonly row: TypedRecord<PlayedBody>;
  readonly table: Table | undefined;
}

/** A match as somebody is told of it; names are those that stand at its table now. */
function playedMessage(
  tables: TableService,
  accountNames: AccountNames,
  { row, table }: PlayedRow,
  asker: Person | undefined,
): Played {
  const { owner, rank, body } = row;
  const { table: id, seat, seats, game, mode, source, place, points, memorable: moves } = body;
  const told = {
    ...{ seats, game, mode, source, place, points, memorable: moves },
    ...(body.left ? { left: true as const } : {}),
    ...(body.early ? { early: true as const } : {}),
    ...(body.duplicate === undefined ? {} : { duplicate: body.duplicate }),
    rating: body.rating && changeMessage(body.rating),
    friendly: body.friendly === true,
    at: new Date(rank).toISOString(),
    ...(owner !== null && asker?.id === owner ? { own: ownMessage(row, owner) } : {}),
  };
  if (table && asker?.id !== owner && !isFoundBy(tables, table, asker))
    return { ...told, table: null, unlisted: true, others: [] };
  const isOther = (_: unknown, i: number) => i !== seat;
  const results = body.everybody?.map(({ place, points }) => ({ place, points })) ?? [];
  if (!table)
    return {
      ...told,
      table: null,
      others: (body.everybody ?? [])
        .filter(isOther)
        .map(({ level = null, place, points }) => ({ name: null, level, place, points })),
    };
  const others = [...table.body.seats.entries()].filter(isOther);
  return {
    ...told,
    table: id,
    others: others.map(([i, one]) => ({
      ...ratingAt(table, i),
      ...results[i],
      ...(one.kind === 'person' && one.cover !== null ? { left: true as const } : {}),
      name: one.kind === 'person' ? one.name : null,
      ...(one.kind === 'person' && accountNames.isBorrowed(one.name, one.person) ? { guest: true } : {}),
      level: one.kind === 'bot' ? one.level : null,
    })),
  };
}

/** Whether somebody who did not play a match is told where and with whom it was. */
const isFoundBy = (tables: TableService, table: Table, asker: Person | undefined): boolean =>
  tables.mayFind(table, asker?.id) && !(asker && tables.isKeptFrom(table, asker.id));

/** What nobody is told but whoever has played a match. */
function ownMessage(
  { id, body: { seat, source, decided } }: TypedRecord<PlayedBody>,
  person: string,
): NonNullable<Played['own']> {
  return {
    ...(isDeparted(id) ? {} : { seat }),
    ...(source === 'local' ? { key: id.slice(importKey(person, '').length) } : {}),
    ...(decided ? { decided: decidedMessage(decided) } : {}),
  };
}

const decidedMessage = ({ engine, effort, decisions, accuracy, loss, kinds }: Decided): Decided => ({
  ...{ engine, effort, decisions, accuracy, loss, kinds },
});

/** How the rating of whoever sits somewhere changed, where it did. */
function ratingAt(table: Table | undefined, seat: number): Pick<Played['others'][number], 'rating'> {
  const change = table?.body.ratings?.[seat];
  return change ? { rating: changeMessage(change) } : {};
}

const changeMessage = ({ before, after, provisional, uncertainty }: RatingChange): RatingChange => ({
  ...{ before, after },
  ...(provisional ? { provisional } : {}),
  ...(uncertainty === undefined ? {} : { uncertainty }),
});
