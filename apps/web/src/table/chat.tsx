import './log.css';
import { useState } from 'preact/hooks';
import type { ChatMessage } from '../play/play.js';
import { Mark } from '../ui/mark.js';
import { IconButton, Notice } from '../ui/ui.js';
import { language, t } from '../words/words.js';
import { Moderation } from './moderation.js';
import { reasonWords, shownName } from './people.js';
import { ReadRule } from './read-rule.js';
import type { TableModel } from './table-model.js';

const LONGEST = 300;

/** Whether the viewer writes to those who watch: players do not see that before the match is over. */
const isApart = (model: TableModel): boolean =>
  model.table.value?.status === 'running' && model.mine.value.length === 0;

export const talkTitle = (model: TableModel): string => (isApart(model) ? t('watch.talk') : t('chat.title'));

/** The chat of the table. */
export function Chat({ model }: { model: TableModel }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [about, setAbout] = useState<ChatMessage>();
  const said = model.play.chat?.value;
  if (!said) return null;
  const lines = said.filter(({ muted }) => !muted);
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: 'short' });
  const send = async () => {
    if (text.trim() === '') return;
    const refused = await model.play.say(text.trim());
    setWrong(refused && reasonWords(model.game.id, refused));
    if (!refused) setText('');
  };
  return (
    <div class="chat">
      {isApart(model) && <p class="soft small">{t('watch.talkAbout')}</p>}
      {lines.length === 0 && <p class="soft empty">{t('chat.empty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <ol class="talk" aria-live="polite" aria-label={talkTitle(model)} tabIndex={0}>
        {lines.map((line) => (
          <li key={`${line.seat === null} ${line.number}`} class={line.mine ? 'mine' : ''}>
            <span class="by">
              {line.seat !== null && <Mark seat={line.seat} />} {line.name ? shownName(line) : t('seat.gone')}{' '}
              <time dateTime={line.at}>{time.format(new Date(line.at))}</time>
            </span>
            <span class="said">{line.text || '…'}</span>
            {!line.mine && line.text !== '' && (
              <IconButton
                icon="more"
                label={t('chat.more', { name: shownName(line) })}
                onClick={() => setAbout(line)}
              />
            )}
          </li>
        ))}
      </ol>
      {lines.length < said.length && (
        <p class="small soft">{t('chat.hidden', { count: said.length - lines.length })}</p>
      )}
      {about && <Moderation table={model.play.id} line={about} onClose={() => setAbout(undefined)} />}
      {wrong && <Notice bad>{wrong}</Notice>}
      {model.side.value?.silent ? (
        <Notice>
          {t('why.silentNow')} <ReadRule model={model} reason={{ code: 'silentNow' }} />
        </Notice>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            class="input"
            aria-label={t('chat.write')}
            placeholder={t('chat.write')}
            maxLength={LONGEST}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <IconButton icon="send" label={t('chat.send')} onClick={() => void send()} />
        </form>
      )}
    </div>
  );
}
