import { useEffect, useState } from 'preact/hooks';
import { ConnectionBanner } from '../net/connection-banner.js';
import { notifyTurn } from '../net/turn-notification.js';
import { play as sound } from '../sound/sound.js';
import { IconButton } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import { Absence } from './absence.js';
import { Around } from './around.js';
import { Bar, LogButton } from './bar.js';
import { PlayedBoard } from './board.js';
import { Cards } from './cards.js';
import { Chat, talkTitle } from './chat.js';
import { Doubt } from './doubt.js';
import { Audience, BranchMark, FriendlyMark } from './marks.js';
import type { Panel } from './panel.js';
import { PanelSheet } from './panels.js';
import { Prompt } from './prompt.js';
import { Tools } from './tools.js';
import { UndoWish } from './undo-wish.js';
import type { TableRoom } from './use-table.js';

/** The table that every game is played at: seats, board, prompt, and what lies beside them. */
export function TableFrame({ room }: { room: TableRoom }) {
  const [panel, setPanel] = useState<Panel>();
  const over = room.stage.moment.value?.outcome != null && !room.stage.busy.value;
  useEffect(() => {
    if (over) setPanel('account');
  }, [over]);
  const rule = room.rule.value;
  useEffect(() => {
    if (rule !== undefined) setPanel('rules');
  }, [rule]);
  useTurnSigns(room);
  return (
    <Around
      room={room}
      above={
        <>
          <TableBar room={room} panel={panel} open={setPanel} />
          <ConnectionBanner />
        </>
      }
      board={<PlayedBoard room={room} />}
      below={
        <>
          <UndoWish room={room} />
          <Absence room={room} />
          <Prompt room={room} />
          <Tools room={room} />
        </>
      }
      beside={
        room.play.chat && (
          <section aria-label={talkTitle(room)}>
            <h2>{talkTitle(room)}</h2>
            <Chat room={room} />
          </section>
        )
      }
    >
      {panel && <PanelSheet room={room} panel={panel} open={setPanel} />}
      {room.doubted.value && <Doubt room={room} answer={room.doubted.value.answer} />}
    </Around>
  );
}

/** A sound and a sign in the title when it is one's turn. */
function useTurnSigns(room: TableRoom): void {
  const myTurn = room.myTurn.value;
  const title = say({ key: `${room.game.id}.title` });
  useEffect(() => {
    document.title = myTurn ? t('title.yourTurn', { game: title }) : t('title.table', { game: title });
    if (!myTurn) return;
    sound('turn');
    void notifyTurn(t('title.yourTurn', { game: title }), location.pathname);
  }, [myTurn, title]);
}

function TableBar({
  room,
  panel,
  open,
}: {
  room: TableRoom;
  panel: Panel | undefined;
  open(panel: Panel): void;
}) {
  return (
    <Bar title={say({ key: `${room.game.id}.title` })}>
      <BranchMark room={room} />
      <FriendlyMark room={room} />
      <Audience room={room} />
      <span class="wide-only">
        <IconButton icon="text" label={t('panel.text')} onClick={() => open('text')} />
        <Cards room={room} look="quiet round" />
      </span>
      <IconButton
        icon="rules"
        label={t('panel.rules')}
        expanded={panel === 'rules'}
        onClick={() => open('rules')}
      />
      <LogButton open={() => open('log')} />
      {room.play.chat && (
        <span class="phone-only">
          <IconButton icon="chat" label={t('panel.chat')} onClick={() => open('chat')} />
        </span>
      )}
      <IconButton
        icon="menu"
        label={t('panel.menu')}
        expanded={panel === 'menu'}
        onClick={() => open('menu')}
      />
    </Bar>
  );
}
