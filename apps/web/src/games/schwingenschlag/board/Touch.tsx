import type { ComponentChildren } from 'preact';
import { ThingButton } from '../../../kit/answer-button.js';
import { marks, type TermId } from '../terms.js';
import { touchOf } from './choices.js';
import type { Table } from './Table.js';
import type { Thing } from './things.js';

interface CardTouchProps {
  readonly label: string;
  readonly class: string;
  /** The card that is read when something points at this. */
  readonly card?: Thing | undefined;
  readonly picked?: boolean | undefined;
  readonly answerKey?: string | undefined;
  /** Its name as a place that can be pointed at. */
  readonly spot?: string | undefined;
  /** What it is, told to whoever points at it. */
  readonly term?: TermId | undefined;
  readonly children?: ComponentChildren;
  press(): void;
}

/** Something of the board that can be pressed: what is shown is for the eye, who listens hears the label. */
export const TouchButton = ({ card, class: name, term, ...props }: CardTouchProps) => (
  <ThingButton
    {...props}
    class={`ss-touch ${name}`}
    face="ss-bare"
    data-card={card}
    {...(term ? marks(term) : {})}
  />
);

interface TouchProps {
  readonly t: Table;
  readonly thing: Thing;
  readonly label: string;
  readonly class?: string;
  readonly card?: Thing;
  /** The name of its place, where that is not the thing itself. */
  readonly spot?: string;
  /** What it is, told to whoever points at it. */
  readonly term?: TermId | undefined;
  /** What it does when nothing is asked of it; without that it cannot be pressed then. */
  readonly otherwise?: () => void;
  readonly children: ComponentChildren;
}

/** A thing on the table that answers where it can, is picked up where more is to be said, or is just looked at. */
export function Touch({
  t,
  thing,
  card,
  spot = thing,
  term,
  label,
  class: name = '',
  otherwise,
  children,
}: TouchProps) {
  const touch = touchOf(t.ways, t.picked, thing);
  const isPicked = t.picked === thing;
  const classes = [
    name,
    touch.does !== 'nothing' ? 'ss-live' : '',
    isPicked ? 'ss-picked' : '',
    t.shines.has(thing) ? 'ss-lit' : '',
  ].join(' ');
  if (touch.does === 'nothing' && !otherwise)
    return (
      <span
        class={`ss-touch ${classes}`}
        role="img"
        aria-label={label}
        data-spot={spot}
        {...(term ? marks(term) : {})}
      >
        {children}
      </span>
    );
  return (
    <TouchButton
      class={classes}
      label={label}
      card={card}
      spot={spot}
      term={term}
      picked={isPicked ? true : undefined}
      answerKey={touch.does === 'answer' ? t.keyOf(touch.answer) : undefined}
      press={() => {
        if (touch.does === 'answer') t.choose(touch.answer);
        else if (touch.does === 'pick') t.pick(isPicked ? undefined : thing);
        else otherwise?.();
      }}
    >
      {children}
    </TouchButton>
  );
}
