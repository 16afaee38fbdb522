import { type Person, seatsOfPerson, type TableState } from '@aerie/host';
import type { TakenOver } from '@aerie/protocol';
import type { RecordRow, Storage } from '../storage/storage.js';
import type { TableService } from '../tables/table-service.js';
import { GUEST_ONLY } from './access.js';
import type { Mutes } from './mutes.js';
import type { PrivateNotes } from './private-notes.js';
import type { PuzzlePermission } from './puzzle-permission.js';
import type { Relations } from './relations.js';
import type { Reports } from './reports.js';
import { tablesOf } from './tables-of.js';

/** Kinds of which the record with the higher rank is kept where both have one; of others, the account's. */
const BETTER: readonly string[] = ['best'];

/** How often a record that somebody else changes meanwhile is tried again. */
const RACES = 20;

/**
 * Moves a guest's games and everything else of theirs to an account, but for what lets somebody in or tells of turns, which
 * ends with the guest. If it is interrupted, running it again finishes it:
 * each step does nothing when it was done before.
 */
export class GuestMerge {
  constructor(
    private readonly storage: Storage,
    private readonly tables: TableService,
    private readonly mutes: Mutes,
    private readonly reports: Reports,
    private readonly relations: Relations,
    private readonly notes: PrivateNotes,
    private readonly puzzlePermission: PuzzlePermission,
  ) {}

  async merge(guest: Person, by: Person): Promise<TakenOver> {
    const tables = await tablesOf(this.storage, guest.id);
    const clashes = tables.filter(({ status, body }) => {
      const now = body as unknown as TableState;
      return status !== 'over' && [guest, by].every(({ id }) => seatsOfPerson(now, id).length > 0);
    });
    // What the account has said of its matches holds for those that come to it.
    if (!(await this.puzzlePermission.isGiven(by.id))) await this.puzzlePermission.withdraw(guest.id);
    for (const { id } of tables) await this.tables.mergeGuest(id, guest, by);
    for (const line of await this.storage.chatLinesOf(guest.id))
      await this.storage.rewriteChatLine({ ...line, key: line.key.replace(guest.id, by.id), person: by.id });
    await this.mutes.moved(guest.id, by);
    await this.reports.moved(guest.id, by.id);
    await this.relations.moved(guest.id, by);
    await this.notes.moved(guest.id, by);
    await this.notes.handOver(guest.id, by.id);
    let records = 0;
    for (const record of await this.storage.allRecordsOf(guest.id)) {
      if (await this.hand(record, by)) records++;
    }
    await this.storage.dropRecordsOf(guest.id);
    for (const { id } of [guest, by]) await this.relations.rewrote(id);
    await this.storage.dropPerson(guest.id);
    return { name: guest.name, tables: tables.length - clashes.length, clashes: clashes.length, records };
  }

  /** Moves a record to somebody; false if it is not moved. An id that contains the owner's gets the new owner's instead. */
  private async hand({ kind, id, owner }: RecordRow, to: Person): Promise<boolean> {
    if (GUEST_ONLY.includes(kind)) return false;
    const newId = id.replace(owner as string, to.id);
    for (let race = 0; race < RACES; race++) {
      const [now, there] = await Promise.all([
        this.storage.record(kind, id),
        this.storage.record(kind, newId),
      ]);
      if (!now) return false;
      if (newId !== id && there && !(BETTER.includes(kind) && there.rank < now.rank)) return false;
      const version = (there?.version ?? 0) + 1;
      if (await this.storage.saveRecord({ ...now, id: newId, version, owner: to.id })) return true;
    }
    throw new Error(`${kind} ${id} could not be handed on`);
  }
}
