import type { IncomingMessage } from 'node:http';

const LANGUAGES = ['de', 'en', 'fr', 'it'];

/** The language that a page is asked for in: the one that its address names (`?lang=fr`), else what the visitor prefers. */
export function languageOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const named = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1];
  const preferred = String(headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return [named, ...preferred].find((one) => one !== undefined && LANGUAGES.includes(one)) ?? 'en';
}
