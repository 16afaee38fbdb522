import { signal } from '@preact/signals';
import { settings } from '../settings/settings.js';

const KEY = 'aerie.seenResults';
/** The latest ones; whoever watches more meets the oldest hidden again. */
const MOST = 500;

const seen = signal<readonly string[]>(kept());

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether somebody has seen on this device how the match of a table ended. */
const isSeen = (table: string): boolean => seen.value.includes(table);

/** Whether the result of a table's match is to be hidden: somebody wants that, and has not watched it yet. `asked`: here in any case. */
export const isResultHidden = (table: string, asked = false): boolean =>
  (asked || settings.hideResults.value) && !isSeen(table);

/** How the match of a table ended was watched, or asked for. */
export function resultSeen(table: string): void {
  if (seen.peek().includes(table)) return;
  seen.value = [...seen.peek(), table].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(seen.peek()));
  } catch {
    // Where the browser stores nothing, it is known as long as the page.
  }
}
