import type { Vacation } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { type ApiResult, api, useApi } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { reasonWords } from '../../table/people.js';
import { Button, Field, Notice, Waiting } from '../../ui/ui.js';
import { isDay, later, today } from '../../words/days.js';
import { language, t } from '../../words/words.js';
import { tr } from './tr.js';

type Stay = Vacation['stays'][number];

/** Why something was not done, in words; undefined if it was. */
function wrongIn(answer: ApiResult<unknown>): string | undefined {
  if (answer.kind === 'ok') return undefined;
  if (answer.kind === 'unreachable') return t('error.noServer.about');
  if (answer.code === 'notInFuture') return tr('days.notInFuture');
  if (answer.code === 'planned') return tr('days.planned');
  if (answer.code === 'notSoManyDays') return tr('days.notSoMany', { count: Number(answer.args.left) });
  return reasonWords('', answer);
}

/** Plans the days on which one's clocks stand, and calls them off. */
export function Holidays() {
  const { answer, again } = useApi('GET /api/vacation');
  const [changed, setChanged] = useState<Vacation>();
  const { wrong, wait, see } = useOutcome(wrongIn);
  const vacation = changed ?? (answer?.kind === 'ok' ? answer.value : undefined);
  const take = (result: ApiResult<Vacation>) => {
    see(result);
    if (result.kind === 'ok') setChanged(result.value);
    return result.kind === 'ok';
  };
  if (!answer) return <Waiting what={t('loading')} />;
  if (!vacation)
    return (
      <>
        <Notice bad>{wrongIn(answer)}</Notice>
        <div class="row">
          <Button icon="again" onClick={again}>
            {t('error.again')}
          </Button>
        </div>
      </>
    );
  const callOff = async ({ from }: Stay) =>
    take(await api('DELETE /api/vacation/:from', { params: { from } }));
  return (
    <section class="sheet stack" aria-label={tr('days.holidays')}>
      <h2>{tr('days.holidays')}</h2>
      <p>{tr('days.holidaysAbout', { count: vacation.daysAYear })}</p>
      <p class="small soft">{tr('days.midnight', { time: midnightWords() })}</p>
      <p>{tr('days.left', { count: vacation.left })}</p>
      {vacation.stays.length === 0 ? (
        <p class="soft">{tr('days.none')}</p>
      ) : (
        <ul class="stays">
          {vacation.stays.map((stay) => (
            <li key={stay.from}>
              <strong>{stayWords(stay)}</strong>
              {stay.to > today() && (
                <Button icon="remove" look="quiet" whyNot={wait} onClick={() => void callOff(stay)}>
                  {stay.from > today() ? tr('days.callOff') : tr('days.endToday')}
                  <span class="hidden-visually"> {stayWords(stay)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Plan wait={wait} plan={async (body) => take(await api('POST /api/vacation', { body }))} />
      {wrong && <Notice bad>{wrong}</Notice>}
    </section>
  );
}

function Plan({ wait, plan }: { wait: string | undefined; plan(stay: Stay): Promise<boolean> }) {
  const tomorrow = later(today(), 1);
  const [from, setFrom] = useState(tomorrow);
  const [to, setTo] = useState(later(tomorrow, 6));
  const missing = isDay(from) && isDay(to) ? wait : tr('days.bothDays');
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) void plan({ from, to });
      }}
    >
      <div class="stay-days">
        <Field
          type="date"
          label={tr('days.from')}
          value={from}
          min={tomorrow}
          onInput={(day) => {
            setFrom(day);
            if (to < day) setTo(day);
          }}
        />
        <Field type="date" label={tr('days.to')} value={to} min={from} onInput={setTo} />
      </div>
      <div class="row">
        <Button type="submit" look="primary" icon="sun" whyNot={missing}>
          {tr('days.plan')}
        </Button>
      </div>
    </form>
  );
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const stayWords = ({ from, to }: Stay): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    noon(from),
    noon(to),
  );

/** When a day begins, by the clock of this device. */
const midnightWords = (): string =>
  new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(new Date(`${today()}T00:00:00Z`));
