import * as v from 'valibot';
import type { LiveMatch } from '../matches/match-store.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { Table } from '../tables/table-store.js';

/** Somebody's one try at a deal. Once it is finished it gets a shelf, and with it a place in the ranking. */
const trySchema = storedObject({
  game: v.string(),
  day: v.string(),
  table: v.nullable(v.string()),
  done: v.nullable(storedObject({ points: v.number(), won: v.boolean() })),
});

export const tryId = (game: string, day: string, person: string): string => `${game}/${day}/${person}`;
export const shelfOf = (game: string, day: string): string => `${game}/${day}`;

/** Everybody's tries at the challenges of all days. */
export class DailyTries {
  readonly records: TypedRecords<typeof trySchema>;

  constructor(storage: Storage) {
    this.records = new TypedRecords(storage, 'try', trySchema);
  }

  /** A try has come to its end: it takes its place in the ranking, unless a bot has played it. */
  async ended({ id: table, body }: Table, { match }: LiveMatch): Promise<undefined> {
    const [mine] = body.seats;
    if (body.daily === undefined || mine?.kind !== 'person' || !match.outcome) return undefined;
    if (mine.cover !== null || mine.resigned) return undefined;
    const points = match.outcome.points[0] ?? 0;
    const won = match.outcome.places[0] === 1 && !match.game.together;
    await this.records.change(tryId(body.game, body.daily, mine.person), (now) =>
      now.body.table === table && now.body.done === null
        ? {
            shelf: shelfOf(body.game, body.daily as string),
            // With equal points, a win ranks higher.
            rank: points + (won ? 0.5 : 0),
            body: { ...now.body, done: { points, won } },
          }
        : undefined,
    );
    return undefined;
  }
}
