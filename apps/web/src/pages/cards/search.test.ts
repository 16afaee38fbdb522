import { dragonCard } from '@aerie/schwingenschlag';
import { describe, expect, it, test } from 'vitest';
import { addressOf, cardAt, DECK, keyOf, nameIn, TONGUES } from '../../games/schwingenschlag/deck.js';
import { FACET_NAMES, facet } from './facets.js';
import { counts, find, similar } from './search.js';
import { NOTHING, readUrlState, SORTS, toggled, type UrlState, writeUrlState } from './url-state.js';

const found = (search: Partial<UrlState>, tongue: (typeof TONGUES)[number] = 'en') =>
  find({ ...NOTHING, ...search }, tongue).map(keyOf);

test('all 258 cards lie there when nothing is asked for', () => {
  expect(found({})).toHaveLength(183 + 75);
  expect(found({ kind: 'dragon' })).toHaveLength(183);
  expect(found({ kind: 'cave' })).toHaveLength(75);
});

describe.each(TONGUES)('in %s', (tongue) => {
  it('finds every card by its number', () => {
    for (const { kind, number } of DECK)
      expect(found({ text: String(number), kind }, tongue)).toEqual([`${kind[0]}${number}`]);
  });

  it('finds every card by its name as it stands, and typed in a hurry in every other language', () => {
    for (const card of DECK)
      for (const other of TONGUES) {
        const name = nameIn(card, other);
        const typed = other === tongue ? name : name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        expect(found({ text: typed }, tongue), typed).toContain(keyOf(card));
      }
  });

  it('gives every card an address of its own that leads back to it', () => {
    const addresses = DECK.map((card) => addressOf(card, tongue));
    expect(new Set(addresses).size).toBe(DECK.length);
    for (const [i, address] of addresses.entries()) {
      expect(address).toMatch(/^\/cards\/(dragon|cave)\/\d+(-[a-z0-9]+)+$/);
      const [, , kind = '', place = ''] = address.split('/');
      expect(cardAt(kind, place)).toBe(DECK[i]);
      expect(cardAt(kind, place.replace(/^\d+-/, ''))).toBe(DECK[i]);
    }
  });

  it('finds wordings and facts in its own words', () => {
    const asked = {
      de: 'höhlenkarte aus deiner hand',
      en: 'cave card from your hand',
      fr: 'carte grotte de ta main',
      it: 'carta grotta dalla tua mano',
    };
    const cards = found({ text: asked[tongue] }, tongue);
    expect(cards).toContain('d10');
    expect(cards.length).toBeLessThan(60);
    const shy = { de: 'scheu', en: 'shy', fr: 'timide', it: 'timido' };
    expect(found({ text: shy[tongue], kind: 'dragon' }, tongue)).toContain('d1');
  });
});

test('German can be typed without its umlauts', () => {
  expect(found({ text: 'Erroetender' }, 'de')).toEqual(['d6']);
  expect(found({ text: 'ERROTENDER' }, 'de')).toEqual(['d6']);
  expect(found({ text: 'weißbauch' }, 'en')).toEqual(found({ text: 'weissbauch' }, 'en'));
});

test('whoever is called so comes before whoever only speaks of it', () => {
  const [first] = found({ text: 'salamander' }, 'en');
  expect(nameIn(DECK.find((card) => keyOf(card) === first) ?? { kind: 'dragon', number: 0 }, 'en')).toMatch(
    /salamander/i,
  );
});

test('a word that nobody says finds nobody, and signs find everybody', () => {
  expect(found({ text: 'xylophone' })).toEqual([]);
  expect(found({ text: '184' })).toEqual([]);
  expect(found({ text: ' … ' })).toHaveLength(258);
});

