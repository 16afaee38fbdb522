import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { COVER_BONUS, GUILD_CIRCLE, GUILD_TILES, GUILDS, MAT_ICONS, OBJECTIVES } from '../data/boards.js';
import { CAVE_NUMBERS, caveCard, DRAGON_NUMBERS, dragonCard, LATER_PRINTING } from '../data/cards.js';
import { CAVE_TABLE } from '../data/cave-table.js';
import { DRAGON_TABLE } from '../data/dragon-table.js';
import type { Effect } from '../data/effect.js';
import { CAVE_NAMES, DRAGON_NAMES } from '../data/names.js';
import { parseEffects, parseEnd } from '../data/parse-effects.js';
import { RESOURCES, ROWS, type Row, SIZES, TIMINGS, TRAITS } from '../data/words.js';
import { de } from './de.js';
import {
  caveText,
  circleText,
  dragonText,
  effectText,
  endText,
  guildText,
  iconText,
  LANGUAGES,
  type Language,
  labels,
  objectiveText,
  plainText,
  tokenText,
} from './index.js';

/** Everything there is to read, by a short name. */
function texts(language: Language): Map<string, string> {
  const all = new Map<string, string>();
  const column = LANGUAGES.indexOf(language);
  for (const n of DRAGON_NUMBERS)
    all.set(`d${n} ${DRAGON_NAMES[n]?.[column]}`, dragonText(n, language).join(' | '));
  for (const n of Object.keys(LATER_PRINTING).map(Number))
    all.set(`d${n} later`, dragonText(n, language, true).join(' | '));
  for (const n of CAVE_NUMBERS) all.set(`c${n} ${CAVE_NAMES[n]?.[column]}`, caveText(n, language));
  for (const [row, name] of ROWS.entries())
    for (const i of MAT_ICONS[row]?.keys() ?? [])
      all.set(`mat ${name}${i}`, iconText(row as Row, i, language));
  all.set('mat cover', effectText([COVER_BONUS], language));
  for (const space of GUILD_CIRCLE.keys()) all.set(`circle ${space}`, circleText(space, language));
  for (const guild of GUILDS)
    for (const row of [1, 2, 3, 4, 5] as const)
      all.set(`guild ${labels(language).guilds[guild]} ${row}`, guildText(guild, row, language));
  for (const { id } of OBJECTIVES) all.set(`objective ${id}`, objectiveText(id, language));
  return all;
}

const tokens = (text: string): string[] => (text.match(/\{[^}]*\}/g) ?? []).sort();

