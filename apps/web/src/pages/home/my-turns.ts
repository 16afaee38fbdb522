import { computed, effect } from '@preact/signals';
import { lobby } from '../../net/lobby.js';
import { notifyTurn } from '../../net/turn-notification.js';
import { t } from '../../words/words.js';

/** At how many tables it is one's turn, as far as the lobby tells. */
export const myTurns = computed(
  () => lobby.value.mine.filter(({ table, myTurn }) => myTurn && table.status === 'running').length,
);

/** The sign of the app on the device says so too, and a notice if one wishes. */
let before = 0;
effect(() => {
  const { value } = myTurns;
  if (value > 0) void navigator.setAppBadge?.(value).catch(() => {});
  else if (before > 0) void navigator.clearAppBadge?.().catch(() => {});
  if (value > before) void notifyTurn(t('home.titleTurns', { count: value }), '/');
  before = value;
});
