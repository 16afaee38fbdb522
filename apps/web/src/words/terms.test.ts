import { expect, test } from 'vitest';
import type { Language } from './words.js';

/** Everything that is read in one language, by its file: catalogues, rules, and what cards say. */
const texts = Object.entries(
  import.meta.glob<string>(
    [
      './{de,en,fr,it}.ts',
      '../../../../packages/games/*/src/about/{de,en,fr,it}.ts',
      '../{games,pages}/*/{words,rules}/{de,en,fr,it}.ts',
      '../../../../packages/games/*/src/wording/snapshots/{de,en,fr,it}.txt',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

const SCHWINGENSCHLAG = /schwingenschlag/;
const ANYWHERE = /./;

/**
 * One thing has one word, on the board, in the log, the rules, refusals and cards: docs/words.md. Here are the words
 * that crept in beside it.
 */
const SECOND_WORDS: readonly (readonly [Language, where: RegExp, second: RegExp, instead: string])[] = [
  ['de', ANYWHERE, /Spieldatei|Gespeicherte Spiele/, 'Partiedatei, gespeicherte Partien'],
  ['de', ANYWHERE, /\b(Mits|S)pieler[ns]?\b|Zuschauer/, 'wer spielt; Leute; Publikum'],
  ['de', ANYWHERE, /\bGlück (dieser|einer) Partie|weisst|grösse/, 'Zufall; ß'],
  ['de', SCHWINGENSCHLAG, /\bRäume\b|ein Feld aus\b/, 'Platz (of a cave); Feld is of the guild'],
  ['en', ANYWHERE, /\ban own\b| …'/, 'one of your; no space before …'],
  ['en', SCHWINGENSCHLAG, /excavat(?!e: \{)|walking ability/i, 'dig; activated'],
  ['fr', ANYWHERE, /\brobots?\b|\bpalmarès\b/i, 'bot; classement'],
  ['fr', /zefiria/, /\b(dernier|premier|prochain) tour\b|Tour \{round\}/, 'manche; tour is of one player'],
  ['fr', SCHWINGENSCHLAG, /\bcavernes?\b|excav(?!ate: \{)/, 'grotte; creuser'],
  ['it', ANYWHERE, /\bstorico\b|[“”]/, 'cronologia; «…»'],
  ['it', /rauf-und-runter/, /\britir(a|are|ando)\b/i, 'rilanciare; ritirare takes a move back'],
  ['it', /cloud-mine/, /\b(questo|ogni) turno\b|Turno \{round\}/, 'round'],
  ['it', SCHWINGENSCHLAG, /\bcavern[ae]\b|esposizion/, 'grotta; offerta'],
];

test.each(SECOND_WORDS)('in %s (%s) not %s, but: %s', (language, where, second) => {
  const read = texts.filter(([file]) => new RegExp(`/${language}\\.`).test(file) && where.test(file));
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
