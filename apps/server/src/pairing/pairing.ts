import {
  belongsTo,
  isDrawing,
  PAIRED_UNSEEN_MS,
  type PairingWish,
  type Person,
  pairedTable,
  peopleOf,
  planningSteps,
  type QueueStanding,
  queueName,
  Refusal,
  seatsOfPerson,
  type TableState,
  type Waiter,
  type WaiterFor,
} from '@aerie/host';
import {
  CLOCKS_OF_PACES,
  type Pace,
  type Pairing as PairingMessage,
  type PairingTicket,
} from '@aerie/protocol';
import { Events } from '../common/events.js';
import type { Games } from '../common/games.js';
import { idFor, newId } from '../common/ids.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { ReportError } from '../common/report-error.js';
import { inSlices } from '../common/time-slices.js';
import type { Storage } from '../storage/storage.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import { MissedTables } from './missed-tables.js';
import { UsualWaits } from './usual-waits.js';
import { Waiters } from './waiters.js';

/** How often those who wait are paired: the more seldom the longer everybody else is held up by it, so that it takes such a part of the time. */
const EVERY_MS = 1500;
const LONGEST_PAUSE_MS = 5000;
const PART_OF_TIME = 1 / 200;
/** How long somebody who is paired may take to come, and a table to be made or to draw its luck by whoever began that. */
const COME_MS = 30_000;
const MAKE_MS = 10_000;
const MINUTE = 60_000;

/** The options of a game that is about words say in which languages it can be played. */
interface Spoken {
  readonly language?: { readonly values?: readonly unknown[] };
}

/** What somebody would like. */
export type Wish = Omit<PairingWish, 'sizes' | 'rating' | 'uncertainty' | 'since'> & {
  /** Undefined: any. */
  readonly sizes?: readonly number[] | undefined;
};

type Joined = 'joined' | 'tooMany' | 'badSizes' | { readonly seconds: number };

interface Parts {
  readonly storage: Storage;
  readonly tables: TableService;
  readonly games: Games;
  readonly now: () => number;
  /** How strong somebody is at a game, and how unsure that is, in points of ratings. */
  readonly strengthOf: (game: string, person: string) => Promise<{ rating: number; uncertainty: number }>;
  readonly isBlockedBetween: (one: string, other: string) => boolean;
  /** Somebody who may play such a match; undefined once they are gone or kept from it. */
  readonly findPerson: (id: string, isRated: boolean) => Promise<Person | undefined>;
  /** For how long somebody has not been connected to any process; 0 while they are. */
  readonly goneFor: (person: string) => number;
  readonly reportError: ReportError;
  readonly every?: number | undefined;
  readonly comeMs?: number | undefined;
  readonly lostMs?: number | undefined;
  /** How long a table may take to be made by whoever claimed its people. */
  readonly makeMs?: number | undefined;
}

interface PairingEvents {
  /** Somebody is paired: a seat at a table is kept for them, or theirs. */
  readonly paired: [table: string, person: string];
}

/**
 * People who wait for others are put together at tables. Everything is in the storage: those who wait, and for which table
 * they were claimed. Any process goes on where another one was stopped, and when two do the same, the one that wrote a
 * record first has done it.
 */
export class Pairing {
  readonly events = new Events<PairingEvents>();
  private readonly waiters: Waiters;
  private readonly usual: UsualWaits;
  private readonly missed: MissedTables;
  private readonly job: PeriodicJob;
  /** Nobody is lost, or late, because the site was closed. */
  private readonly startedAt: number;
  /** As of the last round: who waits, and how long it usually takes, by game and pace. */
  private queues: ReadonlyMap<string, QueueStanding> = new Map();
  private usually: ReadonlyMap<string, number> = new Map();
  /** How long it took to find out who comes together. */
  private took = 0;

  constructor(private readonly parts: Parts) {
    this.waiters = new Waiters(parts.storage);
    this.usual = new UsualWaits(parts.storage);
    this.missed = new MissedTables(parts.storage);
    this.startedAt = parts.now();
    this.job = new PeriodicJob(
      () => this.round(),
      () => parts.every ?? pauseAfter(this.took),
      (error) => parts.reportError(error, 'pairing'),
    );
  }

  start(): void {
    this.job.start(0);
  }

  stop(): Promise<void> {
    return this.job.stop();
  }

