import type { Answer } from '@aerie/ueber-den-wolken';
import type { ComponentChildren, CSSProperties, TargetedEvent } from 'preact';
import { AnswerButton } from '../../../kit/answer-button.js';
import type { Table } from './table.js';
import { marks, type TermId } from './terms.js';

interface Props {
  readonly table: Table;
  readonly answer: Answer;
  readonly label: string;
  readonly class?: string;
  readonly spot?: string;
  /** Whether the log points at it; what a hint speaks of is lit anyway. */
  readonly lit?: boolean;
  /** What it is, for whoever points at it. */
  readonly term?: TermId;
  /** Where it lies, if it is not its parent that says so. */
  readonly at?: CSSProperties;
  readonly children?: ComponentChildren;
  /** What pointing at it shows, by mouse or keyboard. */
  readonly onHover?: (on: boolean) => void;
  /** Whether a tap with a finger only looks, and does what it looks at. */
  readonly onTap?: () => boolean;
}

const isFinger = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

/** What tells that a mouse or the keyboard points at something, or no longer does. */
const pointing = (onHover: (on: boolean) => void) => ({
  onPointerEnter: (e: PointerEvent) => e.pointerType === 'mouse' && onHover(true),
  onPointerLeave: (e: PointerEvent) => e.pointerType === 'mouse' && onHover(false),
  onFocus: (e: TargetedEvent<HTMLButtonElement>) =>
    e.currentTarget.matches(':focus-visible') && onHover(true),
  onBlur: () => onHover(false),
});

/** A thing on the board that stands for an answer. */
export function Offer({
  table,
  answer,
  label,
  class: name = '',
  spot,
  lit = false,
  term,
  at,
  children,
  onHover,
  onTap,
}: Props) {
  return (
    <AnswerButton
      board={table}
      answer={answer}
      label={label}
      tip={term ? undefined : label}
      {...(term ? marks(term) : {})}
      face="uw-face"
      class={({ legal, hinted }) => `${name}${legal ? ' uw-offer' : ''}${lit || hinted ? ' uw-lit' : ''}`}
      spot={spot}
      {...(at ? { style: at } : {})}
      {...(onHover ? pointing(onHover) : {})}
      act={(event) => {
        if (!(onTap && isFinger(event) && onTap())) table.choose(answer);
      }}
      refuse={(event) => {
        if (isFinger(event)) onTap?.();
        table.explain(answer);
      }}
    >
      {children}
    </AnswerButton>
  );
}
