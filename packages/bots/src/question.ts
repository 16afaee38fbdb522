import type { AnyGame, QuickChance, Seat } from '@aerie/kernel';
import type { AnyBot } from './bot.js';
import type { Company, Proposal } from './company.js';

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
