import type { ComponentChildren } from 'preact';
import { say } from '../../../words/words.js';
import { answer } from '../asking.js';
import type { Table } from './Table.js';

/** What the adviser thinks of an answer: the points that the game looks like ending with. */
function Worth({ t, notation }: { t: Table; notation: string }) {
  const worth = t.odds?.(notation)?.worth;
  return worth === undefined ? null : <small class="ss-worth">≈ {Math.round(worth)}</small>;
}

interface ChipProps {
  readonly t: Table;
  readonly notation: string;
  readonly look?: 'plain' | 'primary' | 'quiet';
  /** What to do instead of simply giving the answer. */
  readonly act?: () => void;
  readonly children?: ComponentChildren;
}

/** An answer as a button, in words unless it is shown. Where it is not legal it says why. */
export function Chip({ t, notation, look = 'plain', act, children }: ChipProps) {
  const legal = t.answers.includes(notation);
  const why = legal || t.busy ? undefined : t.why(notation);
  return (
    <button
      type="button"
      class={`ss-chip ss-chip-${look}${t.lit.has(notation) ? ' ss-lit' : ''}`}
      data-answer={notation}
      aria-disabled={legal ? undefined : 'true'}
      onClick={() => legal && (act ? act() : t.choose(notation))}
    >
      <span class="ss-chip-words">
        {children ?? say(answer(notation, t.view))}
        {why && <small class="ss-why">{why}</small>}
      </span>
      <Worth t={t} notation={notation} />
    </button>
  );
}
