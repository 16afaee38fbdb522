import { describe, expect, test } from 'vitest';
import { AccountNames } from './account-names.js';
import { looksOf } from './look-alike.js';

const alike = (one: string, other: string): boolean =>
  [...looksOf(one)].some((look) => looksOf(other).has(look));

describe('names that look alike', () => {
  test.each([
    ['another case', 'Anna', 'ANNA'],
    ['other accents', 'Zoë', 'Zoe'],
    ['Cyrillic letters', 'Anna', 'Аnnа'],
    ['Greek capitals', 'Anna', 'ΑΝΝΑ'],
    ['full width', 'Anna', 'Ａｎｎａ'],
    ['letters of mathematics', 'Anna', '𝐀𝐧𝐧𝐚'],
    ['a capital I for a small l', 'Paul', 'PauI'],
    ['a small l for a capital I', 'Ian', 'lan'],
    ['a digit for a letter', 'Paul', 'Pau1'],
    ['a zero for an O', 'Olga', '0lga'],
    ['r and n for an m', 'Tom', 'Torn'],
    ['a dotless i', 'Nina', 'Nına'],
    ['joiners between', 'Anna', 'An\u200dna'],
    ['further blanks', 'Anna Maria', 'Anna\u00a0 Maria'],
    ['Latin letters for Cyrillic ones', 'Оксана', 'Oкcaнa'],
    ['accents beside a Cyrillic letter', 'Zoë', 'Zоë'],
  ])('%s: %s and %s', (_, one, other) => {
    expect(alike(one, other)).toBe(true);
    expect(alike(other, one)).toBe(true);
  });

  test.each([
    ['Anna', 'Hanna'],
    ['Lan', 'Ian'],
    ['Oskar', 'Øyvind'],
    ['小明', '小红'],
    ['Привет', 'Приват'],
    ['สมชาย', 'สมหญิง'],
    ['עומר', 'נועה'],
    ['Tom', 'Tim'],
    ['Anna', 'Anne'],
    ['Anna Maria', 'AnnaMaria'],
  ])('%s and %s do not', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });
});

describe('names of accounts', () => {
  const names = new AccountNames();
  names.set('a', 'Anna');
  names.set('x', 'Аnna');

  test('are borrowed by everybody else, not by their owners', () => {
    expect(names.isBorrowed('anna', 'guest')).toBe(true);
    expect(names.isBorrowed('Anna', 'a')).toBe(false);
    // An account of before look-alikes were refused goes on under its name.
    expect(names.isBorrowed('Аnna', 'x')).toBe(false);
    expect(names.isBorrowed('Ben', 'guest')).toBe(false);
    // Somebody with an account who is called otherwise at a table.
    names.set('b', 'Ben');
    expect(names.isBorrowed('Anna', 'b')).toBe(true);
  });

  test('are free again when no account has them', () => {
    names.set('x', undefined);
    expect(names.isTaken('Аnna', 'a')).toBe(false);
    names.set('a', 'Dora');
    expect(names.isTaken('Anna', undefined)).toBe(false);
    expect(names.isTaken('DORA', 'b')).toBe(true);
  });
});
