import './table.css';
import './sideways.css';
import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../games/shelf.js';
import { ConnectionBanner } from '../net/banner.js';
import { tellTurn } from '../net/turn-notice.js';
import { go } from '../router.js';
import { Rules } from '../rules/text.js';
import { Preferences } from '../settings/preferences.js';
import { mayMove, settings } from '../settings/settings.js';
import { play as sound } from '../sound/sound.js';
import { Icon } from '../ui/icon.js';
import { Button, Dialog, IconButton } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import { Absence } from './absence.js';
import { FinalAccount, Points } from './account.js';
import { Audience, BranchMark, Doors, FriendlyMark } from './beside.js';
import { Chat, talkTitle } from './chat.js';
import { Curtain } from './curtain.js';
import { Log } from './log.js';
import { reasonWords } from './people.js';
import { Prompt } from './prompt.js';
import { Seats } from './seats.js';
import type { TableRoom } from './use-table.js';

type Panel = 'log' | 'chat' | 'rules' | 'text' | 'menu' | 'settings' | 'account' | 'points';

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
  const { stage } = room;
  return (
    <div
      class="table"
      data-moves={room.stage.moment.value?.number}
      data-hour={room.ui.hour}
      style={{ '--pace': mayMove() ? 1 / settings.speed.value : 0 }}
    >
      <Bar room={room} panel={panel} open={setPanel} />
      <ConnectionBanner />
      <Seats room={room} />
      <main class="middle">
        <BoardPlace room={room} />
        <div class="below">
          <Absence room={room} />
          <Prompt room={room} />
          <Tools room={room} />
        </div>
      </main>
      <aside class="beside">
        <section aria-label={t('log.title')}>
          <h2>{t('log.title')}</h2>
          <Log room={room} />
        </section>
        {room.play.chat && (
          <section aria-label={talkTitle(room)}>
            <h2>{talkTitle(room)}</h2>
            <Chat room={room} />
          </section>
        )}
      </aside>
      {panel && <PanelSheet room={room} panel={panel} open={setPanel} />}
      {room.doubted.value !== undefined && <Doubt room={room} answer={room.doubted.value} />}
      <div class="hidden-visually" aria-live="polite">
        {stage.refused.value && reasonWords(room.game.id, stage.refused.value)}
      </div>
    </div>
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
    void tellTurn(t('title.yourTurn', { game: title }), location.pathname);
  }, [myTurn, title]);
}

function Bar({ room, panel, open }: { room: TableRoom; panel: Panel | undefined; open(panel: Panel): void }) {
  return (
    <header class="bar">
      <IconButton icon="back" label={t('bar.home')} onClick={() => go('/')} />
      <h1>{say({ key: `${room.game.id}.title` })}</h1>
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
      <span class="phone-only">
        <IconButton icon="log" label={t('panel.log')} onClick={() => open('log')} />
      </span>
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
    </header>
  );
}

/** All cards of the game, in a window of their own: the table stays as it is. */
function Cards({ room, look }: { room: TableRoom; look: 'plain' | 'quiet round' }) {
  const address = COVERS.get(room.game.id)?.cards;
  if (address === undefined) return null;
  const label = t('home.cards');
  return (
    <a
      class={`button ${look}`}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <Icon name="cards" />
      {look === 'plain' && label}
    </a>
  );
}

function BoardPlace({ room }: { room: TableRoom }) {
  const { Board, Text } = room.ui;
  const side = room.side.value;
  const picture = room.stage.picture.value;
  if (!side || picture === undefined) return <div class="board" />;
  if (room.isCurtained) {
    return (
      <div class="board">
        <Curtain room={room} />
      </div>
    );
  }
  const busy = room.stage.busy.value || room.sending.value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only hurries; the keyboard has a button for it
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div class="board" onClick={(event) => (room.stage.busy.peek() ? room.stage.skip() : ask(room, event))}>
      <Board
        picture={picture}
        view={side.view}
        seat={side.seat}
        mine={room.mine.value}
        names={room.names.value}
        answers={busy || room.isCovered.value ? [] : side.answers}
        open={busy || room.isCovered.value ? null : side.open}
        busy={busy}
        beside={busy ? [] : room.beside.value}
        choose={(answer, by) => (by === undefined ? room.choose(answer) : room.chooseFor(by, answer))}
        why={(answer) => room.why(answer)}
        lit={room.lit.value}
        sketches={room.play.sketches.value}
        sketch={(plan) => room.sketch(plan)}
        odds={room.odds.value}
      />
      {room.mayTell && (
        <section class="hidden-visually" aria-label={t('panel.text')}>
          <h2>{t('panel.text')}</h2>
          <Text view={side.view} names={room.names.value} seat={side.seat} />
        </section>
      )}
    </div>
  );
}

