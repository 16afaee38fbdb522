import { useState } from 'preact/hooks';
import { type ApiResult, api, useApi } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { reasonWords } from '../../table/people.js';
import { Button, Notice } from '../../ui/ui.js';
import { language, t } from '../../words/words.js';
import { tr } from './tr.js';

/** Why something was not done, in words; undefined if it was. */
const wrongIn = (answer: ApiResult<unknown>): string | undefined =>
  answer.kind === 'ok'
    ? undefined
    : answer.kind === 'unreachable'
      ? t('error.noServer.about')
      : reasonWords('', answer);

/** The address at which other programs read one's deadlines: made, shown once, and ended. */
export function Calendar() {
  const { answer, again } = useApi('GET /api/calendar');
  const [url, setUrl] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const { wrong, wait, see } = useOutcome(wrongIn);
  const since = answer?.kind === 'ok' ? answer.value.since : null;
  const change = async <T,>(request: Promise<ApiResult<T>>): Promise<T | undefined> => {
    const result = await request;
    see(result);
    setCopied(false);
    again();
    return result.kind === 'ok' ? result.value : undefined;
  };
  const made = since ?? (url === undefined ? null : new Date().toISOString());
  return (
    <section class="sheet stack" aria-label={tr('days.calendar')}>
      <h2>{tr('days.calendar')}</h2>
      <p>{tr('days.calendarAbout')}</p>
      {made !== null && (
        <p class="soft">
          {tr('days.calendarSince', {
            day: new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(new Date(made)),
          })}
        </p>
      )}
      {url !== undefined && (
        <>
          <label class="field">
            <span class="label">{tr('days.address')}</span>
            <input class="input" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <p class="small soft">{tr('days.addressOnce')}</p>
          <div class="row">
            <Button
              icon={isCopied ? 'check' : 'copy'}
              onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
            >
              {isCopied ? t('invite.copied') : tr('days.copyAddress')}
            </Button>
          </div>
        </>
      )}
      {wrong && <Notice bad>{wrong}</Notice>}
      <div class="row">
        <Button
          icon="link"
          whyNot={wait}
          onClick={() => void change(api('POST /api/calendar')).then((value) => setUrl(value?.url))}
        >
          {made === null ? tr('days.makeAddress') : tr('days.newAddress')}
        </Button>
        {made !== null && (
          <Button
            icon="remove"
            look="quiet"
            whyNot={wait}
            onClick={() => {
              setUrl(undefined);
              void change(api('DELETE /api/calendar'));
            }}
          >
            {tr('days.endAddress')}
          </Button>
        )}
      </div>
    </section>
  );
}
