import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { talkOf } from '../tables/chat.js';
import type { TableService } from '../tables/table-service.js';
import type { Bans } from './bans.js';
import type { Mutes } from './mutes.js';
import type { PrivateNotes } from './private-notes.js';
import type { PuzzlePermission } from './puzzle-permission.js';
import type { Relations } from './relations.js';
import type { Reports } from './reports.js';
import { tablesOf } from './tables-of.js';

/** Removes somebody for good, with all that tells of them, also from the files of the storage. Done again, it finishes what was begun. */
export class AccountDeletion {
  constructor(
    private readonly storage: Storage,
    private readonly tables: TableService,
    private readonly mutes: Mutes,
    private readonly reports: Reports,
    private readonly relations: Relations,
    private readonly notes: PrivateNotes,
    private readonly bans: Bans,
    private readonly puzzlePermission: PuzzlePermission,
    /** Told of each table where something that was said is gone. */
    private readonly chatRewritten: (table: string) => void,
  ) {}

  /**
   * What is written for them meanwhile goes too: up to the moment that they are no longer known by the second pass, later
   * by whoever wrote it (`PeopleService.removeIfGone`).
   */
  async deletePerson(person: string): Promise<void> {
    await this.removeTraces(person);
    await this.storage.dropPerson(person);
    await this.removeTraces(person);
    await this.storage.scrub();
  }

  private async removeTraces(person: string): Promise<void> {
    await this.puzzlePermission.withdraw(person);
    const tables = await tablesOf(this.storage, person);
    for (const { id } of tables) await this.tables.forget(id, person);
    const lines = await this.storage.chatLinesOf(person);
    // Nothing else of a line is written back, not even fields that this program does not know.
    for (const { table, number, seat, at } of lines)
      await this.storage.rewriteChatLine({ table, number, seat, at, ...nobody() });
    const talks = lines.map((line) => talkOf(line.table).table);
    for (const table of new Set([...talks, ...tables.map(({ id }) => id)])) this.chatRewritten(table);
    await this.bans.forget(person, (await this.storage.person(person))?.name ?? '');
    await this.mutes.moved(person, null);
    await this.reports.anonymise(person);
    await this.reports.moved(person, null);
    await this.relations.moved(person, null);
    await this.notes.moved(person, null);
    await this.storage.dropRecordsOf(person);
    await this.relations.rewrote(person);
  }
}

/** In place of who said something, and what. */
const nobody = () => ({ key: `gone ${newId()}`, person: '', name: '', text: '' });
