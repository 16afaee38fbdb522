import type { TableMessage } from '@aerie/protocol';
import { expect, test } from 'vitest';
import { agreementAt } from './agreement.js';

type Sketch = TableMessage['sketches'][number];
const seats = [{ mine: false }, { mine: true }];
const proposal: Sketch = { seat: 0, number: 7, plan: ['fly 3', 'end'], reason: { code: 'any' } };
const wish: Sketch = { seat: 1, number: 7, plan: ['fly 3', 'end'], wish: true };

test.each<[string, Sketch[], boolean]>([
  ['a bot that proposes its turn gets its word', [proposal], true],
  ['it was said already', [proposal, wish], false],
  ['what was said for an earlier moment does not count', [{ ...wish, number: 3 }, proposal], true],
  ['what people draw needs no word', [{ seat: 0, number: 7, plan: ['fly 3'] }], false],
])('%s', (_, sketches, isNeeded) => {
  const word = agreementAt({ id: 'table', seats, sketches });
  expect(word).toEqual(isNeeded ? { ...wish, table: 'table' } : undefined);
});

test('who has no seat has no say', () => {
  expect(agreementAt({ id: 'table', seats: [{ mine: false }], sketches: [proposal] })).toBeUndefined();
});
