import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame, QuickChance } from '@aerie/kernel';
import { Client, newPerson } from '../testing/client.js';
import { type Agreement, agreementAt } from './agreement.js';
import type { Wait } from './longest-waits.js';

/** How long somebody thinks before they answer. */
const PAUSE_MS = 2000;
/** How long a bot is waited for at most. */
const PATIENCE_SECONDS = 120;

/** Is told how long bots took, and what went wrong. */
export interface BotObserver {
  /** A bot's answer, or what it proposes for its turn, has arrived: how long it was waited for. */
  answered(wait: Wait): void;
  /** Something that must not happen. */
  wrong(what: string): void;
}

/** Somebody who plays alone against bots, match after match. */
export class BotTable {
  private hasLeft = false;
  /** What bot the match waits for, and since when, if it does. */
  private waits: { readonly since: number; readonly table: string; readonly number: number } | undefined;

  private constructor(
    private readonly client: Client,
    private readonly game: AnyGame,
    private readonly level: string,
    private readonly luck: QuickChance,
    private readonly observer: BotObserver,
  ) {}

  /** Somebody new, who plays on against bots of this level until they leave. `from`: headers that say where they come from. */
  static async sitDown(
    base: string,
    name: string,
    { game, level }: { readonly game: AnyGame; readonly level: string },
    luck: QuickChance,
    observer: BotObserver,
    from: Readonly<Record<string, string>>,
  ): Promise<BotTable> {
    const client = await Client.connect(base, await newPerson(base, name, from), false, from);
    const table = new BotTable(client, game, level, luck, observer);
    table.play().catch((error: Error) => table.hasLeft || observer.wrong(`${game.id}: ${error.message}`));
    return table;
  }

  /** Leaves the table; a bot that has not answered yet counts with the time until now. */
  leave(): void {
    if (this.hasLeft) return;
    this.hasLeft = true;
    this.waited();
    this.client.socket.terminate();
  }

  private async play(): Promise<void> {
    const { client, game, level } = this;
    const bot = { kind: 'bot', level } as const;
    const bots = Array.from({ length: Math.max(1, game.seats.min - 1) }, () => bot);
    while (!this.hasLeft) {
      const seats = [{ kind: 'me' } as const, ...bots];
      const table = await client.must('create', { game: game.id, options: {}, seats, listed: false });
      await client.must('watch', { table });
      await client.must('start', { table });
      await client.until('the match', () => client.matches.has(table));
      while (!this.hasLeft && client.matches.get(table)?.outcome === null) await this.step(table);
      await client.must('unwatch', { table });
    }
  }

  /** Waits for one step: an answer of one's own, or one of a bot. */
  private async step(table: string): Promise<void> {
    const { client } = this;
    const number = client.matches.get(table)?.number ?? 0;
    const isMine = client.matches.get(table)?.awaited.includes(0) ?? false;
    if (isMine) {
      await sleep(PAUSE_MS);
      const answers = client.side(table, 0)?.answers ?? [];
      const answer = answers[this.luck.below(answers.length)] as string;
      const given = await client.reason('answer', { table, seat: 0, number, answer });
      if (given !== 'done') throw new Error(`${answer} is refused: ${given}`);
    } else this.waits = { since: performance.now(), table, number };
    const hasStepped = () => (client.matches.get(table)?.number ?? 0) > number;
    const isProposed = () => this.wordAt(table)?.number === number;
    await client.until('a step or a proposal', () => hasStepped() || isProposed(), PATIENCE_SECONDS);
    this.waited();
    const word = this.wordAt(table);
    if (hasStepped() || !word) return;
    this.waits = { since: performance.now(), table, number };
    await client.ask('sketch', word);
    await client.until('a step', hasStepped, PATIENCE_SECONDS);
    this.waited();
  }

  /** What a bot that has proposed its turn waits for. */
  private wordAt(table: string): Agreement | undefined {
    const shown = this.client.tables.get(table);
    return shown && agreementAt(shown);
  }

  private waited(): void {
    if (!this.waits) return;
    const { since, table, number } = this.waits;
    this.waits = undefined;
    this.observer.answered({ ms: performance.now() - since, game: this.game.id, table, number });
  }
}
