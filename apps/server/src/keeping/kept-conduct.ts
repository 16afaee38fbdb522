import type { KeptFrom, ReportReason } from '@aerie/protocol';
import { networkOf } from '../common/network-address.js';
import type { Basis, Imposed, MeasureRecord } from '../people/measures.js';
import type { PeopleService } from '../people/people-service.js';
import type { SignalRecord, Strength } from '../people/signals.js';
import { inConductLog, type Keeper } from './keeper.js';
import type { KeptPeople } from './kept-people.js';

/** Why something is done to somebody: what it is about, in words that they are told, and the signal that it rests on. */
export interface Grounds {
  readonly reason: ReportReason;
  readonly words: string;
  readonly signal?: string | undefined;
}

/** A signal of fair play, and what it comes to now. */
export interface StrongSignal {
  readonly signal: SignalRecord;
  readonly strength: Strength;
}

/** A signal that a measure is to rest on is not there, or rests on nothing any more. */
export type NoBasis = 'noSignal' | 'emptySignal';

/** What those who look after a site do about behaviour: reports, measures, appeals, signals of fair play, bans. */
export class KeptConduct {
  constructor(
    private readonly peopleService: PeopleService,
    private readonly people: KeptPeople,
  ) {}

  /** Those that are strong enough to be looked at, or all; the strongest first. */
  async signals(isEvery = false): Promise<StrongSignal[]> {
    const { signals } = this.peopleService;
    return (await signals.list(isEvery)).flatMap((signal) => {
      const strength = signals.strengthOf(signal);
      return strength ? [{ signal, strength }] : [];
    });
  }

  /** Gives the id of the warning. */
  warn(by: Keeper, person: string, grounds: Grounds): Promise<string | NoBasis> {
    return this.impose(by, person, grounds, { what: 'warning', until: null, from: null });
  }

  /** Gives the id of the time-out. */
  timeOut(
    by: Keeper,
    person: string,
    grounds: Grounds,
    from: KeptFrom,
    until: number,
  ): Promise<string | NoBasis> {
    return this.impose(by, person, grounds, { what: 'timeout', until, from });
  }

  /** With `networks` nobody new comes from where they were either; gives how many networks that are. */
  async ban(
    by: Keeper,
    person: string,
    { reason, words }: Grounds,
    until: number | null,
    networks: boolean,
  ): Promise<number> {
    const { bans, people, measures, auditLog, changed } = this.peopleService;
    const { name } = await this.people.within(by, person);
    await auditLog.add(by, 'banned', { to: person, terms: { until, networks } });
    const ban = { reason: words, until, note: name };
    await measures.impose(person, { what: 'ban', reason, words, until, from: null, by: inConductLog(by) });
    await bans.banPerson(person, ban);
    const closed = networks
      ? [...new Set((await people.sessions.list(person)).map(({ body }) => body.network))]
      : [];
    for (const network of closed) await bans.banNetwork(network, { ...ban, note: `network of ${name}` });
    changed(person);
    return closed.length;
  }

  /** Gives what is closed to newcomers. */
  async banNetwork(by: Keeper, address: string, words: string, until: number | null): Promise<string> {
    const { bans, people, auditLog } = this.peopleService;
    const note = networkOf(address);
    const mark = people.networkMark(address);
    await auditLog.add(by, 'networkBanned', { ref: mark, terms: { until } });
    await bans.banNetwork(mark, { reason: words, until, note });
    return note;
  }

  /** Lifts the ban of a person or of a network, by what `bans` calls it; false if there is none. */
  async unban(by: Keeper, id: string): Promise<boolean> {
    const { bans, measures, auditLog, changed } = this.peopleService;
    const isPerson = await bans.isKept(`person ${id}`);
    if (!isPerson && !(await bans.isKept(`network ${id}`))) return false;
    if (isPerson) await this.people.within(by, id);
    await auditLog.add(by, 'unbanned', isPerson ? { to: id } : { ref: id });
    await bans.lift(`${isPerson ? 'person' : 'network'} ${id}`);
    if (isPerson) {
      await measures.banLifted(id, inConductLog(by));
      changed(id);
    }
    return true;
  }

