import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type AheadPlan,
  aheadNow,
  botFor,
  deadlineOf,
  mayAnswerAhead,
  mustBeDeclared,
  mustSit,
  newAheadPlan,
  type Person,
  Refusal,
  refuse,
  type TableState,
} from '@aerie/host';
import { AHEAD_VOID, type AheadWish, seatSchema } from '@aerie/protocol';
import * as v from 'valibot';
import { BackgroundTasks } from '../common/background-tasks.js';
import { dayOf, endOf } from '../common/day.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { ReportError } from '../common/report-error.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import type { TableService } from './table-service.js';
import type { Table } from './table-store.js';
import type { Vacations } from './vacations.js';

/** How often to look for answers that are due, and how many are given at once. */
const EVERY_MS = 2000;
const AT_ONCE = 100;

/**
 * How long an answer waits, from and to: as somebody who has just seen that they are asked, or who goes on with their turn.
 * What is answered at once would show that it was left ahead.
 */
const FIRST_MS = [20_000, 120_000] as const;
const NEXT_MS = [3000, 15_000] as const;
/** What hides that somebody is away waits no longer when so little of their time is left. */
const SPARE_MS = 2 * 60 * 60_000;

const DUE = 'due';

const planSchema = storedObject({
  table: v.string(),
  seat: seatSchema,
  lines: v.array(
    storedObject({
      answers: v.array(v.string()),
      times: v.number(),
      until: v.exactOptional(v.literal('roundEnd')),
    }),
  ),
  number: v.number(),
  revision: v.number(),
  /** Missing in plans that are older than lines for a round. */
  round: v.exactOptional(v.number()),
  going: v.nullable(storedObject({ line: v.number(), given: v.number() })),
  aim: v.nullable(storedObject({ line: v.number(), number: v.number(), answer: v.string() })),
  void: v.nullable(v.picklist(AHEAD_VOID)),
});
type Kept = TypedRecord<v.InferOutput<typeof planSchema>>;

/** What may keep somebody's answers waiting. */
export interface Holds {
  /** Whether they may not answer themselves now either. */
  readonly isBarred: (person: string) => Promise<boolean>;
  /** Whether others see that they are away: then an answer would show that it was left ahead. */
  readonly isSeenAway: (person: string) => Promise<boolean>;
}

/** What somebody has left at a table. */
export interface LeftAhead {
  readonly plan: AheadPlan;
  /** When the next answer is given, once their seat is asked. */
  readonly due: number | null;
}

/**
 * Gives the answers that people have left at tables over days, when their seats are asked, on the way that their own answers
 * go. Which answer is meant for which entry of the match is stored before it is given, and whether it was is read from the
 * match: whichever process stops when, none is given twice. Nobody else is told of any of it.
 */
export class AnswersAhead {
  private readonly kept: TypedRecords<typeof planSchema>;
  private readonly job: PeriodicJob;
  private readonly tasks: BackgroundTasks;
  private holds: Holds | undefined;

  constructor(
    storage: Storage,
    private readonly tables: TableService,
    private readonly reportError: ReportError,
    private readonly vacations: Pick<Vacations, 'lastDayOf'>,
    private readonly options: { readonly isOn: boolean; readonly every?: number | undefined },
  ) {
    this.kept = new TypedRecords(storage, 'ahead', planSchema);
    this.job = new PeriodicJob(
      () => this.look(),
      options.every ?? EVERY_MS,
      (error) => reportError(error, 'answers ahead'),
    );
    this.tasks = new BackgroundTasks((error) => {
      if (!this.job.stopped) reportError(error, 'answers ahead');
    });
    tables.events.on('tableChanged', (table) => this.tableChanged(table));
    tables.events.on('tableRemoved', (table) => this.forget(table));
    tables.events.on('matchStepped', (table, live) => this.matchStepped(table, live));
  }

  /** Begins to answer, where the site offers that. */
  open(holds: Holds): void {
    this.holds = holds;
    if (this.options.isOn) this.job.start(0);
  }

  async stop(): Promise<void> {
    await this.job.stop();
    await this.tasks.done();
  }

  async of(table: string, person: string): Promise<LeftAhead | undefined> {
    const found = this.options.isOn ? await this.kept.find(keyOf(table, person)) : undefined;
    if (!found) return undefined;
    const lastDay = this.vacations.lastDayOf(person);
    const notBefore = lastDay === undefined ? 0 : endOf(lastDay);
    return { plan: found.body, due: found.shelf === DUE ? Math.max(found.rank, notBefore) : null };
  }

  /** Leaves answers ahead in place of those before. */
  async leave(id: string, wish: AheadWish, person: Person): Promise<LeftAhead | undefined> {
    const { table, live } = await this.tables.standing(id);
    mustSit(table.body, wish.seat, person.id);
    if (!live || !mayAnswerAhead(table.body)) return refuse('notRunning');
    mustBeDeclared(table.body, live.match.game, wish.seat, person);
    for (const { answers } of wish.lines)
      for (const answer of answers)
        if (live.match.game.read(answer) === undefined)
          refuse('notReadable', { answer: answer.slice(0, 60) });
    const key = keyOf(id, person.id);
    const body = { table: id, ...newAheadPlan(wish, live), lines: wish.lines };
    await this.kept.put(key, () => ({ owner: person.id, body }));
    // The seat may be asked already, or be asked since.
    const now = await this.tables.standing(id);
    if (now.live) await this.renew(key, now.live);
    return this.of(id, person.id);
  }

