import type { QuickChance, Seat } from '@aerie/kernel';
import wolken, { type Answer, manoeuvre, PASS_PRICE, priceOf, type View } from '@aerie/ueber-den-wolken';
import type { Advice, Odds } from '../../advice.js';
import { type Future, futuresOf } from './futures.js';
import { nudgeFor } from './nudges.js';
import { type Code, reasonsFor, winOf } from './reasons.js';
import type { Candidate } from './search.js';
import type { Turns } from './turns.js';

/** In so many worlds the best turn and the next best are compared. */
const WORLDS = 40;

/** What is told of an answer. */
type Facts = {
  /** How likely it wins, from 0 to 1. */
  readonly win: number;
};

/** Advice out of turns that were ranked, the best first: it compares the futures of the best and of the next that begins otherwise. */
export function adviceOn(
  ranked: readonly Candidate[],
  view: View,
  seat: Seat,
  turns: Turns,
  luck: QuickChance,
): Advice<Answer> {
  const [best, ...others] = ranked as readonly [Candidate, ...Candidate[]];
  const answer = best.answers[0] as Answer;
  const plan = best.answers.length > 1 ? { plan: best.answers } : {};
  const next = others.find((other) => wolken.write(other.answers[0] as Answer) !== wolken.write(answer));
  if (!next) {
    const reason = { code: 'farAhead' satisfies Code };
    return { answer, nudge: nudgeFor(answer, reason), reason, ...plan };
  }
  const ways = [best.answers, next.answers];
  const [ofBest, ofNext] = futuresOf(ways, view, seat, WORLDS, turns, luck) as [Future[], Future[]];
  const [reason, ...because] = reasonsFor(
    { futures: ofBest, price: priceOfTurn(view, seat, best.answers) },
    { futures: ofNext, price: priceOfTurn(view, seat, next.answers) },
  );
  const odds = [oddsOf(answer, ofBest), oddsOf(next.answers[0] as Answer, ofNext)];
  return { answer, nudge: nudgeFor(answer, reason), reason, because, odds, ...plan };
}

function oddsOf(answer: Answer, futures: readonly Future[]): Odds<Answer> {
  const facts: Facts = { win: winOf(futures) };
  return { answer, facts };
}

/** The cubes that the rest of a turn takes. */
function priceOfTurn(view: View, seat: Seat, answers: readonly Answer[]): number {
  return answers.reduce((sum, answer, i) => {
    switch (answer.kind) {
      case 'action':
        // Chosen for the card Standard it costs nothing more.
        return i === 0 && view.step.at === 'turn' ? priceOf(view, answer.action) : sum;
      case 'play':
      case 'copy':
        return sum + manoeuvre(answer.card).cost;
      case 'pass':
        return Math.min(PASS_PRICE, view.cubes[seat] as number);
      default:
        return sum;
    }
  }, 0);
}
