import type { FromServer } from '@aerie/protocol';
import type { ReportError } from '../common/report-error.js';
import type { AccountNames } from '../people/account-names.js';
import type { Relations } from '../people/relations.js';
import { type Chat, chatLine, comesLate, hears, TALKS, type Talk, unheard } from '../tables/chat.js';
import type { TableService } from '../tables/table-service.js';
import type { Connection } from './connection.js';
import type { Watchers } from './watchers.js';

/** The first lines of both chats. */
const START: Readonly<Record<Talk, number>> = { seats: 0, gallery: 0 };

/** The lines of both chats that come next. */
const latestIn = (
  talks: readonly { readonly talk: Talk; readonly next: number }[],
): Record<Talk, number> => ({
  ...START,
  ...Object.fromEntries(talks.map(({ talk, next }) => [talk, next])),
});

/** Sends the chat of tables to those who watch them, each line once. */
export class ChatDelivery {
  constructor(
    private readonly tables: TableService,
    private readonly chat: Chat,
    private readonly watchers: Watchers,
    private readonly isBorrowed: AccountNames['isBorrowed'],
    private readonly isBlockedBetween: Relations['isBlockedBetween'],
    private readonly reportError: ReportError,
  ) {}

  /** Something was said at a table, here or at another process. */
  said(table: string): void {
    this.tell(table).catch((error: unknown) => this.reportError(error, 'chat'));
  }

  /** Lines of a table were rewritten: all who watch it get them again. */
  rewrote(table: string): void {
    for (const told of this.watchers.at(table).values()) for (const talk of TALKS) told[talk] = 0;
    this.said(table);
  }

  /** Sends one connection all lines again: it may read others than before. */
  async retell(connection: Connection): Promise<void> {
    for (const table of this.watchers.tablesOf(connection)) {
      const told = this.watchers.at(table).get(connection);
      if (told) for (const talk of TALKS) told[talk] = 0;
      await this.tell(table, connection);
    }
  }

  /**
   * Sends everybody the lines of a table that they have not been sent yet, or only a newcomer, who gets a message even if
   * there are none. Whoever begins to watch meanwhile counts as told of nothing, so that no line is missed.
   */
  async tell(table: string, newcomer?: Connection): Promise<void> {
    if (!this.watchers.isWatched(table)) return;
    const { body } = await this.tables.table(table);
    const talks = await Promise.all(
      TALKS.map(async (talk) => {
        const readers = [...this.watchers.at(table)].filter(([{ person }]) => hears(body, person.id, talk));
        const sent = [this.watchers.latestOf(table)?.[talk] ?? 0, ...readers.map(([, told]) => told[talk])];
        const lines = await this.chat.lines(table, talk, newcomer ? 0 : Math.min(...sent));
        return { talk, lines, next: (lines.at(-1)?.number ?? -1) + 1 };
      }),
    );
    const latest = this.watchers.latestOf(table);
    for (const { talk, next } of talks) if (latest) latest[talk] = Math.max(latest[talk], next);
    for (const [connection, told] of this.watchers.at(table)) {
      if (newcomer && connection !== newcomer) continue;
      const { id: person } = connection.person;
      const readable = talks.filter(({ talk }) => hears(body, person, talk));
      if (connection === newcomer) told.since ??= comesLate(body, person) ? latestIn(talks) : START;
      const { since = START } = told;
      const unsent = readable.flatMap(({ talk, lines }) =>
        lines.filter(({ number }) => number >= Math.max(told[talk], since[talk])),
      );
      for (const { talk, next } of readable) told[talk] = Math.max(told[talk], next);
      if (unsent.length === 0 && connection !== newcomer) continue;
      const lines = unsent.map((line) =>
        this.isBlockedBetween(line.person, person)
          ? unheard(line)
          : chatLine(line, person, connection.mutes, this.isBorrowed),
      );
      connection.send(JSON.stringify({ type: 'chat', table, lines } satisfies FromServer));
    }
  }
}
