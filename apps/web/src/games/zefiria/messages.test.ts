import zefiria, { accountOf, type Event, SPIRITS } from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { speaking, TONGUES } from '../../words/testing.js';
import { answer, confirm, countsOf, logLine, passage, prompt, waiting } from './messages.js';
import { PLAN } from './rules/passages.js';
import { CALM, playRandomly, STORMY } from './testing.js';

const { keys, worded } = speaking('zefiria');

const WHO = { name: 'Zoë', who: 'other' };

/** Everything that is said in a match is said in every language, with all it wants to be told. */
const said = (saying: Parameters<typeof worded>[1]) => {
  for (const tongue of TONGUES) expect(worded(tongue, saying, WHO)).toMatch(/\S/);
};

describe.each([
  ['calm, alone', CALM, 1],
  ['calm, three', CALM, 3],
  ['stormy, alone', STORMY, 1],
  ['stormy, two', STORMY, 2],
  ['stormy, four', STORMY, 4],
] as const)('a match, %s', (_, options, seats) => {
  test('is told and asked for in words', () => {
    const told = new Set<Event['type']>();
    playRandomly(options, seats, `words ${seats}`, {
      asked(view, seat, answers) {
        said(prompt(view));
        said(waiting(view, seat));
        expect(Object.keys(PLAN)).toContain(passage(view));
        for (const one of answers.slice(0, 12)) said(answer(one, view));
        const doubt = confirm({ kind: 'end' }, view);
        if (doubt) said(doubt);
      },
      told(events) {
        for (const event of events) {
          told.add(event.type);
          const words = logLine(event);
          if (words) said(words);
        }
      },
    });
    expect(told).toContain('ended');
    expect(told).toContain('breathed');
  });
});

test('the score adds up', () => {
  playRandomly(STORMY, 3, 'account', {
    told(_, view) {
      const rows = view.held.map((_, seat) => countsOf(view, seat));
      const gems = rows.reduce((sum, row) => sum + Number(row[3]), 0);
      for (const [right, row, wrong] of rows)
        expect(Number(right) + Number(row) + Number(wrong) + gems).toBe(accountOf(view).total);
    },
  });
});

test('there are words for every option and every spirit', () => {
  for (const [option, { values }] of Object.entries(zefiria.options)) {
    expect(keys).toContain(`zefiria.option.${option}`);
    for (const value of values as readonly string[])
      expect(keys).toContain(`zefiria.option.${option}.${value}`);
  }
  const abilities = SPIRITS.map((spirit) =>
    ['flight', 'breath'].map((can) => worded('en', { key: `zefiria.board.${can}`, args: { spirit } })).join(),
  );
  expect(new Set(abilities).size).toBe(SPIRITS.length);
});
