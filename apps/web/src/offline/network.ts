import { signal } from '@preact/signals';
import { t } from '../words/words.js';

/** Whether the server is out of reach: because the device says so, or because it did not answer when it was asked. */
export const isOffline = signal(!navigator.onLine);
const AGAIN_MS = 4000;
let again: ReturnType<typeof setTimeout> | undefined;

addEventListener('online', () => void knock());
addEventListener('offline', () => heard(false));

/** Told by whoever has asked the server whether it answered at all. While it does not, it is asked again and again. */
export function heard(answered: boolean): void {
  isOffline.value = !answered;
  clearTimeout(again);
  if (!answered) again = setTimeout(() => void knock(), AGAIN_MS);
}

async function knock(): Promise<void> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    heard(true);
  } catch {
    heard(false);
  }
}

/** Why something that needs the network does nothing now; undefined if it may be tried. */
export const needsNetwork = (): string | undefined =>
  isOffline.value ? t('offline.needsNetwork') : undefined;
