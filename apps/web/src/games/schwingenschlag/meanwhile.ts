import type { Seat } from '@aerie/kernel';
import type { Event, View } from '@aerie/schwingenschlag';
import type { LogLine } from '../../contract/game-ui.js';
import { logLine } from './messages.js';
import { isRival, topTask } from './table.js';

type Kind = Event['type'];
const ACTIONS: readonly Kind[] = ['enticed', 'dug', 'explored', 'passed'];
const NEWS: readonly Kind[] = [...ACTIONS, 'covered', 'marked', 'rivalTook', 'rivalPassed'];
/** What others bring to whoever waits. */
const GIFTS: readonly Kind[] = ['gained', 'tookCard', 'laid'];
/** So much is told again; more of it stands in the log. */
const MOST = 3;

const seatOf = (e: Event): Seat | undefined => ('seat' in e ? e.seat : undefined);

/** What others did since somebody's own last action, for the moment when it is their turn again. */
export function meanwhile(told: readonly Event[], view: View, me: Seat): LogLine[] {
  if (topTask(view)?.task !== 'turn') return [];
  const mine = told.findLastIndex(
    (e) => e.type === 'roundBegan' || (seatOf(e) === me && ACTIONS.includes(e.type)),
  );
  const since = told.slice(mine + 1);
  const theirs = since.filter((e) => seatOf(e) !== me && NEWS.includes(e.type));
  const [first] = theirs;
  const gifts = first
    ? since.slice(since.indexOf(first)).filter((e) => seatOf(e) === me && GIFTS.includes(e.type))
    : [];
  // Of an opponent who only moved its guild stone, the last step is told.
  const step = since.findLast((e) => e.type === 'guildStepped' && isRival(view, e.seat));
  const news = [...(theirs.length > 0 ? theirs : step ? [step] : []), ...gifts];
  return news.slice(-MOST).map((e) => logLine(e, view));
}
