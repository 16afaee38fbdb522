import { type Person, refuse } from '@aerie/host';
import {
  DUPLICATE_DEALS,
  type Duplicate as DuplicateMessage,
  type DuplicateOfGame,
  type DuplicateWeek,
} from '@aerie/protocol';
import { GAMES } from '@aerie/registry';
import { endOfWeek, weekOf } from '../common/day.js';
import type { Games } from '../common/games.js';
import { inSlices } from '../common/time-slices.js';
import type { RankedNames } from '../people/ranked-names.js';
import type { TableService } from '../tables/table-service.js';
import { type DuplicateTries, personOfTry, shelfOf, tryId } from './duplicate-tries.js';
import { FinishedCounts } from './finished-counts.js';
import { type Standing, standings } from './matchpoints.js';
import { sharedDealOf, sharedDealSeed, sharedDealTable } from './shared-deal.js';

const SHOWN = 100;
/** So many of those who have finished a deal are compared, the best first. */
const COMPARED = 20_000;
/** So many weeks' standings are kept at hand. */
const KEPT_WEEKS = 40;
/** While a week is open they are for so long, and for so many times as long as it took to reckon them up. */
const FRESH_MS = 30_000;
const FRESH_FACTOR = 100;
/** Where that takes longer, they are told once more as they were while they are reckoned up anew. */
const QUICK_MS = 50;
/** Somebody's tries that are looked at: those of the present week are among the last. */
const OWN = 200;

/** How a week of a game stands. */
interface Reckoned {
  readonly at: number;
  /** Until when they are shown while the week is open. */
  readonly freshUntil: number;
  readonly isQuick: boolean;
  readonly standings: readonly Standing[];
}

/** A set of deals a week for each game, the same for everybody, against the same bots; scored by matchpoints. */
export class Duplicate {
  private readonly tries: DuplicateTries['records'];
  private readonly finished: FinishedCounts;
  private readonly reckoned = new Map<string, Promise<Reckoned>>();

  constructor(
    private readonly tables: TableService,
    tries: DuplicateTries,
    private readonly games: Games,
    private readonly secret: string,
    private readonly now: () => number,
    private readonly names: RankedNames,
  ) {
    this.tries = tries.records;
    this.finished = new FinishedCounts((shelves) => this.tries.counts(shelves), now);
  }

  /** The sets of this week, and how far somebody has got with them. */
  async thisWeek(person: Person | undefined): Promise<DuplicateMessage> {
    const week = weekOf(this.now());
    const shelves = GAMES.flatMap(({ id }) => dealNumbers.map((deal) => shelfOf(id, week, deal)));
    const [tries, finishedBy] = await Promise.all([
      person ? this.tries.of(person.id, OWN) : [],
      this.finished.of(shelves),
    ]);
    const mine = tries.map(({ body }) => body);
    const games = GAMES.map(({ id }): DuplicateOfGame => {
      return {
        game: id,
        ...sharedDealOf(this.games.get(id)),
        deals: dealNumbers.map((deal) => {
          const own = mine.find((one) => one.game === id && one.week === week && one.deal === deal);
          const finished = finishedBy.get(shelfOf(id, week, deal)) ?? 0;
          return { finished, table: own?.table ?? null, points: own?.done?.points ?? null };
        }),
      };
    });
    return { week, until: new Date(endOfWeek(week)).toISOString(), games };
  }

  /** The table of somebody's try at a deal of this week, set up if they have not begun. */
  async begin(game: string, deal: number, who: Person): Promise<string> {
    const playable = this.games.get(game);
    const week = weekOf(this.now());
    const id = tryId(game, week, deal, who.id);
    const body = { game, week, deal, table: null, done: null };
    await this.tries.add({ id, owner: who.id, rank: this.now(), body });
    const begun = (await this.tries.find(id))?.body.table;
    if (begun) return begun;
    const table = await this.tables.setUp(
      sharedDealTable(playable, who, { duplicate: { week, deal } }),
      // The words are part of every seed and never change.
      sharedDealSeed(this.secret, `duplicate ${week} ${game} ${deal}`),
    );
    // Of two tables that are set up at once only one is recorded, and played.
    await this.tries.change(id, (now) =>
      now.body.table === null ? { body: { ...now.body, table: table.id } } : undefined,
    );
    return (await this.tries.find(id))?.body.table ?? refuse('noSuchTable');
  }

  /** How people stand in a week. What was made of single deals is told to others when the week is over. */
  async standings(game: string, week: string, person: Person | undefined): Promise<DuplicateWeek> {
    this.games.get(game);
    const over = week < weekOf(this.now());
    const { standings: all } = await this.reckon(game, week);
    const own = all.find((one) => one.person === person?.id);
    const shown = all.slice(0, SHOWN);
    const told = [...shown, ...(own && !shown.includes(own) ? [own] : [])];
    const open = told.filter((one) => over || one === own);
    const [nameOf, tries] = await Promise.all([
      this.names.read(
        told.map((one) => one.person),
        person,
      ),
      this.tries.findAll(
        open.flatMap((one) => dealNumbers.map((deal) => tryId(game, week, deal, one.person))),
      ),
    ]);
    const resultOf = new Map(tries.map(({ id, body: { done, table } }) => [id, done && { ...done, table }]));
    const ranking = told.map((one) => {
      const mine = one === own;
      const isApart = this.names.isKeptFrom(one.person, person);
      return {
        place: one.place,
        ...nameOf(one.person),
        mine,
        percent: one.percent,
        deals: one.deals.map((percent, deal) => {
          if (percent === null) return null;
          const {
            points = null,
            won = null,
            table = null,
          } = resultOf.get(tryId(game, week, deal, one.person)) ?? {};
          return { percent, points, won, table: isApart ? null : table };
        }),
      };
    });
    return { game, week, over, people: all.length, ranking };
  }

  /** Reckons up a week, once for all who ask while it is fresh; of a week that is over until others push it out. */
  private reckon(game: string, week: string): Promise<Reckoned> {
    const key = `${game}/${week}`;
    const known = this.reckoned.get(key) ?? Promise.resolve(undefined);
    const next = known.then((was) => {
      const end = endOfWeek(week);
      if (was && (was.at >= end || this.now() < Math.min(was.freshUntil, end))) return was;
      const anew = this.reckonAnew(game, week);
      if (!was || was.isQuick || this.now() >= end) return anew;
      anew
        .then((fresh) => this.reckoned.set(key, Promise.resolve(fresh)))
        .catch(() => this.reckoned.delete(key));
      return { ...was, freshUntil: Number.POSITIVE_INFINITY };
    });
    this.reckoned.delete(key);
    this.reckoned.set(key, next);
    next.catch(() => this.reckoned.delete(key));
    for (const oldest of this.reckoned.keys()) {
      if (this.reckoned.size <= KEPT_WEEKS) break;
      this.reckoned.delete(oldest);
    }
    return next;
  }

  private async reckonAnew(game: string, week: string): Promise<Reckoned> {
    const at = this.now();
    const began = performance.now();
    const finished = await Promise.all(
      dealNumbers.map((deal) => this.tries.ranks(shelfOf(game, week, deal), COMPARED)),
    );
    const deals = finished.map((tries) => tries.map(({ id, rank }) => ({ person: personOfTry(id), rank })));
    const { made } = await inSlices(standings(deals));
    const took = performance.now() - began;
    const freshUntil = at + Math.max(FRESH_MS, FRESH_FACTOR * took);
    return { at, freshUntil, isQuick: took <= QUICK_MS, standings: made };
  }
}

const dealNumbers = Array.from({ length: DUPLICATE_DEALS }, (_, deal) => deal);
