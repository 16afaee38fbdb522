import { describe, expect, test } from 'vitest';
import type { Passage } from '../../contract/rules.js';
import { folded } from '../../words/fold.js';
import type { Language } from '../../words/words.js';
import { RulesIndex } from './search.js';

const texts = import.meta.glob<readonly Passage[]>('../../games/*/rules/{de,en,fr,it}.ts', {
  eager: true,
  import: 'default',
});

function indexIn(tongue: Language): RulesIndex {
  const index = new RulesIndex();
  for (const [file, passages] of Object.entries(texts)) {
    const [, , , game] = file.split('/') as [string, string, string, string];
    if (file.endsWith(`/${tongue}.ts`)) index.add(game, game, passages);
  }
  return index;
}

/** What somebody types, and a paragraph that must be among the first few. */
const ASKED: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  de: [
    ['misthaufen', 'rauf-und-runter dungheap-nothing'],
    ['Federn noch mal würfeln', 'rauf-und-runter reroll-price'],
    ['nestkarte', 'ueber-den-wolken nest-points'],
    ['tornado', 'zefiria storm-tornado'],
    ['jungtier futtern', 'schwingenschlag hatchlings-feed'],
    ['tagtraumer', 'cloud-mine roles-daydreamer'],
  ],
  en: [
    ['dung heap', 'rauf-und-runter dungheap-nothing'],
    ['tornado', 'zefiria storm-tornado'],
    ['tornadoo', 'zefiria storm-tornado'],
    ['hatchl', 'schwingenschlag hatchlings-feed'],
    ['discard fifth card', 'ueber-den-wolken taking-limit'],
    ['five words', 'cloud-mine goal-clouds'],
  ],
  fr: [
    ['fumier', 'rauf-und-runter dungheap-nothing'],
    ['oeufs nid', 'schwingenschlag eggs-nest'],
    ['tornade', 'zefiria storm-tornado'],
    ['reveur', 'cloud-mine roles-daydreamer'],
    ['etalage vide', 'ueber-den-wolken taking-empty'],
  ],
  it: [
    ['letamaio', 'rauf-und-runter dungheap-nothing'],
    ['uova nido', 'schwingenschlag eggs-nest'],
    ['tornado', 'zefiria storm-tornado'],
    ['sognatore', 'cloud-mine roles-daydreamer'],
    ['carta nido', 'ueber-den-wolken nest-points'],
  ],
};

describe.each(Object.entries(ASKED))('in %s', (tongue, all) => {
  const index = indexIn(tongue as Language);
  test.each(all)('“%s” finds %s', (asked, wanted) => {
    const found = index.find(asked);
    expect(found.slice(0, 8).map(({ id }) => id)).toContain(wanted);
    expect(found.find(({ id }) => id === wanted)?.terms.size).toBeGreaterThan(0);
  });
});

test('nothing is found for nothing, and for what is in no rules', () => {
  const index = indexIn('en');
  expect(index.find('  ')).toEqual([]);
  expect(index.find('xylophone quartz')).toEqual([]);
});

test('words are folded: case, accents, ligatures', () => {
  expect(['Œufs', 'ÉTÉ', 'Größe'].map(folded)).toEqual(['oeufs', 'ete', 'grosse']);
});
