import { loadBots } from '@aerie/bots/lazy';
import { LEVELS } from '@aerie/bots/levels';
import { HOST_REASONS } from '@aerie/kernel';
import { AUDITED, CONDUCT_STEPS, PACES, SERVER_REASONS } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { describe, expect, test } from 'vitest';
import type { Glossary } from '../contract/glossary.js';
import { fillings, messageOf, wanted } from './fillings.js';
import { TONGUES } from './testing.js';
import type { Catalogue, Language } from './words.js';

const catalogues = import.meta.glob<Catalogue>(
  [
    './catalogues/{de,en,fr,it}.ts',
    '../{games,pages}/*/words/{de,en,fr,it}.ts',
    '../{school,previews}/words/{de,en,fr,it}.ts',
    '../pages/replay/story/words/{de,en,fr,it}.ts',
    '../games/*/school/words/{de,en,fr,it}.ts',
  ],
  {
    eager: true,
    import: 'default',
  },
);
const sources = Object.entries(
  import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/words/*', '!../sample/**'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

const IDS = Object.keys(import.meta.glob('../games/*/cover.tsx')).map((file) => file.split('/')[2] as string);
const GAMES = await Promise.all(
  IDS.map(async (id) => {
    const game = await loadGame(id);
    if (!game) throw new Error(`There are no rules for ${id}.`);
    const { levels, baselines, adviceCodes, decisionKinds } = await loadBots(game);
    const options = Object.entries(game.options as Record<string, { values?: readonly unknown[] }>);
    const named = { levels: [...levels, ...baselines], adviceCodes, decisionKinds };
    return { id, reasons: game.reasons, ...named, options };
  }),
);

const glossaries = import.meta.glob<Glossary>('../games/*/glossary.ts', { eager: true, import: 'default' });
const TERMS = Object.entries(glossaries).flatMap(([file, glossary]) =>
  Object.keys(glossary).map((term) => `${file.split('/')[2]}.term.${term}`),
);

/** Pages with words of their own. */
const PAGES = Object.keys(import.meta.glob('../pages/*/words/en.ts')).map(
  (file) => file.split('/')[2] as string,
);

/** The game or the page with words of its own that a source belongs to, the school or the story of a match; undefined for the rest, which uses the site's. */
const folderOf = (file: string): string | undefined => {
  if (/^\.\.\/(school\/|pages\/learn\/|contract\/school)/.test(file)) return 'school';
  if (file.startsWith('../pages/replay/story/')) return 'story';
  if (file.startsWith('../previews/')) return 'preview';
  const [, folder, name = ''] = /^\.\.\/(games|pages)\/([^/]+)\//.exec(file) ?? [];
  return folder === 'games' || PAGES.includes(name) ? name : undefined;
};
const sourcesOf = (folder: string | undefined): string =>
  sources.flatMap(([file, text]) => (folderOf(file) === folder ? text : [])).join('\n');
const SITE = sourcesOf(undefined);

/** The rules of a game: they name what the client then words. */
const rules = Object.entries(
  import.meta.glob<string>(
    ['../../../../packages/games/*/src/**/*.ts', '!../../../../packages/games/*/src/**/*.test.ts'],
    { eager: true, query: '?raw', import: 'default' },
  ),
);
const rulesOf = (game: string | undefined): string =>
  rules.flatMap(([file, text]) => (file.includes(`/games/${game}/`) ? text : [])).join('\n');

const allOf = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];

/** Codes of refusals that the client itself gives. */
const advice = new Set(GAMES.flatMap(({ adviceCodes }) => adviceCodes));
const ownReasons = allOf(SITE, /\bcode: '(\w+)'/g).filter((code) => !advice.has(code));
const errorKinds = allOf(SITE, /<ErrorPage kind="(\w+)"/g);

/** A bot that only one game has is named by that game, others by the site. */
const site = catalogues['./catalogues/en.ts'] ?? {};
const levelKeys = GAMES.flatMap(({ id, levels }) =>
  levels.map((level) =>
    `game.${id}.level.${level}` in site ? `game.${id}.level.${level}` : `level.${level}`,
  ),
);
const ownLevels = levelKeys.filter((key) => key.startsWith('game.'));
const levels = [
  ...levelKeys.filter((key) => key.startsWith('level.')),
  ...LEVELS.map((level) => `level.${level}`),
];

