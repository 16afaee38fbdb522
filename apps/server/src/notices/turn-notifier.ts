import { botFor, hasNobodyAway, hostOf, seatsOfPerson, type TableState, timeLeft } from '@aerie/host';
import type { Seat } from '@aerie/kernel';
import * as v from 'valibot';
import { BackgroundTasks } from '../common/background-tasks.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { AccountNames } from '../people/account-names.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import type { AnswersAhead } from '../tables/answers-ahead.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import type { Notifier } from './notifier.js';

/** How long somebody must be gone before they are told, at a table where moves do not have days. */
const AWAY_MS = 60_000;
/** How often to look for what is due, and how much at once. */
const EVERY_MS = 2000;
const AT_ONCE = 100;
/** Where a move has days, a reminder is sent when this part of them is left. */
const LAST_PART = 1 / 4;
const DAY = 24 * 60 * 60_000;
/** After how long it is looked again whether somebody's answer ahead was given. */
const AHEAD_MS = 60_000;

const DUE = 'due';

/** `turn`: the number of entries since which they have been asked. `next`: which notice is due at the time in `rank`. */
const turnSchema = storedObject({
  table: v.string(),
  turn: v.number(),
  next: v.nullable(v.picklist(['turn', 'reminder'])),
});
type Turn = TypedRecord<v.InferOutput<typeof turnSchema>>;

interface Options {
  readonly every?: number | undefined;
  readonly away?: number | undefined;
}

/**
 * Notifies people who are not connected that it is their turn: once a turn, and once more before the days for a move run
 * out. What is due is stored; a process records that it sends a notice before it does: in a crash between the two a notice
 * is lost, but none is ever sent twice.
 */
export class TurnNotifier {
  private readonly kept: TypedRecords<typeof turnSchema>;
  private readonly job: PeriodicJob;
  private readonly tasks: BackgroundTasks;

  constructor(
    storage: Storage,
    private readonly tables: TableService,
    private readonly notifier: Notifier,
    private readonly isHere: (person: string) => boolean,
    private readonly accountNames: AccountNames,
    private readonly answersAhead: Pick<AnswersAhead, 'of'>,
    private readonly reportError: (error: unknown, what: string) => void,
    private readonly options: Options = {},
  ) {
    this.job = new PeriodicJob(
      () => this.look(),
      options.every ?? EVERY_MS,
      (error) => reportError(error, 'notices'),
    );
    this.tasks = new BackgroundTasks((error) => {
      if (!this.job.stopped) reportError(error, 'notice');
    });
    this.kept = new TypedRecords(storage, 'turn', turnSchema);
    tables.events.on('tableChanged', (table) => this.tableChanged(table));
    tables.events.on('tableRemoved', (table) => this.forget(table));
    tables.events.on('matchStepped', (table, live) => this.matchStepped(table, live));
  }

  start(): void {
    this.job.start(0);
  }

  /** Notices that take long, because a mail server is slow or a webhook away, are waited for so many milliseconds. */
  async stop(longest: number): Promise<void> {
    await this.job.stop();
    await this.tasks.doneWithin(longest);
  }

  private tableChanged(table: Table): void {
    const { status, seats } = table.body;
    if (status === 'over') this.forget(table);
    const isTakenOver = seats.some((one) => one.kind === 'person' && one.tookOver);
    if (isTakenOver && hasNobodyAway(table.body) && !this.job.stopped)
      this.tasks.run(this.noteTakenOver(table.id));
  }

  /** Whoever takes a seat over where a move has days may be elsewhere when the others agree, and awaited at once. */
  private async noteTakenOver(id: string): Promise<void> {
    const { table, live } = await this.tables.standing(id);
    for (const one of table.body.seats) {
      if (!live || one.kind !== 'person' || !one.tookOver) continue;
      const turn = turnOf(table.body, live, one.person);
      if (turn !== undefined) await this.note(table, live, one.person, turn, this.tables.now());
    }
  }

  private forget({ id, body }: Table): void {
    this.tasks.run(this.dropAll([...new Set(peopleAt(body))].map((person) => keyOf(id, person))));
  }

  /** Mostly there are none, and looking is cheaper than four writes. */
  private async dropAll(keys: readonly string[]): Promise<void> {
    for (const { id } of await this.kept.findAll(keys)) await this.kept.drop(id);
  }

  private matchStepped(table: Table, live: LiveMatch): void {
    if (this.job.stopped || table.body.status !== 'running') return;
    for (const person of new Set(peopleAt(table.body))) {
      // Who is connected sees it. Only where a move has days they may be gone when these run out.
      if (this.isHere(person) && table.body.clock?.kind !== 'days') continue;
      const turn = turnOf(table.body, live, person);
      if (turn !== undefined) this.tasks.run(this.note(table, live, person, turn, this.tables.now()));
    }
  }

  /** Somebody was asked to a table: whoever is connected sees it there. */
  invited(id: string, person: string): void {
    if (!this.job.stopped && !this.isHere(person)) this.tasks.run(this.invite(id, person));
  }

  private async invite(id: string, person: string): Promise<void> {
    if (!(await this.notifier.isWanted(person))) return;
    const { body } = await this.tables.table(id);
    const { name, guest = false } = hostOf(body, this.accountNames);
    const others = name === null ? [] : [{ name, guest }];
    const occasion = { what: 'invitation', game: body.game, others, left: undefined } as const;
    await this.notifier.notify(person, occasion, `/table/${id}`);
  }

