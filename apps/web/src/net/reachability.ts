import { signal } from '@preact/signals';
import { t } from '../words/words.js';

/** Whether the server is out of reach: because the device says so, or because it did not answer when it was asked. */
export const isOffline = signal(!navigator.onLine);
const RETRY_MS = 4000;
let retry: ReturnType<typeof setTimeout> | undefined;

addEventListener('online', () => void probe());
addEventListener('offline', () => reportReachable(false));

/** Whoever sends a request reports whether the server answered at all. While it does not, it is probed until it does. */
export function reportReachable(answered: boolean): void {
  isOffline.value = !answered;
  clearTimeout(retry);
  if (!answered) retry = setTimeout(() => void probe(), RETRY_MS);
}

/** Asks the server for a sign of life. */
export async function probe(): Promise<void> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    reportReachable(true);
  } catch {
    reportReachable(false);
  }
}

/** Why something that needs the network does nothing now; undefined if it may be tried. */
export const offlineReason = (): string | undefined =>
  isOffline.value ? t('offline.needsNetwork') : undefined;
