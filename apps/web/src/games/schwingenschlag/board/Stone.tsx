import { effectText, MAT_ICONS, type Row } from '@aerie/schwingenschlag';
import { signsOf } from '../art/Cavern.js';
import { Sign } from '../art/icons.js';
import { tongue } from '../names.js';
import { marks, type TermId } from '../terms.js';
import type { Table } from './Table.js';
import { iconThing } from './things.js';

/** What the stones give: the first and the third, and the last one, differ from cave to cave. */
const FIRST: readonly TermId[] = ['stoneAny', 'stoneDragon', 'stoneCave'];
const LAST: readonly TermId[] = ['stoneCache', 'stoneTuck', 'stoneTrade'];
export function stoneTerm(row: Row, icon: number): TermId {
  if (icon === 1) return 'stoneGuild';
  return (icon === 3 ? 'stoneEgg' : (icon === 4 ? LAST : FIRST)[row]) ?? 'stoneAny';
}

/** One ability of the path, on its stepping stone. */
export function Stone({ t, row, icon }: { t: Table; row: Row; icon: number }) {
  const signs = signsOf(MAT_ICONS[row]?.[icon] ?? []);
  const shines = t.shines.has(iconThing(row, icon));
  return (
    <span
      class={`ss-stone-step${shines ? ' ss-lit' : ''}`}
      aria-hidden="true"
      {...marks(stoneTerm(row, icon))}
    >
      <Sign name={signs[0] ?? 'any'} />
    </span>
  );
}

/** What a place of the path gives, in words. */
export const stoneText = (row: Row, icon: number): string =>
  effectText(MAT_ICONS[row]?.[icon] ?? [], tongue());
