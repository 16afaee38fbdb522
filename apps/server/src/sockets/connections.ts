import type { Viewer } from '@aerie/kernel';
import type { FromServer } from '@aerie/protocol';
import type { AnyStep, Live } from '../matches/matches.js';
import type { Person } from '../tables/body.js';
import type { House, Listener, Table } from '../tables/house.js';
import { matchMessage, tableMessage, viewersOf } from '../tables/present.js';

/** One connection of somebody: a tab. The same person may have several. */
export interface Connection {
  readonly person: Person;
  /** Sends text that is ready; the same text may go to many. */
  send(text: string): void;
}

/** How many tables the live lists show. */
const LISTED = 50;
/** How long changes of the lists are gathered before they are sent. */
const LOBBY_PAUSE_MS = 300;

/** Knows who is connected and follows what, and tells each what they may know. */
export class Connections implements Listener {
  /** Who follows a table, and how many entries of its match they have been told of, if they know any. */
  private readonly watching = new Map<string, Map<Connection, number | undefined>>();
  private readonly watched = new Map<Connection, Set<string>>();
  private readonly inLobby = new Set<Connection>();
  private readonly online = new Map<string, number>();
  /** When somebody was last seen, for those who are gone. */
  private readonly leftAt = new Map<string, number>();
  private lobbyTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly house: House,
    private readonly complain: (error: unknown, what: string) => void,
    /** Reads what other processes wrote about a table while nobody here followed it. */
    private readonly catchUp: (table: string) => Promise<void> = async () => undefined,
  ) {
    house.listen(this);
  }

  isHere = (person: string): boolean => (this.online.get(person) ?? 0) > 0;

  /** For how long somebody has been gone, in milliseconds; 0 if they are here. */
  goneFor(person: string): number {
    return this.isHere(person) ? 0 : Date.now() - (this.leftAt.get(person) ?? this.began);
  }
  private readonly began = Date.now();

  enter(connection: Connection): void {
    const { id } = connection.person;
    this.online.set(id, (this.online.get(id) ?? 0) + 1);
    this.watched.set(connection, new Set());
    this.leftAt.delete(id);
  }

  exit(connection: Connection): void {
    const { id } = connection.person;
    const tables = this.watched.get(connection) ?? new Set();
    this.watched.delete(connection);
    this.inLobby.delete(connection);
    for (const table of tables) this.drop(connection, table);
    const left = (this.online.get(id) ?? 1) - 1;
    if (left > 0) this.online.set(id, left);
    else {
      this.online.delete(id);
      this.leftAt.set(id, Date.now());
    }
    for (const table of tables) this.apart('presence', this.presence(table));
  }

  async watch(connection: Connection, id: string, since: number | undefined): Promise<void> {
    await this.house.table(id);
    const mine = this.watched.get(connection);
    // It has gone away meanwhile.
    if (!mine) return;
    const first = !mine.has(id);
    const unheard = !this.isWatched(id);
    mine.add(id);
    const all = this.watching.get(id) ?? new Map<Connection, number | undefined>();
    this.watching.set(id, all.set(connection, since));
    if (unheard) await this.catchUp(id);
    const table = await this.house.table(id);
    const live = await this.house.live(table);
    this.tell(connection, {
      type: 'table',
      table: tableMessage(table, connection.person.id, this.isHere, live),
    });
    const known = all.get(connection);
    // Whoever claims to know more than there is knows nothing.
    if (known !== undefined && known > (live?.match.log.entries.length ?? 0)) all.set(connection, undefined);
    if (live) this.tellMatch(table, live, [], [connection]);
    if (first) await this.presence(id, connection);
  }

  unwatch(connection: Connection, table: string): void {
    this.watched.get(connection)?.delete(table);
    this.drop(connection, table);
  }

  private drop(connection: Connection, table: string): void {
    const all = this.watching.get(table);
    all?.delete(connection);
    if (all?.size === 0) this.watching.delete(table);
  }

  /** Whether anybody in this process follows a table. */
  isWatched = (table: string): boolean => (this.watching.get(table)?.size ?? 0) > 0;

  allWatched = (): string[] => [...this.watching.keys()];

  async lobby(connection: Connection, on: boolean): Promise<void> {
    if (!on) {
      this.inLobby.delete(connection);
      return;
    }
    this.inLobby.add(connection);
    const [open, running] = await this.lists();
    this.tell(connection, this.lobbyFor(connection, open, running));
  }

  tableChanged(table: Table): void {
    if (table.body.listed) this.lobbySoon();
    if (!this.isWatched(table.id)) return;
    this.apart(
      'table',
      this.house.live(table).then((live) => {
        for (const connection of this.watching.get(table.id)?.keys() ?? []) {
          this.tell(connection, {
            type: 'table',
            table: tableMessage(table, connection.person.id, this.isHere, live),
          });
        }
      }),
    );
  }

  matchStepped(table: Table, live: Live, steps: readonly AnyStep[]): void {
    this.tellMatch(table, live, steps, this.watching.get(table.id)?.keys() ?? []);
  }

  /**
   * Tells how the match stands, with all steps that each has not been told of yet; `steps` are the latest ones, as
   * far as they are at hand. One message for each set of eyes: those who see the same get the same text.
   */
  private tellMatch(table: Table, live: Live, steps: readonly AnyStep[], to: Iterable<Connection>): void {
    const all = this.watching.get(table.id);
    const number = live.match.log.entries.length;
    const texts = new Map<string, string>();
    for (const connection of to) {
      if (!all?.has(connection)) continue;
      const since = all.get(connection) ?? number;
      // Told of more already: what was read from the storage may have been overtaken.
      if (since > number) continue;
      const viewers: Viewer[] = viewersOf(table.body, connection.person.id);
      const key = `${viewers.join()} ${since}`;
      let text = texts.get(key);
      if (text === undefined) {
        const news = since === steps[0]?.number ? steps : this.house.stepsSince(live, since);
        text = JSON.stringify(matchMessage(table.id, live, viewers, news));
        texts.set(key, text);
      }
      all.set(connection, number);
      connection.send(text);
    }
  }

  tell(connection: Connection, message: FromServer): void {
    connection.send(JSON.stringify(message));
  }

  /** Tells those at a table that somebody came or went. */
  private async presence(id: string, but?: Connection): Promise<void> {
    const others = [...(this.watching.get(id)?.keys() ?? [])].filter((one) => one !== but);
    if (others.length === 0) return;
    const table = await this.house.table(id);
    const live = await this.house.live(table);
    for (const connection of others) {
      this.tell(connection, {
        type: 'table',
        table: tableMessage(table, connection.person.id, this.isHere, live),
      });
    }
  }

  private lobbySoon(): void {
    if (this.inLobby.size === 0 || this.lobbyTimer) return;
    this.lobbyTimer = setTimeout(() => {
      this.lobbyTimer = undefined;
      this.apart(
        'lobby',
        this.lists().then(([open, running]) => {
          for (const connection of this.inLobby)
            this.tell(connection, this.lobbyFor(connection, open, running));
        }),
      );
    }, LOBBY_PAUSE_MS);
  }

  /** Work that nobody waits for; what goes wrong with it is told all the same. */
  private apart(what: string, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.complain(error, what));
  }

  private lists(): Promise<[Table[], Table[]]> {
    return Promise.all([this.house.listed('open', LISTED), this.house.listed('running', LISTED)]);
  }

  private lobbyFor({ person }: Connection, open: readonly Table[], running: readonly Table[]): FromServer {
    const show = (table: Table) => tableMessage(table, person.id, this.isHere);
    return { type: 'lobby', open: open.map(show), running: running.map(show) };
  }
}
