import { CAVE_NUMBERS, DRAGON_NUMBERS } from '@aerie/schwingenschlag';
import { expect, test } from 'vitest';
import { buildDragon } from './dragon/build.js';
import { coloursOf } from './dragon/colours.js';
import { type Distinct, distinctOf } from './dragon/distinct.js';
import { kindOf } from './dragon/looks.js';
import { puppetOf } from './dragon/Puppet.js';
import { caveDetailsOf } from './painting/caves.js';
import { detailsOf } from './painting/details.js';
import { mouthOf, sceneOf } from './painting/scenes.js';
import { thingOf } from './painting/things.js';

/** How many different ones there are in a list. */
const different = (list: readonly unknown[]): number => new Set(list.map((one) => JSON.stringify(one))).size;

test('no two dragons look alike', () => {
  const cards = DRAGON_NUMBERS.map(kindOf);
  expect(different(cards.map(buildDragon))).toBe(DRAGON_NUMBERS.length);
  expect(different(cards.map(coloursOf))).toBe(DRAGON_NUMBERS.length);
});

test('no two dragons share form, stance, scene and things, whatever their numbers', () => {
  expect(different(DRAGON_NUMBERS.map((n) => [kindOf(n).look, detailsOf(n)]))).toBe(DRAGON_NUMBERS.length);
});

test('at the size of a board no two of one form and stance have the same horns and crest, or ears and shell', () => {
  for (const [one, other] of DRAGON_NUMBERS.flatMap((a) => DRAGON_NUMBERS.map((b) => [a, b] as const))) {
    const [a, b] = [kindOf(one).look, kindOf(other).look];
    if (one >= other || a.form !== b.form || a.stance !== b.stance) continue;
    const told = ({ horns, crest, ears, shell }: Distinct) =>
      a.form === 'egg' ? [ears, shell] : [horns, crest];
    expect(told(distinctOf(a)), `${one} and ${other}`).not.toEqual(told(distinctOf(b)));
  }
});

test('a dragon looks like itself, whoever was shown under its number before, as on the cover', () => {
  const card = kindOf(42);
  puppetOf({ ...card, look: { form: 'drake', stance: 'sit', variant: 0 } });
  expect(puppetOf(card).figure).toEqual(buildDragon(card));
});

test('no two caves share scene and things, and each is cut differently', () => {
  expect(different(CAVE_NUMBERS.map(caveDetailsOf))).toBe(CAVE_NUMBERS.length);
  expect(different(CAVE_NUMBERS.map((n) => [sceneOf(caveDetailsOf(n).scene, n), mouthOf(n, 4, 20)]))).toBe(
    CAVE_NUMBERS.length,
  );
});

test('every thing of a card is drawn', () => {
  for (const { things } of [...DRAGON_NUMBERS.map(detailsOf), ...CAVE_NUMBERS.map(caveDetailsOf)])
    for (const name of things) expect(thingOf(name), name).toBeDefined();
});

test('those who hatch sit in a shell, and nobody else does', () => {
  for (const number of DRAGON_NUMBERS) {
    const card = kindOf(number);
    const { behind, front } = buildDragon(card);
    const shells = [...behind, ...front].filter(({ of }) => of === 'shell');
    expect(shells.length > 0, `dragon ${number}`).toBe(card.size === 'hatchling');
  }
});

test('all shapes are made of numbers', () => {
  for (const number of DRAGON_NUMBERS)
    expect(JSON.stringify(buildDragon(kindOf(number)))).not.toMatch(/NaN|null|undefined/);
  for (const [number, { scene }] of [
    ...DRAGON_NUMBERS.map((n) => [n, detailsOf(n)] as const),
    ...CAVE_NUMBERS.map((n) => [n, caveDetailsOf(n)] as const),
  ])
    expect(JSON.stringify(sceneOf(scene, number)), `${scene} ${number}`).not.toMatch(/NaN|null|undefined/);
});
