import { type Played, SETTLED_AFTER } from '@aerie/protocol';
import { companyOf, onlyLevelAt } from '../../play/records.js';

/** Something worth remembering that somebody has reached, and when. */
export type Milestone = { readonly at: string } & (
  | { readonly what: 'beatLevel'; readonly game: string; readonly level: string }
  | { readonly what: 'matches'; readonly game: string; readonly count: number }
  | { readonly what: 'beatPeople' | 'settled'; readonly game: string }
  | { readonly what: 'days'; readonly count: number }
  | { readonly what: 'everyGame'; readonly count: number }
);

/** After how many matches of one game, and days in a row, there is something to remember. */
const MATCHES: readonly number[] = [10, 100, 500];
const DAYS: readonly number[] = [7, 30, 100];
const DAY_MS = 24 * 60 * 60_000;

/**
 * All of them, the latest first: the first win against people and against each level of bots, so many matches of a game, a
 * rating that has settled, so many days in a row, and every game of the site played once.
 */
export function milestonesOf(
  played: readonly Played[],
  games: readonly string[],
  isTogether: (game: string) => boolean,
): Milestone[] {
  const rising = played.toSorted((a, b) => a.at.localeCompare(b.at));
  const found = games.flatMap((game) =>
    milestonesAt(
      game,
      rising.filter((one) => one.game === game),
      isTogether(game),
    ),
  );
  return [...found, ...dayMilestones(rising), ...everyGame(rising, games)].sort((a, b) =>
    b.at.localeCompare(a.at),
  );
}

function milestonesAt(game: string, rising: readonly Played[], isTogether: boolean): Milestone[] {
  const found: Milestone[] = [];
  for (const count of MATCHES) {
    const at = rising[count - 1]?.at;
    if (at !== undefined) found.push({ what: 'matches', game, count, at });
  }
  const settled = rising.filter(({ rating }) => rating !== null)[SETTLED_AFTER - 1];
  if (settled) found.push({ what: 'settled', game, at: settled.at });
  // Who plays together or alone beats nobody.
  const wins = isTogether ? [] : rising.filter(({ place, seats, left }) => place === 1 && seats > 1 && !left);
  const overPeople = wins.find(
    (one) => companyOf(one) !== 'bots' && one.others.some(({ level }) => level === null),
  );
  if (overPeople) found.push({ what: 'beatPeople', game, at: overPeople.at });
  const beaten = new Set<string>();
  for (const win of wins) {
    const level = onlyLevelAt(win);
    if (level === null || beaten.has(level)) continue;
    beaten.add(level);
    found.push({ what: 'beatLevel', game, level, at: win.at });
  }
  return found;
}

function dayMilestones(rising: readonly Played[]): Milestone[] {
  const found: Milestone[] = [];
  let run = 0;
  let before: number | undefined;
  for (const { at } of rising) {
    const day = Math.floor(Date.parse(at) / DAY_MS);
    if (day === before) continue;
    run = before !== undefined && day === before + 1 ? run + 1 : 1;
    before = day;
    if (DAYS.includes(run) && !found.some((one) => one.what === 'days' && one.count === run))
      found.push({ what: 'days', count: run, at });
  }
  return found;
}

function everyGame(rising: readonly Played[], games: readonly string[]): Milestone[] {
  const firsts = games.map((game) => rising.find((one) => one.game === game)?.at);
  const all = firsts.flatMap((at) => at ?? []);
  const last = all.toSorted().at(-1);
  return games.length > 1 && all.length === games.length && last !== undefined
    ? [{ what: 'everyGame', count: games.length, at: last }]
    : [];
}
