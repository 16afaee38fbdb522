import type { Reason, Seat } from '@aerie/kernel';
import { type Answer, besideOf, type View } from '@aerie/zefiria';
import { Beam } from './beam.js';
import { outcomeOf } from './outcome.js';
import { positionOf } from './position.js';

/** Why a bot would play its turn so, said to the people at the table; `wouldCost` speaks against what they wish. */
export const TURN_CODES = [
  'bringsHome',
  'setsUp',
  'comesNearer',
  'takesGem',
  'givesGem',
  'standsBetter',
  'restsNow',
  'wouldCost',
] as const;
type Code = (typeof TURN_CODES)[number];

const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });

/** Enough to see what somebody can bring home in one turn. */
const GLIMPSE = { width: 150, away: 2, astray: 1, aim: 'count' } as const;

/** How many islands whoever acts at this table could bring home in their turn, less those that leave it. */
function homesNext(v: View): number {
  const { steps } = new Beam({ ...positionOf(v, besideOf), turns: 1 }, GLIMPSE).run();
  const islands = v.islands.slice();
  for (const { kind, a, b } of steps)
    if (kind === 'swap') [islands[a], islands[b]] = [islands[b] as number, islands[a] as number];
  const isHome = (island: number, cell: number) => island === cell + 1;
  return islands.filter(isHome).length - v.islands.filter(isHome).length;
}

/** The reason for a turn: what it brings, or whom it sets something up for. */
export function reasonFor(v: View, plan: readonly Answer[], people: readonly Seat[]): Reason {
  const { then, home, nearer } = outcomeOf(v, plan);
  if (home.length > 0) return because('bringsHome', { count: home.length });
  const { stage } = then;
  if (nearer > 0) {
    if (stage.at === 'turn' && stage.points > 0 && people.includes(stage.who)) {
      const count = homesNext(then);
      if (count > 0) return because('setsUp', { seat: stage.who, count });
    }
    return because('comesNearer', { steps: nearer });
  }
  if (plan.some(({ kind }) => kind === 'give')) return because('givesGem');
  if (plan.some(({ kind }) => kind === 'take')) return because('takesGem');
  const flies = plan.some(({ kind }) => kind === 'fly' || kind === 'glide');
  return because(flies ? 'standsBetter' : 'restsNow');
}
