import type { SignalMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { Field, Link } from '../../ui/ui.js';
import { say } from '../../words/words.js';
import type { PartProps } from './part.js';
import { ActForm, Answered, Who } from './parts.js';
import { day, tr } from './tr.js';

/** `/admin/signals`: whose answers in rated play are like the best beyond what is usual at their rating. */
export function Signals({ onChange }: PartProps) {
  const asked = useApi('GET /api/admin/signals');
  const done = () => {
    asked.again();
    onChange();
  };
  return (
    <>
      <h2>{tr('admin.part.signals')}</h2>
      <p class="soft">{tr('admin.signalsAbout')}</p>
      <Answered asked={asked}>
        {({ signals }) => (
          <>
            {signals.length === 0 && <p>{tr('admin.noSignals')}</p>}
            {signals.map((signal) => (
              <Signal key={signal.id} signal={signal} onDone={done} />
            ))}
          </>
        )}
      </Answered>
    </>
  );
}

function Signal({ signal, onDone }: { readonly signal: SignalMessage; onDone(): void }) {
  const [note, setNote] = useState('');
  const { id, person, game, strength, hard, agreed, expected, alarms, matches } = signal;
  const title = say({ key: `game.${game}` });
  return (
    <article class="sheet stack" aria-label={title}>
      <h3>
        {title}: <Who who={person} />
      </h3>
      <p>
        {tr('admin.signal', { strength, hard, agreed, expected })}{' '}
        {alarms === null ? tr('admin.alarmsUnknown') : tr('admin.alarms', { alarms })}
      </p>
      {signal.note && <p class="small soft">{tr('admin.noted', { note: signal.note })}</p>}
      <ul class="plain">
        {matches.map((match) => (
          <li key={match.table}>
            <Link to={`/replay/${match.table}`}>{day(match.at)}</Link>{' '}
            <span class="small soft">{tr('admin.agreed', { agreed: match.agreed, clear: match.clear })}</span>
          </li>
        ))}
      </ul>
      <ActForm
        title={tr('admin.lookedAt')}
        act={tr('admin.lookedAt')}
        send={() => api('POST /api/admin/signals/looked-at', { body: { signal: id, note } })}
        onDone={onDone}
      >
        <Field label={tr('admin.note')} value={note} maxLength={1000} onInput={setNote} />
      </ActForm>
      <ActForm
        title={tr('admin.dismiss')}
        act={tr('admin.dismiss')}
        send={() => api('POST /api/admin/signals/dismiss', { body: { signal: id, words: note } })}
        onDone={onDone}
      >
        <p class="small soft">{tr('admin.dismissAbout')}</p>
        <Field label={tr('admin.note')} value={note} maxLength={1000} onInput={setNote} />
      </ActForm>
    </article>
  );
}
