import './log.css';
import type { PointedAt } from '@aerie/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { NameForm } from '../net/name-form.js';
import { person } from '../net/session.js';
import type { ChatMessage } from '../play/play.js';
import { Mark } from '../ui/mark.js';
import { Button, Dialog, IconButton, Notice } from '../ui/ui.js';
import { language, t } from '../words/words.js';
import { Moderation } from './moderation.js';
import { reasonWords, shownName } from './people.js';
import { ReactionRow } from './reactions.js';
import { ReadRule } from './read-rule.js';
import type { TableModel } from './table-model.js';

const LONGEST = 300;

/** Whether the viewer writes to those who watch: players do not see that before the match is over. */
const isApart = (model: TableModel): boolean =>
  model.table.value?.status === 'running' && model.mine.value.length === 0;

export const talkTitle = (model: TableModel): string => (isApart(model) ? t('watch.talk') : t('chat.title'));

function markRead({ play: { unread } }: TableModel): void {
  if (unread && unread.peek().length > 0) unread.value = [];
}

/** How many lines have not been looked at, as a small mark; said in words elsewhere. */
export function UnreadMark({ model }: { model: TableModel }) {
  const count = model.play.unread?.value.length ?? 0;
  return count > 0 ? (
    <span class="unread" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null;
}

/** What the way to the chat is called. */
export const chatLabel = (model: TableModel): string =>
  t('chat.open', { count: model.play.unread?.value.length ?? 0 });

/** How far from the end of the talk somebody may be who still wants to see the newest line. */
const NEAR_PX = 60;

/**
 * The chat of the table: in a dialog, or beside the board (`docked`), where lines count as read when somebody turns to it.
 */
export function Chat({ model, docked }: { model: TableModel; docked?: boolean }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [about, setAbout] = useState<ChatMessage>();
  const list = useRef<HTMLOListElement>(null);
  const nearEnd = useRef(true);
  const said = model.play.chat?.value;
  const lines = said?.filter(({ muted }) => !muted) ?? [];
  const last = lines.at(-1);
  useEffect(() => {
    if (nearEnd.current || last?.mine) list.current?.scrollTo({ top: list.current.scrollHeight });
    if (!docked) markRead(model);
  }, [model, docked, last]);
  if (!said) return null;
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: 'short' });
  const send = async () => {
    if (text.trim() === '') return;
    const refused = await model.play.say(text.trim());
    setWrong(refused && reasonWords(model.game.id, refused));
    if (!refused) setText('');
  };
  return (
    <div
      class={docked ? 'chat docked' : 'chat'}
      onPointerMove={() => markRead(model)}
      onFocusIn={() => markRead(model)}
    >
      {isApart(model) && <p class="soft small">{t('watch.talkAbout')}</p>}
      {lines.length === 0 && <p class="soft empty">{t('chat.empty')}</p>}
      <ol
        class="talk"
        ref={list}
        aria-live={docked ? undefined : 'polite'}
        aria-label={talkTitle(model)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          nearEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        }}
      >
        {lines.map((line) => (
          <li key={`${line.seat === null} ${line.number}`} class={line.mine ? 'mine' : ''}>
            <span class="by">
              {line.seat !== null && <Mark seat={line.seat} />} {line.name ? shownName(line) : t('seat.gone')}{' '}
              <time dateTime={line.at}>{time.format(new Date(line.at))}</time>
            </span>
            <span class="said">{line.text || '…'}</span>
            {!line.mine && line.text !== '' && person.value && (
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
      {about && (
        <Moderation who={pointAt(model.play.id, about)} line={about} close={() => setAbout(undefined)} />
      )}
      {wrong && <Notice bad>{wrong}</Notice>}
      {model.side.value?.silent ? (
        <Notice>
          {t('why.silentNow')} <ReadRule model={model} reason={{ code: 'silentNow' }} />
        </Notice>
      ) : person.value === null ? (
        <NameToTalk />
      ) : (
        <>
          <ReactionRow model={model} />
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
        </>
      )}
    </div>
  );
}

const pointAt = (table: string, { seat, number }: ChatMessage): PointedAt => ({
  table,
  talk: seat === null ? 'gallery' : 'seats',
  line: number,
});

/** A visitor may read; to write they say first who they are. */
function NameToTalk() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('chat.sayWho')}</Button>
      {asked && (
        <Dialog title={t('chat.sayWho')} onClose={() => setAsked(false)}>
          <NameForm />
        </Dialog>
      )}
    </>
  );
}
