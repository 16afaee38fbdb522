import './testing-globals.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../settings/settings.js';
import { addWords, type Catalogues, canSay, language, say, switchLanguage, t, translator } from './words.js';

/** Words of a game in two languages, the others alike; each loads when its turn comes. */
const words = (german: string, english: string): Catalogues => {
  const load = (text: string) => async () => ({ default: { 'test.key': text } });
  return { de: load(german), en: load(english), fr: load(english), it: load(english) };
};

beforeEach(async () => {
  settings.language.value = null;
  await switchLanguage('en');
});

describe('the language of the page', () => {
  test('changes with all words that were added', async () => {
    await addWords(words('Ei', 'egg'));
    expect(say({ key: 'test.key' })).toBe('egg');
    await switchLanguage('de');
    expect(language.value).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    expect(say({ key: 'test.key' })).toBe('Ei');
    expect(t('close')).toBe('Schließen');
  });

  test('follows the setting', async () => {
    settings.language.value = 'fr';
    await expect.poll(() => language.value).toBe('fr');
  });

  test('is the one that was asked for last, whichever is loaded first', async () => {
    const slow = switchLanguage('it');
    await Promise.all([slow, switchLanguage('de')]);
    expect(language.value).toBe('de');
  });

  test('stays where somebody changes their mind before the words are there', async () => {
    settings.language.value = 'de';
    const german = switchLanguage('de');
    settings.language.value = 'en';
    await german;
    await expect.poll(() => t('close')).toBe('Close');
    expect(language.value).toBe('en');
  });

  test('ignores a setting that is no language', () => {
    settings.language.value = 'tlh';
    expect(language.value).toBe('en');
  });
});

describe('words', () => {
  test('that come in while the language changes are in the new one', async () => {
    const added = addWords(words('Ei', 'egg'));
    await Promise.all([added, switchLanguage('de')]);
    expect(say({ key: 'test.key' })).toBe('Ei');
  });

  test('that are missing are their key, and can be asked for', () => {
    expect(say({ key: 'no.such.key' })).toBe('no.such.key');
    expect(canSay('no.such.key')).toBe(false);
    expect(canSay('close')).toBe(true);
  });

  test('have a real minus before a number', async () => {
    const { en } = words('', '{points, number} points');
    await addWords({ de: en, en, fr: en, it: en });
    const tr = translator<{ 'test.key': string }>();
    expect(tr('test.key', { points: -3 })).toBe('−3 points');
    expect(tr('test.key', { points: 3 })).toBe('3 points');
  });
});
