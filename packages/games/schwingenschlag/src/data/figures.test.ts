import { describe, expect, test } from 'vitest';
import { GUILD_TILES, OBJECTIVE_POINTS, OBJECTIVES } from './boards.js';
import { CAVE_NUMBERS, CAVES, DRAGON_NUMBERS, DRAGONS, dragonCard } from './cards.js';
import type { Effect } from './effect.js';
import { CAVE_NAMES, DRAGON_NAMES } from './names.js';
import { parseCost, parseEffects, parseEnd } from './parse-effects.js';

const dragons = DRAGON_NUMBERS.map(dragonCard);
const tally = (words: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

/** Figures of the printed deck: a typing error in the tables changes one of them. */
describe('the deck of dragons', () => {
  test('numbers 1 to 183, each once', () => {
    expect(DRAGON_NUMBERS).toEqual(Array.from({ length: 183 }, (_, i) => i + 1));
  });

  test('sizes, traits, timings, habitats', () => {
    expect(tally(dragons.map(({ size }) => size))).toEqual(FIGURES.sizes);
    expect(tally(dragons.map(({ trait }) => trait))).toEqual(FIGURES.traits);
    expect(tally(dragons.map(({ timings }) => timings.join('+')))).toEqual(FIGURES.timings);
    expect(tally(dragons.map(({ habitats }) => habitats.map((row) => 'CGA'[row]).join('')))).toEqual(
      FIGURES.habitats,
    );
  });

  test('points, nests and costs in all', () => {
    const sum = (of: (card: (typeof dragons)[number]) => number) =>
      dragons.reduce((n, card) => n + of(card), 0);
    expect({
      points: sum((card) => card.points),
      nests: sum((card) => card.nests),
      meat: sum((card) => card.cost.resources.meat),
      gold: sum((card) => card.cost.resources.gold),
      crystal: sum((card) => card.cost.resources.crystal),
      milk: sum((card) => card.cost.resources.milk),
      egg: sum((card) => card.cost.egg),
      coin: sum((card) => card.cost.coin),
    }).toEqual(FIGURES.sums);
  });

  test('every kind of effect as often as printed', () => {
    const ops = (effects: readonly Effect[]): string[] =>
      effects.flatMap((effect) => [
        effect.op,
        ...('effect' in effect ? ops(effect.effect) : []),
        ...('then' in effect && effect.then ? ops(effect.then) : []),
        ...('each' in effect ? [...ops(effect.each), ...ops(effect.third)] : []),
      ]);
    expect(tally(dragons.flatMap(({ effects }) => ops(effects)))).toEqual(FIGURES.dragonOps);
    expect(tally(CAVES.flatMap(({ effects }) => ops(effects)))).toEqual(FIGURES.caveOps);
    expect(tally(dragons.flatMap(({ end }) => (end ? [end.score] : [])))).toEqual(FIGURES.ends);
  });
});

test('caves are numbered 1 to 75, each once', () => {
  expect(CAVE_NUMBERS).toEqual(Array.from({ length: 75 }, (_, i) => i + 1));
  expect(DRAGONS).toHaveLength(184);
});

test('every card has a name of its own in four languages, short enough for a card', () => {
  for (const names of [DRAGON_NAMES, CAVE_NAMES]) {
    for (const language of [0, 1, 2, 3] as const) {
      const all = Object.values(names).map((name) => name[language]);
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((name) => name.length === 0 || name.length > 30)).toEqual([]);
    }
  }
  expect(Object.keys(DRAGON_NAMES)).toHaveLength(183);
  expect(Object.keys(CAVE_NAMES)).toHaveLength(75);
});

test('the dragons that the rulebook prints keep their German names', () => {
  expect(
    Object.fromEntries(Object.keys(PRINTED).map((number) => [number, DRAGON_NAMES[Number(number)]?.[0]])),
  ).toEqual(PRINTED);
});

