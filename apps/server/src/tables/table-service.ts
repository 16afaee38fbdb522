import {
  type AgainstBots,
  acceptSeats,
  adaptiveLevel,
  agreeToTerms,
  answerTakeover,
  answerUndoRequest,
  askTakeover,
  atLevel,
  beginDraw,
  belongsTo,
  botAnswers,
  botFor,
  clearSeat,
  configureTable,
  coverLate,
  coverLevelOf,
  coverSeat,
  createTable,
  declineSeats,
  drawnLuck,
  forgetPerson,
  hasAdaptive,
  hasNobodyAway,
  hasPeople,
  isAgreed,
  isAtTable,
  isDrawing,
  isDrawn,
  isSharedDeal,
  isTakeoverAgreed,
  keepSeat,
  knownLevel,
  leaveSeat,
  luckFrom,
  mayWatch,
  mergeGuest,
  mustAllowHelp,
  mustBeDeclared,
  mustSit,
  type Person,
  type PlayableGame,
  pairedTable,
  peopleOf,
  personAnswers,
  personTakesBack,
  Refusal,
  refuse,
  rematchTable,
  renamePerson,
  replaceAbsentHost,
  revealPart,
  type Seen,
  type Sketch,
  seatBot,
  seatsOfPerson,
  setSketch,
  setWatchers,
  startClocks,
  startMatch,
  type TableState,
  takeBackAgreed,
  takeSeat,
  takeSeatBack,
  takeSeatOver,
  withClocksStopped,
  withdrawTakeover,
  withoutInvitation,
  withProgramsAnnounced,
  withReliability,
  withUndoRequest,
} from '@aerie/host';
import { type AnyGame, type Seat, sharedSeed } from '@aerie/kernel';
import type { RequestOf } from '@aerie/protocol';
import { ConcurrencyLimit } from '../common/concurrency-limit.js';
import { dayOf, weekOf } from '../common/day.js';
import type { Games } from '../common/games.js';
import { idFor, newSeed } from '../common/ids.js';
import { KeyedMutex } from '../common/keyed-mutex.js';
import type { LiveMatch, MatchStore } from '../matches/match-store.js';
import type { LastChange } from '../storage/storage.js';
import { type Actor, by } from './actor.js';
import type { OverTable, Table, TableStore } from './table-store.js';
import type { Standing, TableTransactions } from './table-transactions.js';

interface Parts {
  readonly transactions: TableTransactions;
  readonly games: Games;
  /** How many open tables somebody may host. */
  readonly openTables: number;
  /** How many matches may run at tables that somebody hosts. */
  readonly runningTables: number;
  /** How somebody has done in a game against bots, the last match first. */
  readonly againstBots: (person: string, game: string) => Promise<readonly AgainstBots[]>;
  /** What percentage of somebody's last turns over days was in time; undefined where nobody can say. */
  readonly inTime: (person: string) => Promise<number | undefined>;
  /** Whether two people do not meet at tables, since one of them has blocked the other. */
  readonly isBlockedBetween: (one: string, other: string) => boolean;
}

/** How many tables of a person are read beyond their limit as host: some may be tables of others. */
const LOOKED_AT = 100;

/** At how many running tables it is told that clocks stand or run otherwise. */
const RETOLD = 1000;

/** At how many open tables a new name is written. */
const RENAMED = 100;

/** How often a lost race for a table is tried again before giving up. */
const RACES = 20;

/** So many requests that set up tables are carried out at a time: while people play, and otherwise. So many of one person may wait. */
const SET_UP_AT_ONCE = [4, 32] as const;
const MOST_WAITING = 50;

/**
 * All that can be done with tables and matches. What it does to them is said by `@aerie/host`, in which order and how it is
 * made durable by `TableTransactions`.
 */
export class TableService {
  readonly events: TableTransactions['events'];
  readonly now: () => number;
  private readonly games: Games;
  private readonly transactions: TableTransactions;
  private readonly store: TableStore;
  private readonly matches: MatchStore;
  /** By host: their tables are created and begin one at a time, so that the limits hold. */
  private readonly hosts = new KeyedMutex<string>();
  private readonly settingUp = new ConcurrencyLimit(() => this.transactions.besideMoves(SET_UP_AT_ONCE));

