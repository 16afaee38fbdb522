import { effectText, MAT_ICONS, type Row } from '@aerie/schwingenschlag';
import { signsOf } from '../art/Cavern.js';
import { Sign } from '../art/icons.js';
import { tongue } from '../names.js';
import type { Table } from './Table.js';
import { iconThing } from './things.js';

/** One ability of the path, on its stepping stone. */
export function Stone({ t, row, icon }: { t: Table; row: Row; icon: number }) {
  const signs = signsOf(MAT_ICONS[row]?.[icon] ?? []);
  const shines = t.shines.has(iconThing(row, icon));
  return (
    <span class={`ss-stone-step${shines ? ' ss-lit' : ''}`} aria-hidden="true">
      <Sign name={signs[0] ?? 'any'} />
    </span>
  );
}

/** What a place of the path gives, in words. */
export const stoneText = (row: Row, icon: number): string =>
  effectText(MAT_ICONS[row]?.[icon] ?? [], tongue());