  /** How many wishes waited in the last round. */
  get waiting(): number {
    return [...this.queues.values()].reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /**
   * Somebody waits for others from now on, unless they wait for too much already, no table has such a size, or they have not come to
   * their last tables: then it says for how many seconds they do not.
   */
  async join(person: string, { sizes: wanted, ...wish }: Wish): Promise<Joined> {
    const { seats, options } = this.parts.games.get(wish.game).game;
    const { min, max } = seats;
    const all = Array.from({ length: max + 1 }, (_, size) => size).filter((size) => size >= Math.max(2, min));
    const sizes = all.filter((size) => wanted?.includes(size) ?? true);
    if (sizes.length === 0) return 'badSizes';
    const pause = await this.missed.waitFor(person, this.parts.now());
    if (pause > 0) return { seconds: Math.ceil(pause / 1000) };
    const strength = await this.parts.strengthOf(wish.game, person);
    const isSpoken = (options as Spoken).language?.values?.includes(wish.language) ?? false;
    const language = isSpoken ? wish.language : null;
    const wished = { ...wish, ...strength, language, sizes };
    return (await this.waiters.join(person, wished, this.parts.now())) ? 'joined' : 'tooMany';
  }

  async leave(person: string, game: string, pace: Pace): Promise<void> {
    if (await this.waiters.withdraw(person, { game, pace })) await this.missed.note(person, this.parts.now());
  }

  /** What is told of those who wait. Whoever asks is there. */
  async standing(person: string | undefined): Promise<PairingMessage> {
    const own = person === undefined ? undefined : await this.waiters.of(person);
    if (own && this.isToBeNoted(own)) await this.waiters.seen(own.id, this.parts.now());
    const keys = [...new Set([...this.queues.keys(), ...this.usually.keys()])].sort();
    return {
      queues: keys.map((key) => {
        const [game = '', pace] = key.split(' ');
        const { waiting = 0, from, to } = this.queues.get(key) ?? {};
        const usual = this.usually.get(key);
        return {
          ...{ game, pace: pace as Pace, waiting },
          // Nobody has a rating of a game that is played together.
          ratings: from === undefined || to === undefined || this.isTogether(game) ? null : { from, to },
          usual: usual === undefined ? null : Math.round(usual / 1000),
        };
      }),
      mine: own ? await Promise.all(own.wishes.map((wish) => this.told(own, wish))) : [],
    };
  }

  private isTogether = (game: string): boolean => this.parts.games.find(game)?.game.together === true;

  private async told({ claim }: Waiter, wish: PairingWish): Promise<PairingTicket> {
    const { game, pace, sizes, friendly, bots, since } = wish;
    const isClaimed = claim !== null && queueName(claim) === queueName(wish);
    // Whoever is claimed for a table is told of it once it is there.
    const table = isClaimed ? await this.parts.tables.find(claim.table) : undefined;
    return {
      ...{ game, pace, sizes: [...sizes], friendly, bots },
      since: new Date(since).toISOString(),
      table: table?.id ?? null,
    };
  }

  /** Whether it is to be written down that somebody is there: not all the time while they are connected. */
  private isToBeNoted({ id, seenAt }: Waiter): boolean {
    const ago = this.parts.now() - seenAt;
    return ago > (this.parts.goneFor(id) === 0 ? 60 * MINUTE : PAIRED_UNSEEN_MS / 2);
  }

  private async round(): Promise<void> {
    const waiters = await this.waiters.all();
    const plan = planningSteps(waiters, {
      now: this.parts.now(),
      unseenFor: ({ id, seenAt }) =>
        Math.min(this.parts.goneFor(id), this.parts.now() - Math.max(seenAt, this.startedAt)),
      mayMeet: (one, other) => !this.parts.isBlockedBetween(one, other),
      lostMs: this.parts.lostMs,
    });
    const { made, took } = await inSlices(plan);
    const { claimed, lost, parties, queues } = made;
    this.took = took;
    for (const [table, party] of claimed) await this.settle(table, party);
    for (const one of lost) await this.waiters.lapse(one);
    for (const { people, seats } of parties) await this.bringTogether(people, seats);
    this.queues = queues;
    this.usually = await this.usual.all();
  }

  /** Claims these people, then makes their table. Whatever is interrupted in between, `settle` goes on with. */
  private async bringTogether(party: readonly WaiterFor[], seats: number): Promise<void> {
    const [{ wish }] = party as [WaiterFor];
    const people: Person[] = [];
    for (const { waiter, wish: own } of party) {
      const person = await this.parts.findPerson(waiter.id, !own.friendly);
      if (!person) {
        await this.waiters.withdraw(waiter.id, own);
        return;
      }
      people.push(person);
    }
    // Somebody may have blocked another since the round was planned.
    if (this.isAnyoneApart(people)) return;
    const id = newId();
    const now = this.parts.now();
    if (!(await this.waiters.claim(party, id, now))) return;
    // Who has waited longer does not always begin.
    const mixed = [...people].sort((a, b) => (idFor(`${id} ${a.id}`) < idFor(`${id} ${b.id}`) ? -1 : 1));
    const table = await this.parts.tables.gather(this.tableFor(wish, seats, mixed), id);
    // Another process has found that it takes too long.
    if (isGivenUp(table.body)) return;
    for (const { waiter } of party) this.events.emit('paired', id, waiter.id);
    await this.usual.note(
      queueName(wish),
      party.map(({ wish: { since } }) => now - since),
    );
    if (wish.pace === 'days')
      await this.begin(
        table,
        party.map(({ waiter }) => waiter),
      );
  }

  private isAnyoneApart(people: readonly Person[]): boolean {
    return people.some((one, i) =>
      people.slice(i + 1).some((other) => this.parts.isBlockedBetween(one.id, other.id)),
    );
  }

  private tableFor(
    { game, pace, friendly, language }: Pick<PairingWish, 'game' | 'pace' | 'friendly' | 'language'>,
    seats: number,
    people: readonly Person[],
  ): TableState {
    const options = language === null ? {} : { language };
    const terms = { seats, friendly, options, clock: CLOCKS_OF_PACES[pace] };
    return pairedTable(this.parts.games.get(game), terms, people, pace === 'days');
  }

  /** Goes on with a table that these people were claimed for: it begins, is waited for, or is given up. */
  private async settle(id: string, known: readonly Waiter[]): Promise<void> {
    const { claim } = known[0] as Waiter;
    if (!claim) return;
    const claimedFor = this.parts.now() - claim.at;
    const made = await this.parts.tables.find(id);
    if (!made && claimedFor <= (this.parts.makeMs ?? MAKE_MS)) return;
    // An empty table in its place: whoever claimed these people may only have been held up, and must not make it any more.
    const table = made ?? (await this.parts.tables.forgo(claim.game, id));
    const { body } = table;
    if (isGivenUp(body)) {
      for (const one of known) await this.waiters.release(one.id, id);
      return;
    }
    const party = await this.partyOf(id, [...known.map((one) => one.id), ...peopleOf(body)]);
    if (body.status !== 'open') {
      for (const one of party)
        if (await this.waiters.settled(one.id, id, true)) await this.missed.forget(one.id);
      return;
    }
    if (isDrawing(body)) {
      if (claimedFor > MAKE_MS + COME_MS) await this.parts.tables.endDraw(id);
      return;
    }
    const comes = new Set(party.map((one) => one.id));
    const isWhole = body.seats.every((one) => {
      if (one.kind === 'open') return one.keptFor !== undefined && comes.has(one.keptFor.person);
      return one.kind === 'bot' || comes.has(one.person);
    });
    const couldCome = this.parts.now() - Math.max(claim.at, this.startedAt);
    const isLate = couldCome > (this.parts.comeMs ?? COME_MS);
    if (isWhole && body.seats.every(({ kind }) => kind !== 'open')) return this.begin(table, party);
    if (isWhole && !isLate) return;
    const absent = await this.giveUp(id, party, (one) =>
      isLate ? seatsOfPerson(body, one.id).length > 0 : belongsTo(body, one.id),
    );
    for (const one of absent) await this.missed.note(one.id, this.parts.now());
  }

  /** Who is claimed for a table. Once there is a table all are; who waits may have been read while they were being claimed. */
  private async partyOf(table: string, people: readonly string[]): Promise<Waiter[]> {
    const found = await Promise.all([...new Set(people)].map((person) => this.waiters.of(person)));
    return found.filter((one) => one !== undefined).filter(({ claim }) => claim?.table === table);
  }

  private async begin({ id, body }: Table, party: readonly Waiter[]): Promise<void> {
    try {
      await this.parts.tables.start(id, { id: body.host, name: '' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error.reason;
      // Any other refusal: another process was faster.
      if (code === 'tooManyRunning') await this.giveUp(id, party, (one) => one.id !== body.host);
      if (code === 'keptApart') await this.giveUp(id, party, () => true);
    }
  }

  /** A table comes to nothing: whoever is to blame waits no longer, the others go on where they were. Gives the former. */
  private async giveUp(
    id: string,
    party: readonly Waiter[],
    waitsOn: (waiter: Waiter) => boolean,
  ): Promise<Waiter[]> {
    const { body } = await this.parts.tables.dissolve(id);
    if (body.status !== 'open' || isDrawing(body)) return [];
    const gone: Waiter[] = [];
    for (const one of party)
      if (waitsOn(one)) await this.waiters.release(one.id, id);
      else if (await this.waiters.settled(one.id, id, false)) gone.push(one);
    return gone;
  }
}

/** How long to wait after a round that has held everybody up for so long. */
export const pauseAfter = (took: number): number =>
  Math.min(LONGEST_PAUSE_MS, Math.max(EVERY_MS, took / PART_OF_TIME));

/** Whether a table where people were to come together has come to nothing, so that nobody can sit there. */
const isGivenUp = ({ status, listed, seats }: TableState): boolean =>
  status === 'open' && !listed && seats.every((one) => one.kind === 'open' && !one.keptFor);