describe.each(FACET_NAMES)('by %s', (name) => {
  it('shows the cards that have it, and their count beforehand', () => {
    const expected = counts(NOTHING, name, 'en');
    for (const value of facet(name).values) {
      const cards = find(toggled(NOTHING, name, value), 'en');
      expect(cards.length, value).toBeGreaterThan(0);
      expect(cards.length).toBe(expected.get(value));
      for (const card of cards) expect(facet(name).of(card)).toContain(value);
    }
  });

  it('takes any of several values, or all of them where several can be together', () => {
    const [one = '', two = ''] = facet(name).values;
    const both = find(toggled(toggled(NOTHING, name, one), name, two), 'en');
    const wanted = DECK.filter((card) => {
      const has = facet(name).of(card);
      return facet(name).all
        ? has.includes(one) && has.includes(two)
        : has.includes(one) || has.includes(two);
    });
    expect(both).toEqual(wanted);
  });

  it('gives every dragon at least one value, unless it costs nothing', () => {
    for (const card of DECK.filter(({ kind }) => kind === 'dragon')) {
      const free = dragonCard(card.number).symbols === 0;
      if (name === 'signs' || (name === 'cost' && free)) continue;
      expect(facet(name).of(card).length, keyOf(card)).toBeGreaterThan(0);
    }
  });
});

test('filters are taken together', () => {
  const cards = find(readUrlState('?size=large&trait=shy&habitat=amethyst&timing=played'), 'en');
  expect(cards.map(keyOf)).toContain('d37');
  for (const { kind, number } of cards) {
    expect(kind).toBe('dragon');
    const { size, trait, habitats, timings } = dragonCard(number);
    expect([size, trait, habitats.includes(2), timings.includes('played')]).toEqual([
      'large',
      'shy',
      true,
      true,
    ]);
  }
});

test('cards are sorted by number, name, points and cost', () => {
  expect(found({ sort: 'number' }).slice(0, 2)).toEqual(['d1', 'd2']);
  for (const tongue of TONGUES) {
    const names = find({ ...NOTHING, sort: 'name' }, tongue).map((card) => nameIn(card, tongue));
    expect(names).toEqual([...names].sort(new Intl.Collator(tongue).compare));
  }
  const points = find({ ...NOTHING, kind: 'dragon', sort: 'points' }, 'en').map(
    ({ number }) => dragonCard(number).points,
  );
  expect(points).toEqual([...points].sort((a, b) => b - a));
  const costs = find({ ...NOTHING, kind: 'dragon', sort: 'cost' }, 'en').map(
    ({ number }) => dragonCard(number).symbols,
  );
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
});

describe('the address', () => {
  it('holds a search and gives it back', () => {
    let search: UrlState = { ...NOTHING, text: 'œuf & co', kind: 'dragon', sort: 'points' };
    for (const name of FACET_NAMES)
      for (const value of facet(name).values.slice(0, 2)) search = toggled(search, name, value);
    expect(readUrlState(writeUrlState(search))).toEqual(search);
    expect(writeUrlState(NOTHING)).toBe('');
    for (const sort of SORTS) expect(readUrlState(writeUrlState({ ...NOTHING, sort })).sort).toBe(sort);
    expect(writeUrlState(toggled(toggled(NOTHING, 'size', 'large'), 'size', 'small'))).toBe(
      '?size=small,large',
    );
    expect(toggled(toggled(NOTHING, 'size', 'large'), 'size', 'large')).toEqual(NOTHING);
  });

  it('passes over what makes no sense', () => {
    expect(readUrlState('?kind=bird&size=huge,large&sort=luck&points=%%%&q=')).toEqual(
      toggled(NOTHING, 'size', 'large'),
    );
    expect(readUrlState(`?q=${'x'.repeat(500)}`).text).toHaveLength(60);
  });

  it('leads nowhere where there is no card', () => {
    for (const [kind, place] of [
      ['dragon', '0'],
      ['dragon', '184'],
      ['cave', '76-somewhere'],
      ['bird', '1'],
      ['dragon', 'nobody'],
      ['dragon', ''],
    ] as const)
      expect(cardAt(kind, place)).toBeUndefined();
  });
});

test('similar cards are others of the same kind', () => {
  for (const card of DECK) {
    const others = similar(card, 6);
    expect(others).toHaveLength(6);
    for (const other of others) expect(other.kind).toBe(card.kind);
    expect(others).not.toContain(card);
  }
  // Both tuck a card from the hand for something in its cost.
  expect(similar({ kind: 'dragon', number: 151 }, 6).map(keyOf)).toContain('d152');
});
