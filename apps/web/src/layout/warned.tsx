import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.js';
import { connection } from '../net/connection.js';
import { fetchSession, sessionInfo } from '../net/session.js';
import { useOutcome } from '../net/throttle.js';
import { reportWords } from '../table/report-words.js';
import { Button, Dialog, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';

const hear = () => void fetchSession().catch(() => undefined);

/** A warning, on every page, until its person says that they have read it; closed, it stays closed here until there is another. */
export function Warned() {
  const [closed, setClosed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { wrong, wait, see } = useOutcome((answer) => (answer.kind === 'ok' ? undefined : t('chat.failed')));
  useEffect(() => connection.listen(({ type }) => type === 'standing' && hear()), []);
  const warning = sessionInfo.value.standing?.warning;
  if (!warning || warning.id === closed) return null;
  const { id, reason, words } = warning;
  const acknowledge = async () => {
    setBusy(true);
    const answer = await api('POST /api/conduct/:id/acknowledge', { params: { id } });
    see(answer);
    await fetchSession().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Dialog title={t('warned.title')} onClose={() => setClosed(id)}>
      <div class="stack">
        <p>{t('warned.about', { reason: reportWords()[reason] })}</p>
        <blockquote>{words}</blockquote>
        <p class="small soft">{t('warned.rights')}</p>
        {wrong && <Notice bad>{wrong}</Notice>}
        <div class="row">
          <Button
            look="primary"
            icon="check"
            whyNot={busy ? t('loading') : wait}
            onClick={() => void acknowledge()}
          >
            {t('warned.read')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
