import { EFFORTS, type Effort, type EffortName, type LossClass, Weighing } from '@aerie/analysis';
import { playingOn } from '@aerie/analysis/puzzles/search';
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

/** A look at a decision, with luck of its own. */
interface Look {
  readonly name: EffortName;
  readonly judge: AnyJudge;
  readonly effort: Effort;
}

/** Where turns are played on, one world takes as long as hundreds elsewhere. */
const PLAYED: Effort = { ...EFFORTS.usual, confirm: 400 };

/**
 * The usual look, and a closer one. More worlds would not change the mind of a judge that says the same in all of them: there the
 * closer look plays the turns that it takes for granted, until whoever decides has their next one.
 */
const looksOf = (game: AnyGame, judge: AnyJudge): readonly Look[] => [
  { name: 'usual', judge, effort: EFFORTS.usual },
  judge.steady
    ? { name: 'deep', judge: playingOn(game, judge, 'next turn'), effort: PLAYED }
    : { name: 'deep', judge, effort: EFFORTS.deep },
];

/** Weighs a decision of each game in both looks. Which one, and its luck, follows from the number of the game. */
export async function compare(comparison: Comparison, { from, step }: Part): Promise<Found> {
  const began = process.cpuUsage();
  const game = gameNamed(comparison.game);
  const looks = looksOf(game, await judgeOf(game));
  const counts = VERDICTS.map(() => VERDICTS.map(() => 0));
  for (let number = from; number < comparison.positions; number += step) {
    const bots = await botsNamed(game, comparison.bots);
    const name = `${comparison.seed}/${number}`;
    const verdicts = verdictsOn(game, looks, decisionsOf(game, bots, comparison.options, name), name);
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
  looks: readonly Look[],
  decisions: readonly Decision[],
  name: string,
): Verdict[] | undefined {
  const first = decisions.length > 0 ? new QuickChance(name).below(decisions.length) : 0;
  for (const { state, seat, answer } of [...decisions.slice(first), ...decisions.slice(0, first)]) {
    const verdicts = looks.flatMap(({ name: look, judge, effort }): Verdict[] => {
      const weighing = new Weighing(game, judge, effort);
      const decision = weighing.weigh(state, seat, answer, new QuickChance(`${name}/${look}`));
      return decision ? [decision.class ?? 'fine'] : [];
    });
    if (verdicts.length === looks.length) return verdicts;
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
