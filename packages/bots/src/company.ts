import type { AnyGame, QuickChance, Reason, Seat } from '@aerie/kernel';
import type { AnyBot } from './bot.js';

/** Moves that somebody at the table proposes, from this moment on. */
export interface Proposed<A> {
  readonly seat: Seat;
  readonly plan: readonly A[];
  /** Whoever proposes it wishes that it is done now; else they only draw. */
  readonly wish?: true;
}

/** The people whom a bot plays together with. */
export interface Company<A> {
  /** The seats of those who play themselves. Never empty. */
  readonly people: readonly Seat[];
  /** What they propose at this moment. */
  readonly sketches: readonly Proposed<A>[];
  /** The bot has spoken against what they wish already: they have heard it, and wish it still. */
  readonly warned?: true;
}

/** What a bot proposes for its own turn, and why. */
export interface Proposal<A> {
  readonly plan: readonly A[];
  readonly reason: Reason;
  /** It speaks against what people wish: they are asked once more. */
  readonly instead?: true;
}

/** What is put to a bot, in notation, as it travels to where bots think. */
export interface WrittenQuestion {
  readonly seat: Seat;
  readonly view: unknown;
  readonly answers: readonly string[];
  readonly company?: WrittenCompany;
}

export interface WrittenCompany extends Company<string> {
  /** What it would do is proposed first, where there is something to propose. */
  readonly asks: boolean;
}

/** What a bot has decided, in notation. */
export interface WrittenDecision {
  readonly answer: string;
  /** It is to be proposed first. */
  readonly proposal?: Proposal<string>;
}

const readPlan = (game: AnyGame, plan: readonly string[]): unknown[] =>
  plan.flatMap((text) => game.read(text) ?? []);

/** The question with what it says in notation read. */
export function readQuestion(game: AnyGame, { seat, view, answers, company }: WrittenQuestion) {
  const sketches = (company?.sketches ?? []).map((one) => ({ ...one, plan: readPlan(game, one.plan) }));
  return {
    seat,
    answers: readPlan(game, answers),
    view: () => view,
    ...(company ? { company: { ...company, sketches } } : {}),
  };
}

/** Lets a bot decide, or propose what it would do. */
export function decide(
  game: AnyGame,
  bot: AnyBot,
  question: WrittenQuestion,
  luck: QuickChance,
): WrittenDecision {
  const asked = readQuestion(game, question);
  const proposed = question.company?.asks ? bot.propose?.(asked, luck) : undefined;
  if (!proposed) return { answer: game.write(bot.choose(asked, luck)) };
  const plan = proposed.plan.map((answer) => game.write(answer));
  return { answer: plan[0] as string, proposal: { ...proposed, plan } };
}
