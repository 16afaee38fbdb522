import { signal } from '@preact/signals';
import { settings } from '../settings/settings.js';

/** From here on there is room for log and chat beside the board, and from there on they are shown unless somebody folds them away. */
const roomy = matchMedia('(min-width: 1280px)');
const isRoomy = signal(roomy.matches);
roomy.addEventListener('change', ({ matches }) => {
  isRoomy.value = matches;
});

/** Whether log and chat are shown beside the board of a wide screen. */
export const isPanelOpen = (): boolean =>
  settings.sidePanel.value === 'auto' ? isRoomy.value : settings.sidePanel.value === 'open';

/** Folds them away or unfolds them, for every table from now on. */
export function foldPanel(away: boolean): void {
  settings.sidePanel.value = away ? 'folded' : 'open';
}
