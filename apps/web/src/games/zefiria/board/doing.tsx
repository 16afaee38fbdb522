import type { View } from '@aerie/zefiria';
import type { ComponentChildren } from 'preact';
import type { Planning } from './plan.js';

/** What the parts of the panel share. */
export interface Doing {
  /** The table as it is shown, perhaps some steps ahead. */
  readonly v: View;
  readonly plan: Planning;
  /** Whether one may do or plan something now. */
  readonly acting: boolean;
  /** Whether something is asked of whoever looks. */
  readonly asked: boolean;
  /** What a hint points at. */
  readonly lit: ReadonlySet<string>;
  legal(step: string): boolean;
  /** Does a step, plans it, or says why neither can be. */
  go(step: string): void;
}

/** A button for one step. */
export function StepButton({
  step,
  doing,
  look = 'plain',
  children,
}: {
  step: string;
  doing: Doing;
  look?: 'plain' | 'primary' | 'quiet';
  children: ComponentChildren;
}) {
  const legal = doing.acting && doing.legal(step);
  return (
    <button
      type="button"
      class={`button ${look} zf-step${doing.lit.has(step) ? ' zf-lit' : ''}`}
      data-answer={doing.plan.on ? undefined : step}
      aria-disabled={legal ? undefined : 'true'}
      onClick={() => doing.go(step)}
    >
      {children}
    </button>
  );
}
