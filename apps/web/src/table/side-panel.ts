import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../settings/settings.js';

/** Whether the window is as wide as this, now and whenever that changes. */
export function isAsWideAs(px: number): ReadonlySignal<boolean> {
  const asked = matchMedia(`(min-width: ${px}px)`);
  const is = signal(asked.matches);
  asked.addEventListener('change', ({ matches }) => {
    is.value = matches;
  });
  return is;
}

/** From here on a board beside the panel keeps a wide layout (`frame-layout.css`); below, log and chat open over the board. */
const fits = isAsWideAs(1280);
/** From here on the panel is shown unless somebody folds it away: the board has 1,150 px beside it. */
const isRoomy = isAsWideAs(1400);

const isOpen = computed(
  () =>
    fits.value && (settings.sidePanel.value === 'auto' ? isRoomy.value : settings.sidePanel.value === 'open'),
);

/** Whether log and chat are shown beside the board of a wide screen. */
export const isPanelOpen = (): boolean => isOpen.value;

/** Folds them away or unfolds them, for every table of this device from now on. */
export function foldPanel(away: boolean): void {
  settings.sidePanel.value = away ? 'folded' : 'open';
}
