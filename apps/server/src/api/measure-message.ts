import type { Measure } from '@aerie/protocol';
import type { Basis, MeasureRecord } from '../people/measures.js';

export const iso = (at: number): string => new Date(at).toISOString();
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** A measure as its person is told, and those who look after the site. */
export function measureMessage({ id, rank, body }: MeasureRecord): Measure {
  const { what, reason, words, until, from, acknowledgedAt, liftedAt, appeal, basis } = body;
  return {
    ...{ id, what, reason, words, at: iso(rank), until: isoOrNull(until), from },
    acknowledged: isoOrNull(acknowledgedAt),
    lifted: isoOrNull(liftedAt),
    ...(basis ? { basis: basisMessage(basis) } : {}),
    appeal: appeal && {
      text: appeal.text,
      at: iso(appeal.at),
      answer: appeal.answer && {
        lifted: appeal.answer.lifted,
        words: appeal.answer.words,
        at: iso(appeal.answer.at),
      },
    },
  };
}

const basisMessage = ({ game, hard, agreed, expected, tables }: Basis): NonNullable<Measure['basis']> => ({
  ...{ game, hard, agreed, expected },
  tables: [...tables],
});
