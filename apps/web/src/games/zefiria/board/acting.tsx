import zefiria, { type Answer, sketch, type View } from '@aerie/zefiria';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../../contract/game-ui.js';
import { AnswerButton, type Answering } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import type { Planning } from './plan.js';

/** What the parts of the board share: the table that is shown, and what can be done or planned there. */
export interface Acting extends Answering<Answer> {
  /** The table as it is shown, perhaps some steps ahead. */
  readonly v: View;
  readonly plan: Planning;
  /** Whether one may do or plan something now. */
  readonly acting: boolean;
  /** Whether something is asked of whoever looks. */
  readonly asked: boolean;
  /** What a log line points at. */
  readonly lit: ReadonlySet<string>;
}

const NO_ANSWERS: readonly Answer[] = [];
const NOTHING_LIT: ReadonlySet<string> = new Set();

/** Why a step cannot follow here, in words; undefined if it can. */
export function refusal(view: View, step: Answer): string | undefined {
  const { refused } = sketch(view, [step]);
  return (
    refused && say({ key: `zefiria.why.${refused.code}`, ...(refused.args ? { args: refused.args } : {}) })
  );
}

/** What whoever is awaited at a table could answer there. */
function answersAt(v: View): readonly Answer[] {
  const [seat] = zefiria.awaited(v);
  return seat === undefined ? NO_ANSWERS : zefiria.answers(v, seat);
}

/**
 * What can be done at the table that is shown. While one plans, steps are put down instead of being done, and `note`
 * says why one cannot follow; while one looks ahead in the plan of a hint, nothing can be done.
 */
export function actingAt(
  props: BoardProps<View, Picture, Answer>,
  plan: Planning,
  { v, isAhead }: { readonly v: View; readonly isAhead: boolean },
  note: (words: string | undefined) => void,
): Acting {
  const { busy, seat, keyOf } = props;
  // While one's own move is shown it stays one's turn, or buttons would come and go.
  const isMine = busy && seat !== null && zefiria.awaited(v).includes(seat);
  const asked = props.answers.length > 0 || isMine;
  const acting = !busy && !isAhead && seat !== null && (asked || plan.on);
  const shown = {
    v,
    plan,
    acting,
    asked,
    busy,
    keyOf,
    lit: isAhead ? NOTHING_LIT : props.lit,
    hinted: isAhead ? NO_ANSWERS : props.hinted,
    isPlan: plan.on,
  };
  if (!acting)
    return {
      ...shown,
      answers: NO_ANSWERS,
      choose: () => {},
      why: (answer) => (isAhead ? undefined : props.why(answer)),
      explain: (answer) => {
        if (!isAhead) props.explain(answer);
      },
    };
  if (plan.on)
    return {
      ...shown,
      answers: answersAt(v),
      choose: plan.add,
      why: (answer) => refusal(v, answer),
      explain: (answer) => note(refusal(v, answer)),
    };
  const { answers, why, explain } = props;
  return { ...shown, answers, choose: (answer) => props.choose(answer), why, explain };
}

/** A button for one step. */
export const StepButton = ({
  step,
  table,
  look = 'plain',
  children,
}: {
  step: Answer;
  table: Acting;
  look?: 'plain' | 'primary' | 'quiet';
  children: ComponentChildren;
}) => (
  <AnswerButton
    board={table}
    answer={step}
    class={({ hinted }) => `button ${look} zf-step${hinted ? ' zf-lit' : ''}`}
  >
    {children}
  </AnswerButton>
);
