import type { ConductMessage, Measure } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { fetchSession, sessionInfo } from '../../net/session.js';
import { reportWords } from '../../table/report-words.js';
import { Button, Link } from '../../ui/ui.js';
import { language, say, t } from '../../words/words.js';
import { FoldedForm } from './FoldedForm.js';
import { tr } from './tr.js';

/** As the contract has it. */
const LONGEST_APPEAL = 1000;

/** What whoever runs the site did about this person, with a way to object, and what became of their own reports. */
export function Conduct() {
  const { answer, again } = useApi('GET /api/conduct');
  const found: ConductMessage = answer?.kind === 'ok' ? answer.value : { measures: [], reports: [] };
  const { measures, reports } = found;
  const warning = sessionInfo.value.standing?.warning?.id;
  // A warning may come, or be read in its own dialog, while this is open.
  useEffect(again, [warning]);
  // What was new is not any more.
  useEffect(() => {
    if (answer?.kind === 'ok' && sessionInfo.peek().standing?.news)
      void fetchSession().catch(() => undefined);
  }, [answer]);
  if (measures.length === 0 && reports.length === 0) return null;
  return (
    <section class="sheet stack" aria-label={tr('account.conduct')}>
      <h2>{tr('account.conduct')}</h2>
      <p class="small soft">{tr('account.conductAbout')}</p>
      {measures.map((measure) => (
        <Imposed key={measure.id} measure={measure} onChange={again} />
      ))}
      {reports.length > 0 && (
        <>
          <h3>{tr('account.reports')}</h3>
          <ul class="kept">
            {reports.map(({ reason, at, dealtWith }) => (
              <li key={at}>
                <span>
                  {day(at)}: {reportWords()[reason]}
                </span>
                <span class="small soft">
                  {dealtWith ? tr('account.dealtWith', { date: day(dealtWith) }) : tr('account.notDealtWith')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Imposed({ measure, onChange }: { measure: Measure; onChange(): void }) {
  const [text, setText] = useState('');
  const { id, what, reason, words, at, acknowledged, lifted, appeal, basis } = measure;
  const acknowledge = async () => {
    await api('POST /api/conduct/:id/acknowledge', { params: { id } });
    await fetchSession().catch(() => undefined);
    onChange();
  };
  return (
    <article class="stack measure">
      <h3>
        {nameOf(measure)} <span class="small soft">{day(at)}</span>
      </h3>
      <p>
        {reportWords()[reason]}: {words}
      </p>
      {basis && <RestsOn basis={basis} />}
      <p class="small soft">{stateOf(measure)}</p>
      {what === 'warning' && !acknowledged && !lifted && (
        <div class="row">
          <Button look="primary" icon="check" onClick={() => void acknowledge()}>
            {t('warned.read')}
          </Button>
        </div>
      )}
      {appeal && (
        <p>
          {tr('account.appealed', { date: day(appeal.at) })} <q>{appeal.text}</q>
        </p>
      )}
      {appeal && (
        <p>
          {appeal.answer
            ? tr(appeal.answer.lifted ? 'account.appealLifted' : 'account.appealUpheld', {
                words: appeal.answer.words,
              })
            : tr('account.appealWaits')}
        </p>
      )}
      {!appeal && !lifted && (
        <FoldedForm
          title={tr('account.appeal')}
          about={tr('account.appealAbout')}
          fields={[
            { label: tr('account.appealText'), value: text, maxLength: LONGEST_APPEAL, onInput: setText },
          ]}
          act={tr('account.appealGo')}
          done={tr('account.appealWaits')}
          send={() => api('POST /api/conduct/:id/appeal', { params: { id }, body: { text } })}
          onDone={async () => onChange()}
        />
      )}
    </article>
  );
}

/** What a program has compared before the measure, with the matches to be looked at. */
function RestsOn({
  basis: { game, hard, agreed, expected, tables },
}: {
  basis: NonNullable<Measure['basis']>;
}) {
  return (
    <>
      <p class="small">
        {tr('account.basis', { game: say({ key: `game.${game}` }), hard, agreed, expected })}
      </p>
      <ul class="row small basis">
        {tables.map((table, i) => (
          <li key={table}>
            <Link to={`/replay/${table}`}>{tr('account.basisMatch', { number: i + 1 })}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf({ what, from }: Measure): string {
  if (what === 'warning') return tr('account.warning');
  if (what === 'ban') return tr('account.ban');
  if (from === 'chat') return tr('account.noChat');
  return from === 'rated' ? tr('account.noRated') : tr('account.noPlay');
}

/** Until when it holds, or when it ended. */
function stateOf({ what, until, acknowledged, lifted }: Measure): string {
  if (lifted) return tr('account.lifted', { date: minute(lifted) });
  if (what === 'warning')
    return acknowledged ? tr('account.acknowledged', { date: minute(acknowledged) }) : tr('account.unread');
  return until ? tr('account.until', { date: minute(until) }) : tr('account.forGood');
}

const format = (at: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, how).format(new Date(at));
const day = (at: string): string => format(at, { dateStyle: 'medium' });
const minute = (at: string): string => format(at, { dateStyle: 'medium', timeStyle: 'short' });
