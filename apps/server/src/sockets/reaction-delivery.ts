import type { FromServer } from '@aerie/protocol';
import type { ReportError } from '../common/report-error.js';
import type { AccountNames } from '../people/account-names.js';
import type { Relations } from '../people/relations.js';
import { hears } from '../tables/chat.js';
import type { Reacted } from '../tables/reactions.js';
import type { TableService } from '../tables/table-service.js';
import type { Watchers } from './watchers.js';

/** Sends reactions to those who watch a table and would read the same person's chat; not to who has muted them or does not meet them. */
export class ReactionDelivery {
  constructor(
    private readonly tables: TableService,
    private readonly watchers: Watchers,
    private readonly isBorrowed: AccountNames['isBorrowed'],
    private readonly isBlockedBetween: Relations['isBlockedBetween'],
    private readonly reportError: ReportError,
  ) {}

  /** Somebody has reacted, here or at another process. */
  reacted(what: Reacted): void {
    this.tell(what).catch((error: unknown) => this.reportError(error, 'reaction'));
  }

  private async tell({ table, person, seat, name, reaction }: Reacted): Promise<void> {
    if (!this.watchers.isWatched(table)) return;
    const { body } = await this.tables.table(table);
    const talk = seat === null ? 'gallery' : 'seats';
    const guest = this.isBorrowed(name, person) ? { guest: true as const } : {};
    for (const connection of this.watchers.at(table).keys()) {
      const { id } = connection.person;
      if (!hears(body, id, talk) || connection.mutes.has(person)) continue;
      if (this.isBlockedBetween(id, person)) continue;
      const message = {
        type: 'reaction',
        table,
        seat,
        name,
        ...guest,
        mine: id === person,
        reaction,
      } as const;
      connection.send(JSON.stringify(message satisfies FromServer));
    }
  }
}
