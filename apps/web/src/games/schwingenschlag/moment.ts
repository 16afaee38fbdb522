import { COINS_A_ROUND, type Event, objectiveText, ROUNDS, type View } from '@aerie/schwingenschlag';
import type { LogLine } from '../../contract/log-line.js';
import type { StagedMoment } from '../../contract/moment.js';
import type { Saying } from '../../words/words.js';
import { rivalPoints } from './account.js';
import type { Picture } from './animation.js';
import { capital, plain, tongue } from './names.js';
import { lazily, saying } from './saying.js';
import { pointsNow, readableAmount } from './table.js';

/** What the objective counted, and which place that is. */
const countedWords = (amount: number, place: number): Saying =>
  saying('schwingenschlag.moment.counted', { amount: readableAmount(amount), place });

/** The end of a round: what its objective counted, everybody's place and points, and what comes now. */
export function moment(event: Event, picture: Picture): StagedMoment | undefined {
  if (event.type !== 'objectiveScored') return undefined;
  const { mats, rival, scored } = picture;
  const round = scored.length;
  const cellsOf = (seat: number, total: number) => [
    countedWords(event.amounts[seat] ?? 0, event.places[seat] ?? 0),
    event.points[seat] ?? 0,
    total,
  ];
  const best = (seat: number) => event.places[seat] === 1;
  return {
    title: saying('schwingenschlag.moment.round', { round }),
    columns: [
      saying('schwingenschlag.moment.goal'),
      saying('schwingenschlag.moment.points'),
      saying('schwingenschlag.moment.total'),
    ],
    rows: [
      ...mats.map((_, seat) => ({
        who: seat,
        cells: cellsOf(seat, pointsNow(picture, seat)),
        best: best(seat),
      })),
      ...(rival
        ? [
            {
              who: saying('schwingenschlag.rival'),
              cells: cellsOf(mats.length, rivalPoints(picture) ?? 0),
              best: best(mats.length),
            },
          ]
        : []),
    ],
    lines: [
      saying(
        'schwingenschlag.moment.objective',
        lazily({ objective: () => capital(plain(objectiveText(event.objective, tongue()))) }),
      ),
      ...againstRival(picture),
      nextRound(picture, round),
    ],
  };
}

/** How somebody alone stands against the opponent of the game. */
function againstRival(picture: View): LogLine[] {
  const points = rivalPoints(picture);
  if (points === undefined) return [];
  const lead = pointsNow(picture, 0) - points;
  return [
    saying('schwingenschlag.moment.rival', {
      stands: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level',
      by: Math.abs(lead),
    }),
  ];
}

/** Who begins the next round, and what everybody gets for it. */
function nextRound({ mats, rival, starter }: View, round: number): LogLine {
  if (round >= ROUNDS) return saying('schwingenschlag.moment.last');
  return {
    seat: rival ? starter : (starter + 1) % mats.length,
    ...saying('schwingenschlag.moment.next', { round: round + 1, coins: COINS_A_ROUND }),
  };
}
