import type { Role } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { exportData } from '../people/data-export.js';
import { folded } from '../people/folded-name.js';
import type { PeopleService } from '../people/people-service.js';
import type { PersonRow } from '../storage/storage.js';
import type { Keeper } from './keeper.js';

/** How many people are read at once, and after how many that were looked through or found a search says where to go on. */
const READ_AT_ONCE = 500;
const LOOKED_THROUGH = 20_000;
const FOUND = 50;
/** How much of the conduct log is told of somebody. */
const LOG_LINES = 100;
/** More than anybody plays at. */
const RUNNING = 1000;

/** Whether something may be done to oneself, and what else it hangs on. */
interface Reach {
  readonly toOneself?: true;
}

/** What a list says of somebody. */
export interface Brief extends PersonRow {
  readonly hasAccount: boolean;
  readonly isBanned: boolean;
  readonly role: Role | undefined;
}

/** What those who look after a site can see of people and do for them. Measures stand in `kept-conduct.ts`. */
export class KeptPeople {
  constructor(private readonly peopleService: PeopleService) {}

  /**
   * People whose name has this in it or whose id it is, and where to go on if that were not all: first those who are found at once,
   * whose id it is or whose account has a name that begins with it, then the others in the order of their ids.
   */
  async search(
    text: string,
    after: string,
    most = FOUND,
  ): Promise<{ found: PersonRow[]; next: string | null }> {
    const { storage } = this.peopleService;
    const wanted = text === '' ? '' : folded(text);
    const direct = wanted === '' || most > FOUND ? [] : await this.direct(text);
    const found: PersonRow[] = after === '' ? [...direct] : [];
    const known = new Set(direct.map(({ id }) => id));
    let last = after;
    for (let looked = 0; looked < LOOKED_THROUGH; looked += READ_AT_ONCE) {
      const some = await storage.people(last, READ_AT_ONCE);
      for (const person of some) {
        last = person.id;
        const isMeant = person.id === text || folded(person.name).includes(wanted);
        if (isMeant && !known.has(person.id)) found.push(person);
        if (found.length >= most) return { found, next: last };
      }
      if (some.length < READ_AT_ONCE) return { found, next: null };
      if (after === '' && direct.length > 0) break;
    }
    return { found, next: last };
  }

  private async direct(text: string): Promise<PersonRow[]> {
    const { storage, accounts } = this.peopleService;
    const ids = [text, ...(await accounts.beginningWith(text, FOUND - 1))];
    const rows = new Map((await storage.peopleByIds(ids)).map((row) => [row.id, row]));
    return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
  }

  /** What a list says of each of these. */
  async briefs(rows: readonly PersonRow[]): Promise<Brief[]> {
    const { accounts, bans, roles } = this.peopleService;
    const ids = rows.map(({ id }) => id);
    const [signedUp, banned, holders] = await Promise.all([
      accounts.among(ids),
      bans.among(ids),
      roles.all(),
    ]);
    const isRuled = holders.some(({ role }) => role === 'owner');
    const roleOf = new Map(isRuled ? holders.map(({ person, role }) => [person, role]) : []);
    return rows.map(({ id, name, createdAt }) => ({
      ...{ id, name, createdAt, hasAccount: signedUp.has(id), isBanned: banned.has(id) },
      role: roleOf.get(id),
    }));
  }

  /** All that is to be known of somebody; undefined if there is nobody of this id. */
  async look(person: string) {
    const { accounts, bans, roles, secondFactor, passkeys, identities, people, measures } =
      this.peopleService;
    const { conductLog, tokens, storage } = this.peopleService;
    const row = await storage.person(person);
    if (!row) return undefined;
    const [account, ban, role, factor, keys, linked, sessions, imposed, log, programs, running] =
      await Promise.all([
        accounts.of(person),
        bans.ofPerson(person),
        roles.of(person),
        secondFactor.of(person),
        passkeys.of(person),
        identities.of(person),
        people.sessions.list(person),
        measures.of(person),
        conductLog.list(LOG_LINES, person),
        tokens.of(person),
        storage.tablesOf(person, 'running', RUNNING),
      ]);
    const ways = { account, factor, passkeys: keys, identities: linked, sessions };
    return { ...row, ...ways, ban, role, imposed, log, programs, running: running.length };
  }

