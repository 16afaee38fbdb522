import type { ComponentProps } from 'preact';
import type { Dialog } from '../ui/ui.js';
import { t } from '../words/words.js';
import { FinalAccount } from './account.js';
import { Log } from './log.js';
import type { TableRoom } from './use-table.js';

/** What a dialog shows. */
export type Sheet = Omit<ComponentProps<typeof Dialog>, 'onClose'>;

/** Panels of every table, whether it is played at or seen again. */
export const logSheet = (room: TableRoom): Sheet => ({
  title: t('log.title'),
  children: <Log room={room} />,
});
export const accountSheet = (room: TableRoom): Sheet => ({
  title: t('ending.title'),
  wide: true,
  children: <FinalAccount room={room} />,
});
