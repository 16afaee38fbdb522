import { HOST_REASONS } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { describe, expect, test } from 'vitest';
import type { Glossary } from '../contract/glossary.js';
import type { Paragraph, Passage, Plan } from '../contract/rules.js';
import { TONGUES } from '../words/testing.js';
import type { Language } from '../words/words.js';
import { ruleFor } from './address.js';

const texts = import.meta.glob<readonly Passage[]>('../games/*/rules/{de,en,fr,it}.ts', {
  eager: true,
  import: 'default',
});
const plans = import.meta.glob<Plan>('../games/*/rules/passages.ts', { eager: true, import: 'PLAN' });
const reasons = import.meta.glob<Readonly<Record<string, string>>>('../games/*/rules/rule-links.ts', {
  eager: true,
  import: 'ruleLinks',
});
/** A game lists its rulings of our own, so that none gets lost; most have some. */
const rulings = import.meta.glob<readonly string[]>('../games/*/rules/rulings.ts', {
  eager: true,
  import: 'default',
});
const glossaries = import.meta.glob<Glossary>('../games/*/glossary.ts', { eager: true, import: 'default' });
const figures = import.meta.glob<string>('../games/*/figures.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const GAMES = Object.keys(import.meta.glob('../games/*/cover.tsx')).map(
  (file) => file.split('/')[2] as string,
);

const rulesOf = (game: string, tongue: Language): readonly Passage[] =>
  texts[`../games/${game}/rules/${tongue}.ts`] ?? [];
const wordsOf = (one: Paragraph): string => (one.kind === 'figure' ? `${one.caption} ${one.alt}` : one.text);
const addressesOf = (rules: readonly Passage[]): string[] =>
  rules.flatMap(({ id, body }) => [id, ...body.map(({ address }) => address)]);
/** The numbers of a passage, whatever words stand around them. */
const numbersOf = ({ body }: Passage): Set<string> =>
  new Set(body.flatMap((one) => (one.kind === 'figure' ? [] : (one.text.match(/\d+/g) ?? []))));

/** What is typeset wrongly: typewriter marks, French marks without their narrow space, others with one. */
const CARELESS: Readonly<Record<Language, RegExp>> = {
  de: /['"]|\.\.\.|\s[?!;:]|[«»”]| {2}/,
  en: /['"]|\.\.\.|\s[?!;:]| {2}/,
  fr: /['"]|\.\.\.|(?<!\u202f)[?!;:»]|«(?!\u202f)| {2}/,
  it: /['"]|\.\.\.|\s[?!;:]| {2}/,
};

test('every game has rules in every language', () => {
  expect(GAMES).not.toEqual([]);
  for (const game of GAMES) for (const tongue of TONGUES) expect(rulesOf(game, tongue)).not.toEqual([]);
});

describe.each(GAMES)('the rules of %s', (game) => {
  const english = rulesOf(game, 'en');
  const addresses = addressesOf(english);

  test('have every address once', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[a-zA-Z]+(-[a-zA-Z]+)*$/);
  });

  test('mark every ruling of our own', () => {
    const marked = english.flatMap(({ body }) => body.filter(({ kind }) => kind === 'ruling'));
    expect(marked.map(({ address }) => address)).toEqual(rulings[`../games/${game}/rules/rulings.ts`] ?? []);
  });

  test('say why, for every reason of the game, and for one that is over', async () => {
    const ruleLinks = reasons[`../games/${game}/rules/rule-links.ts`] ?? {};
    const rules = await loadGame(game);
    const codes = [...(rules?.reasons ?? []), ...(rules?.silent ? ['silentNow'] : [])];
    expect(codes).not.toEqual([]);
    for (const code of [...codes, 'over']) expect(addresses, `${code} of ${game}`).toContain(ruleLinks[code]);
    const ui = { ruleLinks, passage: () => 'now' };
    expect(addresses).toContain(ruleFor(ui, { code: 'over' }, {}));
    expect(ruleFor(ui, { code: 'notReadable' }, {})).toBe('now');
    for (const code of HOST_REASONS.filter((one) => one !== 'over'))
      expect(ruleFor(ui, { code }, {})).toBeUndefined();
  });

  test('tell more about every term of the board', () => {
    const terms = Object.values(glossaries[`../games/${game}/glossary.ts`] ?? {});
    for (const { rule } of terms) expect(addresses).toContain(rule);
  });

  test('have several figures, and all that they name', () => {
    const named = Object.values(plans[`../games/${game}/rules/passages.ts`] ?? {})
      .flat()
      .flatMap((name) => (name.startsWith('figure:') ? [name.slice(7)] : []));
    const drawn = figures[`../games/${game}/figures.tsx`] ?? '';
    expect(named.length).toBeGreaterThanOrEqual(5);
    for (const figure of named) expect(drawn).toMatch(new RegExp(`\\b${figure}\\b`));
  });

  describe.each(TONGUES)('in %s', (tongue) => {
    const rules = rulesOf(game, tongue);

    test('stand at the same addresses and are built like the English ones', () => {
      expect(addressesOf(rules)).toEqual(addresses);
      rules.forEach(({ id, body }, i) => {
        expect(
          body.map(({ kind }) => kind),
          id,
        ).toEqual(english[i]?.body.map(({ kind }) => kind));
      });
    });

    test('name the same numbers as the English ones', () => {
      rules.forEach((passage, i) => {
        expect(numbersOf(passage), passage.id).toEqual(numbersOf(english[i] as Passage));
      });
    });

    test('leave nothing empty and are typeset with care', () => {
      for (const { title, body } of rules)
        for (const text of [title, ...body.map(wordsOf)]) {
          expect(text.trim().length, text).toBeGreaterThan(3);
          expect(text).not.toMatch(CARELESS[tongue]);
        }
    });
  });
});
