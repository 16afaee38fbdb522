import type { PersonRow, Storage } from '../storage/storage.js';
import type { PeopleService } from './people-service.js';
import { UNSEEN_MS } from './sessions.js';

/** Guests who will not come back, and sessions that have ended because nobody used them. */
export class StaleGuests {
  constructor(
    private readonly storage: Storage,
    private readonly peopleService: PeopleService,
    private readonly now: () => number,
  ) {}

  /** Removes sessions of somebody that were not used for so long that they no longer count; gives how many. */
  async dropEndedSessions(person: string): Promise<number> {
    const sessions = await this.peopleService.people.sessions.list(person);
    const ended = sessions.filter(({ body }) => body.seenAt < this.now() - UNSEEN_MS);
    for (const { id } of ended) await this.peopleService.people.sessions.end(person, id);
    return ended.length;
  }

  /**
   * Whether somebody is a guest who has not been seen for so long and holds nothing worth keeping. Whoever has finished a
   * match, or has anything else kept for them, holds something: they are kept for as long as a session lasts, after which
   * nobody can come back as them. Never whoever sits at a table that waits or plays, and never whoever is banned, so that
   * the ban is kept too.
   */
  async isStale({ id, createdAt }: PersonRow, unseenMs: number): Promise<boolean> {
    const unseenSince = this.now() - unseenMs;
    if (createdAt >= unseenSince) return false;
    const records = await this.storage.allRecordsOf(id);
    if (records.some(({ kind }) => kind === 'account')) return false;
    const seenAt = Math.max(createdAt, ...records.map(({ kind, rank }) => (kind === 'session' ? rank : 0)));
    if (seenAt >= unseenSince) return false;
    const [open, running, over] = await Promise.all(
      (['open', 'running', 'over'] as const).map((status) => this.storage.tablesOf(id, status, 1)),
    );
    if (open?.length || running?.length) return false;
    const holdsSomething = over?.length !== 0 || records.some(({ kind }) => kind !== 'session');
    if (holdsSomething && seenAt >= this.now() - Math.max(unseenMs, UNSEEN_MS)) return false;
    return (await this.peopleService.bans.ofPerson(id)) === undefined;
  }

  remove = (person: string): Promise<void> => this.peopleService.deletePerson(person);
}
