import { type Look, lookAt } from '@aerie/analysis/likeness';
import { judgeOf } from '@aerie/bots';
import type { MatchLog, Seat } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';

/** A seat, and the parts of the log in which its person has decided: from one number up to another, without that. */
export interface Looked {
  readonly seat: Seat;
  readonly own: readonly (readonly [from: number, to: number])[];
}

/** A match that is over, without a word of who played. */
export interface LookOrder {
  readonly log: MatchLog;
  readonly seed: string;
  readonly seats: readonly Looked[];
}

export interface SeatLook extends Look {
  readonly seat: Seat;
}

/** Looks at what people have decided in a match. */
export async function looksAt({ log, seed, seats }: LookOrder): Promise<SeatLook[] | undefined> {
  const game = gameOf(log.game);
  if (!game) return undefined;
  const judge = await judgeOf(game);
  return seats.map(({ seat, own }) => {
    const isOwn = (number: number) => own.some(([from, to]) => from <= number && number < to);
    return { seat, ...lookAt(game, judge, log, seat, isOwn, `${seed}/${seat}`) };
  });
}
