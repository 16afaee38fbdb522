import type { Reason, Seat } from '@aerie/kernel';
import type { Seated, Stakes, TableMessage } from '@aerie/protocol';
import type { LogLine } from '../contract/game-ui.js';
import { about, type People } from '../words/about.js';
import { canSay, language, say, t } from '../words/words.js';

/** Names of bots, by seat, so that no two at a table are called the same. */
const BOT_NAMES = ['Alba', 'Bruno', 'Cirra', 'Dario', 'Elva', 'Fosco', 'Gaia', 'Hugo'] as const;

/** A name as it is shown: with a mark where it is that of somebody else's account, or looks like it. */
export const shownName = ({
  name,
  guest,
}: {
  readonly name: string;
  readonly guest?: true | undefined;
}): string => (guest ? t('name.guest', { name }) : name);

export function nameOf({ kind, name, guest, invited }: Seated, seat: Seat): string {
  if (kind === 'bot') return BOT_NAMES[seat] as string;
  const called = kind === 'open' ? invited?.name : name;
  if (!called) return t(kind === 'open' ? 'seat.open' : 'seat.gone');
  return shownName({ name: called, guest });
}

export const namesOf = (table: TableMessage): string[] => table.seats.map(nameOf);

/** Whether a bot's level has words: where it does not, it is one of a newer version, or none at all. */
export const isNamed = (game: string, level: string): boolean =>
  canSay(`game.${game}.level.${level}`) || canSay(`level.${level}`);

/** A bot's level in words: the game's own, or those for bots that every game may have. */
export function levelWords(game: string, level: string): string {
  const own = `game.${game}.level.${level}`;
  return say({ key: canSay(own) ? own : `level.${level}` });
}

/** How strong the bot of a seat is, in words; of one that adapts also to whom. */
export function botWords(table: TableMessage, { level, adaptive }: Seated): string {
  const now = levelWords(table.game, level ?? '');
  return adaptive ? t('level.adapts', { who: table.host ? 'me' : 'other', level: now }) : now;
}

/** How a bot of this level plays, in a line: in the game's own words or the site's; undefined where nobody has said it. */
export function levelAbout(game: string, level: string): string | undefined {
  const key = [`game.${game}.level.${level}.about`, `level.${level}.about`].find(canSay);
  return key === undefined ? undefined : say({ key });
}

/** Whether a match changes ratings, in words; nothing where there are none. */
export function stakesWords(stakes: Stakes): string | undefined {
  if (stakes === 'none') return undefined;
  return stakes === 'friendly'
    ? `${t('stakes.friendly')}. ${t('stakes.friendlyAbout')}`
    : `${t('stakes.rated')}. ${t('stakes.ratedAbout')}`;
}

/** A reason in words: those of the game, or else those of the table itself. */
export function reasonWords(game: string, { code, args }: Reason): string {
  const own = `${game}.why.${code}`;
  const key = canSay(own) ? own : `why.${code}`;
  return canSay(key) ? say({ key, ...(args ? { args } : {}) }) : t('why.unknown', { code });
}

/** A line of the log in words, with the name of whoever did it. */
export function logLineWords({ key, args, seat }: LogLine, people: People): string {
  if (seat === undefined) return say({ key, ...(args ? { args } : {}) });
  return say({ key, args: { ...args, ...about(seat, people) } });
}

/** Points as people write them: a negative number has a minus sign, not a hyphen. */
export const pointsWords = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A day of UTC without its year. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** That somebody is on holiday, and up to which day. */
export const holidayWords = (lastDay: string): string => t('seat.holiday', { day: dayWords(lastDay) });

/** How much of somebody's last turns over days was in time. */
export const inTimeWords = (percent: number): string =>
  t('seat.inTime', {
    percent: new Intl.NumberFormat(language.value, { style: 'percent' }).format(percent / 100),
  });
