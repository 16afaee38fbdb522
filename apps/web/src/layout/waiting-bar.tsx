import './waiting-bar.css';
import type { PairingTicket } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../games/registry.js';
import { notifyTurn } from '../net/turn-notification.js';
import { beginLocal } from '../play/begin.js';
import { answerCall, called, leavePairing, pairing, waits } from '../play/pairing.js';
import { play as sound } from '../sound/sound.js';
import { spanWords } from '../table/clock-words.js';
import { go, path } from '../ui/router.js';
import { Button, IconButton, Link } from '../ui/ui.js';
import { say, t } from '../words/words.js';

/** Stays on all pages while one waits for others, and calls whoever is paired. */
export function WaitingBar() {
  const call = called.value;
  const to = call && `/table/${call.table}`;
  const isThere = path.value === to;
  const title = call && t('waiting.ready', { game: say({ key: `game.${call.game}` }) });
  useEffect(() => {
    if (!to || !title) return;
    if (isThere) return answerCall();
    sound('turn');
    document.title = title;
    void notifyTurn(title, to);
    // Whoever looks at the page where one waits does nothing else.
    if (path.peek() === '/play' && !document.hidden) go(to);
  }, [to, title, isThere]);
  const [first] = waits.value;
  if (isThere || (!call && !first)) return <div role="status" />;
  if (call && to)
    return (
      <section class="waiting-bar" aria-label={t('waiting.title')}>
        <strong class="what" role="status">
          {title}
        </strong>
        <Link to={to} look="primary" icon="play">
          {t('waiting.come')}
        </Link>
      </section>
    );
  return first ? <Waits ticket={first} more={waits.value.length - 1} /> : null;
}

function Waits({ ticket, more }: { ticket: PairingTicket; more: number }) {
  const { game, pace, since } = ticket;
  const now = useSeconds();
  const queue = pairing.value?.queues.find((one) => one.game === game && one.pace === pace);
  const title = say({ key: `game.${game}` });
  const cover = COVERS.get(game);
  const facts = [
    spanWords(Math.max(0, now - Date.parse(since)), 'short'),
    ...(queue?.usual == null ? [] : [t('waiting.usual', { time: spanWords(queue.usual * 1000, 'short') })]),
    t('waiting.others', { count: Math.max(0, (queue?.waiting ?? 1) - 1) }),
    t(`pace.${pace}`),
    ...(more > 0 ? [t('waiting.more', { count: more })] : []),
  ];
  const practise = async () => cover && go(`/local/${await beginLocal(game, cover)}`);
  return (
    <section class="waiting-bar" aria-label={t('waiting.title')}>
      <a class="what" href="/play">
        <strong>{title}</strong>
        <span class="small soft">{facts.join(' · ')}</span>
      </a>
      {cover && !path.value.startsWith('/local/') && (
        <Button icon="bot" onClick={() => void practise()}>
          {t('waiting.practise')}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t('waiting.leave', { game: title })}
        onClick={() => void leavePairing(game, pace)}
      />
    </section>
  );
}

/** The time, once a second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
