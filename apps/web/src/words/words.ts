import { effect, signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import { settings } from '../settings/settings.js';
import type en from './en.js';

export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
};

/** A list of messages in the ICU message format. The English one says which there are. */
export type Catalogue<K extends string = string> = Readonly<Record<K, string>>;
export type Key = keyof typeof en;
export type Args = Readonly<Record<string, string | number | boolean>>;

/** A catalogue for each language, loaded when it is needed. */
export type Catalogues = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

/** What is to be said, independent of the language. */
export interface Saying {
  readonly key: string;
  readonly args?: Args;
}

const siteWords: Catalogues = {
  de: () => import('./catalogues/de.js'),
  en: () => import('./catalogues/en.js'),
  fr: () => import('./catalogues/fr.js'),
  it: () => import('./catalogues/it.js'),
};

/** The language of the page: the chosen one, or the first of the browser's that there are words in. */
export const language = signal<Language>(preferred());
const messages = signal<ReadonlyMap<string, string>>(new Map());
const added = new Set<Catalogues>([siteWords]);
const parsed = new Map<string, IntlMessageFormat>();

function preferred(): Language {
  const wanted = [settings.language.peek(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((one): one is Language => LANGUAGES.includes(one as Language)) ?? 'en';
}

/** The language that is shown or on its way. */
let requested = language.peek();

/** Loads all words in a language and switches to it; a later call wins over one that is still loading. */
export async function switchLanguage(wanted: Language): Promise<void> {
  requested = wanted;
  const all = await vocabulary(wanted);
  if (requested !== wanted) return;
  parsed.clear();
  messages.value = all;
  language.value = wanted;
}

async function vocabulary(wanted: Language): Promise<Map<string, string>> {
  const known = [...added];
  const loaded = await Promise.all(known.map((catalogues) => catalogues[wanted]()));
  // Another catalogue may have been added while these were loading.
  if (added.size > known.length) return vocabulary(wanted);
  const all = new Map<string, string>();
  for (const { default: catalogue } of loaded)
    for (const [key, text] of Object.entries(catalogue)) all.set(key, text);
  return all;
}

effect(() => {
  document.documentElement.lang = language.value;
});

// The page follows the setting, whether it was changed here or came from the account.
effect(() => {
  const chosen = LANGUAGES.find((one) => one === settings.language.value);
  if (chosen && chosen !== requested) void switchLanguage(chosen);
});

/** Adds the words of a game or a page. Their keys begin with its id and a dot. */
export async function addWords(catalogues: Catalogues): Promise<void> {
  if (added.has(catalogues)) return;
  const current = language.peek();
  const { default: catalogue } = await catalogues[current]();
  // The language may have changed while it was loading.
  if (current !== language.peek()) return addWords(catalogues);
  added.add(catalogues);
  messages.value = new Map([...messages.value, ...Object.entries(catalogue)]);
}

/** Whether there are words for this key. */
export const canSay = (key: string): boolean => messages.value.has(key);

/** The words for a key of the site. */
export const t = (key: Key, args?: Args): string => say({ key, ...(args ? { args } : {}) });

/** Says words of one catalogue: `const tr = translator<typeof en>()`, of a page's English one. */
export const translator =
  <C extends object>() =>
  (key: keyof C & string, args?: Args): string =>
    say({ key, ...(args ? { args } : {}) });

/** The words for any saying, of the site or of a game or page that has joined. */
export function say({ key, args }: Saying): string {
  const text = messages.value.get(key);
  if (text === undefined) return key;
  let message = parsed.get(key);
  if (!message) {
    message = new IntlMessageFormat(text, language.value, undefined, { ignoreTag: true });
    parsed.set(key, message);
  }
  const said = String(message.format(args as Record<string, string | number | boolean>));
  // A minus is set as one; formatted numbers come with a hyphen.
  const below = args && Object.values(args).some((one) => typeof one === 'number' && one < 0);
  return below ? said.replace(/(^|[\s(])-(?=\d)/g, '$1−') : said;
}