  async signOut(by: Keeper, person: string): Promise<void> {
    await this.within(by, person);
    await this.peopleService.auditLog.add(by, 'signedOut', { to: person });
    await this.peopleService.signOutEverywhere(person);
  }

  /** A code by which somebody sets a new password, once and within a day; undefined where they have no account. */
  async allowReset(by: Keeper, person: string): Promise<string | undefined> {
    const { accounts, auditLog } = this.peopleService;
    await this.within(by, person);
    if (!(await accounts.of(person))) return undefined;
    await auditLog.add(by, 'resetAllowed', { to: person });
    return accounts.allowReset(person);
  }

  /** For whoever has lost it; false if there is none. */
  async turnFactorOff(by: Keeper, person: string): Promise<boolean> {
    const { secondFactor, auditLog } = this.peopleService;
    await this.within(by, person);
    if (!(await secondFactor.of(person))) return false;
    await auditLog.add(by, 'factorOff', { to: person });
    await secondFactor.turnOff(person);
    return true;
  }

  /** As when a device was stolen; gives how many there were. */
  async removePasskeys(by: Keeper, person: string): Promise<number> {
    const { passkeys, auditLog } = this.peopleService;
    await this.within(by, person);
    const all = await passkeys.of(person);
    if (all.length > 0) await auditLog.add(by, 'passkeysOff', { to: person });
    for (const { id } of all) await passkeys.remove(person, id);
    return all.length;
  }

  /** Nobody who signs in at a provider comes into the account by that any more; gives at how many providers that was. */
  async removeIdentities(by: Keeper, person: string): Promise<number> {
    const { identities, auditLog } = this.peopleService;
    await this.within(by, person);
    const all = await identities.of(person);
    if (all.length > 0) await auditLog.add(by, 'identitiesOff', { to: person });
    for (const { id } of all) await identities.remove(person, id);
    return all.length;
  }

  async export(by: Keeper, person: string) {
    await this.within(by, person, { toOneself: true });
    await this.peopleService.auditLog.add(by, 'exported', { to: person });
    return exportData(this.peopleService.storage, person);
  }

  async delete(by: Keeper, person: string): Promise<void> {
    await this.within(by, person);
    await this.peopleService.auditLog.add(by, 'deleted', { to: person });
    await this.peopleService.deletePerson(person);
  }

  /** False where they have no account: a role needs a second factor. */
  async giveRole(by: Keeper, person: string, role: Role): Promise<boolean> {
    const { accounts, roles, auditLog } = this.peopleService;
    await this.within(by, person);
    if (!(await accounts.of(person))) return false;
    await auditLog.add(by, 'roleGiven', { to: person, terms: { role } });
    await roles.give(person, role);
    return true;
  }

  /** False if they had none. */
  async takeRole(by: Keeper, person: string): Promise<boolean> {
    const { roles, auditLog } = this.peopleService;
    await this.within(by, person);
    const held = (await roles.all()).find((one) => one.person === person);
    if (!held) return false;
    await auditLog.add(by, 'roleTaken', { to: person, terms: { role: held.role } });
    return roles.take(person);
  }

  /** Those who have a role, with their names. */
  async keepers() {
    const holders = await this.peopleService.roles.all();
    const names = await this.namesOf(holders.map(({ person }) => person));
    return holders.map((one) => ({ ...one, name: names.get(one.person) ?? null }));
  }

  /** The names of those of these ids who are known. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = await Promise.all([...new Set(ids)].map((id) => this.peopleService.people.known(id)));
    return new Map(known.flatMap((one) => (one ? [[one.id, one.name]] : [])));
  }

  /** Somebody whom a keeper may do something to; else it is refused. Whoever has a role is dealt with by owners, nobody by themselves. */
  async within(by: Keeper, person: string, { toOneself }: Reach = {}): Promise<PersonRow> {
    const { storage, roles } = this.peopleService;
    const row = await storage.person(person);
    if (!row) throw new HttpError(404, 'noSuchPerson');
    if (by.person === person && !toOneself) throw new HttpError(409, 'yourself');
    if (by.role !== 'owner' && (await roles.of(person))) throw new HttpError(403, 'hasRole');
    return row;
  }
}
