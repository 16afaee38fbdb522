import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { talkOf } from '../tables/chat.js';
import type { House } from '../tables/house.js';
import type { Mutes } from './mutes.js';
import type { Reports } from './reports.js';
import { tablesOf } from './tables-of.js';

/** Somebody leaves for good, with all that tells of them. Done again, it finishes what was begun. */
export class AccountDeletion {
  /** What else is to be done, by those who keep something of people that does not belong to them alone. */
  private readonly others: ((person: string) => Promise<void>)[] = [];

  /** Called with a table where lines were emptied, for those who have them on their screens. */
  rewrote: (table: string) => void = () => undefined;

  constructor(
    private readonly storage: Storage,
    private readonly house: House,
    private readonly mutes: Mutes,
    private readonly reports: Reports,
  ) {}

  also(forget: (person: string) => Promise<void>): void {
    this.others.push(forget);
  }

  async deletePerson(person: string): Promise<void> {
    for (const { id } of await tablesOf(this.storage, person)) await this.house.forget(id, person);
    const lines = await this.storage.chatLinesOf(person);
    for (const line of lines)
      await this.storage.rewriteChatLine({ ...line, key: `gone ${newId()}`, person: '', name: '', text: '' });
    for (const table of new Set(lines.map((line) => talkOf(line.table).table))) this.rewrote(table);
    await this.mutes.moved(person, null);
    await this.reports.moved(person, null);
    for (const forget of this.others) await forget(person);
    await this.storage.dropRecordsOf(person);
    await this.storage.dropPerson(person);
  }
}