/** Whoever presses something that is not legal now is told why, with the way to the rule. */
function ask(room: TableRoom, { target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest('[data-answer][aria-disabled="true"]') : null;
  const answer = pressed?.getAttribute('data-answer');
  if (answer && room.myTurn.peek()) room.tell(answer);
}

function Tools({ room }: { room: TableRoom }) {
  const side = room.side.value;
  const moment = room.stage.moment.value;
  if (!side || !moment || side.seat === null || moment.outcome) {
    return moment?.outcome ? null : <div class="tools" />;
  }
  const notNow = room.myTurn.value ? undefined : t('tools.notYourTurn');
  const others = room.table.value?.seats.some((seated) => seated.kind === 'person' && !seated.mine);
  // Where the others can allow it, one may ask.
  const bar =
    side.undo && (side.undo.code === 'nothingToUndo' || !others)
      ? reasonWords(room.game.id, side.undo)
      : undefined;
  return (
    <div class="tools" role="toolbar" aria-label={t('tools.title')}>
      {room.stage.busy.value && (
        <Button icon="skip" look="quiet" onClick={() => room.stage.skip()}>
          {t('tools.skip')}
        </Button>
      )}
      {!room.stage.busy.value && (
        <>
          <Button icon="undo" look="quiet" whyNot={bar} onClick={() => room.undo()}>
            {side.undo && !bar ? t('tools.askUndo') : t('tools.undo')}
          </Button>
          {room.ui.odds && (
            <Button icon="odds" look="quiet" pressed={room.showsOdds.value} onClick={() => room.toggleOdds()}>
              {t('tools.odds')}
            </Button>
          )}
          <Button icon="hint" look="quiet" whyNot={notNow} onClick={() => void room.askHint()}>
            {t('tools.hint')}
          </Button>
        </>
      )}
    </div>
  );
}

function PanelSheet({
  room,
  panel,
  open,
}: {
  room: TableRoom;
  panel: Panel;
  open(panel: Panel | undefined): void;
}) {
  const close = () => {
    room.rule.value = undefined;
    open(undefined);
  };
  const side = room.side.value;
  const { Text } = room.ui;
  switch (panel) {
    case 'log':
      return (
        <Dialog title={t('log.title')} onClose={close}>
          <Log room={room} />
        </Dialog>
      );
    case 'chat':
      return (
        <Dialog title={talkTitle(room)} onClose={close}>
          <Chat room={room} />
        </Dialog>
      );
    case 'rules':
      return (
        <Dialog title={t('panel.rules')} wide onClose={close}>
          <Rules
            game={room.game.id}
            under="h2"
            at={room.rule.value ?? (side && room.ui.passage(side.view))}
            now={room.rule.value === undefined}
          />
        </Dialog>
      );
    case 'text':
      return (
        <Dialog title={t('panel.text')} wide onClose={close}>
          {side && room.mayTell && <Text view={side.view} names={room.names.value} seat={side.seat} />}
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={t('settings.title')} onClose={close}>
          <Preferences under="h2" />
        </Dialog>
      );
    case 'account':
      return (
        <Dialog title={t('ending.title')} wide onClose={close}>
          <FinalAccount room={room} />
        </Dialog>
      );
    case 'points':
      return (
        <Dialog title={t('ending.soFar')} wide onClose={close}>
          <Points room={room} />
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog title={t('panel.menu')} onClose={close}>
          <Menu room={room} open={open} />
        </Dialog>
      );
  }
}

function Menu({ room, open }: { room: TableRoom; open(panel: Panel | undefined): void }) {
  const seat = room.side.value?.seat;
  const over = room.stage.moment.value?.outcome != null;
  const covered = seat != null && room.table.value?.seats[seat]?.cover !== null;
  const [surely, setSurely] = useState(false);
  const full = document.fullscreenElement !== null;
  return (
    <div class="stack menu">
      {over && (
        <Button icon="check" onClick={() => open('account')}>
          {t('ending.title')}
        </Button>
      )}
      {!over && room.ui.Reckoning && !room.isCurtained && (
        <Button icon="odds" onClick={() => open('points')}>
          {t('ending.soFar')}
        </Button>
      )}
      <Button icon="text" onClick={() => open('text')}>
        {t('panel.text')}
      </Button>
      <Cards room={room} look="plain" />
      <Button
        icon={settings.sound.value ? 'sound' : 'silent'}
        pressed={settings.sound.value}
        onClick={() => {
          settings.sound.value = !settings.sound.value;
        }}
      >
        {settings.sound.value ? t('settings.soundOn') : t('settings.soundOff')}
      </Button>
      {document.fullscreenEnabled && (
        <Button
          icon={full ? 'small' : 'full'}
          onClick={() => {
            void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
            open(undefined);
          }}
        >
          {full ? t('menu.leaveFull') : t('menu.full')}
        </Button>
      )}
      <Button icon="settings" onClick={() => open('settings')}>
        {t('settings.title')}
      </Button>
      <Doors room={room} />
      {seat != null && !over && !covered && (
        <Button
          icon="bot"
          onClick={() => {
            void room.send(() => room.play.cover(seat, room.adviser));
            open(undefined);
          }}
        >
          {t('menu.coverMe')}
        </Button>
      )}
      {seat != null && !over && room.play.kind === 'online' && (
        <Button
          icon="remove"
          look="quiet"
          onClick={() => {
            if (surely) {
              void room.send(() => room.play.resign(seat));
              open(undefined);
            } else setSurely(true);
          }}
        >
          {surely ? t('menu.resignSurely') : t('menu.resign')}
        </Button>
      )}
    </div>
  );
}

/** A second thought before an answer that would hurt. */
function Doubt({ room, answer }: { room: TableRoom; answer: string }) {
  const side = room.side.value;
  const question = side && side.seat !== null ? room.ui.confirm(answer, side.view, side.seat) : undefined;
  const drop = () => {
    room.doubted.value = undefined;
  };
  if (!question || !side) return null;
  return (
    <Dialog title={t('doubt.title')} onClose={drop}>
      <p>{say(question)}</p>
      <div class="row doubt">
        <Button look="primary" onClick={() => room.choose(answer, true)}>
          {say(room.ui.answer(answer, side.view))}
        </Button>
        <Button onClick={drop}>{t('doubt.no')}</Button>
      </div>
    </Dialog>
  );
}
