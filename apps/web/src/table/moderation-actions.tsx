import type { PointedAt, ReportReason } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { type ApiResult, api } from '../net/api.js';
import { isOffered } from '../net/session.js';
import { useOutcome } from '../net/throttle.js';
import { Fetched } from '../ui/fetched.js';
import { Button, Choice, Field, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import { reportWords } from './report-words.js';

const acquaintance = () => import('./acquaintance.js');

const LONGEST = 500;

/** What was said, and by whom. */
interface Said {
  readonly name: string;
  readonly text: string;
}

export interface ModerationProps {
  readonly who: PointedAt;
  readonly line: Said;
  close(): void;
}

/** Muting whoever wrote a message, or reporting it to the people who run the site. */
export default function ModerationActions({ who, line, close }: ModerationProps) {
  const [reason, setReason] = useState<ReportReason>('insult');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [isReported, setReported] = useState(false);
  const { wrong, wait, see } = useOutcome((answer) => (answer.kind === 'ok' ? undefined : t('chat.failed')));
  const { name } = line;
  const reasons = reportWords();
  const send = async (request: Promise<ApiResult<unknown>>): Promise<boolean> => {
    setBusy(true);
    const answer = await request;
    setBusy(false);
    see(answer);
    return answer.kind === 'ok';
  };
  const mute = async () => {
    if (await send(api('POST /api/mutes', { body: who }))) close();
  };
  const report = async () => {
    const request = api('POST /api/reports', { body: { who, reason, text } });
    if (await send(request)) setReported(true);
  };
  const whyNot = busy ? t('loading') : wait;
  return (
    <div class="stack">
      <blockquote class="soft">{line.text}</blockquote>
      <Button icon="silent" whyNot={whyNot} onClick={() => void mute()}>
        {t('chat.mute', { name })}
      </Button>
      <p class="small soft">{t('chat.muteAbout')}</p>
      <Fetched load={acquaintance} props={{ who }} />
      {isReported && <Notice good>{t('chat.reported')}</Notice>}
      {isOffered('conduct') && !isReported && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (!whyNot) void report();
          }}
        >
          <h3>{t('chat.report')}</h3>
          <p class="small soft">{t('chat.reportAbout')}</p>
          <Choice<ReportReason>
            label={t('chat.reportWhy')}
            options={(Object.keys(reasons) as ReportReason[]).map((value) => ({
              value,
              label: reasons[value],
            }))}
            value={reason}
            onChange={setReason}
          />
          <Field label={t('chat.reportText')} value={text} maxLength={LONGEST} onInput={setText} />
          <Button type="submit" icon="send" whyNot={whyNot}>
            {t('chat.reportGo')}
          </Button>
        </form>
      )}
      {wrong && <Notice bad>{wrong}</Notice>}
    </div>
  );
}
