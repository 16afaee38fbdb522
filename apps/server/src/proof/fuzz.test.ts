import { expect, test } from 'vitest';
import { fuzz } from './fuzz.js';

test('no message harms the server, or what belongs to others', { timeout: 180_000 }, async () => {
  const said: string[] = [];
  const held = await fuzz({ messages: '5000' }, (line) => said.push(line));
  expect(held, said.join('\n')).toBe(true);
  expect(JSON.parse(said[0] as string).messages).toBeGreaterThanOrEqual(5000);
});
