import { EFFORTS, type EffortName, type LossClass, Weighing } from '@aerie/analysis';
import { type AnyBot, type AnyJudge, ask, judgeOf, possible } from '@aerie/bots';
import { type AnyGame, Match, QuickChance, type Seat } from '@aerie/kernel';
import { botsNamed, gameNamed } from '../choices.js';

/** What a decision is called: its class, or that it was fine. */
type Verdict = LossClass | 'fine';
export const VERDICTS: readonly Verdict[] = ['fine', 'inaccuracy', 'mistake', 'blunder'];

/** What is compared, as plain data: one decision of each of so many games between these bots. */
export interface Comparison {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly positions: number;
}

/** Which of the games: every so manieth, from a number on. */
export interface Part {
  readonly from: number;
  readonly step: number;
}

/** What was found. */
export interface Found {
  /** How often the usual look said what the row stands for, and the closer one what the column does (`VERDICTS`). */
  readonly counts: readonly (readonly number[])[];
  /** Processor time that it took. */
  readonly seconds: number;
}

/** A decision between several answers, as it was made. */
interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
  readonly answer: unknown;
}

/** Weighs a decision of each game at the usual and at the deep effort. Which one, and its luck, follows from the number of the game. */
export async function compare(comparison: Comparison, { from, step }: Part): Promise<Found> {
  const began = process.cpuUsage();
  const game = gameNamed(comparison.game);
  const judge = await judgeOf(game);
  const counts = VERDICTS.map(() => VERDICTS.map(() => 0));
  for (let number = from; number < comparison.positions; number += step) {
    const bots = await botsNamed(game, comparison.bots);
    const name = `${comparison.seed}/${number}`;
    const verdicts = verdictsOn(game, judge, decisionsOf(game, bots, comparison.options, name), name);
    if (!verdicts) continue;
    const [usual, deep] = verdicts.map((verdict) => VERDICTS.indexOf(verdict)) as [number, number];
    const row = counts[usual] as number[];
    row[deep] = (row[deep] as number) + 1;
  }
  const { user, system } = process.cpuUsage(began);
  return { counts, seconds: (user + system) / 1e6 };
}

/** What several parts found together. */
export function together(found: readonly Found[]): Found {
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    counts: VERDICTS.map((_, i) =>
      VERDICTS.map((_, j) => sum(found.map(({ counts }) => counts[i]?.[j] as number))),
    ),
    seconds: sum(found.map(({ seconds }) => seconds)),
  };
}

/** What both looks call one of the decisions, any of them in which there is something to weigh; undefined where there is none. */
function verdictsOn(
  game: AnyGame,
  judge: AnyJudge,
  decisions: readonly Decision[],
  name: string,
): Verdict[] | undefined {
  const first = decisions.length > 0 ? new QuickChance(name).below(decisions.length) : 0;
  for (const { state, seat, answer } of [...decisions.slice(first), ...decisions.slice(0, first)]) {
    const verdicts = (['usual', 'deep'] satisfies EffortName[]).flatMap((effort): Verdict[] => {
      const weighing = new Weighing(game, judge, EFFORTS[effort]);
      const decision = weighing.weigh(state, seat, answer, new QuickChance(`${name}/${effort}`));
      return decision ? [decision.class ?? 'fine'] : [];
    });
    if (verdicts.length === 2) return verdicts;
  }
  return undefined;
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
    if (possible(game, state, seat).length > 1) found.push({ state, seat, answer });
    match.play(seat, answer);
  }
}
