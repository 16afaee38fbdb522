import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickChance } from '@aerie/kernel';
import type { FromServer } from '@aerie/protocol';
import { Client } from '../testing/client.js';
import type { KnownIds } from './message-fuzzer.js';

/** A table of regular people as it must be in the storage: as they left it, unchanged by anybody else. */
interface ExpectedTable {
  readonly id: string;
  /** How often it was changed. */
  version: number;
  readonly people: readonly string[];
  /** All entries of its match, as seat and answer. */
  readonly entries: string[];
}

export interface ExpectedState {
  readonly tables: readonly ExpectedTable[];
  /** What they are called, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly moves: number;
}

const NAMES = ['Anna', 'Ben', 'Carla', 'Dino'] as const;
/** How long the players think, in milliseconds. */
const PAUSE = 10;

/**
 * People who use the site as intended: two who have a table that is open, one where a match is under way and one where it
 * is over, and leave them as they are; and two who play one match after the other.
 */
export class RegularPlayers {
  private readonly kept: ExpectedTable[] = [];
  /** What the two who do nothing were told of each table. */
  private readonly told = new Map<string, string>();
  private readonly ids = new Map<Client, string>();
  private playing: Promise<void> = Promise.resolve();
  private moves = 0;
  private leaving = false;

  private constructor(
    private readonly waiting: readonly [Client, Client],
    private readonly players: readonly [Client, Client],
    private readonly luck: QuickChance,
    private readonly fault: (what: string) => void,
  ) {}

  static async gather(
    base: string,
    luck: QuickChance,
    fault: (what: string) => void,
  ): Promise<RegularPlayers> {
    const [anna, ben, carla, dino] = (await Promise.all(
      NAMES.map((name) => Client.enter(base, name, true)),
    )) as [Client, Client, Client, Client];
    const regulars = new RegularPlayers([anna, ben], [carla, dino], luck, fault);
    for (const one of [anna, ben, carla, dino]) {
      await one.until('the welcome', () => one.heard.length > 0);
      regulars.ids.set(one, JSON.parse(one.heard[0] as string).person.id);
    }
    for (const one of [carla, dino]) one.heard.length = 0;
    await regulars.prepare();
    regulars.playing = regulars
      .play()
      .catch((error: Error) => fault(`regular people could not play: ${error.message}`));
    return regulars;
  }

  get people(): string[] {
    return [...this.ids.values()];
  }

  /** The id of one of them. */
  get person(): string {
    return this.people[0] as string;
  }

  get tables(): string[] {
    return this.kept
      .slice(0, 3)
      .concat(this.kept.at(-1) ?? [])
      .map(({ id }) => id);
  }

  /** What they would answer now, and when. */
  known(): Omit<KnownIds, 'tables'> {
    const table = this.kept.at(-1)?.id ?? '';
    const answers = this.players.flatMap((player) => player.side(table)?.answers ?? []);
    return { answers, number: this.players[0].matches.get(table)?.number ?? 0 };
  }

  /** Ends the play, checks what the two who do nothing were told, and gives what must be in the storage. */
  async leave(): Promise<ExpectedState> {
    this.leaving = true;
    await this.playing;
    for (const one of this.waiting) {
      for (const text of one.heard) {
        const message = JSON.parse(text) as FromServer;
        const id = message.type === 'table' ? message.table.id : undefined;
        const isKnown = text === this.told.get(`${this.ids.get(one)} ${id}`);
        if (!isKnown && !isFromWatchers(message))
          this.fault(`regular people were told ${text.slice(0, 300)}`);
      }
      if (one.closed !== undefined) this.fault(`regular people were cut off with ${one.closed}`);
    }
    await Promise.all([...this.ids.keys()].map((one) => one.close()));
    return {
      tables: this.kept,
      names: new Map(this.people.map((id, i) => [id, NAMES[i] as string])),
      moves: this.moves,
    };
  }

  private async prepare(): Promise<void> {
    const [anna, ben] = this.waiting;
    await this.sitDown(anna, ben);
    const under = await this.sitDown(anna, ben);
    await this.start(under, anna, ben);
    for (let i = 0; i < 3; i++) await this.move(under, [anna, ben]);
    const over = await this.sitDown(anna, ben);
    await this.start(over, anna, ben);
    while (anna.matches.get(over.id)?.outcome === null) await this.move(over, [anna, ben]);
    over.version++;
    for (const one of this.waiting) {
      await one.until('the end', () => one.tables.get(over.id)?.status === 'over');
      for (const { id } of this.kept) {
        await one.must('watch', { table: id });
        const told = one.heard.findLast((text) => text.startsWith(`{"type":"table","table":{"id":"${id}"`));
        this.told.set(`${this.ids.get(one)} ${id}`, told as string);
      }
    }
    for (const one of this.waiting) one.heard.length = 0;
  }

  /** One match after the other, until it is time to leave. */
  private async play(): Promise<void> {
    const [carla, dino] = this.players;
    while (!this.leaving) {
      const table = await this.sitDown(carla, dino);
      await this.start(table, carla, dino);
      while (!this.leaving && carla.matches.get(table.id)?.outcome === null) {
        await this.move(table, [carla, dino]);
        await sleep(PAUSE);
      }
      if (carla.matches.get(table.id)?.outcome) table.version++;
      for (const one of this.players) {
        await one.must('unwatch', { table: table.id });
        one.heard.length = 0;
      }
    }
  }

  private async sitDown(host: Client, guest: Client): Promise<ExpectedTable> {
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const id = await host.must('create', {
      game: 'rauf-und-runter',
      options: {},
      listed: true,
      seats: [...seats],
    });
    await guest.must('sit', { table: id, seat: 1 });
    for (const one of [host, guest]) await one.must('watch', { table: id });
    const people = [host, guest].map((one) => this.ids.get(one) as string);
    const table = { id, version: 2, people, entries: [] };
    this.kept.push(table);
    return table;
  }

  private async start(table: ExpectedTable, host: Client, guest: Client): Promise<void> {
    await host.must('start', { table: table.id });
    // Nobody has a part of the luck to show: the match begins with one write.
    table.version++;
    for (const one of [host, guest]) await one.until('the match', () => one.matches.has(table.id));
  }

  private async move({ id, entries }: ExpectedTable, players: readonly [Client, Client]): Promise<void> {
    const number = entries.length;
    const seat = players[0].matches.get(id)?.awaited[0] as number;
    const mover = players[seat] as Client;
    const answer = this.luck.pick(mover.side(id)?.answers ?? []);
    await mover.must('answer', { table: id, seat, number, answer });
    entries.push(`${seat} ${answer}`);
    this.moves++;
    for (const one of players) await one.until('the step', () => one.matches.get(id)?.number === number + 1);
  }
}

/** Messages that attackers may cause as spectators: they may watch, and chat under their own names where no match runs. */
const isFromWatchers = (message: FromServer): boolean =>
  message.type === 'audience' ||
  (message.type === 'reaction' && message.seat === null && !message.mine) ||
  (message.type === 'chat' &&
    message.lines.every(
      ({ seat, name, mine }) => seat === null && !mine && !NAMES.some((one) => one === name),
    ));
