import type { KeptFrom, Measure, ReportReason } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { reportWords } from '../../table/report-words.js';
import { Choice, Field, Switch } from '../../ui/ui.js';
import { ActForm } from './parts.js';
import { measureName, minute, tr, untilWords } from './tr.js';

const FROM: readonly KeptFrom[] = ['chat', 'rated', 'play'];
const HOURS = [2, 24, 72, 168, 720] as const;
const DAYS = [1, 7, 30, 365, 0] as const;

/** What a measure says, and how it stands. */
export function MeasureFacts({ measure }: { readonly measure: Measure }) {
  const { what, reason, words, at, until, acknowledged, lifted, appeal } = measure;
  const state = lifted
    ? tr('admin.liftedAt', { date: minute(lifted) })
    : what === 'warning'
      ? acknowledged
        ? tr('admin.readAt', { date: minute(acknowledged) })
        : tr('admin.unread')
      : untilWords(until);
  return (
    <p>
      {reportWords()[reason]}: {words}{' '}
      <span class="small soft">
        {minute(at)} · {state}
        {appeal?.answer && ` · ${tr(appeal.answer.lifted ? 'admin.appealLifted' : 'admin.appealUpheld')}`}
      </span>
    </p>
  );
}

/** A measure of somebody's that can be lifted as long as it is not. */
export function Imposed({ measure, onDone }: { readonly measure: Measure; onDone(): void }) {
  const [words, setWords] = useState('');
  const { id } = measure;
  return (
    <li>
      <h4>{measureName(measure)}</h4>
      <MeasureFacts measure={measure} />
      {!measure.lifted && (
        <ActForm
          title={tr('admin.lift')}
          act={tr('admin.lift')}
          send={() => api('POST /api/admin/measures/:id/lift', { params: { id }, body: { words } })}
          onDone={onDone}
        >
          <Field label={tr('admin.note')} value={words} maxLength={1000} onInput={setWords} />
        </ActForm>
      )}
    </li>
  );
}

/** The ways to do something about somebody: a warning, a time-out, a ban. */
export function NewMeasures({ id, onDone }: { readonly id: string; onDone(): void }) {
  const [reason, setReason] = useState<ReportReason>('other');
  const [words, setWords] = useState('');
  const [from, setFrom] = useState<KeptFrom>('chat');
  const [hours, setHours] = useState<(typeof HOURS)[number]>(24);
  const [days, setDays] = useState<(typeof DAYS)[number]>(7);
  const [networks, setNetworks] = useState(false);
  const params = { id };
  const grounds = { reason, words };
  const done = () => {
    setWords('');
    onDone();
  };
  const asked = (
    <>
      <label class="field">
        <span class="label">{tr('admin.reason')}</span>
        <select
          class="input"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as ReportReason)}
        >
          {Object.entries(reportWords()).map(([one, said]) => (
            <option key={one} value={one}>
              {said}
            </option>
          ))}
        </select>
      </label>
      <Field
        label={tr('admin.words')}
        hint={tr('admin.wordsHint')}
        value={words}
        maxLength={1000}
        onInput={setWords}
      />
    </>
  );
  return (
    <>
      <ActForm
        title={tr('admin.warn')}
        act={tr('admin.warn')}
        send={() => api('POST /api/admin/people/:id/warn', { params, body: grounds })}
        onDone={done}
      >
        {asked}
      </ActForm>
      <ActForm
        title={tr('admin.timeOut')}
        act={tr('admin.timeOut')}
        send={() => api('POST /api/admin/people/:id/time-out', { params, body: { ...grounds, from, hours } })}
        onDone={done}
      >
        <Choice
          label={tr('admin.keptFrom')}
          options={FROM.map((one) => ({ value: one, label: tr(`admin.kept.${one}`) }))}
          value={from}
          onChange={(one) => setFrom(one)}
        />
        <Choice
          label={tr('admin.howLong')}
          options={HOURS.map((one) => ({ value: one, label: tr('admin.hours', { hours: one }) }))}
          value={hours}
          onChange={(one) => setHours(one)}
        />
        {asked}
      </ActForm>
      <ActForm
        title={tr('admin.ban')}
        act={tr('admin.ban')}
        send={() =>
          api('POST /api/admin/people/:id/ban', {
            ...{ params, body: { ...grounds, days: days === 0 ? null : days, networks } },
          })
        }
        onDone={done}
      >
        <p class="small soft">{tr('admin.banAbout')}</p>
        <Choice
          label={tr('admin.howLong')}
          options={DAYS.map((one) => ({
            value: one,
            label: one === 0 ? tr('admin.forGood') : tr('admin.days', { days: one }),
          }))}
          value={days}
          onChange={(one) => setDays(one)}
        />
        <Switch label={tr('admin.networks')} on={networks} onChange={setNetworks} />
        {asked}
      </ActForm>
    </>
  );
}
