import type { ComponentProps } from 'preact';
import { Fetched, fetchAhead } from '../ui/fetched.js';
import type { Dialog } from '../ui/ui.js';
import { t } from '../words/words.js';
import { FetchedPanel } from './fetched-panel.js';
import { Log } from './log.js';
import type { TableModel } from './table-model.js';

const account = () => import('./account.js');
const embedding = () => import('./embedding.js');
const note = () => import('./table-note.js');

/** What a dialog shows. */
export type Sheet = Omit<ComponentProps<typeof Dialog>, 'onClose'>;

/** Panels that a table and a replay have in common. */
export const logSheet = (model: TableModel): Sheet => ({
  title: t('log.title'),
  children: <Log model={model} />,
});
export const accountSheet = (model: TableModel, close: () => void): Sheet => ({
  title: t('ending.title'),
  wide: true,
  children: <FetchedPanel load={account} model={model} close={close} />,
});
/** Has the final account fetched, so that it opens as a whole. */
export const fetchAccount = ({ ui: { loadReckoning } }: TableModel): Promise<unknown> =>
  Promise.all([fetchAhead(account), loadReckoning && fetchAhead(loadReckoning)]);
export const noteSheet = (table: string): Sheet => ({
  title: t('note.title'),
  children: <Fetched load={note} props={{ table }} />,
});
export const embedSheet = (table: string, game: string): Sheet => ({
  title: t('share.embed'),
  children: <Fetched load={embedding} props={{ table, game }} />,
});
