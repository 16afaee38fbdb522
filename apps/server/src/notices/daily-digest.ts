import { deadlineOf, hostOf, seatsKeptFor, seatsOfPerson } from '@aerie/host';
import { BackgroundTasks } from '../common/background-tasks.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { AccountNames } from '../people/account-names.js';
import type { AnswersAhead } from '../tables/answers-ahead.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import type { DigestItem } from './digest-mail.js';
import type { DigestSchedule } from './digest-schedule.js';
import type { Notifier } from './notifier.js';
import { turnOf } from './turn-notifier.js';

/** How often to look for what is due, and how much at once. */
const EVERY_MS = 20_000;
const AT_ONCE = 50;

interface Parts {
  readonly schedule: DigestSchedule;
  readonly tables: TableService;
  readonly notifier: Notifier;
  readonly accountNames: AccountNames;
  readonly answersAhead: Pick<AnswersAhead, 'of'>;
  readonly reportError: (error: unknown, what: string) => void;
  readonly every?: number | undefined;
}

/** Sends one letter a day to whoever wants that: where they are awaited, what is most urgent first, and what they are asked to. */
export class DailyDigest {
  private readonly job: PeriodicJob;
  private readonly tasks: BackgroundTasks;

  constructor(private readonly parts: Parts) {
    this.job = new PeriodicJob(
      () => this.look(),
      parts.every ?? EVERY_MS,
      (error) => parts.reportError(error, 'digest'),
    );
    this.tasks = new BackgroundTasks((error) => parts.reportError(error, 'digest'));
  }

  start(): void {
    this.job.start(0);
  }

  /** Letters that take long are waited for so many milliseconds. */
  async stop(longest: number): Promise<void> {
    await this.job.stop();
    await this.tasks.doneWithin(longest);
  }

  private async look(): Promise<void> {
    for (const person of await this.parts.schedule.claim(AT_ONCE)) this.tasks.run(this.send(person));
  }

  private async send(person: string): Promise<void> {
    const { notifier, tables } = this.parts;
    if (!(await notifier.canReachByMail(person))) return;
    const items: DigestItem[] = [];
    for (const table of await tables.ofPerson(person)) {
      const item = await this.itemOf(table, person);
      if (item) items.push(item);
    }
    if (items.length > 0) await notifier.digest(person, items.sort(byUrgency));
  }

  /** What is to be told of a table; undefined where it waits for others. */
  private async itemOf({ id, body: now }: Table, person: string): Promise<DigestItem | undefined> {
    const { accountNames, answersAhead, tables } = this.parts;
    const path = `/table/${id}`;
    if (now.status === 'open') {
      if (seatsKeptFor(now, person).length === 0) return undefined;
      const { name, guest = false } = hostOf(now, accountNames);
      const others = name === null ? [] : [{ name, guest }];
      return { what: 'invitation', game: now.game, others, deadline: undefined, path };
    }
    if (now.status !== 'running') return undefined;
    const { table, live } = await tables.standing(id);
    const { body } = table;
    if (!live || body.status !== 'running' || turnOf(body, live, person) === undefined) return undefined;
    const ahead = (await answersAhead.of(id, person))?.plan;
    if (ahead?.void === null) return undefined;
    const others = body.seats.flatMap((one) =>
      one.kind === 'person' && one.person !== person
        ? [{ name: one.name, guest: accountNames.isBorrowed(one.name, one.person) }]
        : [],
    );
    const deadline = deadlineOf(body, live, tables.now(), seatsOfPerson(body, person));
    return { what: ahead ? 'ahead' : 'turn', game: body.game, others, deadline, path };
  }
}

/** What ends first comes first, then turns without an end, then invitations. */
function byUrgency(one: DigestItem, other: DigestItem): number {
  const rank = ({ what, deadline }: DigestItem): number =>
    deadline ?? (what === 'invitation' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER);
  return rank(one) - rank(other);
}
