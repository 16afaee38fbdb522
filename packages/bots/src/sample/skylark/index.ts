import game, { type Answer, type State, type View } from '@aerie/conformance/sample';
import type { Seat } from '@aerie/kernel';
import type { Bots } from '../../bot.js';
import { greedy } from '../../greedy.js';

export const DECISION_KINDS = ['lay', 'caw', 'name'] as const satisfies readonly Answer['kind'][];

/** What kind of decision an answer is. */
export const decisionKind = ({ kind }: Answer): (typeof DECISION_KINDS)[number] => kind;

/** Points first; then cards that are still to be sung, high ones more than low ones. */
function evaluate(s: State, seat: Seat): number {
  const points = (s.points[seat] as number) - Math.max(...s.points.filter((_, other) => other !== seat));
  const laid = s.laid[seat] as number;
  const hand = (s.hands[seat] as number[]).reduce((sum, card) => sum + card, 0);
  // A card that lies face down is worth something by what it may win, and a raised stake raises that.
  return 100 * points + s.stake * 2 * laid + hand;
}

/** Tries every answer in so many worlds: what a level may think is counted in positions, never in seconds. */
const judging = (worlds: number) => greedy(game, evaluate, worlds);

/** The four levels that people choose from, and a baseline for the lab. */
const bots: Bots<View, Answer> = {
  greedy: judging(4),
  gentle: judging(2),
  club: judging(4),
  strong: judging(8),
  master: judging(24),
};

export default bots;
