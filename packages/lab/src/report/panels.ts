import { wilson } from '../statistics/wilson.js';
import { counted, decimal, listed, percent, quoted } from '../text/format.js';
import { boxes, correlations, type Drawing, histogram, intervals, matrix, ridges } from './plots.js';
import { PAIRS, type Simulation, type Tally } from './tally.js';

/** One finding: what was asked, the answer in words, and its plot; `narrow` is the same plot for phones. */
export interface Panel {
  readonly title: string;
  readonly words: string;
  readonly plot: Drawing;
  readonly narrow?: Drawing;
}

/** What a report says of a simulation, whatever form it takes. The same seed gives the same report. */
export function panels(tally: Tally): Panel[] {
  const several = tally.seats.length > 1;
  const together = goTogether(tally);
  return [
    ...(several ? [winsBySeat(tally)] : []),
    scoresBySeat(tally),
    ...(several ? [placesBySeat(tally), scoresByPlace(tally), winningMargin(tally)] : []),
    lengths(tally),
    ...(together ? [together] : []),
  ];
}

export const titleOf = ({ game, tally }: Simulation): string =>
  `${game}: ${counted(tally.games, 'game')} of ${counted(tally.seats.length, 'player')}`;

/** What to type to have the same report again. */
export function commandOf({ game, seed, tally }: Simulation): string {
  const bots = tally.seats.map(({ bot }) => bot).join(',');
  return `lab simulate ${game} --players ${tally.seats.length} --games ${tally.games} --bots ${bots} --seed ${quoted(seed)}`;
}

const seatNames = ({ seats }: Tally): string[] => seats.map(({ bot }, seat) => `${seat + 1}  ${bot}`);

function winsBySeat(tally: Tally): Panel {
  const { seats, games } = tally;
  const fair = 1 / seats.length;
  const rows = seatNames(tally).map((name, seat) => {
    const wins = seats[seat]?.wins ?? 0;
    return { name, share: wins / games, interval: wilson(wins, games) };
  });
  const off = rows.flatMap(({ interval: { low, high } }, seat) =>
    low > fair || high < fair ? [seat + 1] : [],
  );
  const found =
    off.length === 0
      ? 'Every interval holds it, so no seat is shown to win more or less often than another.'
      : `The ${off.length === 1 ? 'interval of seat' : 'intervals of seats'} ${listed(off.map(String))} ${off.length === 1 ? 'leaves' : 'leave'} it out.`;
  const mixed =
    new Set(seats.map(({ bot }) => bot)).size > 1
      ? ' Different bots sit here, so this tells of the bots as much as of the seats.'
      : '';
  return {
    title: 'Who wins from which seat',
    words: `If seats and bots made no difference, each would win ${percent(fair)}. ${found}${mixed} Lines are 95% intervals; a shared win counts in parts.`,
    plot: intervals(rows, fair),
  };
}

function scoresBySeat(tally: Tally): Panel {
  const { seats } = tally;
  const all = seats.map(({ score }) => score.sum);
  const low = Math.min(...all.map(({ min }) => min));
  const high = Math.max(...all.map(({ max }) => max));
  return {
    title: 'Scores by seat',
    words: `From ${decimal(low, 0)} to ${decimal(high, 0)}. The figures are mean and standard deviation; the mean is marked.`,
    plot: ridges(
      seatNames(tally).map((name, seat) => {
        const { histogram: of, sum } = (seats[seat] as (typeof seats)[number]).score;
        return { name, of, mean: sum.mean, sd: sum.sd };
      }),
    ),
  };
}

function placesBySeat(tally: Tally): Panel {
  const { seats, games } = tally;
  return {
    title: 'Places by seat',
    words: 'How often each seat finished where. The darker, the more often.',
    plot: matrix(
      seatNames(tally),
      seats.map((_, i) => `place ${i + 1}`),
      seats.map(({ places }) => places.map((count) => count / games)),
    ),
  };
}

function scoresByPlace({ scoreOfPlace }: Tally): Panel {
  const rows = scoreOfPlace.flatMap(({ histogram: of }, i) =>
    of.total > 0 ? [{ name: `place ${i + 1}`, of }] : [],
  );
  const mean = (i: number): string => decimal(scoreOfPlace[i]?.sum.mean ?? 0);
  return {
    title: 'What a place takes',
    words: `First place scores ${mean(0)} on average. Lines hold nine scores in ten, boxes the middle half, the figure is the median.`,
    plot: boxes(rows),
  };
}

function winningMargin({ margin: { histogram: of, sum } }: Tally): Panel {
  return {
    title: 'How close it was',
    words: `Points between the first and the second. Half of the games are decided by ${decimal(of.quantile(0.5), 0)} or less, one in ten by ${decimal(of.quantile(0.9), 0)} or more.`,
    plot: histogram(of, sum.mean, 'points'),
  };
}

function lengths({ length: { histogram: of, sum } }: Tally): Panel {
  return {
    title: 'How long it took',
    words: `Decisions in a game, of all players together: ${decimal(sum.mean)} on average, from ${sum.min} to ${sum.max}.`,
    plot: histogram(of, sum.mean, 'decisions'),
  };
}

function goTogether(tally: Tally): Panel | undefined {
  const rows = Object.entries(PAIRS).flatMap(([pair, name]) => {
    const r = tally.correlations[pair as keyof typeof PAIRS].r;
    return r === undefined ? [] : [{ name, r }];
  });
  if (rows.length === 0) return undefined;
  return {
    title: 'What goes together',
    words:
      'Correlations: 1 where both rise together, −1 where one falls as the other rises, 0 where neither tells of the other. The best place is the lowest number.',
    plot: correlations(rows),
  };
}
