import { useEffect } from 'preact/hooks';
import { ErrorPage } from '../layout/error-page.js';
import { isOffline, probe } from '../net/reachability.js';

/** A page that fails so soon after everything was loaded would fail once more. */
const JUST_LOADED_MS = 10_000;

/**
 * What stands in place of a page whose code could not be fetched, since the server went away meanwhile: everything is loaded anew as
 * soon as it answers, for browsers do not fetch again what has failed. Undefined where that would not help.
 */
export async function whileUnreached() {
  await probe();
  return isOffline.value || performance.now() > JUST_LOADED_MS ? Unreached : undefined;
}

function Unreached() {
  useEffect(
    () =>
      isOffline.subscribe((offline) => {
        if (!offline) location.reload();
      }),
    [],
  );
  return <ErrorPage kind="noServer" />;
}
