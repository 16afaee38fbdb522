import { Preferences } from '../preferences/preferences.js';
import { Rules } from '../rules/text.js';
import { Dialog } from '../ui/ui.js';
import { t } from '../words/words.js';
import { Points } from './account.js';
import { Chat, talkTitle } from './chat.js';
import { Menu } from './menu.js';
import type { Panel } from './panel.js';
import { accountSheet, logSheet, type Sheet } from './sheets.js';
import type { TableRoom } from './use-table.js';

/** One of the panels of a table, over it. */
export function PanelSheet({
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
  return <Dialog {...sheetOf(room, panel, open)} onClose={close} />;
}

function sheetOf(room: TableRoom, panel: Panel, open: (panel: Panel | undefined) => void): Sheet {
  const side = room.side.value;
  const { Text } = room.ui;
  switch (panel) {
    case 'log':
      return logSheet(room);
    case 'chat':
      return { title: talkTitle(room), children: <Chat room={room} /> };
    case 'rules': {
      const at = room.rule.value ?? (side && room.ui.passage(side.view));
      const now = room.rule.value === undefined;
      const rules = <Rules game={room.game.id} under="h2" at={at} now={now} />;
      return { title: t('panel.rules'), wide: true, children: rules };
    }
    case 'text': {
      const text = side && room.mayTell && (
        <Text view={side.view} names={room.names.value} seat={side.seat} />
      );
      return { title: t('panel.text'), wide: true, children: text };
    }
    case 'settings':
      return { title: t('settings.title'), children: <Preferences under="h2" /> };
    case 'account':
      return accountSheet(room);
    case 'points':
      return { title: t('ending.soFar'), wide: true, children: <Points room={room} /> };
    case 'menu':
      return { title: t('panel.menu'), children: <Menu room={room} open={open} /> };
  }
}
