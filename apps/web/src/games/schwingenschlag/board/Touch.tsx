import type { ComponentChildren } from 'preact';
import { touchOf } from './choices.js';
import type { Table } from './Table.js';
import type { Thing } from './things.js';

interface TouchProps {
  readonly t: Table;
  readonly thing: Thing;
  readonly label: string;
  readonly class?: string;
  /** The card that is read when something points at this. */
  readonly card?: Thing;
  readonly style?: Readonly<Record<string, string | number>>;
  /** What it does when nothing is asked of it; without that it cannot be pressed then. */
  readonly otherwise?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** What is shown is for the eye; who listens hears the name. */
export function Named({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <span class="ss-hidden">{label}</span>
      <span class="ss-bare" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** A thing on the table that answers where it can, is picked up where more is to be said, or is just looked at. */
export function Touch({ t, thing, card, label, class: name = '', style, otherwise, children }: TouchProps) {
  const touch = touchOf(t.ways, t.picked, thing);
  const classes = [
    'ss-touch',
    name,
    touch.does !== 'nothing' ? 'ss-live' : '',
    t.picked === thing ? 'ss-picked' : '',
    t.shines.has(thing) ? 'ss-lit' : '',
  ].join(' ');
  if (touch.does === 'nothing' && !otherwise)
    return (
      <span class={classes} style={style} role="img" aria-label={label}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={classes}
      style={style}
      data-card={card}
      aria-pressed={t.picked === thing ? true : undefined}
      data-answer={touch.does === 'answer' ? t.keyOf(touch.answer) : undefined}
      onClick={() => {
        if (touch.does === 'answer') t.choose(touch.answer);
        else if (touch.does === 'pick') t.pick(t.picked === thing ? undefined : thing);
        else otherwise?.();
      }}
    >
      <Named label={label}>{children}</Named>
    </button>
  );
}
