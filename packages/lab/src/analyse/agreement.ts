import { EFFORTS, type EffortName, type LossClass, Weighing } from '@aerie/analysis';
import { type AnyBot, type AnyJudge, ask } from '@aerie/bots';
import { type AnyGame, Match, QuickChance, type Seat } from '@aerie/kernel';

/** What a decision is called: its class, or that it was fine. */
export type Verdict = LossClass | 'fine';
export const VERDICTS: readonly Verdict[] = ['fine', 'inaccuracy', 'mistake', 'blunder'];

/** What both looks found about one decision of a game between bots. */
export interface Compared {
  readonly usual: Verdict;
  readonly deep: Verdict;
}

/** A decision between several answers, as it was made. */
interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
  readonly answer: unknown;
}

/** Of so many decisions in a row one is looked at, so that many games are. */
const APART = 12;

/** Weighs decisions of games between these bots at the usual and at the deep effort, without end. */
export function* agreement(
  game: AnyGame,
  judge: AnyJudge,
  { bots, options, seed }: { bots: readonly AnyBot[]; options: unknown; seed: string },
): Generator<Compared> {
  const weighings = {
    usual: new Weighing(game, judge, EFFORTS.usual),
    deep: new Weighing(game, judge, EFFORTS.deep),
  };
  for (let number = 0; ; number++) {
    const name = `${seed}/${number}`;
    for (const [i, { state, seat, answer }] of decisionsOf(game, bots, options, name).entries()) {
      if (i % APART !== number % APART) continue;
      const verdict = (effort: EffortName): Verdict | undefined => {
        const decision = weighings[effort].weigh(
          state,
          seat,
          answer,
          new QuickChance(`${name}/${i}/${effort}`),
        );
        return decision && (decision.class ?? 'fine');
      };
      const [usual, deep] = [verdict('usual'), verdict('deep')];
      if (usual && deep) yield { usual, deep };
    }
  }
}

/** Every decision between several answers of a game. */
function decisionsOf(game: AnyGame, bots: readonly AnyBot[], options: unknown, seed: string): Decision[] {
  const match = Match.begin(game, { options, seats: bots.length, seed });
  const luck = new QuickChance(seed);
  const found: Decision[] = [];
  for (;;) {
    const { state } = match;
    const [seat] = game.awaited(state);
    if (seat === undefined) return found;
    const answer = ask(game, state, seat, bots[seat] as AnyBot, luck);
    if (game.answers(state, seat).length > 1) found.push({ state, seat, answer });
    match.play(seat, answer);
  }
}
