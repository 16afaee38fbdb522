import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.js';
import { play as sound } from '../sound/sound.js';
import { t } from '../words/words.js';

/** How long a decision has been asked for; a gentle reminder that takes nothing away. Made anew for each decision. */
export function Sandglass() {
  const limit = settings.sandglass.value;
  const [left, setLeft] = useState(limit);
  useEffect(() => {
    setLeft(limit);
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [limit]);
  useEffect(() => {
    if (limit > 0 && left === 0) sound('plink');
  }, [left, limit]);
  if (limit === 0) return null;
  return (
    <div class={`sandglass ${left === 0 ? 'out' : ''}`}>
      <span class="sand" style={{ width: `${(left / limit) * 100}%` }} />
      <span class="small">{left === 0 ? t('sandglass.out') : t('sandglass.seconds', { count: left })}</span>
    </div>
  );
}
