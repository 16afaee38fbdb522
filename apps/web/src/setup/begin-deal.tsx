import { useState } from 'preact/hooks';
import type { ApiResult } from '../net/api.js';
import { NameForm } from '../net/name-form.js';
import { offlineReason } from '../net/reachability.js';
import { fetchSession, person } from '../net/session.js';
import { useOutcome } from '../net/throttle.js';
import { reasonWords } from '../table/people.js';
import { go } from '../ui/router.js';
import { Button, Dialog, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';

/** Begins or continues a deal that others play too; asks for a name first where there is none. */
export function BeginDeal({
  game,
  title,
  label,
  ask,
}: {
  game: string;
  /** Of what is begun. */
  title: string;
  label: string;
  /** Asks the server for the table. */
  ask(): Promise<ApiResult<{ readonly table: string }>>;
}) {
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
      const answer = await ask();
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
        {label}
      </Button>
      {wrong && <Notice bad>{wrong}</Notice>}
      {gate && (
        <Dialog title={title} onClose={() => setGate(false)}>
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
