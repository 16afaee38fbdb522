import type { AnyGame } from '@aerie/kernel';
import { Client, newPerson } from '../testing/client.js';

/** How long a bot is waited for at most. */
const PATIENCE_SECONDS = 300;

/** A table at which masters have all seats, that of its host too, who only watches: one match after the other. */
export class MasterTable {
  /** How many entries were played. */
  entries = 0;
  private hasLeft = false;

  private constructor(
    private readonly client: Client,
    private readonly game: AnyGame,
    wrong: (what: string) => void,
  ) {
    this.play().catch((error: Error) => this.hasLeft || wrong(`${game.id}: ${error.message}`));
  }

  /** `from`: headers that say where its host comes from. */
  static async begin(
    base: string,
    name: string,
    game: AnyGame,
    from: Readonly<Record<string, string>>,
    wrong: (what: string) => void,
  ): Promise<MasterTable> {
    const client = await Client.connect(base, await newPerson(base, name, from), false, from);
    return new MasterTable(client, game, wrong);
  }

  leave(): void {
    this.hasLeft = true;
    this.client.socket.terminate();
  }

  private async play(): Promise<void> {
    const { client, game } = this;
    const level = 'master';
    const bots = Array.from({ length: game.seats.max - 1 }, () => ({ kind: 'bot', level }) as const);
    while (!this.hasLeft) {
      const seats = [{ kind: 'me' } as const, ...bots];
      const table = await client.must('create', { game: game.id, options: {}, seats, listed: false });
      await client.must('watch', { table });
      await client.must('start', { table });
      await client.must('cover', { table, seat: 0, level });
      await client.until('the match', () => client.matches.has(table));
      while (!this.hasLeft && client.matches.get(table)?.outcome === null) {
        const number = client.matches.get(table)?.number ?? 0;
        const hasStepped = () => (client.matches.get(table)?.number ?? 0) > number;
        await client.until('a step', hasStepped, PATIENCE_SECONDS);
        this.entries += (client.matches.get(table)?.number ?? 0) - number;
      }
      await client.must('unwatch', { table });
    }
  }
}
