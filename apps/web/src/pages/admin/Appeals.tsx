import type { AppealMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { Choice, Field } from '../../ui/ui.js';
import { MeasureFacts } from './Measures.js';
import type { PartProps } from './part.js';
import { ActForm, Answered, Who } from './parts.js';
import { measureName, minute, tr } from './tr.js';

/** `/admin/appeals`: appeals that wait for an answer, the oldest first. */
export function Appeals({ onChange }: PartProps) {
  const asked = useApi('GET /api/admin/appeals');
  const done = () => {
    asked.again();
    onChange();
  };
  return (
    <>
      <h2>{tr('admin.part.appeals')}</h2>
      <Answered asked={asked}>
        {({ appeals }) => (
          <>
            {appeals.length === 0 && <p>{tr('admin.noAppeals')}</p>}
            {appeals.map((appeal) => (
              <Appeal key={appeal.measure.id} {...appeal} onDone={done} />
            ))}
          </>
        )}
      </Answered>
    </>
  );
}

function Appeal({ person, measure, onDone }: AppealMessage & { onDone(): void }) {
  const [words, setWords] = useState('');
  const [lift, setLift] = useState<'lift' | 'uphold'>('uphold');
  const { id } = measure;
  return (
    <article class="sheet stack" aria-label={measureName(measure)}>
      <h3>
        {measureName(measure)}: <Who who={person} />
      </h3>
      <MeasureFacts measure={measure} />
      {measure.appeal && (
        <p>
          {tr('admin.appealedAt', { date: minute(measure.appeal.at) })}{' '}
          <q class="said">{measure.appeal.text}</q>
        </p>
      )}
      <ActForm
        title={tr('admin.answer')}
        act={tr('admin.answerGo')}
        send={() =>
          api('POST /api/admin/measures/:id/answer', {
            ...{ params: { id }, body: { lift: lift === 'lift', words } },
          })
        }
        onDone={onDone}
      >
        <Choice
          label={tr('admin.answerWhat')}
          options={[
            { value: 'uphold', label: tr('admin.uphold') },
            { value: 'lift', label: tr('admin.lift') },
          ]}
          value={lift}
          onChange={(one) => setLift(one)}
        />
        <Field
          label={tr('admin.words')}
          hint={tr('admin.wordsHint')}
          value={words}
          maxLength={1000}
          onInput={setWords}
        />
      </ActForm>
    </article>
  );
}