  /** Somebody has disconnected: they may have to be notified of matches that wait for them. */
  left(person: string): void {
    if (!this.job.stopped) this.tasks.run(this.notePending(person, this.tables.now()));
  }

  private async notePending(person: string, now: number): Promise<void> {
    if (!(await this.notifier.isWanted(person))) return;
    for (const { id, body } of await this.tables.ofPerson(person)) {
      if (body.status !== 'running') continue;
      const { table, live } = await this.tables.standing(id);
      const turn = live && turnOf(table.body, live, person);
      if (turn !== undefined) await this.note(table, live as LiveMatch, person, turn, now);
    }
  }

  /** Stores when somebody is to be notified of a turn, unless that is stored already. */
  private async note(
    { id, body }: Table,
    live: LiveMatch,
    person: string,
    turn: number,
    now: number,
  ): Promise<void> {
    const key = keyOf(id, person);
    const before = await this.kept.find(key);
    if (before && before.body.turn >= turn) return;
    if (!(await this.notifier.isWanted(person))) return;
    const wait = body.clock?.kind === 'days' ? 0 : (this.options.away ?? AWAY_MS);
    const told = { shelf: DUE, rank: now + wait, body: { table: id, turn, next: 'turn' as const } };
    // Who is connected when the days begin gets only the reminder.
    const first = this.isHere(person) ? this.reminder(body, live, person, id, turn) : told;
    if (!first) return;
    if (before) await this.kept.change(key, (was) => (was.body.turn < turn ? first : undefined));
    else await this.kept.add({ id: key, owner: person, ...first });
  }

  /** When somebody is to be reminded; undefined: never. */
  private reminder(body: TableState, live: LiveMatch, person: string, table: string, turn: number) {
    if (body.clock?.kind !== 'days') return undefined;
    const now = this.tables.now();
    const left = timeLeft(body, live, seatsOfPerson(body, person), now);
    const wait = (left ?? 0) - body.clock.days * DAY * LAST_PART;
    return wait > 0
      ? { shelf: DUE, rank: now + wait, body: { table, turn, next: 'reminder' as const } }
      : undefined;
  }

  private async look(): Promise<void> {
    const due = await this.kept.on(DUE, { to: this.tables.now(), order: 'rising', limit: AT_ONCE });
    for (const turn of due) {
      if (this.job.stopped) return;
      await this.tell(turn).catch((error: unknown) => this.reportError(error, 'notice'));
    }
  }

  private async tell({ id, owner, body: due, version }: Turn): Promise<void> {
    const { table, live } = await this.tables.standing(due.table);
    const person = owner ?? '';
    const isStill = live && table.body.status === 'running' && turnOf(table.body, live, person) === due.turn;
    const after =
      isStill && due.next === 'turn'
        ? this.reminder(table.body, live, person, due.table, due.turn)
        : undefined;
    const done = after ?? { shelf: null, rank: 0, body: { ...due, next: null } };
    const ahead = isStill ? (await this.answersAhead.of(due.table, person))?.plan : undefined;
    const isAnswering = ahead?.void === null;
    const next = isAnswering ? { rank: this.tables.now() + AHEAD_MS } : done;
    const claimed = await this.kept.change(id, (was) => (was.version === version ? next : undefined));
    if (!claimed || isAnswering || !isStill || due.next === null || this.isHere(person)) return;
    const seats = seatsOfPerson(table.body, person);
    const others = table.body.seats.flatMap((one) =>
      one.kind === 'person' && one.person !== person
        ? [{ name: one.name, guest: this.accountNames.isBorrowed(one.name, one.person) }]
        : [],
    );
    const left = timeLeft(table.body, live, seats, this.tables.now());
    const what = due.next === 'turn' && ahead ? ('ahead' as const) : due.next;
    const occasion = { what, game: table.body.game, others, left };
    // Sent in the background: other notices do not wait for a slow mail server.
    this.tasks.run(this.notifier.notify(person, occasion, `/table/${due.table}`));
  }
}

const keyOf = (table: string, person: string): string => `${table}.${person}`;

const peopleAt = (body: TableState): string[] =>
  body.seats.flatMap((one) => (one.kind === 'person' && one.person !== '' ? [one.person] : []));

/** More entries than any match has: later turns have higher numbers, also in a match that was carried over to newer rules. */
const MOST_ENTRIES = 2 ** 20;

/** The number of entries since which somebody has been asked without answering; undefined if they are not asked. */
export function turnOf(body: TableState, live: LiveMatch, person: string): number | undefined {
  const { match, awaited } = live;
  const asked = seatsOfPerson(body, person).filter(
    (seat) => botFor(body, seat) === undefined && has(awaited.at(-1) ?? 0, seat),
  );
  const began = asked.map((seat) => {
    let number = match.log.entries.length;
    while (number > 0 && has(awaited[number - 1] ?? 0, seat) && match.log.entries[number - 1]?.seat !== seat)
      number--;
    return number;
  });
  return began.length > 0 ? live.revision * MOST_ENTRIES + Math.min(...began) : undefined;
}

const has = (all: number, seat: Seat): boolean => (all & (1 << seat)) !== 0;
