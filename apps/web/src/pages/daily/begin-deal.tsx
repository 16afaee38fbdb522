import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { NameForm } from '../../net/name-form.js';
import { offlineReason } from '../../net/reachability.js';
import { fetchSession, person } from '../../net/session.js';
import { useOutcome } from '../../net/throttle.js';
import { reasonWords } from '../../table/people.js';
import { go } from '../../ui/router.js';
import { Button, Dialog, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { tr } from './tr.js';

/** Begins or continues today's challenge; asks for a name first where there is none. */
export function BeginDeal({ game, begun }: { game: string; begun: boolean }) {
  const [busy, setBusy] = useState(false);
  const [gate, setGate] = useState(false);
  const { wrong, wait, see, forget } = useOutcome((answer) => {
    if (answer.kind === 'ok') return undefined;
    return answer.kind === 'unreachable' ? t('error.noServer.about') : reasonWords(game, answer);
  });
  const begin = async () => {
    setBusy(true);
    forget();
    const known = person.peek() ?? (await fetchSession().catch(() => undefined));
    if (known === null) setGate(true);
    else {
      const answer = await api('POST /api/daily/:game', { params: { game } });
      see(answer);
      if (answer.kind === 'ok') go(`/table/${answer.value.table}`);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        look="primary"
        icon="play"
        whyNot={busy ? t('loading') : (wait ?? offlineReason())}
        onClick={() => void begin()}
      >
        {begun ? tr('daily.goOn') : tr('daily.play')}
      </Button>
      {wrong && <Notice bad>{wrong}</Notice>}
      {gate && (
        <Dialog title={tr('daily.title')} onClose={() => setGate(false)}>
          <NameForm
            onEnter={() => {
              setGate(false);
              void begin();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
