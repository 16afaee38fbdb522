import { computed, effect } from '@preact/signals';
import { lobby } from '../../net/lobby.js';
import { notifyTurn } from '../../net/turn-notification.js';
import { path } from '../../ui/router.js';
import { t } from '../../words/words.js';

/** The tables of the lobby where it is this person's turn. */
const awaiting = computed(() =>
  lobby.value.mine
    .filter(({ table, myTurn }) => myTurn && table.status === 'running')
    .map(({ table }) => `/table/${table.id}`),
);
export const myTurns = computed(() => awaiting.value.length);

/** The badge of the installed app shows the number, and a new turn is notified, unless the table that is open does that itself. */
let before = 0;
let elsewhere = 0;
effect(() => {
  const { value } = myTurns;
  if (value > 0) void navigator.setAppBadge?.(value).catch(() => {});
  else if (before > 0) void navigator.clearAppBadge?.().catch(() => {});
  const others = awaiting.value.filter((address) => address !== path.peek()).length;
  if (value > before && others > elsewhere) void notifyTurn(t('home.titleTurns', { count: value }), '/');
  before = value;
  elsewhere = others;
});
