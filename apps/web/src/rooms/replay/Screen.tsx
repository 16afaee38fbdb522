import '../../table/table.css';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../router.js';
import { mayMove, settings } from '../../settings/settings.js';
import { FinalAccount } from '../../table/account.js';
import { FriendlyMark } from '../../table/beside.js';
import { Log } from '../../table/log.js';
import { promptWords } from '../../table/prompt.js';
import { Seats } from '../../table/seats.js';
import { Dialog, IconButton } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import { Actions, type Panel } from './Actions.js';
import { Branching } from './Branching.js';
import { Check } from './Check.js';
import { Controls } from './Controls.js';
import { Knowledge } from './Knowledge.js';
import { useKeys } from './keys.js';
import { tr } from './tr.js';
import type { Viewing } from './viewing.js';

/** A match that is seen again, at the table that it was played at. */
export function Screen({ viewing }: { viewing: Viewing }) {
  const { room } = viewing;
  const [panel, setPanel] = useState<Panel>();
  const title = say({ key: `${room.game.id}.title` });
  useEffect(() => {
    document.title = `${tr('replay.of', { game: title })} – Aerie`;
  }, [title]);
  useKeys(viewing);
  return (
    <div
      class="table replay"
      data-moves={room.stage.moment.value?.number}
      data-hour={room.ui.hour}
      style={{ '--pace': mayMove() ? 1 / settings.speed.value : 0 }}
    >
      <header class="bar">
        <IconButton icon="back" label={t('bar.home')} onClick={() => go('/')} />
        <h1>
          {title} <span class="soft">· {tr('replay.title')}</span>
        </h1>
        <FriendlyMark room={room} />
        <IconButton icon="text" label={tr('replay.knowledge')} onClick={() => setPanel('knowledge')} />
        <span class="phone-only">
          <IconButton icon="log" label={t('panel.log')} onClick={() => setPanel('log')} />
        </span>
        <span class="phone-only">
          <IconButton icon="menu" label={tr('replay.more')} onClick={() => setPanel('more')} />
        </span>
      </header>
      <Seats room={room} />
      <main class="middle">
        <Projected viewing={viewing} />
        <div class="below">
          <section class="prompt" aria-label={tr('replay.moment')}>
            <p class="asked" role="status" aria-live="polite">
              {promptWords(room)}
            </p>
          </section>
          <Controls viewing={viewing} />
        </div>
      </main>
      <aside class="beside">
        <section aria-label={t('log.title')}>
          <h2>{t('log.title')}</h2>
          <Log room={room} />
        </section>
        <section class="actions" aria-label={tr('replay.more')}>
          <Actions viewing={viewing} open={setPanel} />
        </section>
      </aside>
      {panel && <Sheet viewing={viewing} panel={panel} open={setPanel} />}
    </div>
  );
}

/** The board as it was. It can be looked at in every way, and nothing on it can be done. */
function Projected({ viewing: { room } }: { viewing: Viewing }) {
  const { Board } = room.ui;
  const side = room.side.value;
  const picture = room.stage.picture.value;
  if (!side || picture === undefined) return <div class="board" />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only hurries; the keyboard steps on
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div class="board" onClick={() => room.stage.busy.peek() && room.stage.skip()}>
      <Board
        picture={picture}
        view={side.view}
        seat={side.seat}
        mine={side.seat === null ? [] : [side.seat]}
        names={room.names.value}
        answers={[]}
        open={null}
        busy={room.stage.busy.value}
        beside={[]}
        choose={() => undefined}
        why={() => tr('replay.readOnly')}
        lit={room.lit.value}
        sketches={[]}
        sketch={() => undefined}
        odds={undefined}
      />
    </div>
  );
}

function Sheet({
  viewing,
  panel,
  open,
}: {
  viewing: Viewing;
  panel: Panel;
  open(panel: Panel | undefined): void;
}) {
  const close = () => open(undefined);
  switch (panel) {
    case 'log':
      return (
        <Dialog title={t('log.title')} onClose={close}>
          <Log room={viewing.room} />
        </Dialog>
      );
    case 'more':
      return (
        <Dialog title={tr('replay.more')} onClose={close}>
          <Actions viewing={viewing} open={open} />
        </Dialog>
      );
    case 'knowledge':
      return (
        <Dialog title={tr('replay.knowledge')} wide onClose={close}>
          <Knowledge viewing={viewing} />
        </Dialog>
      );
    case 'check':
      return (
        <Dialog title={tr('replay.check')} onClose={close}>
          <Check file={viewing.found.file} />
        </Dialog>
      );
    case 'branch':
      return (
        <Dialog title={tr('replay.branch')} onClose={close}>
          <Branching viewing={viewing} />
        </Dialog>
      );
    case 'account':
      return (
        <Dialog title={t('ending.title')} wide onClose={close}>
          <FinalAccount room={viewing.room} />
        </Dialog>
      );
  }
}
