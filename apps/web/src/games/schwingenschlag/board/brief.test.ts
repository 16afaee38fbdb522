import { dragonText } from '@aerie/schwingenschlag';
import { expect, test } from 'vitest';
import { briefly } from './brief.js';

test('a long card says in short how it begins, up to the end of a clause', () => {
  const text =
    'Activated: Feed this hatchling: Cache {meat} from your supply here. For each {meat} it gets: Gain {cave}.';
  expect(briefly(text, 'dragon')).toBe('Activated: Feed this hatchling …');
  expect(briefly('Pay {any}: draw 3 {dragon}, keep the one that you like best of all', 'cave')).toBe(
    'Pay {any}: draw 3 {dragon} …',
  );
});

test('a short card has nothing to shorten, and signs stay whole', () => {
  expect(briefly('Activated: Gain {meat}.', 'dragon')).toBeUndefined();
  for (let card = 1; card <= 183; card++) {
    const short = briefly(dragonText(card, 'de', false).join(' '), 'dragon') ?? '';
    expect(short.replaceAll(/\{[^{}]*\}/g, '')).not.toMatch(/[{}]/);
  }
});
