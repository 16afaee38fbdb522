import type { ErrorPlace } from '@aerie/protocol';
import { type LastBackup, lastBackup } from '../backups/backup-log.js';
import type { ClientErrorRecord, ClientErrors } from '../client-reports/client-errors.js';
import type { Channel, FailedNotices } from '../notices/failed-notices.js';
import type { Invite } from '../people/invitations.js';
import type { PeopleService } from '../people/people-service.js';
import type { Keeper } from './keeper.js';
import type { KeptPeople } from './kept-people.js';
import { sourceOf } from './source-maps.js';

export interface InviteWish {
  /** Null: any number. */
  readonly uses: number | null;
  readonly until: number | null;
  readonly note: string;
}

/** How large a site is. */
export interface SiteFigures {
  readonly people: number;
  readonly accounts: number;
  /** Matches under way. */
  readonly running: number;
  /** Of the database. */
  readonly bytes: number;
  /** The last one by schedule; undefined where there is none yet. */
  readonly backup: LastBackup | undefined;
}

type Counts = Pick<SiteFigures, 'people' | 'accounts' | 'bytes'>;

/** Somebody whom notices do not reach. */
export interface Unreached {
  readonly person: { readonly id: string; readonly name: string | null };
  readonly channel: Channel;
  readonly times: number;
  readonly at: number;
  readonly why: string;
}

/** An error of clients, with where each of its places is in the sources; null: not known here. */
export interface SeenError extends Omit<ClientErrorRecord['body'], 'places'> {
  readonly id: string;
  readonly last: number;
  readonly places: readonly (ErrorPlace & { readonly source: string | null })[];
}

/** How many are told. */
const FAILED_NOTICES = 200;

/** Counting all people takes a moment where there are many: what took longer than this is told again for so long. */
const QUICK_MS = 20;
const COUNT_KEPT_MS = 10 * 60_000;

/** How the site is, and what those who look after it decide for all of it: who comes in. */
export class KeptSite {
  /** Until when what was counted is told. */
  private counted: { readonly until: number; readonly counts: Promise<Counts> } | undefined;

  constructor(
    private readonly peopleService: PeopleService,
    private readonly people: KeptPeople,
    private readonly notices: FailedNotices,
    private readonly errors: ClientErrors,
  ) {}

  async figures(): Promise<SiteFigures> {
    const { storage } = this.peopleService;
    const [counts, running, backup] = await Promise.all([
      this.counts(),
      storage.tableIds('running'),
      lastBackup(storage),
    ]);
    return {
      ...{ ...counts, running: running.length },
      backup: backup.at === 0 ? undefined : backup,
    };
  }

  private counts(): Promise<Counts> {
    const began = performance.now();
    if (this.counted && began < this.counted.until) return this.counted.counts;
    const { storage } = this.peopleService;
    const counts = Promise.all([storage.figures(), storage.countOn('account', 'accounts', 0)]).then(
      ([figures, { all }]) => {
        const now = performance.now();
        const until = now - began > QUICK_MS ? now + COUNT_KEPT_MS : 0;
        this.counted = { until, counts };
        return { ...figures, accounts: all };
      },
    );
    return counts;
  }

  /** The latest first. */
  async failedNotices(): Promise<Unreached[]> {
    const found = await this.notices.list(FAILED_NOTICES);
    const names = await this.people.namesOf(found.map(({ owner }) => owner ?? ''));
    return found.map(({ owner, rank, body: { channel, times, why } }) => ({
      person: { id: owner ?? '', name: names.get(owner ?? '') ?? null },
      ...{ channel, times, why, at: rank },
    }));
  }

  /** What went wrong in clients, the latest first, with where that is in the sources as far as it is known here. */
  async clientErrors(): Promise<SeenError[]> {
    const withSource = async (place: ErrorPlace) => ({ ...place, source: await sourceOf(place) });
    return Promise.all(
      (await this.errors.list()).map(async ({ id, rank, body }) => {
        const { kind, message, times, first, version, browsers, pages, places } = body;
        const told = { id, kind, message, times, first, last: rank, version, browsers, pages };
        return { ...told, places: await Promise.all(places.map(withSource)) };
      }),
    );
  }

  /** False if there is none. */
  async dropClientError(by: Keeper, id: string): Promise<boolean> {
    if (!(await this.errors.find(id))) return false;
    await this.peopleService.auditLog.add(by, 'clientErrorDropped', { ref: id });
    await this.errors.drop(id);
    return true;
  }

  async setInviteOnly(by: Keeper, on: boolean): Promise<void> {
    const { invitations, auditLog } = this.peopleService;
    await auditLog.add(by, 'inviteOnly', { terms: { on } });
    await invitations.setInviteOnly(on);
  }

  async invite(by: Keeper, wish: InviteWish): Promise<Invite> {
    const { invitations, auditLog } = this.peopleService;
    await auditLog.add(by, 'invited', { terms: { uses: wish.uses, until: wish.until } });
    return invitations.invite(wish);
  }

  /** False if there is none. */
  async revokeInvite(by: Keeper, code: string): Promise<boolean> {
    const { invitations, auditLog } = this.peopleService;
    if (!(await invitations.all()).some((one) => one.code === code)) return false;
    await auditLog.add(by, 'inviteRevoked', { ref: code });
    return invitations.revoke(code);
  }
}
