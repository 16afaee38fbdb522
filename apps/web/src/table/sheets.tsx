import type { ComponentProps } from 'preact';
import type { Dialog } from '../ui/ui.js';
import { t } from '../words/words.js';
import { FinalAccount } from './account.js';
import { Embedding } from './embedding.js';
import { Log } from './log.js';
import type { TableModel } from './table-model.js';
import { TableNote } from './table-notes.js';

/** What a dialog shows. */
export type Sheet = Omit<ComponentProps<typeof Dialog>, 'onClose'>;

/** Panels that a table and a replay have in common. */
export const logSheet = (model: TableModel): Sheet => ({
  title: t('log.title'),
  children: <Log model={model} />,
});
export const accountSheet = (model: TableModel): Sheet => ({
  title: t('ending.title'),
  wide: true,
  children: <FinalAccount model={model} />,
});
export const noteSheet = (table: string): Sheet => ({
  title: t('note.title'),
  children: <TableNote table={table} />,
});
export const embedSheet = (table: string, game: string): Sheet => ({
  title: t('share.embed'),
  children: <Embedding table={table} game={game} />,
});
