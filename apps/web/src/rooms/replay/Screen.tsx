import { useEffect, useState } from 'preact/hooks';
import { Around } from '../../table/around.js';
import { Bar, LogButton } from '../../table/bar.js';
import { BoardPlace, type Hands } from '../../table/board.js';
import { FriendlyMark } from '../../table/marks.js';
import { promptWords } from '../../table/prompt.js';
import { accountSheet, logSheet, type Sheet } from '../../table/sheets.js';
import { Dialog, IconButton } from '../../ui/ui.js';
import { say } from '../../words/words.js';
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
    <Around
      room={room}
      look="table replay"
      above={
        <Bar
          title={
            <>
              {title} <span class="soft what">· {tr('replay.title')}</span>
            </>
          }
        >
          <FriendlyMark room={room} />
          <IconButton icon="text" label={tr('replay.knowledge')} onClick={() => setPanel('knowledge')} />
          <LogButton open={() => setPanel('log')} />
          <span class="phone-only">
            <IconButton icon="menu" label={tr('replay.more')} onClick={() => setPanel('more')} />
          </span>
        </Bar>
      }
      board={<BoardPlace room={room} hands={folded(viewing)} />}
      below={
        <>
          <section class="prompt" aria-label={tr('replay.moment')}>
            <p class="asked" role="status" aria-live="polite">
              {promptWords(room)}
            </p>
          </section>
          <Controls viewing={viewing} />
        </>
      }
      beside={
        <section class="actions" aria-label={tr('replay.more')}>
          <Actions viewing={viewing} open={setPanel} />
        </section>
      }
    >
      {panel && <Dialog {...sheetOf(viewing, panel, setPanel)} onClose={() => setPanel(undefined)} />}
    </Around>
  );
}

/** The board can be looked at in every way, and nothing on it can be done. */
function folded({ room }: Viewing): Hands {
  const seat = room.side.value?.seat ?? null;
  return {
    mine: seat === null ? [] : [seat],
    answers: [],
    open: null,
    busy: room.stage.busy.value,
    beside: [],
    choose: () => undefined,
    why: () => tr('replay.readOnly'),
    explain: () => undefined,
    hinted: [],
    sketches: [],
    sketch: () => undefined,
    odds: undefined,
    advised: undefined,
  };
}

function sheetOf(viewing: Viewing, panel: Panel, open: (panel: Panel | undefined) => void): Sheet {
  switch (panel) {
    case 'log':
      return logSheet(viewing.room);
    case 'more':
      return { title: tr('replay.more'), children: <Actions viewing={viewing} open={open} /> };
    case 'knowledge':
      return { title: tr('replay.knowledge'), wide: true, children: <Knowledge viewing={viewing} /> };
    case 'check':
      return { title: tr('replay.check'), children: <Check file={viewing.found.file} /> };
    case 'branch':
      return { title: tr('replay.branch'), children: <Branching viewing={viewing} /> };
    case 'account':
      return accountSheet(viewing.room);
  }
}
