import { expect, test } from 'vitest';
import type { SecondWords } from './testing.js';

/** Everything that is read in one language, by its file: catalogues, rules, and what cards say. */
const texts = Object.entries(
  import.meta.glob<string>(
    [
      './{de,en,fr,it}.ts',
      '../../../../packages/games/*/src/about/{de,en,fr,it}.ts',
      '../{games,pages}/*/{words,rules}/{de,en,fr,it}.ts',
      '../school/words/{de,en,fr,it}.ts',
      '../pages/replay/story/words/{de,en,fr,it}.ts',
      '../games/*/school/words/{de,en,fr,it}.ts',
      '../../../../packages/games/*/src/wording/snapshots/{de,en,fr,it}.txt',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

/**
 * One thing has one word, on the board, in the log, the rules, refusals and cards: docs/words.md. Here are the words
 * that crept in beside it; those of a game stand in its `words/terms.ts`.
 */
const SECOND_WORDS: SecondWords = [
  ['de', /Spieldatei|Gespeicherte Spiele/, 'Partiedatei, gespeicherte Partien'],
  ['de', /\b(Mits|S)pieler[ns]?\b|Zuschauer/, 'wer spielt; Leute; Publikum'],
  ['de', /\bGlück (dieser|einer) Partie|weisst|grösse/, 'Zufall; ß'],
  ['en', /\ban own\b| …'/, 'one of your; no space before …'],
  ['fr', /\brobots?\b|\bpalmarès\b/i, 'bot; classement'],
  ['it', /\bstorico\b|[“”]/, 'cronologia; «…»'],
  // What reads like a shop's discount, or like somebody's home.
  ['de', /Spiele? des Tages|dieses Haus|Hausleitung|Sonst noch im Haus/, 'Tagespartie; diese Seite'],
  ['en', /\bdeals? of the day|today’s deal|(this|the) house\b/i, 'daily challenge; this site'],
  ['fr', /donnes? du jour|cette maison|(dans|tient) la maison/i, 'défi du jour; ce site'],
  ['it', /man[oi] del giorno|questa casa|gestisce la casa/i, 'sfida del giorno; questo sito'],
];

const ofGames = import.meta.glob<SecondWords>('../games/*/words/terms.ts', {
  eager: true,
  import: 'default',
});

const EVERYWHERE = SECOND_WORDS.map((row) => ['/', ...row] as const);
const IN_GAMES = Object.entries(ofGames).flatMap(([file, rows]) =>
  rows.map((row) => [`/games/${file.split('/')[2]}/`, ...row] as const),
);

test.each([...EVERYWHERE, ...IN_GAMES])('below %s in %s not %s, but: %s', (where, language, second) => {
  const read = texts.filter(([file]) => file.includes(`/${language}.`) && file.includes(where));
  expect(read.length).toBeGreaterThan(0);
  const found = read.flatMap(([file, text]) =>
    text
      .split('\n')
      // Cards may be called what they like.
      .map((line) => line.trim().replace(/^[dc]\d+ [^:]*:/, ''))
      .flatMap((line) => (second.test(line) ? `${file}: ${line}` : [])),
  );
  expect(found).toEqual([]);
});
