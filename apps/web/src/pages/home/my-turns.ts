import { computed, effect } from '@preact/signals';
import { lobby } from '../../net/lobby.js';
import { notifyTurn } from '../../net/turn-notification.js';
import { t } from '../../words/words.js';

/** At how many tables of the lobby it is this person's turn. */
export const myTurns = computed(
  () => lobby.value.mine.filter(({ table, myTurn }) => myTurn && table.status === 'running').length,
);

/** The badge of the installed app shows the number, and a new turn is notified. */
let before = 0;
effect(() => {
  const { value } = myTurns;
  if (value > 0) void navigator.setAppBadge?.(value).catch(() => {});
  else if (before > 0) void navigator.clearAppBadge?.().catch(() => {});
  if (value > before) void notifyTurn(t('home.titleTurns', { count: value }), '/');
  before = value;
});
