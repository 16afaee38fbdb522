import type { Occupant, TableState } from '@aerie/host';
import type { Handover } from '@aerie/protocol';
import { expect, it } from 'vitest';
import { decidersOf } from './decided-themselves.js';

const person = (id: string, more: object = {}): Occupant => ({
  ...{ kind: 'person', person: id, name: id, cover: null, resigned: false },
  ...more,
});
const table = (seats: readonly Occupant[], handovers: readonly Handover[] = []) =>
  ({ seats, handovers }) as unknown as TableState;

it('leaves out bots, programs, who took a seat over, and who is gone', () => {
  const seats = [
    person('anna'),
    { kind: 'bot', level: 'club' } as const,
    person('program', { program: true }),
    person('late', { tookOver: true }),
    person(''),
  ];
  expect(decidersOf(table(seats), 40)).toEqual([{ person: 'anna', seat: 0, own: [[0, 40]] }]);
});

it('leaves out what a bot has decided while they were away', () => {
  const handovers: Handover[] = [
    { seat: 0, number: 5, what: 'covered' },
    { seat: 1, number: 7, what: 'late' },
    { seat: 0, number: 9, what: 'back' },
    { seat: 0, number: 30, what: 'resigned' },
  ];
  expect(decidersOf(table([person('anna'), person('ben')], handovers), 40)).toEqual([
    {
      ...{ person: 'anna', seat: 0 },
      own: [
        [0, 5],
        [9, 30],
      ],
    },
    { person: 'ben', seat: 1, own: [[0, 7]] },
  ]);
});

it('leaves out a match of which it is not known who decided when', () => {
  const many = Array.from(
    { length: 30 },
    (_, i): Handover => ({
      ...{ seat: 0, number: i, what: i % 2 ? 'back' : 'late' },
    }),
  );
  expect(decidersOf(table([person('anna')], many), 40)).toEqual([]);
});
