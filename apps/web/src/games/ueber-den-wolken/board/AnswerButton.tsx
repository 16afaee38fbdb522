import type { Answer } from '@aerie/ueber-den-wolken';
import type { ComponentChildren, CSSProperties } from 'preact';
import { hasAnswer } from '../../../kit/answers.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly answer: Answer;
  readonly label: string;
  readonly class?: string;
  readonly spot?: string;
  /** Whether the log points at it; what a hint speaks of is lit anyway. */
  readonly lit?: boolean;
  /** Where it lies, if it is not its parent that says so. */
  readonly at?: CSSProperties;
  readonly children?: ComponentChildren;
  readonly onHover?: (on: boolean) => void;
  /** A tap with a finger that only looks; says whether the answer is to be given. */
  readonly onTap?: () => boolean;
}

/** A thing on the board that stands for an answer. One that is not legal says why, also when it is pressed. */
export function AnswerButton({
  table,
  answer,
  label,
  class: name = '',
  spot,
  lit = false,
  at,
  children,
  onHover,
  onTap,
}: Props) {
  const offered = hasAnswer(table.keyOf, table.answers, answer);
  const whyNot = !offered && table.asked ? table.why(answer) : undefined;
  const shines = lit || hasAnswer(table.keyOf, table.hinted, answer);
  return (
    <button
      type="button"
      class={`${name}${offered ? ' uw-offer' : ''}${shines ? ' uw-lit' : ''}`}
      data-answer={table.keyOf(answer)}
      data-spot={spot}
      style={at}
      aria-disabled={!offered}
      title={whyNot ?? label}
      onPointerEnter={(e) => e.pointerType === 'mouse' && onHover?.(true)}
      onPointerLeave={(e) => e.pointerType === 'mouse' && onHover?.(false)}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && onHover?.(true)}
      onBlur={() => onHover?.(false)}
      onClick={(e) => {
        const finger = e instanceof PointerEvent && e.pointerType === 'touch';
        if (finger && onTap && !onTap()) return;
        if (table.asked) table.choose(answer);
      }}
    >
      <span class="hidden-visually">{whyNot ? `${label} ${whyNot}` : label}</span>
      <span class="uw-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
