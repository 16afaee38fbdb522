import { useState } from 'preact/hooks';
import { NameGate } from '../../layout/name-gate.js';
import { api } from '../../net/api.js';
import { connection } from '../../net/connection.js';
import { offlineReason } from '../../net/reachability.js';
import { fetchSession, person } from '../../net/session.js';
import { reasonWords } from '../../table/people.js';
import { go } from '../../ui/router.js';
import { Button, Dialog, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { tr } from './tr.js';

/** Begins or continues today's deal; asks for a name first where there is none. */
export function BeginDeal({ game, begun }: { game: string; begun: boolean }) {
  const [busy, setBusy] = useState(false);
  const [gate, setGate] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const begin = async () => {
    setBusy(true);
    setWrong(undefined);
    const known = person.peek() ?? (await fetchSession().catch(() => undefined));
    if (known === null) setGate(true);
    else {
      const answer = await api('POST /api/daily/:game', { params: { game } });
      if (answer.kind === 'ok') go(`/table/${answer.value.table}`);
      else if (answer.kind === 'unreachable') setWrong(t('error.noServer.about'));
      else setWrong(reasonWords(game, { code: answer.code, args: answer.args }));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        look="primary"
        icon="play"
        whyNot={busy ? t('loading') : offlineReason()}
        onClick={() => void begin()}
      >
        {begun ? tr('daily.goOn') : tr('daily.play')}
      </Button>
      {wrong && <Notice bad>{wrong}</Notice>}
      {gate && (
        <Dialog title={tr('daily.title')} onClose={() => setGate(false)}>
          <NameGate
            bare
            onEnter={() => {
              setGate(false);
              connection.reconnect();
              void begin();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
