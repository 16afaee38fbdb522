import { accountOf, type Event, STORMS, type View } from '@aerie/zefiria';
import type { StagedMoment } from '../../contract/moment.js';
import { inPlace, type Picture } from './animation.js';
import { SPIRIT_NAMES } from './art/spirits.js';
import { StormCards } from './board/Storm.js';
import { logLine, saying } from './messages.js';
import { roundOf, type Work } from './points/history.js';

/** Turning points: a round that is over, and a storm that has done what it does. */
export function moment(
  event: Event,
  p: Picture,
  _view: View,
  told: () => readonly Event[],
): StagedMoment | undefined {
  if (event.type === 'roundBegan' && event.round > 1) return roundOver(event.round - 1, p, told());
  if (event.type === 'stormSwapped' || event.type === 'anchored' || event.type === 'stormPassed')
    return stormOver(event, p);
  return undefined;
}

/** What the table counted, and counts now. */
function change(before: number, p: Picture) {
  const { total } = accountOf(p);
  return { before, total, same: total === before ? 'yes' : 'no' };
}

/** What everybody brought home in a round, and how the table stands after it. */
function roundOver(round: number, p: Picture, told: readonly Event[]): StagedMoment {
  const { works, before } = roundOf(told, p.held.length, round);
  const alone = p.level !== null;
  const name = ({ spirit }: Work) => saying('zefiria.moment.spirit', { spirit: SPIRIT_NAMES[spirit] });
  const seatOf = ({ spirit }: Work) => p.figures.findIndex((figure) => figure.spirit === spirit);
  return {
    title: saying('zefiria.moment.round', { round }),
    columns: [
      ...(alone ? [] : [saying('zefiria.account.spirit')]),
      saying('zefiria.account.brought'),
      saying('zefiria.account.unused'),
    ],
    rows: works.map((work) => ({
      who: alone ? name(work) : seatOf(work),
      cells: [...(alone ? [] : [name(work)]), work.home, work.unused],
    })),
    lines: [
      saying('zefiria.moment.stands', { right: inPlace(p), ...change(before, p) }),
      saying('zefiria.moment.left', { left: p.rounds - round }),
    ],
  };
}

type Struck = Extract<Event, { type: 'stormSwapped' | 'anchored' | 'stormPassed' }>;

/** What a storm has moved, whom it carried along, and what it did to the score. */
function stormOver(event: Struck, p: Picture): StagedMoment | undefined {
  const storm = p.now?.storm;
  if (!storm) return undefined;
  const moved = event.type === 'stormSwapped' ? event.moved : [];
  const islands = p.islands.slice();
  for (const { island, from } of moved) islands[from] = island;
  const { total: before } = accountOf({ islands, held: p.held.slice() });
  const carried = moved.flatMap(({ spirit }) => spirit ?? []);
  return {
    title: saying('zefiria.board.stormName', { kind: STORMS[storm.card].kind }),
    picture: <StormCards storm={storm} />,
    lines: [
      ...[storm, event].flatMap((one) => logLine(one) ?? []),
      ...carried.map((spirit) => saying('zefiria.moment.carried', { spirit: SPIRIT_NAMES[spirit] })),
      saying('zefiria.moment.cost', change(before, p)),
    ],
  };
}
