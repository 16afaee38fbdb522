import { type Person, refuse } from '@aerie/host';
import type { Daily as DailyMessage, DayRanking, TodaysDeal } from '@aerie/protocol';
import { GAMES } from '@aerie/registry';
import { dayOf, endOf, streaks } from '../common/day.js';
import type { Games } from '../common/games.js';
import type { RankedNames } from '../people/ranked-names.js';
import type { TableService } from '../tables/table-service.js';
import { type DailyTries, shelfOf, tryId } from './daily-tries.js';
import { FinishedCounts } from './finished-counts.js';
import { sharedDealOf, sharedDealSeed, sharedDealTable } from './shared-deal.js';

const SHOWN = 100;
/** How many days back somebody's streaks are counted. */
const DAYS = 1000;

/** One deal a day for each game, the same for everybody, against bots. */
export class Daily {
  private readonly tries: DailyTries['records'];
  private readonly finished: FinishedCounts;

  constructor(
    private readonly tables: TableService,
    tries: DailyTries,
    private readonly games: Games,
    private readonly secret: string,
    private readonly now: () => number,
    private readonly names: RankedNames,
  ) {
    this.tries = tries.records;
    this.finished = new FinishedCounts((shelves) => this.tries.counts(shelves), now);
  }

  /** All challenges of today, and somebody's progress at them. */
  async today(person: Person | undefined): Promise<DailyMessage> {
    const day = dayOf(this.now());
    const [tries, finishedBy] = await Promise.all([
      person ? this.tries.of(person.id, DAYS) : [],
      this.finished.of(GAMES.map(({ id }) => shelfOf(id, day))),
    ]);
    const mine = tries.map(({ body }) => body);
    const deals = GAMES.map(({ id }): TodaysDeal => {
      const { seats, level } = sharedDealOf(this.games.get(id));
      const own = mine.filter((one) => one.game === id);
      const finished = own.filter(({ done }) => done !== null).map((one) => one.day);
      const here = own.find((one) => one.day === day);
      return {
        game: id,
        seats,
        level,
        finished: finishedBy.get(shelfOf(id, day)) ?? 0,
        table: here?.table ?? null,
        points: here?.done?.points ?? null,
        ...streaks(finished, day),
      };
    });
    return { day, until: new Date(endOf(day)).toISOString(), deals };
  }

  /** The table of somebody's try at today's challenge, set up if they have not begun. */
  async begin(game: string, who: Person): Promise<string> {
    this.games.get(game);
    const day = dayOf(this.now());
    const id = tryId(game, day, who.id);
    const body = { game, day, table: null, done: null };
    await this.tries.add({ id, owner: who.id, rank: this.now(), body });
    const begun = (await this.tries.find(id))?.body.table;
    if (begun) return begun;
    // Of two tables that are set up at once only one is recorded, and played.
    const table = await this.tables.setUp(
      sharedDealTable(this.games.get(game), who, { daily: day }),
      this.seed(game, day),
    );
    await this.tries.change(id, (now) =>
      now.body.table === null ? { body: { ...now.body, table: table.id } } : undefined,
    );
    return (await this.tries.find(id))?.body.table ?? refuse('noSuchTable');
  }

  async ranking(game: string, day: string, person: Person | undefined): Promise<DayRanking> {
    this.games.get(game);
    const over = day < dayOf(this.now());
    const shelf = shelfOf(game, day);
    const [top, mine] = await Promise.all([
      this.tries.on(shelf, { order: 'falling', limit: SHOWN }),
      person ? this.tries.find(tryId(game, day, person.id)) : undefined,
    ]);
    const [{ all, above }, nameOf] = await Promise.all([
      this.tries.count(shelf, mine?.rank ?? 0),
      this.names.read(
        top.map(({ owner }) => owner),
        person,
      ),
    ]);
    const ranking = top.map(({ owner, rank, body }) => ({
      place: 1 + top.filter((other) => other.rank > rank).length,
      ...nameOf(owner),
      mine: owner === person?.id,
      points: body.done?.points ?? 0,
      won: body.done?.won ?? false,
      table: over && !this.names.isKeptFrom(owner, person) ? body.table : null,
    }));
    const percentile = mine?.body.done && all > 1 ? Math.round((100 * (all - 1 - above)) / (all - 1)) : null;
    return { game, day, over, finished: all, percentile, ranking };
  }

  private seed(game: string, day: string): string {
    // The words are part of every seed and never change.
    return sharedDealSeed(this.secret, `deal of the day ${day} ${game}`);
  }
}
