import '../../table/log.css';
import './together.css';
import type { Companion, RoomLine } from '@aerie/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { connection } from '../../net/connection.js';
import { NameForm } from '../../net/name-form.js';
import { person } from '../../net/session.js';
import { Moderation } from '../../table/moderation.js';
import { reasonWords, shownName } from '../../table/people.js';
import { Button, IconButton, Notice } from '../../ui/ui.js';
import { language, t } from '../../words/words.js';
import type { ReplaySession } from './session/replay-session.js';
import type { SharedRoom } from './session/shared-room.js';
import { tableOf } from './session/source.js';
import { tr } from './tr.js';

const LONGEST = 300;

/** Who leads, at the board: with the way back for whoever looks by themselves. */
export function RoomStrip({ session, open }: { session: ReplaySession; open(): void }) {
  const room = session.room.value;
  if (!room) return null;
  const { leader, me } = room;
  const name = leader ? shownName(leader) : '';
  const isAway = leader !== undefined && me !== undefined && !me.leads && !room.follows.value;
  return (
    <section class="room-strip" aria-label={tr('replay.together')}>
      <p role="status">
        {room.left.value
          ? reasonWords(session.timeline.game.id, room.left.value)
          : me?.leads
            ? tr('replay.youLead')
            : leader
              ? isAway
                ? tr('replay.onYourOwn', { name })
                : tr('replay.leads', { name })
              : tr('replay.entering')}
      </p>
      {isAway && (
        <Button look="primary" onClick={() => room.follow()}>
          {tr('replay.backTo', { name })}
        </Button>
      )}
      <Button icon="people" onClick={open}>
        {tr('replay.companions', { count: room.people.value.length })}
        {room.unread.value > 0 && <span class="unread">{room.unread.value}</span>}
      </Button>
    </section>
  );
}

/** The room: who is there, who leads, what is said; or the way to open one. */
export function RoomPanel({ session }: { session: ReplaySession }) {
  const room = session.room.value;
  if (!person.value) return <NameForm />;
  if (!room) return <OpenRoom session={session} />;
  const { left } = room;
  return (
    <div class="stack room">
      {left.value ? (
        <Notice bad>{reasonWords(session.timeline.game.id, left.value)}</Notice>
      ) : (
        <>
          <RoomLink room={room.id} />
          <Companions session={session} room={room} />
          <Talk session={session} room={room} />
        </>
      )}
      <Button look="quiet" onClick={() => session.leaveRoom()}>
        {tr('replay.leaveRoom')}
      </Button>
    </div>
  );
}

function OpenRoom({ session }: { session: ReplaySession }) {
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const table = tableOf(session.found) ?? '';
    const reply = await connection.ask('openRoom', { table, shown: session.shown.peek() });
    setBusy(false);
    if ('refused' in reply) setWrong(reasonWords(session.timeline.game.id, reply.refused));
    else if (reply.made) session.enterRoom(reply.made);
  };
  return (
    <div class="stack">
      <p>{tr('replay.togetherAbout')}</p>
      {wrong && <Notice bad>{wrong}</Notice>}
      <Button
        look="primary"
        icon="people"
        whyNot={busy ? t('loading') : undefined}
        onClick={() => void open()}
      >
        {tr('replay.openRoom')}
      </Button>
    </div>
  );
}

function RoomLink({ room }: { room: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const link = `${location.origin}${location.pathname}?room=${room}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <>
      <Button icon="link" onClick={() => void copy()}>
        {tr('replay.copyRoom')}
      </Button>
      {copied === 'yes' && <Notice good>{tr('replay.copiedRoom')}</Notice>}
      {copied === 'no' && <Notice>{link}</Notice>}
    </>
  );
}

/** Who is there; the lead is handed on here, or asked for. */
function Companions({ session, room }: { session: ReplaySession; room: SharedRoom }) {
  const [wrong, setWrong] = useState<string>();
  const { me } = room;
  const see = async (work: ReturnType<SharedRoom['handTo']>) => {
    const refused = await work;
    setWrong(refused && reasonWords(session.timeline.game.id, refused));
  };
  return (
    <>
      <ul class="companions" aria-label={tr('replay.whoIsHere')}>
        {room.people.value.map((one) => (
          <li key={one.number}>
            <span>
              {shownName(one)} {marksOf(one) && <span class="soft small">· {marksOf(one)}</span>}
            </span>
            {me?.leads && !one.me && one.here && (
              <Button onClick={() => void see(room.handTo(one.number))}>
                {tr('replay.handLead', { name: shownName(one) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {me && !me.leads && (
        <Button onClick={() => void see(room.askToLead(!me.asks))}>
          {tr(me.asks ? 'replay.unaskLead' : 'replay.askLead')}
        </Button>
      )}
      {wrong && <Notice bad>{wrong}</Notice>}
    </>
  );
}

const marksOf = ({ me, leads, here, asks }: Companion): string =>
  [
    me && tr('replay.isYou'),
    leads && tr('replay.isLeading'),
    asks && tr('replay.asks'),
    !here && tr('replay.isAway'),
  ]
    .filter(Boolean)
    .join(', ');

function Talk({ session, room }: { session: ReplaySession; room: SharedRoom }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const [about, setAbout] = useState<RoomLine>();
  const said = room.talk.value;
  const lines = said.filter(({ muted }) => !muted);
  const { length } = lines;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    room.unread.value = 0;
  }, [room, length]);
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: 'short' });
  const send = async () => {
    if (text.trim() === '') return;
    const refused = await room.say(text.trim());
    setWrong(refused && reasonWords(session.timeline.game.id, refused));
    if (!refused) setText('');
  };
  return (
    <div class="chat">
      {length === 0 && <p class="soft empty">{tr('replay.noTalk')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <ol class="talk" ref={list} aria-live="polite" aria-label={t('chat.title')} tabIndex={0}>
        {lines.map((line) => (
          <li key={line.number} class={line.mine ? 'mine' : ''}>
            <span class="by">
              {line.name ? shownName(line) : t('seat.gone')}{' '}
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
      {about && (
        <Moderation
          who={{ room: room.id, line: about.number }}
          line={about}
          close={() => setAbout(undefined)}
        />
      )}
      {wrong && <Notice bad>{wrong}</Notice>}
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
    </div>
  );
}
