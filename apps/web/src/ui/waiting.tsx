import './waiting.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.js';

/** When the bar of a slow page appears, and when the words say that it takes long. */
const SLOW_MS = 700;
const LONG_MS = 4000;

/** Whether so much time has passed since the component was first shown. */
function usePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

/** A page or a table is being loaded: where that is slow, a bar at the top of the window shows it. */
export function WaitingPage() {
  const isSlow = usePassed(SLOW_MS);
  return (
    <main class="page">
      {isSlow && <div class="progress" role="progressbar" aria-label={t('loading')} />}
      <Waiting what={t('loading')} />
    </main>
  );
}

/** Something is being loaded; where that takes long, the words say so. */
export function Waiting({ what }: { what: string }) {
  const isLong = usePassed(LONG_MS);
  return (
    <p class="row soft" role="status">
      <span class="waiting-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {what}
      {isLong && ` ${t('loading.slow')}`}
    </p>
  );
}
