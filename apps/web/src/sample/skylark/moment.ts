import type { Event } from '@aerie/conformance/sample';
import type { StagedMoment } from '../../contract/moment.js';
import type { Picture } from './animation.js';
import { saying } from './messages.js';

/** A verse that was sung: everybody's card and points. */
export function moment(event: Event, picture: Picture): StagedMoment | undefined {
  if (event.type !== 'sang') return undefined;
  return {
    title: saying('skylark.moment.sung', { verse: picture.verse + 1 }),
    columns: [saying('skylark.moment.card'), saying('skylark.account.points')],
    rows: picture.points.map((points, seat) => ({
      who: seat,
      cells: [event.cards[seat] ?? 0, points],
      best: seat === event.seat,
    })),
    lines: [
      {
        seat: event.seat,
        ...saying('skylark.log.sang', { cards: event.cards.join(', '), points: event.points }),
      },
    ],
  };
}
