import type { ReportMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { reportWords } from '../../table/report-words.js';
import { Field, Link } from '../../ui/ui.js';
import type { PartProps } from './part.js';
import { ActForm, Answered, Who } from './parts.js';
import { minute, tr } from './tr.js';

/** `/admin/reports`, and `/admin/reports/resolved`: what people complain of, with what was said before. */
export function Reports({ rest, onChange }: PartProps) {
  const isResolved = rest[0] === 'resolved';
  const asked = useApi(isResolved ? 'GET /api/admin/reports/resolved' : 'GET /api/admin/reports');
  const done = () => {
    asked.again();
    onChange();
  };
  return (
    <>
      <h2>{tr(isResolved ? 'admin.reportsResolved' : 'admin.reportsOpen')}</h2>
      <Answered asked={asked}>
        {({ reports }) => (
          <>
            {reports.length === 0 && <p>{tr('admin.noReports')}</p>}
            {reports.map((report) => (
              <Report key={report.id} report={report} onDone={done} />
            ))}
          </>
        )}
      </Answered>
      <p>
        {isResolved ? (
          <Link to="/admin/reports">{tr('admin.reportsOpen')}</Link>
        ) : (
          <Link to="/admin/reports/resolved">{tr('admin.reportsResolved')}</Link>
        )}
      </p>
    </>
  );
}

function Report({ report, onDone }: { readonly report: ReportMessage; onDone(): void }) {
  const [note, setNote] = useState('');
  const { id, at, reason, text, about, by, table, entries, context, resolved } = report;
  return (
    <article class="sheet stack" aria-label={`${reportWords()[reason]} ${minute(at)}`}>
      <h3>
        {reportWords()[reason]}: <Who who={about} />
      </h3>
      <p class="small soft">
        {tr('admin.reportedBy')} <Who who={by} /> · {minute(at)}
        {entries !== null && (
          <>
            {' · '}
            <Link to={`/replay/${table}`}>{tr('admin.afterEntries', { entries })}</Link>
          </>
        )}
      </p>
      {text && <q class="said">{text}</q>}
      {context.length > 0 && (
        <ol class="lines" aria-label={tr('admin.context')}>
          {context.map((line) => (
            <li key={`${line.at} ${line.text}`} class={line.isAbout ? 'about' : undefined}>
              <b>{line.name || tr('admin.gone')}</b> {line.text}{' '}
              <span class="small soft">{minute(line.at)}</span>
            </li>
          ))}
        </ol>
      )}
      {resolved ? (
        <p class="small soft">
          {tr('admin.resolvedAt', { date: minute(resolved.at) })} {resolved.note}
        </p>
      ) : (
        <ActForm
          title={tr('admin.resolve')}
          act={tr('admin.resolve')}
          send={() => api('POST /api/admin/reports/:id/resolve', { params: { id }, body: { note } })}
          onDone={onDone}
        >
          <p class="small soft">{tr('admin.resolveAbout')}</p>
          <Field label={tr('admin.note')} value={note} maxLength={1000} onInput={setNote} />
        </ActForm>
      )}
    </article>
  );
}
