import { MAT_ICONS } from '@aerie/schwingenschlag';
import { say } from '../../../words/words.js';
import { signsOf } from '../art/Cavern.js';
import { Dragon } from '../art/dragon/Dragon.js';
import { Sign } from '../art/icons.js';
import { saying } from '../saying.js';
import { walkOf } from '../table.js';
import { marks } from '../terms.js';
import { stoneTerm } from './Stone.js';
import type { Table } from './Table.js';

/** While somebody walks through a cave: all steps of the way, and where the adventurer is. */
export function Trail({ t }: { t: Table }) {
  const walk = walkOf(t.view);
  if (!walk || walk.seat !== t.me) return null;
  const dragons = t.view.mats[t.me]?.rows[walk.row]?.dragons ?? [];
  // The walk goes on before the step that it names; the one that is asked about is the last before it.
  const at = Math.max(0, walk.step - 1);
  const length = 2 * dragons.length + 1;
  if (length < 3) return null;
  return (
    <ol
      class="ss-trail"
      aria-label={say(saying('schwingenschlag.board.trail', { step: at + 1, of: length }))}
    >
      {Array.from({ length }, (_, step) => {
        const dragon = step % 2 === 1 ? dragons[(step - 1) / 2] : undefined;
        const state = step < at ? 'ss-trail-past' : step === at ? 'ss-trail-now' : '';
        return (
          <li key={step} class={state} aria-current={step === at ? 'step' : undefined}>
            {dragon ? (
              <Dragon number={dragon.card} />
            ) : (
              <Sign
                name={signsOf(MAT_ICONS[walk.row]?.[step / 2] ?? [])[0] ?? 'any'}
                {...marks(stoneTerm(walk.row, step / 2))}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
