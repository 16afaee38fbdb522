import type { QuickChance, Seat } from '@aerie/kernel';
import schwingenschlag, { type Answer, type Mat, type View } from '@aerie/schwingenschlag';
import type { Advice, Odds } from '../../advice.js';
import { mean } from '../../clearly-more.js';
import { actionsLeft, chanceToWin } from './chance-to-win.js';
import { type Future, Futures, type Reach } from './judgement/futures.js';
import type { LearnedJudge, Tried } from './judgement/judge.js';
import { nudgeFor } from './nudges.js';
import { type Code, reasonsFor } from './reasons.js';

/** How far is imagined for a hint. A budget of decisions, not of time. */
const REACH: Reach = { decisions: 3000, worlds: 24 };

/** In so many worlds is judged what everybody can expect. */
const WORLDS = 8;

/** So many answers are told of, the best included. */
const TOLD = 6;

/** What is told of an answer. */
type Facts = {
  /** Points that the game looks like ending with. */
  readonly worth: number;
  /** How likely it is won, from 0 to 1. */
  readonly win: number;
};

/** Advice out of answers that were ranked, the best first: it compares the futures of the best and the next best. */
export function adviceOn(
  judge: LearnedJudge,
  view: View,
  seat: Seat,
  ranked: readonly Tried[],
  luck: QuickChance,
): Advice<Answer> {
  const [best, next] = ranked as readonly [Tried, ...Tried[]];
  if (!next) return { answer: best.answer, reason: { code: 'onlyAnswer' satisfies Code } };
  const futures = new Futures(judge).of(
    [best.answer, next.answer],
    seat,
    REACH,
    () => schwingenschlag.imagine(view, luck),
    luck,
  );
  const [ofBest, ofNext] = futures as [Future[], Future[]];
  const [reason, ...because] = reasonsFor(
    view,
    view.mats[seat] as Mat,
    { ...best, futures: ofBest },
    { ...next, futures: ofNext },
  );
  const { own, others } = view.rival
    ? { own: best.worth, others: [mean(ofBest.map(({ rival }) => rival ?? 0))] }
    : everybodyExpects(judge, view, seat, luck);
  const odds = ranked.slice(0, TOLD).map(({ answer, worth }): Odds<Answer> => {
    const facts: Facts = { worth, win: chanceToWin(own + worth - best.worth, others, actionsLeft(view)) };
    return { answer, facts };
  });
  return { answer: best.answer, nudge: nudgeFor(best.answer, reason), reason, because, odds };
}

/**
 * The points that the judge expects of the seat and of each of the others. What was searched looks better than what was only judged:
 * compared with each other, everybody would seem to win who is asked.
 */
function everybodyExpects(
  judge: LearnedJudge,
  view: View,
  seat: Seat,
  luck: QuickChance,
): { own: number; others: number[] } {
  const worlds = Array.from({ length: WORLDS }, () => schwingenschlag.imagine(view, luck));
  const expected = view.mats.map((_, one) => mean(worlds.map((s) => judge.worth(s, one))));
  return { own: expected[seat] as number, others: expected.filter((_, one) => one !== seat) };
}
