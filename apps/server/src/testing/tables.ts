import { QuickChance } from '@aerie/kernel';
import type { RequestOf } from '@aerie/protocol';
import { Client, newPerson } from './client.js';

/** A table of a short game, listed for everybody; and one that is not listed. */
export const GAME = { game: 'rauf-und-runter', options: {}, listed: true };
export const UNLISTED = { ...GAME, listed: false };

export const me = { kind: 'me' } as const;
export const open = { kind: 'open' } as const;
export const bot = { kind: 'bot', level: 'random' } as const;

/** Anna and Ben, each connected to one of these servers, at a table that Anna hosts. */
export async function twoAtTable(
  first: string,
  second = first,
  wanted: Partial<RequestOf<'create'>> = UNLISTED,
): Promise<TwoPlayers> {
  const cookies = [await newPerson(first, 'Anna'), await newPerson(second, 'Ben')] as const;
  const [anna, ben] = await Promise.all([
    Client.connect(first, cookies[0]),
    Client.connect(second, cookies[1]),
  ]);
  const table = await anna.must('create', { ...UNLISTED, ...wanted, seats: [me, open] });
  await Promise.all([anna.must('watch', { table }), ben.must('watch', { table })]);
  await ben.must('sit', { table, seat: 1 });
  return { anna, ben, table, cookies };
}

interface TwoPlayers {
  readonly anna: Client;
  readonly ben: Client;
  readonly table: string;
  /** Anna's and Ben's. */
  readonly cookies: readonly [string, string];
}

/** The same two, whose match has begun. */
export async function twoPlaying(...where: Parameters<typeof twoAtTable>): Promise<TwoPlayers> {
  const all = await twoAtTable(...where);
  const { anna, ben, table } = all;
  await anna.must('start', { table });
  await Promise.all([anna, ben].map((one) => one.until('the match', () => one.matches.has(table))));
  return all;
}

/** Chooses among answers at random; the same seed gives the same choices. */
export function randomAnswer(seed: string): (answers: readonly string[]) => string {
  const luck = new QuickChance(seed);
  return (answers) => answers[luck.below(answers.length)] as string;
}

/** A clock that moves only when the test says so. */
export class ManualClock {
  private time = Date.UTC(2030, 0, 1);
  readonly now = () => this.time;
  pass(ms: number): void {
    this.time += ms;
  }
}
