import type { Judge } from '@aerie/bots/lazy';
import { type Answered, type Game, Match, type MatchLog, QuickChance } from '@aerie/kernel';
import { weighingLuck } from './analyse.js';
import type { WeighedDecision } from './analysis.js';
import { EFFORTS, type EffortName } from './effort.js';
import { Weighing } from './weigh.js';

/** An answer in notation that somebody would give at an entry of the match. */
export interface Instead {
  readonly number: number;
  readonly answer: string;
}

/**
 * What another answer at an entry of a match would have been worth, as closely looked at as what was played there; undefined where
 * nothing else is possible, or the judge cannot tell.
 */
export function weighInstead<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  judge: Judge<S, V, A>,
  log: MatchLog,
  { number, answer }: Instead,
  { effort = 'usual', seed = 'analysis' }: { readonly effort?: EffortName; readonly seed?: string } = {},
): WeighedDecision | undefined {
  let before: S | undefined;
  const match = Match.resume(game, log, undefined, (place, _, state) => {
    if (place === number) before = state as S;
  });
  const read = game.read(answer);
  if (before === undefined || read === undefined) throw new Error(`nothing to weigh at ${number}: ${answer}`);
  const { seat } = match.log.entries[number] as Answered;
  const luck = new QuickChance(weighingLuck(seed, number));
  return new Weighing(game, judge, EFFORTS[effort]).weigh(before, seat, read, luck);
}
