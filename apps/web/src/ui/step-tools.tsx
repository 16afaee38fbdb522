import './step-tools.css';
import type { ComponentChildren } from 'preact';
import { t } from '../words/words.js';
import { IconButton } from './button.js';

/** Under what is told step by step: a step back, how far it has come, and the ways on. */
export function StepTools({
  at,
  steps,
  back,
  children,
}: {
  /** The step that is shown, counted from 0. */
  at: number;
  steps: number;
  back: () => void;
  children: ComponentChildren;
}) {
  const counted = stepCount(at, steps);
  return (
    <div class="step-tools">
      <IconButton
        icon="before"
        label={t('minute.before')}
        whyNot={at === 0 ? counted : undefined}
        onClick={back}
      />
      <progress aria-label={counted} value={at + 1} max={steps} />
      {children}
    </div>
  );
}

/** Which step it is, in words. */
export const stepCount = (at: number, steps: number): string => t('minute.step', { step: at + 1, steps });
