import type { Outcome } from '@aerie/kernel';
import { accountOf, type Verdict, type View } from '@aerie/zefiria';
import type { Account } from '../../contract/game-ui.js';
import { type Saying, say } from '../../words/words.js';
import { countsOf } from './messages.js';
import type { Key } from './words/words.js';

const VERDICTS: Readonly<Record<Verdict, Key>> = {
  legend: 'zefiria.verdict.legend',
  gale: 'zefiria.verdict.gale',
  wind: 'zefiria.verdict.wind',
  breeze: 'zefiria.verdict.breeze',
  lull: 'zefiria.verdict.lull',
};

const COLUMNS: readonly Key[] = [
  'zefiria.account.total',
  'zefiria.account.verdict',
  'zefiria.account.right',
  'zefiria.account.row',
  'zefiria.account.wrong',
  'zefiria.account.gems',
];

/** A verdict in words. */
export const verdictName = (verdict: Verdict): string => say({ key: VERDICTS[verdict] });

/** How good what the table counts is. */
export const verdictWords = (view: View): string => verdictName(accountOf(view).verdict);

/** The table's own ending: nobody has won against anybody. */
export const ending = (view: View): Saying => ({ key: VERDICTS[accountOf(view).verdict] });

/** Everybody has the same account but for the gems, of which everybody holds their own. */
export function account(view: View, outcome: Outcome): Account {
  const { total } = accountOf(view);
  return {
    columns: COLUMNS.map((key) => ({ key })),
    rows: outcome.places.map((_, seat) => [total, verdictWords(view), ...countsOf(view, seat)]),
  };
}
