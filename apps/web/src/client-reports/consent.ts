import { effect } from '@preact/signals';
import { isOffered } from '../net/session.js';
import { settings } from '../settings/settings.js';

/** Reports while somebody agrees to it; what that takes is fetched only then. */
export function reportByConsent(): void {
  let stop: (() => void) | undefined;
  let isWished = false;
  /** From when on may be told: what was before somebody agreed may not. */
  let since = 0;
  effect(() => {
    isWished = settings.clientReports.value && isOffered('clientReports');
    if (!isWished) {
      stop?.();
      stop = undefined;
      since = performance.now();
      return;
    }
    import('./reporter.js')
      .then(({ startReporting }) => {
        if (isWished) stop ??= startReporting(since);
      })
      // Where it cannot be fetched, nothing is reported.
      .catch(() => {});
  });
}
