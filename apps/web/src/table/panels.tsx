import { Fetched } from '../ui/fetched.js';
import { Dialog } from '../ui/ui.js';
import { t } from '../words/words.js';
import { Chat, talkTitle } from './chat.js';
import { FetchedPanel } from './fetched-panel.js';
import { Menu } from './menu.js';
import type { Panel } from './panel.js';
import { accountSheet, embedSheet, logSheet, noteSheet, type Sheet } from './sheets.js';
import type { TableModel } from './table-model.js';

/** Where points come from so far. */
const points = () => import('./points.js');
const possibilities = () => import('./possibilities.js');
const recap = () => import('./recap.js');
const rules = () => import('./rules-panel.js');
const preferences = () => import('../preferences/preferences.js');

/** A panel of the table as a dialog. */
export function PanelSheet({
  model,
  panel,
  open,
}: {
  model: TableModel;
  panel: Panel;
  open(panel: Panel | undefined): void;
}) {
  const close = () => {
    model.rule.value = undefined;
    open(undefined);
  };
  return <Dialog {...sheetOf(model, panel, open)} onClose={close} />;
}

function sheetOf(model: TableModel, panel: Panel, open: (panel: Panel | undefined) => void): Sheet {
  const side = model.side.value;
  const { Text } = model.ui;
  const fetched = { model, close: () => open(undefined) };
  switch (panel) {
    case 'possible':
      return {
        title: t('tools.possible'),
        wide: true,
        children: <FetchedPanel key={panel} load={possibilities} {...fetched} />,
      };
    case 'recap':
      return {
        title: t('tools.recap'),
        wide: true,
        children: <FetchedPanel key={panel} load={recap} {...fetched} />,
      };
    case 'log':
      return logSheet(model);
    case 'chat':
      return { title: talkTitle(model), children: <Chat model={model} /> };
    case 'rules':
      return {
        title: t('panel.rules'),
        wide: true,
        children: <FetchedPanel key={panel} load={rules} {...fetched} />,
      };
    case 'text': {
      const text = side && model.mayTell && (
        <Text view={side.view} names={model.names.value} seat={side.seat} />
      );
      return { title: t('panel.text'), wide: true, children: text };
    }
    case 'settings':
      return { title: t('settings.title'), children: <Fetched load={preferences} props={{ under: 'h2' }} /> };
    case 'account':
      return accountSheet(model, fetched.close);
    case 'points':
      return {
        title: t('ending.soFar'),
        wide: true,
        children: <FetchedPanel key={panel} load={points} {...fetched} />,
      };
    case 'embed':
      return embedSheet(model.play.id, model.game.id);
    case 'note':
      return noteSheet(model.play.id);
    case 'menu':
      return { title: t('panel.menu'), children: <Menu model={model} open={open} /> };
  }
}