  /** False if there is none that is not lifted. */
  async lift(by: Keeper, measure: string, words: string): Promise<boolean> {
    const { measures, auditLog } = this.peopleService;
    const found = await measures.find(measure);
    if (!found || found.body.liftedAt !== null) return false;
    await auditLog.add(by, 'lifted', { to: found.owner, ref: measure });
    return this.tell(await measures.lift(measure, words, inConductLog(by)));
  }

  /** Answers an appeal; false if none waits. */
  async answer(by: Keeper, measure: string, lifts: boolean, words: string): Promise<boolean> {
    const { measures, auditLog } = this.peopleService;
    const found = await measures.find(measure);
    if (!found?.body.appeal || found.body.appeal.answer) return false;
    await auditLog.add(by, 'answered', { to: found.owner, ref: measure, terms: { lifted: lifts } });
    return this.tell(await measures.answer(measure, lifts, words, inConductLog(by)));
  }

  /** Puts a report away; false if there is none. */
  async resolve(by: Keeper, report: string, note: string): Promise<boolean> {
    const { reports, auditLog } = this.peopleService;
    const found = await reports.find(report);
    if (!found) return false;
    await auditLog.add(by, 'resolved', { to: found.owner, ref: report });
    return reports.resolve(report, note, inConductLog(by));
  }

  /** Notes that a signal was looked at; false if there is none. */
  async lookedAt(by: Keeper, signal: string, note: string): Promise<boolean> {
    const { signals, auditLog } = this.peopleService;
    const found = await signals.find(signal);
    if (!found) return false;
    await auditLog.add(by, 'lookedAt', { to: found.owner, terms: { game: found.body.game } });
    return signals.lookedAt(signal, note, inConductLog(by));
  }

  /** Puts a signal away; false if there is none. */
  async dismiss(by: Keeper, signal: string, words: string): Promise<boolean> {
    const { signals, auditLog } = this.peopleService;
    const found = await signals.find(signal);
    if (!found) return false;
    await auditLog.add(by, 'dismissed', { to: found.owner, terms: { game: found.body.game } });
    return signals.dismiss(signal, words, inConductLog(by));
  }

  private async impose(
    by: Keeper,
    person: string,
    { reason, words, signal }: Grounds,
    terms: Pick<Imposed, 'until' | 'from'> & { readonly what: 'warning' | 'timeout' },
  ): Promise<string | NoBasis> {
    const { measures, signals, auditLog, changed } = this.peopleService;
    await this.people.within(by, person);
    const basis = signal === undefined ? undefined : await this.basisOf(signal, person);
    if (typeof basis === 'string') return basis;
    const { what, until, from } = terms;
    await auditLog.add(by, what === 'warning' ? 'warned' : 'timedOut', {
      ...{ to: person, terms: what === 'warning' ? {} : { from, until } },
    });
    const imposedBy = inConductLog(by);
    const imposed = { ...terms, reason, words, by: imposedBy, ...(basis ? { basis } : {}) };
    const id = await measures.impose(person, imposed);
    if (signal !== undefined) await signals.actedUpon(signal, id, imposedBy);
    changed(person);
    return id;
  }

  private async basisOf(signal: string, person: string): Promise<Basis | NoBasis> {
    const { signals } = this.peopleService;
    const found = await signals.find(signal);
    if (found?.owner !== person) return 'noSignal';
    const basis = signals.basisOf(found);
    return basis && basis.tables.length > 0 ? basis : 'emptySignal';
  }

  /** The person is told at once that a measure has changed, wherever they are. */
  private tell(measure: MeasureRecord | undefined): boolean {
    if (measure?.owner) this.peopleService.changed(measure.owner);
    return measure !== undefined;
  }
}
