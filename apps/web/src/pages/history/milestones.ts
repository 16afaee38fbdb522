import { type Played, SETTLED_AFTER } from '@aerie/protocol';
import { companyOf, onlyLevelAt } from '../../play/records.js';
import { byMode } from './figures.js';

/** Something worth remembering that somebody has reached, and when. */
export type Milestone = { readonly at: string } & (
  | { readonly what: 'beatLevel'; readonly game: string; readonly level: string }
  | { readonly what: 'winsInARow'; readonly game: string; readonly count: number }
  | { readonly what: 'best'; readonly game: string; readonly points: number; readonly count: number }
  | { readonly what: 'beatStronger'; readonly game: string; readonly by: number }
  | { readonly what: 'precise'; readonly game: string; readonly percent: number }
  | { readonly what: 'beatPeople' | 'settled'; readonly game: string }
  | { readonly what: 'days'; readonly count: number }
  | { readonly what: 'everyGame'; readonly count: number }
);

/** After how many wins of one game, and days, in a row there is something to remember. */
const WINS: readonly number[] = [3, 5, 10];
/** A best score is worth something after so many others of the same kind. */
const BEST_AFTER = 5;
/** Somebody rated so much higher is stronger. */
const STRONGER = 100;
/** From what accuracy on a match was played well, and over how many decisions at least. */
const PRECISE = { percent: 90, decisions: 10 };
const DAYS: readonly number[] = [7, 30, 100];
const DAY_MS = 24 * 60 * 60_000;

/**
 * All of them, the latest first: the first win against people and against each level of bots, wins in a row, the win over whoever was
 * rated highest above oneself, the best score among many, the first match that was decided well, a rating that has settled, so many
 * days in a row, and every game of the site played once.
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
  const best = bestOf(rising);
  if (best) found.push({ what: 'best', game, ...best });
  const precise = rising.find(
    ({ own }) =>
      own?.decided && own.decided.accuracy >= PRECISE.percent && own.decided.decisions >= PRECISE.decisions,
  );
  if (precise?.own?.decided)
    found.push({ what: 'precise', game, percent: Math.floor(precise.own.decided.accuracy), at: precise.at });
  const settled = rising.filter(({ rating }) => rating !== null)[SETTLED_AFTER - 1];
  if (settled) found.push({ what: 'settled', game, at: settled.at });
  // Who plays together or alone beats nobody.
  const wins = isTogether ? [] : rising.filter(({ place, seats, left }) => place === 1 && seats > 1 && !left);
  if (!isTogether) found.push(...runsOf(game, rising));
  found.push(...overStronger(game, wins));
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

/** The first time that so many matches in a row against others were won. */
function runsOf(game: string, rising: readonly Played[]): Milestone[] {
  const found: Milestone[] = [];
  let run = 0;
  for (const { place, seats, left, at } of rising) {
    if (seats === 1) continue;
    run = place === 1 && !left ? run + 1 : 0;
    if (WINS.includes(run) && !found.some((one) => one.what === 'winsInARow' && one.count === run))
      found.push({ what: 'winsInARow', game, count: run, at });
  }
  return found;
}

/** The win over whoever was rated highest above oneself. */
function overStronger(game: string, wins: readonly Played[]): Milestone[] {
  const over = wins.map(({ rating, others, at }) => {
    const strongest = Math.max(...others.map((one) => one.rating?.before ?? Number.NEGATIVE_INFINITY));
    return { by: Math.round(strongest - (rating?.before ?? Number.POSITIVE_INFINITY)), at };
  });
  const [most] = over.filter(({ by }) => by >= STRONGER).sort((a, b) => b.by - a.by);
  return most ? [{ what: 'beatStronger', game, ...most }] : [];
}

/** The best score in the mode that was played most, where it is better than many before it. */
function bestOf(rising: readonly Played[]): { points: number; count: number; at: string } | undefined {
  const whole = rising.filter(({ left, early }) => !left && !early);
  const [, compared = []] = byMode(whole)[0] ?? [];
  const points = Math.max(...compared.map((one) => one.points));
  const which = compared.findIndex((one) => one.points === points);
  const found = compared[which];
  return found && which >= BEST_AFTER ? { points, count: compared.length, at: found.at } : undefined;
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