/** The options of all games, and their values, as keys. */
const OPTIONS = GAMES.flatMap(({ id, options }) =>
  options.map(([key, { values }]) => {
    const name = `${id}.option.${key}`;
    return { name, values: (values ?? []).map((value) => `${name}.${value}`) };
  }),
);
const isSaid = (key: string): boolean => Object.values(catalogues).some((words) => key in words);

/** Keys that the code puts together, `*` for what is put in, and everything that can come of it. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'game.*': IDS.map((id) => `game.${id}`),
  'game.*.tagline': IDS.map((id) => `game.${id}.tagline`),
  'game.*.description': IDS.map((id) => `game.${id}.description`),
  'game.*.level.*': ownLevels,
  'game.*.level.*.about': GAMES.flatMap(({ id, levels }) =>
    levels.map((level) => `game.${id}.level.${level}.about`).filter((about) => isSaid(about)),
  ),
  'level.*': levels,
  'level.*.about': LEVELS.map((level) => `level.${level}.about`),
  'error.*.title': errorKinds.map((kind) => `error.${kind}.title`),
  'error.*.about': errorKinds.map((kind) => `error.${kind}.about`),
  'pace.*': PACES.map((pace) => `pace.${pace}`),
  'why.*': [...HOST_REASONS, ...SERVER_REASONS, ...ownReasons].map((code) => `why.${code}`),
  '*.option.*': OPTIONS.map(({ name }) => name),
  '*.option.*.*': OPTIONS.flatMap(({ values }) => values),
  // Every option is explained where it is chosen: it, or each of its values.
  '*.option.*.about': OPTIONS.flatMap(({ name, values }) =>
    values.length > 0 && values.every((value) => isSaid(`${value}.about`)) ? [] : `${name}.about`,
  ),
  '*.option.*.*.about': OPTIONS.flatMap(({ values }) =>
    values.map((value) => `${value}.about`).filter((about) => isSaid(about)),
  ),
  '*.term.*': TERMS,
  '*.term.*.about': TERMS.map((term) => `${term}.about`),
  '*.why.*': GAMES.flatMap(({ id, reasons }) => reasons.map((code) => `${id}.why.${code}`)),
  '*.kind.*': GAMES.flatMap(({ id, decisionKinds }) => decisionKinds.map((kind) => `${id}.kind.${kind}`)),
  '*.advice.*': GAMES.flatMap(({ id, adviceCodes }) => adviceCodes.map((code) => `${id}.advice.${code}`)),
};
/** Keys of the page for those who look after the site that end in names of the protocol. */
const NAMED_BY_PROTOCOL = [
  ...AUDITED.map((what) => `admin.audited.${what}`),
  ...CONDUCT_STEPS.map((step) => `admin.logged.${step}`),
];
const putTogether = new Set([...Object.values(PUT_TOGETHER).flat(), ...NAMED_BY_PROTOCOL]);

/**
 * What is typeset wrongly: marks without the space that French wants, or with one elsewhere; a space before the percent
 * sign at which the line may break; typewriter marks.
 */
