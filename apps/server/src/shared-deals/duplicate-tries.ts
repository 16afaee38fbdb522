import * as v from 'valibot';
import { weekOf } from '../common/day.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { Table } from '../tables/table-store.js';

/** Somebody's one try at a deal of a week. Once it is finished it gets a shelf, and is compared with the others there. */
const trySchema = storedObject({
  game: v.string(),
  week: v.string(),
  deal: v.number(),
  table: v.nullable(v.string()),
  done: v.nullable(storedObject({ points: v.number(), won: v.boolean() })),
});

export const tryId = (game: string, week: string, deal: number, person: string): string =>
  `${game}/${week}/${deal}/${person}`;
/** Whose try has this id. */
export const personOfTry = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
export const shelfOf = (game: string, week: string, deal: number): string => `${game}/${week}/${deal}`;

/** Everybody's tries at the deals of all weeks. */
export class DuplicateTries {
  readonly records: TypedRecords<typeof trySchema>;

  constructor(
    storage: Storage,
    private readonly now: () => number,
  ) {
    this.records = new TypedRecords(storage, 'duplicate-try', trySchema);
  }

  /** A try has come to its end: it counts if its week is not over, unless a bot has played it. */
  async ended({ id: table, body }: Table, { match }: LiveMatch): Promise<undefined> {
    const [mine] = body.seats;
    if (!body.duplicate || mine?.kind !== 'person' || !match.outcome) return undefined;
    const { week, deal } = body.duplicate;
    if (mine.cover !== null || mine.resigned || weekOf(this.now()) !== week) return undefined;
    const points = match.outcome.points[0] ?? 0;
    const won = match.outcome.places[0] === 1 && !match.game.together;
    await this.records.change(tryId(body.game, week, deal, mine.person), (now) =>
      now.body.table === table && now.body.done === null
        ? {
            shelf: shelfOf(body.game, week, deal),
            // With equal points, a win is better.
            rank: points + (won ? 0.5 : 0),
            body: { ...now.body, done: { points, won } },
          }
        : undefined,
    );
    return undefined;
  }
}