  constructor(private readonly parts: Parts) {
    const { transactions, games } = parts;
    this.transactions = transactions;
    this.games = games;
    this.events = transactions.events;
    this.now = transactions.now;
    this.store = transactions.store;
    this.matches = transactions.matches;
  }

  table = (id: string): Promise<Table> => this.store.table(id);
  find = (id: string): Promise<Table | undefined> => this.store.find(id);
  /** Those of these tables that there are, by id. */
  findAll = (ids: readonly string[]): Promise<ReadonlyMap<string, Table>> => this.store.findAll(ids);
  listed = (status: TableState['status'], limit: number): Promise<Table[]> =>
    this.store.listed(status, limit);
  /** Where somebody holds a seat or is asked to, the latest change first; what is over only for some days. */
  ofPerson = (person: string): Promise<Table[]> => this.store.ofPerson(person);
  /** Tables with a match under way where something was written since a moment, for going on after a restart. */
  activeSince = (moment: number): AsyncGenerator<Table> => this.store.activeSince(moment);
  /** Tables with a match under way where somebody holds a seat, so many at most. */
  runningOf = (person: string, limit: number): Promise<Table[]> => this.store.runningOf(person, limit);

  /** Whether somebody plays at a table where a decision has days. */
  playsOverDays = async (person: string): Promise<boolean> =>
    (await this.store.runningOf(person, RETOLD)).some(({ body }) => hasNobodyAway(body));

  /** Clocks of somebody stand or run otherwise than before: whoever follows their tables is told, and deadlines are set anew. */
  async retell(person: string): Promise<void> {
    for (const table of await this.store.runningOf(person, RETOLD)) this.events.emit('tableChanged', table);
  }

  /** Tables of a status that were last changed before a moment, in the order of their ids, after this one. */
  untouched = (
    status: TableState['status'],
    before: number,
    after: string,
    limit: number,
  ): Promise<Table[]> => this.store.untouched(status, before, after, limit);
  /** Tables that are over and their matches, in the order of their last changes, after this one and before a moment. */
  over = (after: LastChange, before: number, limit: number): Promise<OverTable[]> =>
    this.store.over(after, before, limit);
  /** Removes a table for good, unless something was written there since a moment; gives whether it did. */
  removeUntouched = (id: string, since: number, chats: readonly string[]): Promise<boolean> =>
    this.transactions.removeUntouched(id, since, chats);

  /** The match of a table, under the rules of this program; undefined before it has begun. */
  live = (table: Table): Promise<LiveMatch | undefined> => this.transactions.live(table);
  /** Whether the match of a table is at hand and need not be rebuilt from its log. */
  isReady = ({ body: { match } }: Table): boolean => match === null || this.matches.isReady(match);
  /** A table and its match as they are now, whoever wrote last. */
  standing = (id: string): Promise<Standing> => this.transactions.standing(id);
  /** Follows what another process wrote about a table. */
  follow = (id: string): Promise<void> => this.transactions.follow(id);

  /** The rules of a table; undefined if they are not known here. */
  gameOf = ({ body: { game } }: Table): AnyGame | undefined => this.games.find(game)?.game;

  /** Whether others can still play the same deal, so that only the person who plays it may see the table. */
  isSecret = ({ body: { daily, duplicate } }: Table): boolean =>
    (daily !== undefined && daily >= dayOf(this.now())) ||
    (duplicate !== undefined && duplicate.week >= weekOf(this.now()));

  /**
   * Whether somebody may be told of a table without having its link: where they sit, of those that are listed and that they
   * may watch, and of deals of past days and weeks, which everybody may compare.
   */
  mayFind = (table: Table, person: string | undefined): boolean => {
    const { body } = table;
    if (isAtTable(body, person)) return true;
    return mayWatch(body, person) && (body.listed || (isSharedDeal(body) && !this.isSecret(table)));
  };

  /** Whether somebody is not to see a table, since somebody is there whom they do not meet. */
  isKeptFrom = ({ body }: Table, person: string): boolean =>
    !isAtTable(body, person) && !belongsTo(body, person) && this.meetsBlocked(peopleOf(body), person);

  private meetsBlocked = (people: readonly string[], person: string): boolean =>
    people.some((other) => this.parts.isBlockedBetween(person, other));

