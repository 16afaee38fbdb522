import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useShortcuts } from '../kit/shortcuts.js';
import { ConnectionBanner } from '../net/connection-banner.js';
import { notifyTurn } from '../net/turn-notification.js';
import { resultSeen } from '../play/seen-results.js';
import { settings } from '../settings/settings.js';
import { play as sound } from '../sound/sound.js';
import { IconButton } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import { Absence } from './absence.js';
import { LogButton } from './bar.js';
import { PlayedBoard } from './board.js';
import { Cards } from './cards.js';
import { Chat, chatLabel, talkTitle, UnreadMark } from './chat.js';
import { Confirm } from './confirm.js';
import { FrameLayout } from './frame-layout.js';
import { TABLE_KEYS } from './keys.js';
import { Audience, BranchMark, StakesMark } from './marks.js';
import { MissingBot } from './missing-bot.js';
import { toNext } from './next-table.js';
import type { Panel } from './panel.js';
import { PanelSheet } from './panels.js';
import { Prompt } from './prompt.js';
import { Resign } from './resign.js';
import { fetchAccount } from './sheets.js';
import { useVictory } from './sounds.js';
import type { TableModel } from './table-model.js';
import { useTableNotes } from './table-notes.js';
import { Takeover } from './takeover.js';
import { Toasts } from './toasts.js';
import { Tools } from './tools.js';
import { UndoRequest } from './undo-request.js';

/** The frame that every game is played in: seats, board, prompt, tools, log and chat; `coach`: who watches over a first game. */
export function TableFrame({ model, coach }: { model: TableModel; coach?: ComponentChildren }) {
  const [panel, setPanel] = useState<Panel>();
  const over = model.player.moment.value?.outcome != null && !model.player.busy.value;
  useEffect(() => {
    if (!over) return;
    let gone = false;
    const show = () => !gone && setPanel('account');
    fetchAccount(model).then(show, show);
    resultSeen(model.play.id);
    return () => {
      gone = true;
    };
  }, [model, over]);
  useVictory(model, over);
  const rule = model.rule.value;
  useEffect(() => {
    if (rule !== undefined) setPanel('rules');
  }, [rule]);
  useEffect(() => {
    model.isReading.value = panel === 'recap';
  }, [model, panel]);
  useTurnSigns(model);
  useNotes(model);
  useTableKeys(model, setPanel);
  useRecapAtTurn(model, () => setPanel((open) => open ?? 'recap'));
  return (
    <FrameLayout
      model={model}
      bar={{
        title: say({ key: `game.${model.game.id}` }),
        buttons: <Buttons model={model} panel={panel} open={setPanel} />,
      }}
      banner={<ConnectionBanner />}
      board={<PlayedBoard model={model} />}
      below={
        <>
          <UndoRequest model={model} />
          <Takeover model={model} />
          <Absence model={model} />
          <MissingBot model={model} />
          {coach}
          <Prompt model={model} />
          <Tools model={model} open={setPanel} />
        </>
      }
      beside={
        model.play.chat && (
          <section aria-label={talkTitle(model)}>
            <h2>
              {talkTitle(model)} <UnreadMark model={model} />
            </h2>
            <Chat model={model} docked />
          </section>
        )
      }
    >
      {panel !== 'chat' && <Toasts model={model} openChat={() => toChat(() => setPanel('chat'))} />}
      {panel && <PanelSheet model={model} panel={panel} open={setPanel} />}
      {model.resigning.value && <Resign model={model} />}
      {model.unconfirmed.value && <Confirm model={model} answer={model.unconfirmed.value.answer} />}
    </FrameLayout>
  );
}

/** The viewer's notes, at a table of the server. */
function useNotes({ play, names }: TableModel): void {
  useTableNotes(play.kind === 'online' ? play.id : undefined, names.value.join());
}

/** Goes to the chat: where it stands beside the board, to its input, else it is opened. */
function toChat(open: () => void): void {
  const input = document.querySelector<HTMLElement>('.beside .chat .input');
  if (input?.checkVisibility()) input.focus();
  else open();
}

/** Tells at the start of the viewer's turn what the others did, if the settings say so. */
function useRecapAtTurn(model: TableModel, tell: () => void): void {
  const asked = model.myTurn.value && !model.isCurtained ? model.side.value?.seat : undefined;
  useEffect(() => {
    if (asked == null || !settings.recap.peek()) return;
    let gone = false;
    void import('../play/recap.js').then(({ isNews }) => {
      if (!gone && isNews(asked, model.player.recent)) tell();
    });
    return () => {
      gone = true;
    };
  }, [model, asked]);
}

/** The keys that open a panel, and that which leads on to another table. */
function useTableKeys({ play }: TableModel, open: (panel: Panel) => void): void {
  const acts = useMemo(
    () => ({
      possible: () => open('possible'),
      recap: () => open('recap'),
      next: () => play.kind === 'online' && toNext(),
    }),
    [play, open],
  );
  useShortcuts(TABLE_KEYS, acts);
}

/** Says in the title, and with a sound, that it is the viewer's turn. */
function useTurnSigns(model: TableModel): void {
  const myTurn = model.myTurn.value;
  const title = say({ key: `game.${model.game.id}` });
  useEffect(() => {
    document.title = myTurn ? t('title.yourTurn', { game: title }) : t('title.table', { game: title });
    if (!myTurn) return;
    sound('turn');
    void notifyTurn(t('title.yourTurn', { game: title }), location.pathname);
  }, [myTurn, title]);
}

function Buttons({
  model,
  panel,
  open,
}: {
  model: TableModel;
  panel: Panel | undefined;
  open(panel: Panel): void;
}) {
  return (
    <>
      <BranchMark model={model} />
      <StakesMark model={model} />
      <Audience model={model} />
      <span class="roomy-only">
        <IconButton icon="text" label={t('panel.text')} onClick={() => open('text')} />
        <Cards model={model} look="quiet round" />
      </span>
      <IconButton
        icon="rules"
        label={t('panel.rules')}
        expanded={panel === 'rules'}
        onClick={() => open('rules')}
      />
      <LogButton model={model} open={() => open('log')} />
      {model.play.chat && (
        <span class="compact-only to-chat">
          <IconButton icon="chat" label={chatLabel(model)} onClick={() => open('chat')} />
          <UnreadMark model={model} />
        </span>
      )}
      <IconButton
        icon="menu"
        label={t('panel.menu')}
        expanded={panel === 'menu'}
        onClick={() => open('menu')}
      />
    </>
  );
}
