import { DRAGON_NUMBERS, dragonCard } from '@aerie/schwingenschlag';
import { expect, test } from 'vitest';
import { buildDragon } from './dragon/build.js';
import { coloursOf } from './dragon/colours.js';

test('no two dragons look alike', () => {
  const figures = DRAGON_NUMBERS.map((number) => JSON.stringify(buildDragon(dragonCard(number))));
  const colours = DRAGON_NUMBERS.map((number) => JSON.stringify(coloursOf(dragonCard(number))));
  expect(new Set(figures).size).toBe(DRAGON_NUMBERS.length);
  expect(new Set(colours).size).toBe(DRAGON_NUMBERS.length);
});

test('hatchlings sit in a shell, and nobody else does', () => {
  for (const number of DRAGON_NUMBERS) {
    const card = dragonCard(number);
    const shells = buildDragon(card).front.filter(({ of }) => of === 'shell');
    expect(shells.length > 0, `dragon ${number}`).toBe(card.size === 'hatchling');
  }
});

test('all shapes are made of numbers', () => {
  for (const number of DRAGON_NUMBERS)
    expect(JSON.stringify(buildDragon(dragonCard(number)))).not.toMatch(/NaN|null/);
});
