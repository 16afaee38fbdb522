import { createHash } from 'node:crypto';
import { deadlineOf, seatsOfPerson } from '@aerie/host';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { AccountNames } from '../people/account-names.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { TableService } from '../tables/table-service.js';
import { type CalendarEvent, icalendar } from './icalendar.js';
import type { NotificationPreferences } from './preferences.js';
import { shortText } from './templates.js';

const schema = storedObject({ madeAt: v.number() });

/** How many tables a calendar has. */
const MOST = 200;

interface Parts {
  readonly storage: Storage;
  readonly tables: TableService;
  readonly preferences: Pick<NotificationPreferences, 'of'>;
  readonly accountNames: AccountNames;
  /** Where people reach the site. */
  readonly origin: string;
  readonly now: () => number;
}

/**
 * When somebody's time ends at tables with days for a move, as a calendar that other programs read at an address that nobody can
 * guess. Of the address only a hash is kept: it is shown once, and a new one ends the one before.
 */
export class CalendarFeeds {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(private readonly parts: Parts) {
    this.kept = new TypedRecords(parts.storage, 'calendar', schema);
  }

  /** Since when somebody has one; undefined: they have none. */
  async since(person: string): Promise<number | undefined> {
    const [latest] = await this.kept.of(person, 1);
    return latest?.body.madeAt;
  }

  /** Makes somebody's address. */
  async make(person: string): Promise<string> {
    await this.drop(person);
    const token = newId();
    const madeAt = this.parts.now();
    await this.kept.add({ id: hashOf(token), owner: person, rank: madeAt, body: { madeAt } });
    return `${this.parts.origin}/calendar/${token}.ics`;
  }

  async drop(person: string): Promise<void> {
    for (const { id } of await this.kept.of(person, MOST)) await this.kept.drop(id);
  }

  /** The calendar at an address; undefined where there is none. */
  async at(token: string): Promise<string | undefined> {
    const person = (await this.kept.find(hashOf(token)))?.owner;
    if (!person) return undefined;
    const { language } = await this.parts.preferences.of(person);
    const events: CalendarEvent[] = [];
    for (const { id, body } of await this.parts.tables.runningOf(person, MOST)) {
      if (body.clock?.kind !== 'days') continue;
      const event = await this.eventAt(id, person, language);
      if (event) events.push(event);
    }
    return icalendar('Aerie', events, this.parts.now());
  }

  private async eventAt(
    id: string,
    person: string,
    language: Parameters<typeof shortText>[0],
  ): Promise<CalendarEvent | undefined> {
    const { tables, accountNames, origin, now } = this.parts;
    const {
      table: { body },
      live,
    } = await tables.standing(id);
    const deadline = live && deadlineOf(body, live, now(), seatsOfPerson(body, person));
    if (deadline === undefined) return undefined;
    const others = body.seats.flatMap((one) =>
      one.kind === 'person' && one.person !== person && one.name
        ? [{ name: one.name, guest: accountNames.isBorrowed(one.name, one.person) }]
        : [],
    );
    const words = shortText(language, { what: 'turn', game: body.game, others, left: undefined });
    return {
      uid: `${id}@${new URL(origin).hostname}`,
      at: deadline,
      title: words.title,
      text: words.body,
      url: `${origin}/table/${id}`,
    };
  }
}

const hashOf = (token: string): string => createHash('sha256').update(`calendar ${token}`).digest('hex');
