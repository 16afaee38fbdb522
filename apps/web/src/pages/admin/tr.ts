import type { Measure } from '@aerie/protocol';
import type { ApiResult } from '../../net/api.js';
import { language, t, translator } from '../../words/words.js';
import type en from './words/en.js';

export const tr = translator<typeof en>();

/** Refusals that have words here. */
const CODES = [
  ...(['badFactor', 'noFactor', 'hasRole', 'yourself', 'noSuchPerson', 'notFound'] as const),
  ...(['badPasskey', 'beginAgain'] as const),
  ...(['notForRole', 'noAccountThere', 'otherName', 'noSignal', 'switchedOff', 'badRequest'] as const),
] as const;

/** Why something was not done, in words, where it is not a matter of waiting; undefined if it was. */
export function whyNot(answer: ApiResult<unknown>): string | undefined {
  if (answer.kind === 'ok') return undefined;
  if (answer.kind === 'unreachable') return t('error.noServer.about');
  const known = CODES.find((one) => one === answer.code);
  return known ? tr(`admin.why.${known}`) : t('why.unknown', { code: answer.code });
}

const format = (at: string | number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, how).format(new Date(at));
export const day = (at: string | number): string => format(at, { dateStyle: 'medium' });
export const minute = (at: string | number): string =>
  format(at, { dateStyle: 'medium', timeStyle: 'short' });

/** Until when something holds; null: for good. */
export const untilWords = (until: string | number | null): string =>
  until === null ? tr('admin.forGood') : tr('admin.until', { date: minute(until) });

/** Bytes, rounded as one reads them. */
export function size(bytes: number): string {
  const units = ['megabyte', 'gigabyte', 'terabyte'] as const;
  let [n, unit] = [bytes / 1e6, 0];
  for (; n >= 1000 && unit < units.length - 1; unit++) n /= 1000;
  const how = { style: 'unit', unit: units[unit], maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language.value, how).format(n);
}

export const number = (n: number): string => new Intl.NumberFormat(language.value).format(n);

/** What was done about somebody, by name. */
export function measureName({ what, from }: Pick<Measure, 'what' | 'from'>): string {
  if (what === 'warning') return tr('admin.measure.warning');
  if (what === 'ban') return tr('admin.measure.ban');
  return tr(`admin.from.${from ?? 'play'}`);
}
