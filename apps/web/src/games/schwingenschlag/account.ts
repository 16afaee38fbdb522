import type { Outcome, Seat } from '@aerie/kernel';
import { accountOf, rivalAccount, type View } from '@aerie/schwingenschlag';
import type { Account } from '../../contract/game-ui.js';
import type { Saying } from '../../words/words.js';
import { saying } from './saying.js';
import { pointsNow, tableOf } from './table.js';

export const score = (view: View, seat: Seat) => ({
  value: pointsNow(view, seat),
  label: saying('schwingenschlag.score'),
});

const COLUMNS = [
  'total',
  'printed',
  'ends',
  'eggs',
  'cached',
  'tucked',
  'guild',
  'objectives',
  'coins',
  'leftOvers',
] as const;
export type AccountColumn = (typeof COLUMNS)[number];
export const ACCOUNT_COLUMNS: readonly { readonly name: AccountColumn; readonly label: Saying }[] =
  COLUMNS.map((name) => ({
    name,
    label: saying(`schwingenschlag.account.${name}`),
  }));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Points by where they come from. */
export type AccountRow = Readonly<Record<AccountColumn, number>>;

/** Where the points of a seat come from, as the table stands. */
export function accountRow(view: View, seat: Seat): AccountRow {
  const { dragons, guild, matEggs, objectives, coins, leftOvers, total } = accountOf(tableOf(view), seat);
  return {
    printed: sum(dragons.map((d) => d.printed)),
    ends: sum(dragons.map((d) => d.end)),
    eggs: matEggs + sum(dragons.map((d) => d.eggs)),
    cached: sum(dragons.map((d) => d.cached)),
    tucked: sum(dragons.map((d) => d.tucked)),
    guild: sum(guild.map(({ points }) => points)),
    objectives: sum(objectives),
    coins,
    leftOvers,
    total,
  };
}

/** Every point to its source; alone, what the opponent reached stands beside it. */
export function account(view: View, { rivals = [] }: Outcome): Account {
  return {
    columns: [
      ...ACCOUNT_COLUMNS.map(({ label }) => label),
      ...rivals.map(() => saying('schwingenschlag.rival')),
    ],
    rows: view.mats.map((_, seat) => {
      const row = accountRow(view, seat);
      return [...ACCOUNT_COLUMNS.map(({ name }) => row[name]), ...rivals.map(({ points }) => points)];
    }),
  };
}

/** Points of the opponent of somebody who plays alone, as the table stands; undefined if there is none. */
export function rivalPoints(view: View): number | undefined {
  if (!view.rival) return undefined;
  return sum(Object.values(rivalAccount(tableOf(view), view.rival)));
}

/** The opponent of somebody who plays alone, as it sits at the table. */
export function rivals(view: View) {
  const points = rivalPoints(view);
  if (!view.rival || points === undefined) return [];
  return [
    {
      name: saying('schwingenschlag.rival'),
      score: points,
      about: saying(`schwingenschlag.option.solo.${view.rival.level}`),
    },
  ];
}
