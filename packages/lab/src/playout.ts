import { type AnyBot, questionTo } from '@aerie/bots';
import { type AnyGame, type Outcome, QuickChance, type Seat } from '@aerie/kernel';
import { reproducible } from './failures.js';

/** How a game between bots went. */
export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
}

/** Which of the awaited seats answers next: where several are, any of them. */
export const oneOf = (awaited: readonly Seat[], luck: QuickChance): Seat =>
  awaited[awaited.length === 1 ? 0 : luck.below(awaited.length)] as Seat;

/** Is told how much processor time a seat has taken for a decision between several answers. */
export type Clock = (seat: Seat, ms: number) => void;

/**
 * Plays one game between bots, seat by seat; throws `BotFailure` where one of them does. The luck of the table and that of the bots are two streams,
 * both from `seed`, so that a game can be had again and its luck does not depend on who plays.
 */
export function playout(
  game: AnyGame,
  options: unknown,
  bots: readonly AnyBot[],
  seed: string,
  clock?: Clock,
): Played {
  return reproducible({ game, options, seats: bots.length, seed }, (decided) => {
    const chance = new QuickChance(seed);
    const whims = new QuickChance(`${seed}/bots`);
    const s = game.setup(options, bots.length, chance, undefined);
    for (;;) {
      const awaited = game.awaited(s);
      if (awaited.length === 0) return { outcome: endOf(game, s), decisions: decided.length };
      const seat = oneOf(awaited, whims);
      const question = questionTo(game, s, seat);
      const began = clock && question.answers.length > 1 ? process.cpuUsage() : undefined;
      const answer = (bots[seat] as AnyBot).choose(question, whims);
      if (began) clock?.(seat, milliseconds(process.cpuUsage(began)));
      game.apply(s, seat, answer, chance, undefined);
      decided.push({ seat, answer });
    }
  });
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

function endOf(game: AnyGame, s: unknown): Outcome {
  const outcome = game.outcome(s);
  if (!outcome) throw new Error(`${game.id} waits for nobody but has no outcome`);
  return outcome;
}

/** What the first place is worth to a seat: a win, shared among those who share it; else nothing. */
export function winOf(outcome: Outcome, seat: Seat): number {
  if (outcome.places[seat] !== 1) return 0;
  let sharing = 0;
  for (const place of outcome.places) if (place === 1) sharing++;
  return 1 / sharing;
}
