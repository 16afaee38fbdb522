import { type AnyBot, ask } from '@aerie/bots';
import { type AnyGame, QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, accountOf, homeOf, type Options, type State } from '@aerie/zefiria';
import { reproducible } from '../failures.js';

/** How a deal of Zefiria went. */
export interface Dealt {
  readonly score: number;
  /** Points that went by until all islands lay in order, or until the end. */
  readonly points: number;
  /** The most processor time that a corner, and that a turn took, in seconds; choosing who acts belongs to the turn. */
  readonly corner: number;
  readonly turn: number;
}

const inOrder = (s: State): boolean => s.islands.every((island, cell) => homeOf(island) === cell);

/** Which turn a decision belongs to: those between turns belong to the next one. */
const turnOf = ({ round, acted, stage }: State): string =>
  stage.at === 'sleeper' ? `${round + 1} 0` : `${round} ${acted.length}`;

/** Points that an answer took: paid, or lost at the end of a turn. Points out of gems do not count back. */
function gone(before: State['stage'], round: number, s: State): number {
  if (before.at !== 'turn') return 0;
  const { stage } = s;
  const same = stage.at === 'turn' && stage.who === before.who && s.round === round;
  return same ? Math.max(before.points - stage.points, 0) : before.points;
}

/** Plays one deal with the same bot in all seats; its luck is that of `simulate` with the same seed. */
export function playDeal(options: Options, bots: readonly AnyBot[], seed: string): Dealt {
  const chance = new QuickChance(seed);
  const whims = new QuickChance(`${seed}/bots`);
  const s = zefiria.setup(options, bots.length, chance, undefined);
  let points = 0;
  let corner = 0;
  const turns = new Map<string, number>();
  const table = { game: zefiria as AnyGame, options, seats: bots.length, seed };
  reproducible(table, (decided) => {
    for (;;) {
      const [seat] = zefiria.awaited(s);
      if (seat === undefined) break;
      const began = process.cpuUsage();
      const answer = ask(zefiria as AnyGame, s, seat, bots[seat] as AnyBot, whims) as Answer;
      const took = process.cpuUsage(began).user / 1e6;
      if (s.stage.at === 'corners') corner = Math.max(corner, took);
      else turns.set(turnOf(s), (turns.get(turnOf(s)) ?? 0) + took);
      const ordered = inOrder(s);
      const stage = { ...s.stage };
      const { round } = s;
      zefiria.apply(s, seat, answer, chance, undefined);
      decided.push({ seat, answer });
      if (!ordered) points += gone(stage, round, s);
    }
  });
  return { score: accountOf(s).total, points, corner, turn: Math.max(0, ...turns.values()) };
}