test('objectives: what the solo opponent reaches in rounds 1 to 4, and points by round and place', () => {
  expect(OBJECTIVES.map(({ id, solo }) => `${id} ${solo.join(' ')}`.trim())).toEqual([
    '1a 1 2 4 7',
    '1b 1 2 4 5',
    '2a 1 2 4 5',
    '2b 1 2 4 5',
    '3a 4 7 10 17',
    '3b 1 2 5 10',
    '4a 0 1 3 5',
    '4b',
    '5a 1 2 3 4',
    '5b 0 1 2 3',
    '6a 0 0 1 2',
    '6b 1 1 3 5',
    '7a 0 0 1 2',
    '7b 0 1 2 3',
    '8a 0 1 2 3',
    '8b 0 1 2 3',
    '9a 0 0 1 2',
    '9b 0 0 1 2',
    '10a 0 0 1 2',
    '10b 0 0 1 2',
  ]);
  expect(OBJECTIVE_POINTS).toEqual([
    [4, 1, 0],
    [5, 2, 1],
    [6, 3, 2],
    [7, 4, 3],
  ]);
});

test('twenty objectives, four guilds with three rows and an end', () => {
  expect(new Set(OBJECTIVES.map(({ id }) => id)).size).toBe(20);
  for (const tile of Object.values(GUILD_TILES)) expect(tile.rows).toHaveLength(3);
});

test.each([
  'gain',
  'gain 2',
  'gain 2 sheep',
  'lay 1 @moon',
  'pay => gain any',
  'tuck deck',
  'upTo x (gain any)',
  'if maybe: gain any',
  'play dragon deck free',
  'activate never of anyDragon',
  'choose 2 of (sheep | any)',
  'feed sheep: gain any; third: lay 1',
  'reveal dragon: keep',
  'cache any moon->here',
  'gain any + coin: may cache upTo 1 ->here',
  '',
])('the notation does not allow "%s"', (text) => {
  expect(() => parseEffects(text)).toThrow('cannot read');
});

test('costs and ends that cannot be read are refused', () => {
  expect(() => parseCost('2 sheep')).toThrow('cannot read cost');
  expect(() => parseEnd('many points')).toThrow('cannot read end');
  expect(() => parseEnd('2vp per sheep')).toThrow('cannot read count');
});

const PRINTED = {
  1: 'Weißbauch-Grasläufer',
  20: 'Zwerg-Scharfzahn',
  24: 'Vampirischer Horndrache',
  36: 'Patrouillierender Flieger',
  37: 'Unterirdischer Basilisk',
  39: 'Träger Greifendrache',
  48: 'Agiler Long-Drache',
  53: 'Gelbbraune Steppenwyvern',
  56: 'Hamsternder Flieger',
  63: 'Wachender Horndraken',
  68: 'Feindseliger Nord-Feuerdrache',
  109: 'Streitsüchtige Feuerwyvern',
  119: 'Chamäleon-Coatl',
  130: 'Grinsender Kammrücken',
  180: 'Lockender Grillenfänger',
};
const FIGURES = {
  sizes: { hatchling: 35, large: 50, medium: 49, small: 49 },
  traits: { shy: 46, helpful: 46, playful: 45, aggressive: 46 },
  timings: { activated: 86, 'activated+end': 3, played: 32, end: 37, round: 25 },
  habitats: { G: 43, C: 41, GA: 13, A: 39, CA: 13, CGA: 23, CG: 11 },
  sums: { points: 680, nests: 309, meat: 98, gold: 112, crystal: 112, milk: 72, egg: 35, coin: 28 },
  dragonOps: {
    feed: 35,
    gain: 127,
    lay: 24,
    excavate: 10,
    pay: 24,
    others: 8,
    if: 10,
    cache: 4,
    reveal: 6,
    tuck: 9,
    play: 4,
    choose: 2,
    draw: 9,
    repeat: 3,
    activateIcon: 1,
    activate: 2,
    layEach: 5,
    gainCostOf: 3,
    tuckEach: 1,
    name: 1,
    swap: 1,
  },
  caveOps: {
    activate: 2,
    cache: 2,
    gain: 70,
    lay: 20,
    others: 4,
    choose: 4,
    play: 3,
    pay: 15,
    excavate: 8,
    swap: 1,
    tuck: 2,
    repeat: 7,
  },
  ends: { per: 24, if: 12, pay: 4 },
};
