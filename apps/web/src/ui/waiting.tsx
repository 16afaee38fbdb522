import './waiting.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.js';

/** After so long one wants to see that something moves, and then to know why it takes so long. */
const SLOW_MS = 700;
const LONG_MS = 4000;

/** Whether so much time has passed since it was first shown. */
function usePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

/** A page or a table is on its way: where that takes more than a moment, a bar at the top of the window shows it. */
export function WaitingPage() {
  const isSlow = usePassed(SLOW_MS);
  return (
    <main class="page">
      {isSlow && <div class="progress" role="progressbar" aria-label={t('loading')} />}
      <Waiting what={t('loading')} />
    </main>
  );
}

/** Something is on its way; where that takes long, it says so. */
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
