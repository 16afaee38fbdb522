import type { Entry } from '@aerie/kernel';
import { expect, test } from 'vitest';
import type { Audit, StoredTable } from './audit.js';
import { compareWithAudit } from './crash.js';
import type { SentAnswer } from './reconnecting-player.js';

/** A storage with one table, whose log has these answers, each written `seat answer`. */
const stored = (...answers: readonly string[]): Audit => {
  const entries = answers.map((text): Entry => {
    const [seat, answer] = text.split(' ');
    return { seat: Number(seat), answer: answer as string } as Entry;
  });
  const table = { id: 'T', match: { log: { entries } } } as unknown as StoredTable;
  return { tables: new Map([['T', table]]), entries: entries.length, over: 0, faults: [] };
};

const sent = (number: number, answer: string): SentAnswer => ({ id: `${number}`, number, answer });

test.each<[string, readonly SentAnswer[], SentAnswer | undefined, Audit, number]>([
  ['all is there', [sent(0, 'a'), sent(1, 'b')], undefined, stored('0 a', '0 b'), 0],
  ['another came between', [sent(0, 'a')], undefined, stored('1 x', '0 a'), 0],
  ['asked again before its step had come', [sent(0, 'a'), sent(1, 'a')], undefined, stored('1 x', '0 a'), 0],
  [
    'asked again, and then something else',
    [sent(0, 'a'), sent(1, 'a'), sent(2, 'b')],
    undefined,
    stored('1 x', '0 a', '0 b'),
    0,
  ],
  ['not acknowledged, and stored', [], sent(0, 'a'), stored('0 a'), 0],
  ['not acknowledged, nor stored', [], sent(0, 'a'), stored(), 0],
  ['lost', [sent(0, 'a')], undefined, stored('1 x'), 1],
  ['lost, though the same was answered before', [sent(0, 'a'), sent(1, 'a')], undefined, stored('0 a'), 1],
  ['never asked for', [sent(0, 'a')], undefined, stored('0 a', '0 b'), 1],
])('what was acknowledged is compared with what is stored: %s', (_, acknowledged, pending, found, faults) => {
  const played = { table: 'T', acknowledged: [...acknowledged], pending, begun: true };
  expect(compareWithAudit(played, found)).toHaveLength(faults);
});
