import { MINED } from '@aerie/analysis/puzzles/search';
import { isSharedDeal, Refusal, type TableState } from '@aerie/host';
import type { MatchLog, Seat } from '@aerie/kernel';
import type { FoundMatch } from '@aerie/protocol';
import type { Background } from '../common/background-thread.js';
import { PeriodicJob } from '../common/periodic-job.js';
import { KeyedRateLimiter, RateLimiter } from '../common/rate-limiter.js';
import type { ReportError } from '../common/report-error.js';
import type { MatchPuzzles } from '../matches/kept-puzzles.js';
import type { LiveMatch } from '../matches/match-store.js';
import { type PuzzlePermission, playersOf } from '../people/puzzle-permission.js';
import type { Table } from '../tables/table-store.js';
import type { Standing } from '../tables/table-transactions.js';
import { newPuzzleName } from './found-puzzles.js';

/** A match that is over, without a word of who played; what these seats decided may become puzzles. */
export interface SearchOrder {
  readonly log: MatchLog;
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** With this the ids of its puzzles begin. */
  readonly name: string;
}

/** Where matches are looked through; gives nothing where nothing is good enough. */
export type Searcher = Background<SearchOrder, FoundMatch>;

const A_DAY_IN_SECONDS = 24 * 60 * 60;
/** Of what is looked through a day, one person's matches are so small a part. */
const SHARE = 4;
const EVERY_MS = 60_000;

interface Parts {
  readonly searcher: Searcher;
  readonly kept: MatchPuzzles;
  readonly permission: Pick<PuzzlePermission, 'isGivenByAll'>;
  /** How many matches are looked through a day; 0: none. */
  readonly limit: number;
  readonly standing: (table: string) => Promise<Standing>;
  readonly reportError: ReportError;
  readonly every?: number | undefined;
}

/** Looks for puzzles in finished matches whose people allow it: one after the other, in the background, and so many a day. */
export class PuzzleSearch {
  private readonly perDay: RateLimiter;
  private readonly perPerson: KeyedRateLimiter;
  private readonly job: PeriodicJob;

  constructor(private readonly parts: Parts) {
    const { limit, every = EVERY_MS, reportError } = parts;
    this.perDay = new RateLimiter(limit / A_DAY_IN_SECONDS, limit);
    const share = Math.ceil(limit / SHARE);
    this.perPerson = new KeyedRateLimiter(share / A_DAY_IN_SECONDS, share);
    this.job = new PeriodicJob(
      () => this.run(),
      every,
      (error) => reportError(error, 'puzzles'),
    );
  }

  start(): void {
    if (this.parts.limit > 0) this.job.start();
  }

  async stop(): Promise<void> {
    const stopped = this.job.stop();
    await this.parts.searcher.close();
    await stopped;
  }

  /** A match has ended: it is looked through later, if it may be and if it is not too much. Called again it changes nothing. */
  async ended({ id: table, body }: Table, { head, match }: LiveMatch): Promise<undefined> {
    const { kept, permission, limit } = this.parts;
    if (limit === 0 || !isFit(body, match) || !(await permission.isGivenByAll(body))) return;
    const people = playersOf(body);
    if (this.perDay.wait > 0 || people.some((person) => this.perPerson.wait(person) > 0)) return;
    const { id: game, rulesVersion } = match.game;
    if (!(await kept.wait(head.id, { table, game, rulesVersion }))) return;
    this.perDay.spend(1);
    for (const person of people) this.perPerson.spend(person, 1);
  }

  /** Looks through all that wait. */
  private async run(): Promise<void> {
    for (;;) {
      const next = this.job.stopped ? undefined : await this.parts.kept.take();
      if (!next) return;
      await this.look(next.id, next.body.table);
    }
  }

  private async look(match: string, table: string): Promise<void> {
    const { searcher, kept, permission, standing } = this.parts;
    const isAllowed = async (now: Standing | undefined) =>
      now !== undefined && (await permission.isGivenByAll(now.table.body));
    const before = await standing(table).catch(gone);
    const order = before && (await isAllowed(before)) ? orderFor(before) : undefined;
    const found = order && (await searcher.ask(order));
    // What cannot be finished because the server stops is taken up by a later one.
    if (this.job.stopped) return;
    if (found) await kept.keep(match, found);
    // Somebody may have withdrawn it meanwhile, or be gone.
    if (!found || !(await isAllowed(await standing(table).catch(gone)))) await kept.drop(match);
  }
}

/** Whether a match can be looked through: over by the rules, which are those of today, with nothing taken back; no deal that others play too. */
function isFit(table: TableState, { game, log, outcome }: LiveMatch['match']): boolean {
  const isOfToday = log.carried === undefined && log.edition === undefined;
  const isStraight = !log.entries.some((entry) => 'back' in entry);
  return MINED.includes(game.id) && !isSharedDeal(table) && outcome !== undefined && isOfToday && isStraight;
}

const seatsOfPeople = ({ seats }: TableState): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

function orderFor({ table, live }: Standing): SearchOrder | undefined {
  if (!live) return undefined;
  const { head, match } = live;
  return { log: match.log, seed: head.seed, seats: seatsOfPeople(table.body), name: newPuzzleName() };
}

/** A table that is there no more. */
function gone(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