  takeBack = (table: string, person: string): Promise<void> => this.kept.drop(keyOf(table, person));

  private tableChanged(table: Table): void {
    if (table.body.status === 'over') this.forget(table);
  }

  private forget({ id, body }: Table): void {
    // Elsewhere nobody can leave any.
    if (body.clock?.kind !== 'days') return;
    for (const person of peopleAt(body)) this.tasks.run(this.kept.drop(keyOf(id, person)));
  }

  private matchStepped({ id, body }: Table, live: LiveMatch): void {
    if (this.job.stopped || !this.options.isOn || !mayAnswerAhead(body)) return;
    for (const person of peopleAt(body)) this.tasks.run(this.renew(keyOf(id, person), live));
  }

  /** Brings a plan to where the match stands; gives it if there is more to come of it. */
  private async renew(key: string, live: LiveMatch): Promise<Kept | undefined> {
    let isDone = false;
    const changed = await this.kept.change(key, (was) => {
      const next = aheadNow(was.body, live);
      isDone = next === undefined;
      if (!next || isDeepStrictEqual(next, was.body)) return undefined;
      return { body: { ...was.body, ...next, lines: was.body.lines }, ...this.dueOf(was, next, live) };
    });
    if (!isDone) return changed ?? this.kept.find(key);
    await this.kept.drop(key);
    return undefined;
  }

  private dueOf(was: Kept, next: AheadPlan, live: LiveMatch): Pick<Kept, 'shelf' | 'rank'> {
    if (!next.aim) return { shelf: null, rank: 0 };
    // The time of an answer stays while others answer before it.
    if (was.shelf === DUE && was.body.number === next.number) return { shelf: DUE, rank: was.rank };
    const [from, to] = next.going && live.number === next.number ? NEXT_MS : FIRST_MS;
    return { shelf: DUE, rank: this.tables.now() + randomInt(from, to) };
  }

  private async look(): Promise<void> {
    const due = await this.kept.on(DUE, { to: this.tables.now(), order: 'rising', limit: AT_ONCE });
    for (const plan of due) {
      if (this.job.stopped) return;
      await this.answer(plan).catch((error: unknown) => this.reportError(error, 'answers ahead'));
    }
  }

  private async answer({ id, owner, body: { table, seat } }: Kept): Promise<void> {
    const standing = await this.tables.standing(table).catch(unlessRefused);
    const person = standing?.live && personIn(standing.table.body, seat);
    if (!standing?.live || person?.id !== owner) return this.kept.drop(id);
    const plan = await this.renew(id, standing.live);
    if (!plan?.body.aim || plan.rank > this.tables.now()) return;
    const heldUntil = await this.heldUntil(standing.table, standing.live, seat, person.id);
    if (heldUntil !== undefined) {
      const rank = heldUntil + randomInt(...FIRST_MS);
      await this.kept.change(id, ({ shelf }) => (shelf === DUE ? { rank } : undefined));
      return;
    }
    const { aim, revision } = plan.body;
    const seen = { number: aim.number, revision };
    await this.tables.answer(table, seat, aim.answer, seen, person).catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // What happened meanwhile is looked at the next time; otherwise it is for its person to see to it.
      if (error.reason.code === 'stale') return;
      await this.kept.change(id, ({ body }) => ({
        ...{ shelf: null, rank: 0 },
        body: { ...body, aim: null, void: 'noLonger' as const },
      }));
    });
  }

  /** Until when somebody's answers wait at least; undefined: they do not. Holidays end and are called off by whole days. */
  private async heldUntil(
    { body }: Table,
    live: LiveMatch,
    seat: number,
    person: string,
  ): Promise<number | undefined> {
    const now = this.tables.now();
    if (this.vacations.lastDayOf(person) !== undefined) return endOf(dayOf(now));
    if (await this.holds?.isBarred(person)) return now;
    const deadline = deadlineOf(body, live, now, [seat]) ?? Number.POSITIVE_INFINITY;
    return deadline - now > SPARE_MS && (await this.holds?.isSeenAway(person)) ? now : undefined;
  }
}

const keyOf = (table: string, person: string): string => `${table}.${person}`;

const peopleAt = ({ seats }: TableState): ReadonlySet<string> =>
  new Set(seats.flatMap((one) => (one.kind === 'person' && one.person !== '' ? [one.person] : [])));

/** Who decides in a seat themselves. */
function personIn(table: TableState, seat: number): Person | undefined {
  const one = table.seats[seat];
  if (one?.kind !== 'person' || botFor(table, seat) !== undefined || !mayAnswerAhead(table)) return undefined;
  return { id: one.person, name: one.name };
}

const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
};
