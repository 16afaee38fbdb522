import type { Seat } from '@aerie/kernel';
import type { AheadVoid, AheadWish } from '@aerie/protocol';
import type { MatchSession } from './match-session.js';
import { roundOf } from './rounds.js';
import { isSharedDeal, type TableState } from './state.js';

/*
 * Answers ahead: what somebody leaves to be answered in their seat when it is asked. Nothing but what is legal at that moment is
 * looked at, so nothing in a plan waits for anything hidden, and an answer that comes of it is one like any other.
 */

interface AheadLine {
  readonly answers: readonly string[];
  readonly times: number;
  /** Only as long as the round goes on in which it was left. */
  readonly until?: 'roundEnd' | undefined;
}

/**
 * The lines are tried in order; the first whose first answer is legal is gone on with, decision by decision. Where its next answer
 * is not legal, a later one goes on that begins with the same answers.
 */
export interface AheadPlan {
  readonly seat: Seat;
  /** Answers for one decision after the other, in notation, each line gone through so many times. */
  readonly lines: readonly AheadLine[];
  /** How far the match is accounted for: the number of entries, as they are numbered since it was last carried over. */
  readonly number: number;
  readonly revision: number;
  /** The round in which it was left, where the game counts any. */
  readonly round?: number;
  /** The line that has begun, and how many answers of it were given. */
  readonly going: { readonly line: number; readonly given: number } | null;
  /** The answer that is to be given before this entry. */
  readonly aim: { readonly line: number; readonly number: number; readonly answer: string } | null;
  readonly void: AheadVoid | null;
}

export function newAheadPlan({ seat, lines }: AheadWish, session: MatchSession): AheadPlan {
  const { number, revision } = session;
  const round = roundOf(session.match.view(seat))?.number;
  const counted = round === undefined ? {} : { round };
  return { seat, lines, number, revision, ...counted, going: null, aim: null, void: null };
}

/** Whether answers ahead can be left at a table: where nobody need be there, and no deal is compared with others. */
export const mayAnswerAhead = (table: TableState): boolean =>
  table.status === 'running' && table.clock?.kind === 'days' && !isSharedDeal(table);

/** A plan as it stands after what has happened since; undefined when nothing more comes of it. */
export function aheadNow(plan: AheadPlan, session: MatchSession): AheadPlan | undefined {
  const isOwn = (number: number) => session.match.log.entries[number]?.seat === plan.seat;
  // That it is void is said until its seat has answered.
  if (plan.void !== null) {
    for (let number = plan.number; number < session.number; number++) if (isOwn(number)) return undefined;
    return plan;
  }
  if (plan.revision !== session.revision) return voided(plan, session, 'newRules');
  const caughtUp = sinceThen(plan, session);
  return caughtUp && caughtUp.void === null ? aimed(caughtUp, session) : caughtUp;
}

const voided = (plan: AheadPlan, { number, revision }: MatchSession, why: AheadVoid): AheadPlan => ({
  ...plan,
  ...{ number, revision, aim: null, void: why },
});

/** Accounts for the entries since: the plan's own answer goes on with it, another one of its seat is the end of it. */
function sinceThen(plan: AheadPlan, session: MatchSession): AheadPlan | undefined {
  let now = plan;
  const { entries } = session.match.log;
  for (const [at, entry] of entries.slice(plan.number).entries()) {
    const number = plan.number + at;
    if ('back' in entry && (entry.seat === plan.seat || entry.back < now.number))
      return voided(now, session, 'takenBack');
    if ('back' in entry || entry.seat !== plan.seat) continue;
    const { aim } = now;
    if (aim?.number !== number || aim.answer !== entry.answer) return voided(now, session, 'answered');
    const given = (now.going?.given ?? 0) + 1;
    const { answers, times } = plan.lines[aim.line] as AheadLine;
    if (given === answers.length * times) return undefined;
    now = { ...now, going: { line: aim.line, given }, aim: null, number: number + 1 };
  }
  return now;
}

/** Says what is to be answered now, where the seat is asked; undefined where all that is left was for a round that is over. */
function aimed(plan: AheadPlan, session: MatchSession): AheadPlan | undefined {
  const { game, state } = session.match;
  const { seat, lines, going } = plan;
  if (!game.awaited(state).includes(seat)) return plan.aim ? { ...plan, aim: null } : plan;
  const aimAt = (line: number, given: number): AheadPlan | undefined => {
    const { answers } = lines[line] as AheadLine;
    const answer = game.read(answers[given % answers.length] as string);
    if (answer === undefined || game.why(state, seat, answer) !== undefined) return undefined;
    return { ...plan, aim: { line, number: session.number, answer: game.write(answer) } };
  };
  const isOver = (line: number): boolean =>
    lines[line]?.until === 'roundEnd' && roundOf(session.match.view(seat))?.number !== plan.round;
  if (going) {
    if (isOver(going.line)) return undefined;
    const found =
      aimAt(going.line, going.given) ??
      branchesOf(lines, going)
        .filter((line) => !isOver(line))
        .map((line) => aimAt(line, going.given))
        .find((one) => one !== undefined);
    return found ?? voided(plan, session, 'noLonger');
  }
  const still = [...lines.keys()].filter((line) => !isOver(line));
  for (const line of still) {
    const found = aimAt(line, 0);
    if (found) return found;
  }
  return still.length === 0 ? undefined : voided(plan, session, 'noneFits');
}

/** The later lines that begin with what was given of one, as far as it is gone through for the first time. */
function branchesOf(
  lines: readonly AheadLine[],
  { line, given }: NonNullable<AheadPlan['going']>,
): readonly number[] {
  const before = lines[line]?.answers.slice(0, given) ?? [];
  return [...lines.keys()].filter((other) => {
    const { answers } = lines[other] as AheadLine;
    return other > line && answers.length > given && before.length === given && isSame(answers, before);
  });
}

const isSame = (answers: readonly string[], before: readonly string[]): boolean =>
  before.every((answer, at) => answers[at] === answer);
