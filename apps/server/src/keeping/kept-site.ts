import { type LastBackup, lastBackup } from '../backups/backup-log.js';
import type { Channel, FailedNotices } from '../notices/failed-notices.js';
import type { Invite } from '../people/invitations.js';
import type { PeopleService } from '../people/people-service.js';
import type { Keeper } from './keeper.js';
import type { KeptPeople } from './kept-people.js';

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

/** Somebody whom notices do not reach. */
export interface Unreached {
  readonly person: { readonly id: string; readonly name: string | null };
  readonly channel: Channel;
  readonly times: number;
  readonly at: number;
  readonly why: string;
}

/** How many are told. */
const FAILED_NOTICES = 200;

/** How the site is, and what those who look after it decide for all of it: who comes in. */
export class KeptSite {
  constructor(
    private readonly peopleService: PeopleService,
    private readonly people: KeptPeople,
    private readonly notices: FailedNotices,
  ) {}

  async figures(): Promise<SiteFigures> {
    const { storage } = this.peopleService;
    const [{ people, bytes }, accounts, running, backup] = await Promise.all([
      storage.figures(),
      storage.countOn('account', 'accounts', 0),
      storage.tableIds('running'),
      lastBackup(storage),
    ]);
    return {
      ...{ people, bytes, accounts: accounts.all, running: running.length },
      backup: backup.at === 0 ? undefined : backup,
    };
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
