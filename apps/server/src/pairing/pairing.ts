import {
  belongsTo,
  isDrawing,
  type Person,
  pairedTable,
  pairUp,
  peopleOf,
  Refusal,
  seatsOfPerson,
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
import type { Storage } from '../storage/storage.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import { MOST_WAITS, type Ticket, Tickets, ticketId } from './tickets.js';
import { UsualWaits } from './usual-waits.js';

/** How often those who wait are paired. */
const EVERY_MS = 1500;
/** How long somebody who is paired may take to come, and a table to be made or to draw its luck by whoever began that. */
const COME_MS = 30_000;
const MAKE_MS = 10_000;
/** For how long somebody who is not seen is still paired, and still waits; and at the pace of days. */
const PAIRED_UNSEEN_MS = 25_000;
const LOST_MS = 60_000;
const LOST_DAYS_MS = 7 * 24 * 60 * 60_000;
/** How long it takes until a window is four times as wide. */
const PATIENCE_MS: Readonly<Record<Pace, number>> = { live: 20_000, relaxed: 30_000, days: 30 * 60_000 };
const MINUTE = 60_000;

/** The options of a game that is about words say in which languages it can be played. */
interface Spoken {
  readonly language?: { readonly values?: readonly unknown[] };
}

/** What somebody would like. */
export interface Wish {
  readonly game: string;
  readonly pace: Pace;
  /** Undefined: any. */
  readonly sizes?: readonly number[] | undefined;
  readonly friendly: boolean;
  readonly bots: number | null;
  readonly language: string | null;
}

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
  private readonly tickets: Tickets;
  private readonly usual: UsualWaits;
  private readonly job: PeriodicJob;
  /** Nobody is lost because the site was closed. */
  private readonly startedAt: number;
  /** As of the last round: how many wait, and how long it usually takes, by game and pace. */
  private waiting: ReadonlyMap<string, number> = new Map();
  private usually: ReadonlyMap<string, number> = new Map();

  constructor(private readonly parts: Parts) {
    this.tickets = new Tickets(parts.storage);
    this.usual = new UsualWaits(parts.storage);
    this.startedAt = parts.now();
    this.job = new PeriodicJob(
      () => this.round(),
      parts.every ?? EVERY_MS,
      (error) => parts.reportError(error, 'pairing'),
    );
  }

  start(): void {
    this.job.start(0);
  }

  stop(): Promise<void> {
    return this.job.stop();
  }

  /** Somebody waits for others from now on, unless they wait at too many games already, or no table has such a size. */
  async join(person: string, { sizes: wanted, ...wish }: Wish): Promise<'joined' | 'tooMany' | 'badSizes'> {
    const { seats, options } = this.parts.games.get(wish.game).game;
    const { min, max } = seats;
    const all = Array.from({ length: max + 1 }, (_, size) => size).filter((size) => size >= Math.max(2, min));
    const sizes = all.filter((size) => wanted?.includes(size) ?? true);
    const own = await this.tickets.of(person);
    const isNew = own.every(({ id }) => id !== ticketId(person, wish.game, wish.pace));
    if (sizes.length === 0) return 'badSizes';
    if (isNew && own.length >= MOST_WAITS) return 'tooMany';
    const strength = await this.parts.strengthOf(wish.game, person);
    const isSpoken = (options as Spoken).language?.values?.includes(wish.language) ?? false;
    const language = isSpoken ? wish.language : null;
    await this.tickets.put(person, { ...wish, ...strength, language, sizes, seenAt: this.parts.now() });
    return 'joined';
  }

  async leave(person: string, game: string, pace: Pace): Promise<void> {
    await this.tickets.drop(ticketId(person, game, pace));
  }

  /** What is told of those who wait. Whoever asks is there. */
  async standing(person: string | undefined): Promise<PairingMessage> {
    const own = person === undefined ? [] : await this.tickets.of(person);
    for (const ticket of own) if (this.isToBeNoted(ticket)) await this.tickets.seen(ticket, this.parts.now());
    const keys = [...new Set([...this.waiting.keys(), ...this.usually.keys()])].sort();
    return {
      queues: keys.map((key) => {
        const [game = '', pace] = key.split(' ');
        const usual = this.usually.get(key);
        return {
          game,
          pace: pace as Pace,
          waiting: this.waiting.get(key) ?? 0,
          usual: usual === undefined ? null : Math.round(usual / 1000),
        };
      }),
      mine: await Promise.all(own.map((ticket) => this.told(ticket))),
    };
  }

  private async told({ body }: Ticket): Promise<PairingTicket> {
    const { game, pace, sizes, friendly, bots, since, claim } = body;
    // Whoever is claimed for a table is told of it once it is there.
    const table = claim && (await this.parts.tables.find(claim.table));
    return {
      ...{ game, pace, sizes, friendly, bots },
      since: new Date(since).toISOString(),
      table: table?.id ?? null,
    };
  }

  /** Whether it is to be written down that somebody is there: not all the time while they are connected. */
  private isToBeNoted({ owner, body: { seenAt } }: Ticket): boolean {
    const ago = this.parts.now() - seenAt;
    return ago > (this.parts.goneFor(owner) === 0 ? 60 * MINUTE : PAIRED_UNSEEN_MS / 2);
  }

  private async round(): Promise<void> {
    const tickets = await this.tickets.all();
    const claimed = new Map<string, Ticket[]>();
    for (const ticket of tickets) {
      const table = ticket.body.claim?.table;
      if (table !== undefined) claimed.set(table, [...(claimed.get(table) ?? []), ticket]);
    }
    for (const [table, party] of claimed) await this.settle(table, party);

    const busy = new Set([...claimed.values()].flat().map(({ owner }) => owner));
    const free = tickets.filter(({ owner, body }) => body.claim === null && !busy.has(owner));
    const lost = free.filter((ticket) => this.isLost(ticket));
    for (const { id } of lost) await this.tickets.drop(id);
    const there = free.filter((ticket) => !lost.includes(ticket) && this.isThere(ticket));
    for (const { people, seats } of pairUp(there.map(waitingOf), this.parts.now(), this.mayMeet))
      await this.bringTogether(
        people.map(({ ticket }) => ticket),
        seats,
      );
    await this.count(tickets.filter((ticket) => !lost.includes(ticket)));
  }

  private async count(tickets: readonly Ticket[]): Promise<void> {
    const counts = new Map<string, number>();
    for (const { body } of tickets)
      if (body.claim === null) counts.set(queueOf(body), (counts.get(queueOf(body)) ?? 0) + 1);
    this.waiting = counts;
    this.usually = await this.usual.all();
  }

  private mayMeet = (one: string, other: string): boolean => !this.parts.isBlockedBetween(one, other);

  private unseenFor({ owner, body: { seenAt } }: Ticket): number {
    return Math.min(this.parts.goneFor(owner), this.parts.now() - Math.max(seenAt, this.startedAt));
  }

  private isThere = (ticket: Ticket): boolean =>
    ticket.body.pace === 'days' || this.unseenFor(ticket) <= PAIRED_UNSEEN_MS;
  private isLost = (ticket: Ticket): boolean =>
    this.unseenFor(ticket) > (ticket.body.pace === 'days' ? LOST_DAYS_MS : (this.parts.lostMs ?? LOST_MS));

  /** Claims these people, then makes their table. Whatever is interrupted in between, `settle` goes on with. */
  private async bringTogether(tickets: readonly Ticket[], seats: number): Promise<void> {
    const [first] = tickets as [Ticket];
    const { game, pace, friendly, language } = first.body;
    const people: Person[] = [];
    for (const ticket of tickets) {
      const person = await this.parts.findPerson(ticket.owner, !friendly);
      if (!person) return this.tickets.drop(ticket.id);
      people.push(person);
    }
    const id = newId();
    const now = this.parts.now();
    if (!(await this.tickets.claim(tickets, id, now))) return;
    // Who has waited longer does not always begin.
    const mixed = [...people].sort((a, b) => (idFor(`${id} ${a.id}`) < idFor(`${id} ${b.id}`) ? -1 : 1));
    const options = language === null ? {} : { language };
    const terms = { seats, friendly, options, clock: CLOCKS_OF_PACES[pace] };
    const made = pairedTable(this.parts.games.get(game), terms, mixed, pace === 'days');
    const table = await this.parts.tables.gather(made, id);
    for (const { owner } of tickets) this.events.emit('paired', id, owner);
    const waits = tickets.map(({ body }) => now - body.since);
    await this.usual.note(queueOf(first.body), waits);
    if (pace === 'days') await this.begin(table, tickets);
  }

  /** Goes on with a table that these people were claimed for: it begins, is waited for, or is given up. */
  private async settle(id: string, known: readonly Ticket[]): Promise<void> {
    const claimedFor = this.parts.now() - (known[0]?.body.claim?.at ?? 0);
    const table = await this.parts.tables.find(id);
    if (!table) {
      if (claimedFor > MAKE_MS) for (const ticket of known) await this.tickets.release(ticket, id);
      return;
    }
    const { body } = table;
    const party = await this.partyOf(id, [...known.map(({ owner }) => owner), ...peopleOf(body)]);
    if (body.status !== 'open') return this.begun(party);
    if (isDrawing(body)) {
      if (claimedFor > MAKE_MS + COME_MS) await this.parts.tables.endDraw(id);
      return;
    }
    const comes = new Set(party.map(({ owner }) => owner));
    const isWhole = body.seats.every((one) => {
      if (one.kind === 'open') return one.keptFor !== undefined && comes.has(one.keptFor.person);
      return one.kind === 'bot' || comes.has(one.person);
    });
    const isLate = claimedFor > (this.parts.comeMs ?? COME_MS);
    if (isWhole && body.seats.every(({ kind }) => kind !== 'open')) return this.begin(table, party);
    if (!isWhole || isLate)
      await this.giveUp(id, party, ({ owner }) =>
        isLate ? seatsOfPerson(body, owner).length > 0 : belongsTo(body, owner),
      );
  }

  /** Who is claimed for a table. Once there is a table all are; who waits may have been read while they were being claimed. */
  private async partyOf(table: string, people: readonly string[]): Promise<Ticket[]> {
    const own = await Promise.all([...new Set(people)].map((person) => this.tickets.of(person)));
    return own.flat().filter(({ body }) => body.claim?.table === table);
  }

  private async begin({ id, body }: Table, party: readonly Ticket[]): Promise<void> {
    try {
      await this.parts.tables.start(id, { id: body.host, name: '' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error.reason;
      // Any other refusal: another process was faster.
      if (code === 'tooManyRunning') await this.giveUp(id, party, ({ owner }) => owner !== body.host);
      if (code === 'keptApart') await this.giveUp(id, party, () => true);
    }
  }

  /** A table comes to nothing: whoever is to blame waits no longer, the others go on where they were. */
  private async giveUp(
    id: string,
    party: readonly Ticket[],
    waitsOn: (ticket: Ticket) => boolean,
  ): Promise<void> {
    const { body } = await this.parts.tables.dissolve(id);
    if (body.status !== 'open' || isDrawing(body)) return;
    for (const ticket of party)
      if (waitsOn(ticket)) await this.tickets.release(ticket, id);
      else await this.tickets.drop(ticket.id);
  }

  /** The match has begun: nobody waits for it any more, nor for another one for which they would have to be there too. */
  private async begun(party: readonly Ticket[]): Promise<void> {
    for (const { id, owner, body } of party) {
      await this.tickets.drop(id);
      if (body.pace === 'days') continue;
      for (const other of await this.tickets.of(owner))
        if (other.body.pace !== 'days' && other.body.claim === null) await this.tickets.drop(other.id);
    }
  }
}

const queueOf = ({ game, pace }: Ticket['body']): string => `${game} ${pace}`;

const waitingOf = (ticket: Ticket) => {
  const { friendly, bots, language, pace, sizes, rating, uncertainty, since } = ticket.body;
  return {
    ticket,
    person: ticket.owner,
    queue: `${queueOf(ticket.body)} ${friendly} ${language}`,
    ...{ sizes, rating, uncertainty, since },
    patience: PATIENCE_MS[pace],
    ...(bots === null ? {} : { botsFrom: since + bots * MINUTE }),
  };
};