const expectClean = (text: string, language: Language) => {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\s{2}|\s[.,)]|\(\s|\.\.|[:;,]\./);
  expect(text.trim()).toBe(text);
  expect(text).not.toMatch(/['"]/);
  if (language === 'fr') expect(text).not.toMatch(/[^\u202f][:;!?](?=\s)/);
  expect(plainText(text, language)).not.toMatch(/[{}]/);
};

describe.each(LANGUAGES)('%s', (language) => {
  test('says what it always said', async () => {
    const lines = [...texts(language)].map(([name, text]) => `${name}: ${text}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`snapshots/${language}.txt`);
  });

  test('has clean texts with known tokens only', () => {
    for (const text of texts(language).values()) expectClean(text, language);
  });

  test('begins sentences with a capital letter', () => {
    for (const text of texts(language).values()) expect(text).not.toMatch(/(^|\. )\p{Ll}/u);
  });

  test('uses the same tokens as English', () => {
    const own = [...texts(language).values()].map(tokens);
    expect(own).toEqual([...texts('en').values()].map(tokens));
  });

  test('has words for every token', () => {
    for (const word of [...RESOURCES, 'any', 'coin', 'egg', 'dragon', 'cave', 'guild', 'nest', 'marker']) {
      expect(tokenText(word, language)).not.toBe('');
      expect(tokenText(word, language, true)).not.toBe('');
    }
    for (const size of SIZES) expect(tokenText(`size:${size}`, language)).toBe(labels(language).sizes[size]);
    for (const trait of TRAITS)
      expect(tokenText(`trait:${trait}`, language)).toBe(labels(language).traits[trait]);
    for (const timing of TIMINGS) expect(tokenText(`timing:${timing}`, language)).not.toBe('');
    for (const row of ROWS) expect(tokenText(`row:${row}`, language)).toBe(labels(language).rows[row]);
    for (const wrong of ['feather', 'size:huge', 'meat:2', 'points', 'points:x'])
      expect(() => tokenText(wrong, language)).toThrow('no such token');
  });
});

test('plain text chooses between one and several', () => {
  expect(plainText('Lay {egg}, then 2 {egg}: {points:1}, {points:3}.', 'en')).toBe(
    'Lay egg, then 2 eggs: 1 point, 3 points.',
  );
});

describe('the data', () => {
  /** Every `op`, `of`, `is`, `kind`, `how`, `score` and cost that occurs in it. */
  const used = {
    op: new Set(),
    of: new Set(),
    is: new Set(),
    kind: new Set(),
    how: new Set(),
    score: new Set(),
    cost: new Set(),
  };
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key in used && typeof value === 'string') used[key as keyof typeof used].add(value);
      if (key === 'cost') for (const part of Object.keys(value)) used.cost.add(part);
      walk(value);
    }
  };
  for (const n of DRAGON_NUMBERS) walk([dragonCard(n).effects, dragonCard(n).end]);
  for (const n of CAVE_NUMBERS) walk(caveCard(n).effects);
  walk([MAT_ICONS, COVER_BONUS, GUILD_CIRCLE, GUILD_TILES]);

  it('exercises every entry of a wording', () => {
    const keys = (table: object) => Object.keys(table).sort();
    expect([...used.op].sort()).toEqual(keys(de.effects));
    expect([...used.of].sort()).toEqual(keys(de.counts));
    expect([...used.is].sort()).toEqual(keys(de.conditions));
    expect([...used.score].sort()).toEqual(keys(de.ends));
    expect([...used.kind].sort()).toEqual(keys(de.riders));
    expect([...used.how].sort()).toEqual(keys(de.shares));
    // No card asks for a certain kind of resource.
    expect([...used.cost, 'resources'].sort()).toEqual(keys(de.costs));
  });
});

describe('any row of the tables', () => {
  const lines = [...DRAGON_TABLE.trim().split('\n'), ...CAVE_TABLE.trim().split('\n')];
  const parts = lines.flatMap((line) => {
    const effect = line
      .split(' | ')
      .slice(/\| (hatchling|small|medium|large) \|/.test(line) ? 8 : 1)
      .join(' | ');
    return effect.split(' || ');
  });
  const doing = parts.filter((part) => !part.startsWith('end: '));

  it('can be read and said', () => {
    expect(parts).toHaveLength(261);
    for (const language of LANGUAGES)
      for (const part of parts) {
        const text = part.startsWith('end: ')
          ? endText(parseEnd(part.slice(5)), language)
          : effectText(parseEffects(part), language);
        expectClean(text, language);
      }
  });

  it('can be joined with any other, and given to others', () => {
    const effects = fc.constantFrom(...doing).map(parseEffects);
    const wrap = fc.constantFrom<((inner: readonly Effect[]) => Effect)[]>(
      (effect) => ({ op: 'others', effect }),
      (effect) => ({ op: 'repeat', n: 2, effect }),
      (then) => ({ op: 'pay', cost: { resources: { meat: 1, milk: 2 } }, then }),
    );
    fc.assert(
      fc.property(
        effects,
        effects,
        wrap,
        fc.constantFrom(...LANGUAGES),
        (first, second, around, language) => {
          expectClean(effectText([...first, around([...second, ...first])], language), language);
        },
      ),
    );
  });
});
