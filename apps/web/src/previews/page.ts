import type { PreviewedTable, PreviewOrder } from '@aerie/protocol';
import { COVERS } from '../games/registry.js';
import { type Card, cardAt, nameIn } from '../games/schwingenschlag/deck.js';
import { themeWords } from '../pages/puzzles/themes.js';
import { shownName } from '../table/people.js';
import type site from '../words/en.js';
import { type Language, language, say, t, translator } from '../words/words.js';
import type en from './words/en.js';

const tr = translator<typeof en>();

/** What is said of a page, in the language that is spoken now. */
export interface Said {
  readonly title: string;
  readonly description: string;
  /** On the picture: what it is, its name, and lines below it. */
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** What is shown beside that: a game, a card, or all games. */
  readonly shown: { readonly game: string } | { readonly card: Card } | 'all';
}

/** Pages that are about all games: title and description. */
const OVERVIEWS: Readonly<Record<string, readonly [keyof typeof site, keyof typeof en]>> = {
  '/puzzles': ['home.puzzles', 'preview.puzzles.about'],
  '/puzzles/day': ['home.puzzle', 'preview.day.about'],
  '/daily': ['home.daily', 'preview.daily.about'],
  '/duplicate': ['home.duplicate', 'preview.duplicate.about'],
  '/cards': ['home.cards', 'preview.cards.about'],
  '/learn': ['home.learn', 'preview.learn.about'],
};

const home = (): Said => ({
  title: t('home.title'),
  description: t('home.about'),
  label: 'Aerie',
  name: t('home.hello'),
  lines: [t('home.lead')],
  shown: 'all',
});

/** What is said of the page at an address; undefined where there is nothing to say, or no such page. */
export function said({ address, table, puzzle }: PreviewOrder): Said | undefined {
  const [, first = '', second = '', ...rest] = address.split('/');
  if (first === '') return home();
  const overview = OVERVIEWS[address];
  if (overview) return about(...overview);
  if (table) return first === 'replay' && table.status === 'over' ? replay(table) : seats(table);
  const isGame = COVERS.has(second);
  switch (first) {
    case 'games':
      return isGame ? game(second) : undefined;
    case 'learn':
    case 'rules':
      return isGame ? ofGame(first, second) : undefined;
    case 'puzzles':
      if (!isGame) return undefined;
      return puzzle ? puzzleOf(second, puzzle.theme) : ofGame(first, second);
    case 'cards':
      return card(cardAt(second, rest[0] ?? ''));
    default:
      return undefined;
  }
}

const titled = (title: string): string => `${title} – Aerie`;
const titleOf = (id: string): string => say({ key: `game.${id}` });

function game(id: string): Said {
  const { seats, minutes } = COVERS.get(id) as NonNullable<ReturnType<typeof COVERS.get>>;
  return {
    title: titled(titleOf(id)),
    description: say({ key: `game.${id}.description` }),
    label: tr('preview.label.game'),
    name: titleOf(id),
    lines: [
      say({ key: `game.${id}.tagline` }),
      t('home.players', { min: seats.min, max: seats.max, minutes }),
    ],
    shown: { game: id },
  };
}

/** What a game has besides its own page: title, description, and what it is called on the picture. */
const PAGES = {
  learn: ['preview.learn', 'preview.learn.about', 'preview.label.learn'],
  rules: ['preview.rules', 'preview.rules.about', 'preview.label.rules'],
  puzzles: ['preview.puzzles', 'preview.puzzles.about', 'preview.label.puzzles'],
} as const;

function ofGame(page: keyof typeof PAGES, id: string): Said {
  const [title, words, label] = PAGES[page];
  const description = tr(words);
  return {
    title: titled(tr(title, { game: titleOf(id) })),
    description,
    label: tr(label),
    name: titleOf(id),
    lines: [description],
    shown: { game: id },
  };
}

/** A puzzle says what it is about, never what is best. */
function puzzleOf(id: string, theme: string): Said {
  const description = tr('preview.puzzle.about');
  return {
    title: titled(`${titleOf(id)}: ${themeWords(id, theme)}`),
    description,
    label: tr('preview.label.puzzle'),
    name: titleOf(id),
    lines: [themeWords(id, theme), description],
    shown: { game: id },
  };
}

/** A page that is about all games. */
function about(title: keyof typeof site, words: keyof typeof en): Said {
  return {
    title: titled(t(title)),
    description: tr(words),
    label: 'Aerie',
    name: t(title),
    lines: [tr(words)],
    shown: title === 'home.cards' ? { game: 'schwingenschlag' } : 'all',
  };
}

function card(one: Card | undefined): Said | undefined {
  if (!one) return undefined;
  const name = nameIn(one, language.value);
  return {
    title: titled(name),
    description: tr('preview.card.about', { game: titleOf('schwingenschlag') }),
    label: tr('preview.label.card'),
    name,
    lines: [titleOf('schwingenschlag')],
    shown: { card: one },
  };
}

/** A table where seats are free, all are taken, or the match is under way. */
function seats(table: PreviewedTable): Said {
  const { game: id, status, free } = table;
  const isFree = status === 'open' && free > 0;
  const taken = status === 'open' ? 'preview.full' : 'preview.running';
  const people = peopleOf(table);
  const about = isFree ? 'preview.open.about' : 'preview.running.about';
  return {
    title: titled(tr(isFree ? 'preview.open' : taken, { game: titleOf(id) })),
    description: tr(about, { people: people ?? 'none', free }),
    label: tr('preview.label.table'),
    name: titleOf(id),
    lines: [...(people ? [people] : []), ...(isFree ? [tr('preview.free', { count: free })] : [])],
    shown: { game: id },
  };
}

function replay(table: PreviewedTable): Said {
  const people = peopleOf(table);
  const day = table.day === null ? undefined : written(table.day, language.value);
  return {
    title: titled(tr('preview.over', { game: titleOf(table.game) })),
    description: tr('preview.over.about', { people: people ?? 'none', day: day ?? 'none' }),
    label: tr('preview.label.replay'),
    name: titleOf(table.game),
    lines: [people, day].filter((one) => one !== undefined),
    shown: { game: table.game },
  };
}

/** Everybody's names, as one says them in a row; undefined where none may be told. */
function peopleOf({ people }: PreviewedTable): string | undefined {
  if (people.length === 0) return undefined;
  const names = people.map(({ name, guest }) => shownName({ name, ...(guest ? { guest } : {}) }));
  return new Intl.ListFormat(language.value, { type: 'unit', style: 'short' }).format(names);
}

const written = (day: string, tongue: Language): string =>
  new Intl.DateTimeFormat(tongue, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