const CARELESS: Readonly<Record<Language, RegExp>> = {
  de: /['"]|\.\.\.|\s[?!;:]|[«»”]| %/,
  en: /['"]|\.\.\.|\s[?!;:%]/,
  fr: /['"]|\.\.\.|(?<![\u00a0\u202f])[?!;:»]|«(?![\u00a0\u202f])| %/,
  it: /['"]|\.\.\.|\s[?!;:%]/,
};

/** The game or page that a key belongs to; undefined for the site. */
const ownerOf = (key: string): string | undefined =>
  [...IDS, ...PAGES, 'preview', 'school', 'story'].find((id) => key.startsWith(`${id}.`));

const OWNERS = [
  { owner: 'the site', game: undefined, folder: './catalogues' },
  ...IDS.map((id) => ({ owner: id, game: id, folder: `../games/${id}/words` })),
  ...PAGES.map((id) => ({ owner: `the page ${id}`, game: id, folder: `../pages/${id}/words` })),
  { owner: 'previews of links', game: 'preview', folder: '../previews/words' },
  { owner: 'the school', game: 'school', folder: '../school/words' },
  { owner: 'the story of a match', game: 'story', folder: '../pages/replay/story/words' },
];
/** The words of lessons are typed by the lessons. */
const LESSONS = IDS.map((id) => ({
  owner: `the lessons of ${id}`,
  game: id,
  folder: `../games/${id}/school/words`,
})).filter(({ folder }) => `${folder}/en.ts` in catalogues);

const wordsOf =
  (folder: string) =>
  (tongue: Language): Catalogue =>
    catalogues[`${folder}/${tongue}.ts`] ?? {};

describe.each([...OWNERS, ...LESSONS])('the words of $owner', ({ game, folder }) => {
  const words = wordsOf(folder);
  const keys = Object.keys(words('en'));

  test('are there, and their keys say whose they are', () => {
    expect(keys).not.toEqual([]);
    expect(keys.filter((key) => ownerOf(key) !== game)).toEqual([]);
  });

  describe.each(TONGUES)('in %s', (tongue) => {
    test('are all there, and no others', () => {
      expect(Object.keys(words(tongue)).sort()).toEqual([...keys].sort());
    });

    test('can be said whatever they are told', () => {
      for (const [key, text] of Object.entries(words(tongue))) {
        const message = messageOf(tongue, text);
        for (const args of fillings(wanted(message.getAst()))) {
          const said = String(message.format(args));
          expect(said, key).toMatch(/\S/);
          expect(said, key).not.toMatch(/[{}#]|undefined|NaN| {2}|^\s|\s$/);
          expect(said, key).not.toMatch(CARELESS[tongue]);
        }
      }
    });

    test('ask without shouting', () => {
      const prompts = Object.entries(words(tongue)).filter(([key]) => key.startsWith(`${game}.prompt.`));
      expect(prompts.filter(([, text]) => text.includes('!'))).toEqual([]);
    });

    test('are told the same as the English ones', () => {
      for (const [key, text] of Object.entries(words(tongue))) {
        const mine = wanted(messageOf(tongue, text).getAst());
        const english = wanted(messageOf('en', words('en')[key] ?? '').getAst());
        expect([...mine.keys()].sort(), key).toEqual([...english.keys()].sort());
        for (const [name, cases] of mine) {
          const others = english.get(name);
          // A language may do without telling cases apart; the cases are the same for those that do.
          if (cases instanceof Set && others instanceof Set) expect(cases, key).toEqual(others);
        }
      }
    });
  });
});

describe.each(OWNERS)('the words of $owner', ({ game, folder }) => {
  const keys = Object.keys(wordsOf(folder)('en'));
  const here = sourcesOf(game);

  test('are all used', () => {
    const literals = new Set(allOf(here, /'([\w-]+(?:\.[\w-]+)+)'/g));
    const asked = new Set(allOf(here, /\bt\(\s*'([^']+)'/g));
    // A game puts its own keys together: `<game>.board.` is written once, and the rest of each key by itself.
    const stems = game === undefined ? [] : allOf(here, /`([\w-]+(?:\.[\w-]*)+)\$\{[^}]*\}`/g);
    const names = new Set(allOf(here + rulesOf(game), /'([\w-]+)'/g));
    const isPutTogether = (key: string): boolean =>
      stems.some((stem) => key.startsWith(stem) && names.has(key.slice(stem.length)));
    const isUsed = (key: string): boolean =>
      literals.has(key) || asked.has(key) || putTogether.has(key) || isPutTogether(key);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  test('are there for whatever is said', () => {
    const said =
      game === undefined
        ? [...allOf(here, /\bt\(\s*'([^']+)'/g), ...allOf(here, /\bkey: '([^']+)'/g)]
        : allOf(here, /'([\w-]+(?:\.[\w-]+)+)'/g).filter((literal) => literal.startsWith(`${game}.`));
    expect(said.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('are there for whatever is put together', () => {
    const mine = [...putTogether].filter((key) => ownerOf(key) === game);
    expect(mine.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

test('keys are put together in no other ways than those listed here, and in all of those', () => {
  const found = allOf(SITE, /`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)
    .map((template) => template.replace(/\$\{[^}]*\}/g, '*'))
    .filter((template) => /^[*a-z]+(?:\.[*a-z]+)+$/i.test(template) && template.includes('*'));
  expect([...new Set(found)].sort()).toEqual(Object.keys(PUT_TOGETHER).sort());
});
