import { expect, test } from 'vitest';

const minutes = import.meta.glob<string>('../games/*/intro.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const GAMES = Object.keys(import.meta.glob('../games/*/cover.tsx')).map(
  (file) => file.split('/')[2] as string,
);

test.each(GAMES)('%s is explained in five to seven steps, each with a sentence of its own', (game) => {
  const source = minutes[`../games/${game}/intro.tsx`] ?? '';
  const steps = [...source.matchAll(/words: '([^']+)'/g)].map(([, key]) => key as string);
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(steps.length).toBeLessThanOrEqual(7);
  expect(new Set(steps).size).toBe(steps.length);
  for (const key of steps) expect(key).toMatch(new RegExp(`^${game}\\.minute\\.`));
});
