import { effect, signal } from '@preact/signals';

const PLACE = 'aerie.schwingenschlag.quick';

function kept(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'no';
  } catch {
    return true;
  }
}

/** Whether trivial questions come with the answer that nobody would think about; kept on this device. */
export const quick = signal(kept());

effect(() => {
  try {
    localStorage.setItem(PLACE, quick.value ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing asks again next time.
  }
});