  /** Refuses whoever would come to a table where somebody is whom they do not meet. */
  private mustMeetNobodyBlocked(table: TableState, person: string): void {
    const asked = belongsTo(table, person) ? [table.host, ...seatedPeople(table)] : peopleOf(table);
    if (this.meetsBlocked(asked, person)) refuse('keptApart');
  }

  /** Part of setting up a table, which waits for its turn. */
  private setsUp<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.settingUp.waitingOf(who) >= MOST_WAITING) refuse('tooMuch', { seconds: 1 });
    return this.settingUp.run(who, work);
  }

  /** A new table. Who asks again under the same key, here or at another process, gets the one that was made. */
  async create(wanted: RequestOf<'create'>, host: Actor): Promise<Table> {
    const made = createTable(this.games.get(wanted.game), wanted, host);
    // Nobody else knows the id of a person, so nobody can guess that of the table.
    const id = wanted.key === undefined ? undefined : idFor(`${host.id} ${wanted.key}`);
    return this.setsUp(host.id, () => this.make(made, host, id));
  }

  /** Writes a new table, unless there is one of this id, if its host does not wait at too many already. */
  private make(made: TableState, who: Actor, id?: string): Promise<Table> {
    return this.hosts.run(made.host, async () => {
      const known = id === undefined ? undefined : await this.store.find(id);
      if (known) return known;
      const { openTables: limit } = this.parts;
      const open = await this.store.openOf(made.host, LOOKED_AT + limit);
      if (open.filter((table) => isHeldOpen(table, made.host)).length >= limit)
        refuse('tooManyTables', { limit });
      const told = await this.withReliabilityOf(made.clock, [made.host]);
      const adapted = (await this.adapted(made))(made);
      const table = { ...told(adapted), luck: luckFrom(newSeed()) };
      return by(who, () => this.store.add(table, id))();
    });
  }

  /** A new table for people who were put together, whatever tables they wait at besides. */
  async gather(made: TableState, id: string): Promise<Table> {
    const told = await this.withReliabilityOf(made.clock, seatedPeople(made));
    return this.store.add({ ...told(made), luck: luckFrom(newSeed()) }, id);
  }
  /** An empty table in the place of one where people were to come together, so that it cannot be made any more; or that one. */
  forgo(game: string, id: string): Promise<Table> {
    const playable = this.games.get(game);
    const terms = { seats: playable.game.seats.max, friendly: true, options: {}, clock: null };
    return this.store.add(withoutPeople(pairedTable(playable, terms, [], false)), id);
  }
  /** A table where people were to come together comes to nothing, unless its match begins. */
  dissolve = (id: string): Promise<Table> =>
    this.transactions.change(id, (now) => (isWaiting(now) ? withoutPeople(now) : now));

  /** A table where everybody sits already, with a match of this seed under way. */
  async setUp(made: TableState, seed: string): Promise<Table> {
    const { id } = await this.store.add(made);
    return this.transactions.exclusively(id, async () => {
      const live = await this.matches.begin(id, made.game, made.options, made.seats.length, seed);
      const begun = await this.store.change(id, (now) => startMatch(now, live.head.id));
      this.events.emit('matchStepped', begun, live, []);
      return begun;
    });
  }

  /**
   * Everybody is there: the match begins as soon as all who have promised a part of its luck have shown it, if its host does
   * not have too many under way.
   */
  async start(id: string, who: Actor): Promise<void> {
    return this.setsUp(who.id, () => this.startNow(id, who));
  }

  private startNow(id: string, who: Actor): Promise<void> {
    return this.transactions.exclusively(id, async () => {
      const { body } = await this.table(id);
      const people = seatedPeople(body);
      if (people.some((person) => this.meetsBlocked(people, person))) refuse('keptApart');
      const adapted = await this.adapted(body);
      const draw = (now: TableState) => beginDraw(adapted(now), who.id, newSeed(), this.now());
      await this.hosts.run(who.id, async () => {
        draw((await this.table(id)).body);
        await this.mustHaveRoom(who.id);
        await this.begin(id, by(who, draw));
      });
    });
  }

  /** All that run or are about to count, also those that a host has left for good: bots play them to the end. */
  private async mustHaveRoom(host: string): Promise<void> {
    const { runningTables: limit, openTables } = this.parts;
    // Those that are about to are read first: one that begins in between is counted once.
    const open = await this.store.openOf(host, LOOKED_AT + openTables);
    const running = await this.store.runningOf(host, LOOKED_AT + limit);
    const begun = [...open.filter(({ body }) => isDrawing(body)), ...running];
    const hosted = new Set(begun.flatMap(({ id, body }) => (body.host === host ? [id] : [])));
    if (hosted.size >= limit) refuse('tooManyRunning', { limit });
  }

  /** Somebody shows their part of the luck; whoever is last begins the match. */
  reveal(id: string, part: string, who: Actor): Promise<void> {
    return this.transactions.exclusively(id, async () => {
      await this.begin(
        id,
        by(who, (now) => revealPart(now, who.id, part)),
      );
    });
  }

  /** Begins a match without the parts of its luck that nobody has shown in time, unless it has begun. */
  endDraw(id: string): Promise<void> {
    return this.transactions.exclusively(id, () => this.begin(id, (now) => now, isDrawing));
  }

  /** Changes a table, and begins its match with the same write where its luck is drawn then. */
  private async begin(id: string, how: (now: TableState) => TableState, isReady = isDrawn): Promise<void> {
    for (let race = 0; race < RACES; race++) {
      const table = await this.table(id);
      const next = how(table.body);
      const luck = isReady(next) ? drawnLuck(next) : undefined;
      if (!luck) {
        if (next === table.body || (await this.store.save(table, next))) return;
        continue;
      }
      const live = this.matches.make(id, next.game, next.options, next.seats.length, sharedSeed(luck));
      const { head } = live;
      const begun = await this.store.save(
        table,
        startClocks(startMatch(next, head.id), head.createdAt),
        (row) => this.matches.writeWith(live, row),
      );
      // Where another process was faster, it may have begun the match.
      if (!begun) continue;
      this.events.emit('matchStepped', begun, live, []);
      return;
    }
    throw new Error(`the match of table ${id} could not be begun`);
  }

  async sit(id: string, seat: Seat, who: Actor, called?: string, luckHash?: string): Promise<Table> {
    return this.setsUp(who.id, () => this.sitNow(id, seat, who, called, luckHash));
  }

  private async sitNow(
    id: string,
    seat: Seat,
    who: Actor,
    called: string | undefined,
    luckHash: string | undefined,
  ): Promise<Table> {
    const told = await this.withReliabilityOf((await this.table(id)).body.clock, [who.id]);
    return this.transactions.change(
      id,
      (now) => {
        this.mustMeetNobodyBlocked(now, who.id);
        return this.withProgramsAnnounced(now, told(takeSeat(now, seat, who, called, luckHash)));
      },
      who,
    );
  }
  /** The host asks somebody to the table. */
  invite = (id: string, whom: Person, who: Actor) =>
    this.transactions.change(
      id,
      (now) => {
        const asked = keepSeat(now, whom, who.id);
        // Whom they do not meet there is not told.
        if (this.meetsBlocked(peopleOf(now), whom.id)) refuse('notInvitable');
        return asked;
      },
      who,
    );
  /** Two people do not meet any more: neither is asked to an open table where the other is. */
  async withdrawInvitations(one: string, other: string): Promise<void> {
    for (const { id, body } of await this.store.openOf(one, LOOKED_AT))
      if (peopleOf(body).includes(other))
        await this.transactions.change(id, (now) =>
          isWaiting(now) ? [one, other].reduce(withoutInvitation, now) : now,
        );
  }
  stand = (id: string, seat: Seat, who: Actor) =>
    this.transactions.change(id, (now) => leaveSeat(now, seat, who.id), who);
  async seatBot(id: string, seat: Seat, level: string | null, who: Actor): Promise<Table> {
    const seated = (now: TableState) => seatBot(this.playable(now), now, seat, level, who.id);
    const adapted = await this.adapted(seated((await this.table(id)).body));
    return this.transactions.change(id, (now) => adapted(seated(now)), who);
  }
  remove = (id: string, seat: Seat, who: Actor) =>
    this.transactions.change(id, (now) => clearSeat(now, seat, who.id), who);
  async configure(id: string, wanted: RequestOf<'configure'>, who: Actor): Promise<Table> {
    const { body } = await this.table(id);
    // Where it gets days for a move, those who sit there already are told of each other.
    const told = await this.withReliabilityOf(wanted.clock, seatedPeople(body));
    return this.transactions.change(
      id,
      (now) => told(configureTable(this.playable(now), now, wanted, who.id)),
      who,
    );
  }
  agree = (id: string, terms: number, who: Actor) =>
    this.transactions.change(id, (now) => agreeToTerms(now, terms, who.id), who);
  admit = (id: string, watchers: boolean, who: Actor) =>
    this.transactions.change(id, (now) => setWatchers(now, watchers, who.id), who);

  /** Another person at the table becomes its host, if this one is still its host and gone. */
  handOn = (id: string, gone: string, isHere: (person: string) => boolean) =>
    this.transactions.change(id, (now) => replaceAbsentHost(now, gone, isHere));

  /** A guest is known by their account from now on. */
  mergeGuest = (id: string, guest: Person, account: Person) =>
    this.transactions.changeInMatch(id, (now, live, at) =>
      withClocksStopped(now, live, at, (was) => mergeGuest(was, guest, account, this.coverLevel(was))),
    );

  /** Somebody is gone with all that is theirs, also what they wrote in answers. */
  async forget(id: string, person: string): Promise<void> {
    await this.transactions.removeWords(id, person);
    await this.transactions.changeInMatch(id, (now, live, at) =>
      withClocksStopped(now, live, at, (was) => forgetPerson(was, person, this.coverLevel(was))),
    );
  }

  /** Another process has rewritten entries of the match of a table: it is read again when it is needed next. */
  async reread(id: string): Promise<void> {
    const match = (await this.store.find(id))?.body.match;
    if (match) this.matches.forget(match);
  }

  /** Somebody is called otherwise from now on, also where they wait for others. */
  async rename({ id, name }: Person, to: string): Promise<void> {
    for (const table of await this.store.openOf(id, RENAMED))
      await this.transactions.change(table.id, (now) => renamePerson(now, id, name, to));
  }

  /** A decision of somebody in their own seat. */
  answer(id: string, seat: Seat, text: string, seen: Seen, who: Actor): Promise<void> {
    const at = this.now();
    return this.transactions.decide(
      id,
      ({ body }, live) => {
        mustBeDeclared(body, live.match.game, seat, who);
        return personAnswers(body, live, { seat, text, seen }, who.id, at);
      },
      who,
      at,
    );
  }

  /** A decision of a bot for the seat that it plays; void if the match has gone on or the person is back. */
  botAnswer(id: string, seat: Seat, text: string, seen: Seen): Promise<void> {
    return this.transactions.decide(id, ({ body }, live) => botAnswers(body, live, { seat, text, seen }));
  }

  /**
   * Takes back one's last answer; where the rules of undo bar it, the others are asked. Whoever asks again, having seen no
   * more, has taken back once.
   */
  async undo(id: string, seat: Seat, seen: Seen, who: Actor): Promise<void> {
    let barredAt: number | undefined;
    const back = this.transactions.decide(
      id,
      ({ body }, live) => {
        mustBeDeclared(body, live.match.game, seat, who);
        return personTakesBack(body, live, { seat, seen }, who.id, (number) => {
          barredAt = number;
        });
      },
      who,
    );
    await back.catch((error: unknown) => {
      if (!(error instanceof Refusal) || barredAt === undefined || error.reason.code === 'stale') throw error;
    });
    if (barredAt !== undefined)
      await this.transactions.change(id, withUndoRequest({ seat, number: barredAt, agreed: [] }));
  }

  /** What somebody says to another's request; when all people agree, it is taken back. */
  async agreeUndo(id: string, seat: Seat, agree: boolean, who: Actor): Promise<void> {
    const { body } = await this.transactions.change(
      id,
      (was) => {
        mustSit(was, seat, who.id);
        return answerUndoRequest(was, seat, agree);
      },
      who,
    );
    const request = body.undoWish;
    if (request && isAgreed(body, this.playable(body).game, request))
      await this.transactions.decide(id, () => (match) => takeBackAgreed(match, request));
  }

  /** Shows the others what somebody would do. */
  sketch(id: string, sketch: Sketch, revision: number | undefined, who: Actor): Promise<Table> {
    return this.transactions.changeInMatch(
      id,
      (now, live) => {
        mustSit(now, sketch.seat, who.id);
        if (!live) return refuse('notRunning');
        live.mustHaveSeen({ number: sketch.number, revision });
        return setSketch(now, live.match.game, sketch, live.match.log.entries);
      },
      who,
    );
  }

  /** Shows everybody what a bot would do in its turn. */
  async botSketch(id: string, sketch: Sketch, revision: number): Promise<void> {
    await this.transactions.changeInMatch(id, (now, live) => {
      if (!live || botFor(now, sketch.seat) === undefined) return refuse('notRunning');
      live.mustHaveSeen({ number: sketch.number, revision });
      return setSketch(now, live.match.game, sketch, live.match.log.entries);
    });
  }

  /** A bot plays for somebody until they come back; `null` takes the seat back. */
  cover(id: string, seat: Seat, level: string | null, who: Actor): Promise<Table> {
    return this.transactions.changeInMatch(
      id,
      (now, live, at) => {
        mustSit(now, seat, who.id);
        // A deal that others play too is played by the person themselves: no bot may cover the seat.
        if (isSharedDeal(now)) refuse('dealOfToday');
        if (level === null) return takeSeatBack(now, live, seat, at);
        mustAllowHelp(now, live?.match.game);
        return withClocksStopped(now, live, at, (was) =>
          coverSeat(was, seat, knownLevel(this.playable(was), level)),
        );
      },
      who,
    );
  }

  /** For good: the match ends if too few are left, else a bot plays on. */
  resign(id: string, seat: Seat, who: Actor): Promise<Table> {
    return this.transactions.changeInMatch(
      id,
      (now, live, at) => {
        mustSit(now, seat, who.id);
        return withClocksStopped(now, live, at, (was) =>
          coverSeat(was, seat, this.coverLevel(was), { resigned: true }),
        );
      },
      who,
    );
  }

  /** Somebody who looks on asks for a seat that was given up, or no longer does. */
  askTakeover = (id: string, seat: Seat, wish: boolean, who: Actor): Promise<Table> =>
    this.transactions.change(
      id,
      (now) => {
        if (!wish) return withdrawTakeover(now, who.id);
        this.mustMeetNobodyBlocked(now, who.id);
        return askTakeover(now, this.playable(now).game, seat, who);
      },
      who,
    );

  /**
   * What somebody who plays says to that; when all agree, the seat is handed over. `isHere`: whether whoever asks still is;
   * the caller knows the connections. Where a decision has days, nobody need be there.
   */
  agreeTakeover(
    id: string,
    seat: Seat,
    agree: boolean,
    isHere: (person: string) => boolean,
    who: Actor,
  ): Promise<Table> {
    return this.transactions.changeInMatch(
      id,
      (now, live, at) => {
        mustSit(now, seat, who.id);
        const answered = answerTakeover(now, seat, agree);
        const { takeover } = answered;
        if (!takeover || !isTakeoverAgreed(answered)) return answered;
        const { id: asks } = takeover.who;
        const isGone = !hasNobodyAway(now) && !isHere(asks);
        // Nobody waits for somebody who has gone, may no longer look on, or would now meet whom they do not meet.
        if (isGone || !mayWatch(now, asks) || this.meetsBlocked(peopleOf(now), asks))
          return withdrawTakeover(now, asks);
        return takeSeatBack(answered, live, takeover.seat, at, takeSeatOver);
      },
      who,
    );
  }

  /** The others have a bot play for a person who is gone, unless one does. The caller, who knows the connections, checks that they are. */
  coverAbsent(id: string, seat: Seat): Promise<Table> {
    return this.transactions.changeInMatch(id, (now, live, at) =>
      botFor(now, seat) === undefined
        ? withClocksStopped(now, live, at, (was) => coverSeat(was, seat, this.coverLevel(was)))
        : now,
    );
  }

  /** Hands the seats of all whose time is used up to bots, if there are any. */
  coverLate = (id: string): Promise<Table> =>
    this.transactions.changeInMatch(id, (now, live, at) =>
      live ? coverLate(now, live, at, this.coverLevel(now)) : now,
    );

  /** A new table where the same people are asked to play; the old one points to it. Whoever asks later says yes there. */
  async rematch(id: string, who: Actor, luckHash?: string): Promise<string> {
    return this.setsUp(who.id, () => this.rematchNow(id, who, luckHash));
  }

  private async rematchNow(id: string, who: Actor, luckHash: string | undefined): Promise<string> {
    const next = await this.transactions.exclusively(id, async () => {
      const table = await this.table(id);
      if (seatsOfPerson(table.body, who.id).length === 0) refuse('notYourSeat');
      const { rematch: before } = table.body;
      // One that nobody came to may be gone.
      if (before && (await this.store.find(before))) return before;
      const made = await this.make(this.withoutBlocked(rematchTable(table.body, who, luckHash), who.id), who);
      const [rematchBy = 0] = seatsOfPerson(table.body, who.id);
      const { body } = await this.store.change(id, (was) =>
        was.rematch !== before ? was : { ...was, rematch: made.id, rematchBy },
      );
      // Another process was faster: nobody is asked to the table made here, a duplicate.
      if (body.rematch !== made.id) await this.store.change(made.id, withoutPeople);
      return body.rematch as string;
    });
    const told = await this.withReliabilityOf((await this.table(next)).body.clock, [who.id]);
    await this.transactions.change(
      next,
      (now) => {
        if (!isWaiting(now)) return now;
        this.mustMeetNobodyBlocked(now, who.id);
        return this.withProgramsAnnounced(now, told(acceptSeats(now, who, luckHash)));
      },
      who,
    );
    return next;
  }

  /** Whoever its host does not meet is not asked to a table. */
  private withoutBlocked = (table: TableState, host: string): TableState =>
    peopleOf(table)
      .filter((person) => this.parts.isBlockedBetween(host, person))
      .reduce(declineSeats, table);

  /** Somebody says no to the rematch that another asked for, if there is one. */
  async declineRematch(id: string, who: Actor): Promise<void> {
    const { body } = await this.table(id);
    if (seatsOfPerson(body, who.id).length === 0) refuse('notYourSeat');
    const { rematch } = body;
    if (rematch)
      await this.transactions.change(
        rematch,
        (now) => (isWaiting(now) ? declineSeats(now, who.id) : now),
        who,
      );
  }

  /** Says how reliable these people have been, at a table where that matters: where a turn has days. */
  private async withReliabilityOf(
    clock: TableState['clock'] | undefined,
    people: readonly string[],
  ): Promise<(now: TableState) => TableState> {
    if (clock?.kind !== 'days') return (now) => now;
    const known = await Promise.all(
      people.map(async (person) => ({ person, inTime: await this.parts.inTime(person) })),
    );
    return (now) => known.reduce((told, { person, inTime }) => withReliability(told, person, inTime), now);
  }

  /** Sets the level of bots that adapt, where there are any, by how the host of the table has done until now. */
  private async adapted(table: TableState): Promise<(now: TableState) => TableState> {
    if (!hasAdaptive(table)) return (now) => now;
    const { levels } = this.playable(table);
    const level = adaptiveLevel(levels, await this.parts.againstBots(table.host, table.game));
    return (now) => ({ ...now, seats: atLevel(now.seats, level) });
  }

  private playable = ({ game }: TableState): PlayableGame => this.games.get(game);
  private withProgramsAnnounced = (before: TableState, after: TableState): TableState =>
    withProgramsAnnounced(before, after, this.games.find(after.game)?.game);
  private coverLevel = (table: TableState): string => coverLevelOf(table, this.playable(table));
}

/** Whether people still come and go. */
const isWaiting = (table: TableState): boolean => table.status === 'open' && !isDrawing(table);

/** Those who hold a seat. */
const seatedPeople = ({ seats }: TableState): string[] =>
  seats.flatMap((one) => (one.kind === 'person' ? [one.person] : []));

/** A table that nobody shall sit at or see. */
const withoutPeople = (table: TableState): TableState => ({
  ...table,
  listed: false,
  seats: table.seats.map(() => ({ kind: 'open' })),
});

/** Whether a table counts against its host's limit of open tables: not once everybody has left it. */
const isHeldOpen = ({ version, body }: Table, host: string): boolean =>
  body.host === host && (version === 1 || hasPeople(body));
