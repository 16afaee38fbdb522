import type { Pause } from '@aerie/host';
import type { Vacation } from '@aerie/protocol';
import * as v from 'valibot';
import { dayAfter, dayOf, endOf, mostInAYear, startOf } from '../common/day.js';
import { Events } from '../common/events.js';
import { HttpError } from '../common/http-error.js';
import { KeyedMutex } from '../common/keyed-mutex.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { ReportError } from '../common/report-error.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({ stays: v.array(storedObject({ from: v.string(), to: v.string() })) });

/** From the first to the last day, both among them. */
interface Stay {
  readonly from: string;
  readonly to: string;
}

interface Options {
  readonly daysAYear: number;
  readonly now?: () => number;
  readonly reportError?: ReportError;
  /** How often to look whether a day has begun. */
  readonly every?: number | undefined;
}

interface VacationEvents {
  /** The clocks of somebody stand at other times than before, or stand or run from now on. */
  readonly changed: [person: string];
  /** This process has written somebody's. */
  readonly wrote: [person: string];
}

const KIND = 'vacation';
/** How many are read at once. */
const PAGE = 1000;
/** For how many days past ones are kept: for longer than any turn takes. */
const KEPT_DAYS = 400;
/** How many may be planned at a time. */
const MOST_STAYS = 20;
const DAY_MS = 24 * 60 * 60_000;
const EVERY_MS = 10_000;

const NONE: readonly Stay[] = [];

/**
 * When people are on holiday: whole days in UTC, so many in any twelve months, in which the clocks of seats of theirs stand that have days for
 * a move. One begins tomorrow at the earliest and is called off from tomorrow on, so that nothing changes of the time that has passed, and
 * all processes count the same. All are in memory, since tables are read with them.
 */
export class Vacations {
  readonly events = new Events<VacationEvents>();
  private readonly kept: TypedRecords<typeof schema>;
  private readonly stays = new Map<string, readonly Stay[]>();
  private readonly pauses = new Map<string, readonly Pause[]>();
  /** One reading at a time, so that the last one is kept. */
  private readonly reading = new KeyedMutex<'all'>();
  private readonly job: PeriodicJob;
  private readonly daysAYear: number;
  private readonly now: () => number;
  private day: string;

  constructor(
    private readonly storage: Storage,
    { daysAYear, now = Date.now, reportError, every }: Options,
  ) {
    this.kept = new TypedRecords(storage, KIND, schema);
    this.daysAYear = daysAYear;
    this.now = now;
    this.day = dayOf(now());
    this.job = new PeriodicJob(
      async () => this.look(),
      every ?? EVERY_MS,
      (error) => reportError?.(error, 'vacations'),
    );
  }

  async start(): Promise<void> {
    await this.readAll();
    this.job.start();
  }

  stop(): Promise<void> {
    return this.job.stop();
  }

  /** When somebody's clocks stand, in order. */
  pausesOf = (person: string): readonly Pause[] => this.pauses.get(person) ?? [];

  /** The last day of somebody's holiday, while they are on one. */
  lastDayOf = (person: string): string | undefined => {
    const today = dayOf(this.now());
    return this.stays.get(person)?.find(({ from, to }) => from <= today && today <= to)?.to;
  };

  /** What somebody has planned, and how many more days there are from tomorrow on. */
  of(person: string): Vacation {
    const today = dayOf(this.now());
    const stays = this.stays.get(person) ?? NONE;
    const tomorrow = dayAfter(today);
    return {
      daysAYear: this.daysAYear,
      left: this.leftAt(stays, tomorrow),
      stays: stays.filter(({ to }) => to >= today).map(({ from, to }) => ({ from, to })),
    };
  }

  /** How many more days could be taken about a day. */
  private leftAt = (stays: readonly Stay[], day: string): number =>
    Math.max(0, this.daysAYear - mostInAYear(daysOf(stays), day, day));

  /** Somebody plans a holiday; refused if it is not in the future, meets another one, or there are not so many days left. */
  async plan(person: string, stay: Stay): Promise<void> {
    const today = dayOf(this.now());
    if (stay.from <= today || stay.to < stay.from) throw new HttpError(409, 'notInFuture');
    await this.change(person, (stays) => {
      if (stays.some(({ from, to }) => from <= stay.to && stay.from <= to))
        throw new HttpError(409, 'planned');
      if (stays.filter(({ to }) => to >= today).length >= MOST_STAYS) throw new HttpError(409, 'planned');
      const next = [...stays, stay].sort((a, b) => (a.from < b.from ? -1 : 1));
      const isTooLong = endOf(stay.to) - startOf(stay.from) > this.daysAYear * DAY_MS;
      if (isTooLong || mostInAYear(daysOf(next), stay.from, stay.to) > this.daysAYear)
        throw new HttpError(409, 'notSoManyDays', { left: this.leftAt(stays, stay.from) });
      return next;
    });
  }

  /** Calls off the holiday that begins on a day; of one that has begun, what comes after today. */
  async callOff(person: string, from: string): Promise<void> {
    const today = dayOf(this.now());
    await this.change(person, (stays) =>
      stays.flatMap((one) => {
        if (one.from !== from || one.to <= today) return [one];
        return one.from > today ? [] : [{ ...one, to: today }];
      }),
    );
  }

  private async change(person: string, how: (stays: readonly Stay[]) => readonly Stay[]): Promise<void> {
    const old = dayOf(this.now() - KEPT_DAYS * DAY_MS);
    await this.kept.put(person, (was) => ({
      owner: person,
      body: { stays: how(was?.body.stays ?? NONE).filter(({ to }) => to >= old) },
    }));
    await this.read(person);
    this.events.emit('wrote', person);
  }

  /** Reads somebody's again. */
  read(person: string): Promise<void> {
    return this.reading.run('all', async () => {
      this.keep(person, (await this.kept.find(person))?.body.stays ?? NONE);
      this.events.emit('changed', person);
    });
  }

  /** Reads all there are. */
  readAll(): Promise<void> {
    return this.reading.run('all', async () => {
      for (let after = ''; ; ) {
        const page = await this.storage.recordsOfKind(KIND, after, PAGE);
        for (const { id, body } of page) this.keep(id, v.parse(schema, body).stays);
        if (page.length < PAGE) return;
        after = page.at(-1)?.id ?? after;
      }
    });
  }

  private keep(person: string, stays: readonly Stay[]): void {
    this.stays.set(person, stays);
    this.pauses.set(
      person,
      stays.map(({ from, to }) => ({ from: startOf(from), to: endOf(to) })),
    );
  }

  /** Says who goes on holiday or comes back with the day that has begun. */
  private look(): void {
    const before = this.day;
    this.day = dayOf(this.now());
    if (this.day === before) return;
    const turns = ({ from, to }: Stay) =>
      (before < from && from <= this.day) || (before <= to && to < this.day);
    for (const [person, stays] of this.stays) if (stays.some(turns)) this.events.emit('changed', person);
  }
}

/** All days of these holidays. */
function daysOf(stays: readonly Stay[]): ReadonlySet<string> {
  const days = new Set<string>();
  for (const { from, to } of stays) for (let day = from; day <= to; day = dayAfter(day)) days.add(day);
  return days;
}
