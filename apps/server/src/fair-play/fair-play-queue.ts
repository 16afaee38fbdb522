import { isRated, type TableState } from '@aerie/host';
import * as v from 'valibot';
import { KeyedRateLimiter, RateLimiter } from '../common/rate-limiter.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import type { Table } from '../tables/table-store.js';
import { decidersOf } from './decided-themselves.js';

const A_DAY_IN_SECONDS = 24 * 60 * 60;
/** Of what is looked at a day, one person's matches are so small a part. */
const SHARE = 4;
const SHELF = 'waiting';
/** A match that was taken is looked at by nobody any more after so long: its process has ended. */
const TAKEN_MS = 60 * 60_000;

const schema = storedObject({ table: v.string(), at: v.number() });
type WaitingMatch = v.InferOutput<typeof schema>;

interface Parts {
  readonly storage: Storage;
  /** Whether there is something to compare people's answers at a game with. */
  readonly isMeasured: (game: string) => boolean;
  /** How many matches are looked at a day; 0: none. */
  readonly limit: number;
  readonly now: () => number;
}

/** Rated matches that have ended and wait to be looked at, by their id. Nothing in them says who played. */
export class FairPlayQueue {
  private readonly records: TypedRecords<typeof schema>;
  private readonly perDay: RateLimiter;
  private readonly perPerson: KeyedRateLimiter;

  constructor(private readonly parts: Parts) {
    const { storage, limit } = parts;
    this.records = new TypedRecords(storage, 'fair-play-match', schema);
    this.perDay = new RateLimiter(limit / A_DAY_IN_SECONDS, limit);
    const share = Math.ceil(limit / SHARE);
    this.perPerson = new KeyedRateLimiter(share / A_DAY_IN_SECONDS, share);
  }

  get isOn(): boolean {
    return this.parts.limit > 0;
  }

  /** A match has ended: it is looked at later, if it may be and if it is not too much. Called again it changes nothing. */
  async ended({ id: table, body }: Table, live: LiveMatch): Promise<undefined> {
    const { game, log } = live.match;
    if (!this.isOn || !this.parts.isMeasured(game.id) || !isFit(body, live)) return;
    const people = decidersOf(body, log.entries.length).map(({ person }) => person);
    const isTooMuch = this.perDay.wait > 0 || people.some((person) => this.perPerson.wait(person) > 0);
    if (people.length === 0 || isTooMuch) return;
    const at = this.parts.now();
    if (!(await this.records.add({ id: live.head.id, shelf: SHELF, rank: at, body: { table, at } }))) return;
    this.perDay.spend(1);
    for (const person of people) this.perPerson.spend(person, 1);
  }

  /** How many wait to be looked at, or are being. */
  async waiting(): Promise<number> {
    return (await this.records.count(SHELF)).all;
  }

  /** Takes the match that has waited longest; whoever does not say that it is done within an hour has lost it. */
  async take(): Promise<TypedRecord<WaitingMatch> | undefined> {
    const to = this.parts.now();
    const [next] = await this.records.on(SHELF, { to, order: 'rising', limit: 1 });
    return (
      next &&
      this.records.change(next.id, ({ version }) =>
        version === next.version ? { rank: to + TAKEN_MS } : undefined,
      )
    );
  }

  done = (match: string): Promise<void> => this.records.drop(match);
}

/** Whether a match can be looked at: rated, over by the rules, which are those of today, with nothing taken back. */
function isFit(table: TableState, { match: { game, log, outcome } }: LiveMatch): boolean {
  const isOfToday = log.carried === undefined && log.edition === undefined;
  const isStraight = !log.entries.some((entry) => 'back' in entry);
  return isRated(table, game) && outcome !== undefined && isOfToday && isStraight;
}
