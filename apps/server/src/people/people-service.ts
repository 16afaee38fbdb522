import { Events } from '../common/events.js';
import { MatchPuzzles } from '../matches/kept-puzzles.js';
import type { Storage } from '../storage/storage.js';
import type { TableService } from '../tables/table-service.js';
import { endAccess, endGuestAccess } from './access.js';
import { AccountDeletion } from './account-deletion.js';
import type { AccountNames } from './account-names.js';
import { Accounts, type ConfirmByMail } from './accounts.js';
import { ApiTokens } from './api-tokens.js';
import { AuditLog } from './audit-log.js';
import { Bans } from './bans.js';
import { ConductLog } from './conduct-log.js';
import { GuestMerge } from './guest-merge.js';
import { Identities } from './identities.js';
import { Invitations } from './invitations.js';
import { KnownDevices } from './known-devices.js';
import { Measures } from './measures.js';
import { Mutes } from './mutes.js';
import { Passkeys } from './passkeys.js';
import { type Cost, Passwords } from './passwords.js';
import { People } from './people.js';
import { PreferenceStore } from './preferences.js';
import { PrivacySettings } from './privacy.js';
import { PrivateNotes } from './private-notes.js';
import { PuzzlePermission } from './puzzle-permission.js';
import { Relations } from './relations.js';
import { Reports } from './reports.js';
import { Roles } from './roles.js';
import { SecondFactor } from './second-factor.js';
import { type BaselineOf, Signals } from './signals.js';
import { Tickets } from './tickets.js';

interface PeopleDependencies {
  readonly storage: Storage;
  readonly tables: TableService;
  readonly secret: string;
  readonly now?: (() => number) | undefined;
  /** What hashing a password costs. */
  readonly passwordCost?: Cost | undefined;
  readonly confirmByMail?: ConfirmByMail | undefined;
  /** Filled with the names of accounts. */
  readonly accountNames?: AccountNames | undefined;
  /** How people stand to each other, as far as that has been read. */
  readonly relations?: Relations | undefined;
  /** What was measured of games, for signals of fair play; by default what comes with the program. */
  readonly baselines?: BaselineOf | undefined;
  /** Whether people can report others, and warnings and time-outs hold. */
  readonly hasConduct?: boolean | undefined;
}

interface PeopleEvents {
  /** Somebody is about to be removed: nothing more is to be accepted from them. */
  readonly leaving: [person: string];
  /** What somebody may do or hear has changed: their connections are to be looked at again, at every process. */
  readonly changed: [person: string];
  /** Lines of a table's chat were emptied, which people may have on their screens. */
  readonly chatRewritten: [table: string];
  /** Somebody was asked to a table. */
  readonly invited: [table: string, person: string];
}

/** Everything that is kept of people and decides what they may do; the same for the server and for its admin commands. */
export class PeopleService {
  readonly events = new Events<PeopleEvents>();
  readonly people: People;
  readonly tokens: ApiTokens;
  readonly accounts: Accounts;
  readonly devices: KnownDevices;
  readonly passkeys: Passkeys;
  readonly identities: Identities;
  readonly secondFactor: SecondFactor;
  readonly tickets: Tickets;
  readonly bans: Bans;
  readonly measures: Measures;
  readonly conductLog: ConductLog;
  readonly signals: Signals;
  readonly invitations: Invitations;
  readonly roles: Roles;
  readonly auditLog: AuditLog;
  readonly mutes: Mutes;
  readonly reports: Reports;
  readonly relations: Relations;
  readonly privacy: PrivacySettings;
  readonly notes: PrivateNotes;
  readonly preferences: PreferenceStore;
  readonly puzzlePermission: PuzzlePermission;
  readonly guestMerge: GuestMerge;
  readonly storage: Storage;
  readonly tables: TableService;
  private readonly accountDeletion: AccountDeletion;

  constructor({
    storage,
    tables,
    secret,
    now,
    passwordCost,
    confirmByMail,
    accountNames,
    relations = new Relations(storage, now),
    baselines,
    hasConduct = true,
  }: PeopleDependencies) {
    this.storage = storage;
    this.tables = tables;
    this.people = new People(storage, secret, now);
    this.tokens = new ApiTokens(storage, this.people, now);
    this.accounts = new Accounts(storage, new Passwords(passwordCost), now, confirmByMail, accountNames);
    this.devices = new KnownDevices(storage, now);
    this.passkeys = new Passkeys(storage, now);
    this.identities = new Identities(storage, now);
    this.secondFactor = new SecondFactor(storage, secret, this.people.sessions, this.passkeys, now);
    this.tickets = new Tickets(storage, secret, now);
    this.bans = new Bans(storage, now);
    this.conductLog = new ConductLog(storage, now ?? Date.now);
    this.signals = new Signals(storage, this.conductLog, now ?? Date.now, baselines);
    this.measures = new Measures(storage, this.bans, this.conductLog, now ?? Date.now, hasConduct);
    this.invitations = new Invitations(storage, now);
    this.roles = new Roles(storage, now);
    this.auditLog = new AuditLog(storage, now ?? Date.now);
    this.mutes = new Mutes(storage, now);
    this.reports = new Reports(storage, this.conductLog, now);
    this.relations = relations;
    this.privacy = new PrivacySettings(storage, relations);
    this.notes = new PrivateNotes(storage, now);
    this.preferences = new PreferenceStore(storage);
    this.puzzlePermission = new PuzzlePermission(storage, new MatchPuzzles(storage, now), now);
    this.guestMerge = new GuestMerge(
      storage,
      tables,
      this.mutes,
      this.reports,
      relations,
      this.notes,
      this.puzzlePermission,
    );
    this.accountDeletion = new AccountDeletion(
      storage,
      tables,
      this.mutes,
      this.reports,
      relations,
      this.notes,
      this.bans,
      this.puzzlePermission,
      (table) => this.events.emit('chatRewritten', table),
    );
  }

  /** To be called by whoever has changed what somebody may do or hear. */
  readonly changed = (person: string): void => this.events.emit('changed', person);

  /** Signs somebody out everywhere: every session, token and reset code of theirs ends, and no device is known. */
  async signOutEverywhere(person: string): Promise<void> {
    await endAccess(this.storage, person);
    this.changed(person);
  }

  /** A guest becomes an account: nothing that was prepared for the guest lets anybody into it. */
  async endGuest(person: string): Promise<void> {
    await endGuestAccess(this.storage, person);
    this.changed(person);
  }

  /** Removes somebody for good, with all that tells of them. */
  async deletePerson(person: string): Promise<void> {
    this.events.emit('leaving', person);
    await this.signOutEverywhere(person);
    await this.accountDeletion.deletePerson(person);
    this.changed(person);
  }

  /**
   * To be called by whoever has written something for somebody: if they were removed meanwhile, so is what was written. Gives
   * whether they are gone.
   */
  async removeIfGone(person: string): Promise<boolean> {
    if (await this.people.known(person)) return false;
    await this.accountDeletion.deletePerson(person);
    return true;
  }
}
