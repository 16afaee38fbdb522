import type { ClockRule } from '@aerie/protocol';
import { language, t } from '../words/words.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** A time in words: its two largest units, so that "3 days 2 hours" and "40 seconds" both say enough. */
export function spanWords(ms: number, display: 'long' | 'short' = 'long'): string {
  const first = UNITS.findIndex(([, size]) => ms >= size);
  if (first < 0) return unitWords(0, 'second', display);
  const [unit, size] = UNITS[first] as (typeof UNITS)[number];
  const [next, part] = UNITS[first + 1] ?? [unit, size];
  const rest = part === size ? 0 : Math.floor((ms % size) / part);
  const whole = unitWords(Math.floor(ms / size), unit, display);
  return rest > 0 ? `${whole} ${unitWords(rest, next, display)}` : whole;
}

const unitWords = (value: number, unit: string, unitDisplay: 'long' | 'short'): string =>
  new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay }).format(value);

/** As clocks show it: 4:05, 1:20:00; calmly in words where there are days. */
export function clockFace(ms: number, { kind }: ClockRule): string {
  if (kind === 'days' && ms >= HOUR) return spanWords(ms, 'short');
  const seconds = Math.ceil(ms / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How time is kept at a table, in a line. */
export function ruleWords(rule: ClockRule): string {
  if (rule.kind === 'days') return t('clock.perDecision', { time: spanWords(rule.days * DAY) });
  const time = spanWords(rule.seconds * SECOND);
  if (rule.kind === 'move') return t('clock.perDecision', { time });
  return rule.increment === 0
    ? t('clock.perGame', { time })
    : t('clock.perGameMore', { time, more: spanWords(rule.increment * SECOND) });
}

/** What a seat has at first. */
export const fullTime = (rule: ClockRule): number =>
  rule.kind === 'days' ? rule.days * DAY : rule.seconds * SECOND;

/** Below this it is time to hurry: a quarter of a move, and never more than half a minute of seconds or a day of days. */
export const lowTime = (rule: ClockRule): number =>
  rule.kind === 'days' ? Math.min(DAY, fullTime(rule) / 4) : Math.min(30 * SECOND, fullTime(rule) / 4);
