import type { Net, Subject } from '@aerie/bots/training';
import { QuickChance } from '@aerie/kernel';

export interface Result {
  readonly points: number;
  readonly won: boolean;
}

/** Plays one match of the examination with the best answers, one answer ahead. The seed decides everything. */
export function examine(subject: Subject, net: Net, seed: string): Result {
  const { game, examination } = subject;
  const learner = subject.learner(net);
  const luck = new QuickChance(seed);
  const own = new QuickChance(`${seed}/own`);
  const s = game.setup(examination.options, examination.seats, luck, undefined);
  for (;;) {
    const [seat] = game.awaited(s);
    if (seat === undefined) break;
    const [best] = learner.rank(s, seat, own);
    game.apply(s, seat, best?.answer, luck, undefined);
  }
  const outcome = game.outcome(s);
  if (!outcome) throw new Error('the match is not over');
  return { points: outcome.points[0] as number, won: outcome.places[0] === 1 };
}
