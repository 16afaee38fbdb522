import type { BotAnswer } from '../bots/players.js';
import { rounded } from './figures.js';

/** How long somebody waited for a bot, in milliseconds, and for which entry of which table. */
export interface Wait {
  readonly ms: number;
  readonly game: string;
  readonly table: string;
  readonly number: number;
}

/** A wait, and what the server says that it was spent on; where it says nothing, nobody had to think. */
export type AccountedWait = Pick<Wait, 'ms' | 'game'> &
  Partial<Pick<BotAnswer, 'level' | 'waitedMs' | 'loadedMs' | 'thoughtMs' | 'isFirst'>>;

/** What a server that logs everything tells of its bots, by table and entry. */
export class BotAnswerLog {
  private readonly answers = new Map<string, BotAnswer>();

  hear(line: string): void {
    if (!line.includes('"a bot has answered"')) return;
    const answer = JSON.parse(line) as BotAnswer;
    // What it proposes first and then does is told twice.
    const before = this.answers.get(keyOf(answer));
    if (!before || took(before) < took(answer)) this.answers.set(keyOf(answer), answer);
  }

  /** The longest waits, longest first, each with what it was spent on; what is left of it is messages and storage. */
  longest(waits: readonly Wait[], most: number): AccountedWait[] {
    return waits
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, most)
      .map((wait) => {
        const { game, ms } = wait;
        const told = this.answers.get(keyOf(wait));
        if (!told) return { ms: rounded(ms), game };
        const { level, isFirst } = told;
        const [waitedMs, loadedMs, thoughtMs] = [told.waitedMs, told.loadedMs, told.thoughtMs].map(
          rounded,
        ) as [number, number, number];
        return { ms: rounded(ms), game, level, waitedMs, loadedMs, thoughtMs, isFirst };
      });
  }
}

const took = ({ waitedMs, loadedMs, thoughtMs }: BotAnswer): number => waitedMs + loadedMs + thoughtMs;

const keyOf = ({ table, number }: { readonly table: string; readonly number: number }): string =>
  `${table}/${number}`;
