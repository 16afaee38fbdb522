import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { hasAnswer } from './answers.js';
import { keyName } from './key-name.js';

/** What a button for an answer needs of its board: `BoardProps` has it all. */
export interface Answering<A> {
  /** The legal answers. */
  readonly answers: readonly A[];
  /** The answers that a hint speaks of. */
  readonly hinted: readonly A[];
  /** Whether something is being shown: nothing is offered then, and no reason given. */
  readonly busy: boolean;
  keyOf(answer: A): string;
  choose(answer: A): void;
  why(answer: A): string | undefined;
  explain(answer: A): void;
  /** Whether choosing only plans: then the buttons do not stand for answers. */
  readonly isPlan?: boolean;
}

export const isLegal = <A,>({ answers, busy, keyOf }: Answering<A>, answer: A): boolean =>
  !busy && hasAnswer(keyOf, answers, answer);

export const isHinted = <A,>({ hinted, keyOf }: Pick<Answering<A>, 'hinted' | 'keyOf'>, answer: A): boolean =>
  hasAnswer(keyOf, hinted, answer);

/** Why an answer is not legal, in words. */
export const whyNotLegal = <A,>(board: Answering<A>, answer: A): string | undefined =>
  board.busy || isLegal(board, answer) ? undefined : board.why(answer);

/** Attributes that the kit sets itself, from properties of its own. */
type Kept = 'type' | 'disabled' | 'class' | 'className' | 'onClick' | 'title' | 'label' | 'aria-label';

interface LooksProps
  extends Omit<ButtonHTMLAttributes, Kept | `aria-${'disabled' | 'pressed' | 'describedby'}`> {
  /** What is heard. With it, what is inside is for the eye only; without it, what is inside is heard. */
  readonly label?: string | undefined;
  /** The class of what is inside, where there is a label. */
  readonly face?: string;
  /** Shown to whoever points at it, as long as there is no reason why it is shut. */
  readonly tip?: string | undefined;
  /** The place that pieces fly from and to (`flights.tsx`). */
  readonly spot?: string | undefined;
  /** The key that does the same, as `shortcuts.ts` names it. */
  readonly shortcut?: string | undefined;
  /** Whether it is picked up, for what stays so until it is put down. */
  readonly picked?: boolean | undefined;
  /** Ids of elements that say more about it. */
  readonly describedBy?: string | undefined;
  readonly children?: ComponentChildren;
}

interface ThingProps extends LooksProps {
  readonly class: string;
  /** The key of the answer that pressing it gives at once. */
  readonly answerKey?: string | undefined;
  /** Whether pressing it does nothing but say why. */
  readonly shut?: boolean | undefined;
  /** Why it is shut: shown to whoever points at it, heard by whoever listens. */
  readonly whyNot?: string | undefined;
  press(event: MouseEvent): void;
}

/**
 * Something on the board that can be pressed: it gives an answer, is picked up, or is only looked at. It is never
 * disabled: what does nothing now can still be reached, and says why.
 */
export function ThingButton({
  class: look,
  label,
  face,
  tip,
  spot,
  shortcut,
  picked,
  describedBy,
  answerKey,
  shut,
  whyNot,
  press,
  children,
  ...rest
}: ThingProps) {
  const reason = useId();
  const described = [describedBy, whyNot === undefined ? undefined : reason].filter(Boolean).join(' ');
  return (
    <button
      {...rest}
      type="button"
      class={look}
      data-answer={answerKey}
      data-spot={spot}
      aria-disabled={shut ? 'true' : undefined}
      aria-pressed={picked}
      aria-describedby={described || undefined}
      aria-keyshortcuts={shortcut && keyName(shortcut)}
      title={whyNot ?? tip}
      onClick={press}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span class="hidden-visually">{label}</span>
          <span class={face} aria-hidden="true">
            {children}
          </span>
        </>
      )}
      {whyNot !== undefined && (
        <span id={reason} hidden>
          {whyNot}
        </span>
      )}
    </button>
  );
}

interface AnswerProps<A> extends LooksProps {
  readonly board: Answering<A>;
  readonly answer: A;
  readonly class: string | ((state: { readonly legal: boolean; readonly hinted: boolean }) => string);
  /** Whether the board itself shows why it is not legal, in the button or in what describes it. */
  readonly tellsWhy?: boolean;
  /** What pressing it does instead of giving the answer, while it is legal. */
  act?(event: MouseEvent): void;
  /** What pressing it does instead of explaining, while it is not legal. */
  refuse?(event: MouseEvent): void;
}

/**
 * A button for one answer. Pressed while the answer is legal, it gives it (the frame asks again where a slip would
 * hurt); otherwise the reason is told beside the prompt, with the way to the rule.
 */
export function AnswerButton<A>(props: AnswerProps<A>) {
  const { board, answer, class: look, tellsWhy, act, refuse, ...looks } = props;
  const legal = isLegal(board, answer);
  return (
    <ThingButton
      {...looks}
      class={typeof look === 'string' ? look : look({ legal, hinted: isHinted(board, answer) })}
      answerKey={board.isPlan ? undefined : board.keyOf(answer)}
      shut={!legal}
      whyNot={tellsWhy ? undefined : whyNotLegal(board, answer)}
      press={(event) => {
        if (legal) (act ?? (() => board.choose(answer)))(event);
        else (refuse ?? (() => board.explain(answer)))(event);
      }}
    />
  );
}
