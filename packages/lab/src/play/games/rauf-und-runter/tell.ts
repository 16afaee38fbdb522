import type { Seat } from '@aerie/kernel';
import type { Event } from '@aerie/rauf-und-runter';
import { counted, listed } from '../../../text/format.js';
import type { Cast, Clause } from '../../teller.js';

/** Spaces are counted from 1 when people talk of them. */
const space = (index: number): string => `space ${index + 1}`;

/** A name in the middle of a sentence. */
const nameOf = (seat: Seat, cast: Cast): string => (cast[seat]?.you ? 'you' : (cast[seat]?.name ?? ''));

export function tell(event: Event, cast: Cast): Clause | undefined {
  /** What this seat does, in the second person for the one who plays here. */
  const does = (seat: Seat, you: string, other: string, rest: string): Clause => ({
    seat,
    words: `${cast[seat]?.you ? you : other} ${rest}`,
  });
  switch (event.type) {
    case 'laidOut':
      return {
        words: `The ladder is laid out. The flutter numbers will be ${listed(event.flutter.map(String))}.`,
      };
    case 'roundBegan': {
      const order = listed(
        event.order.map((seat) => nameOf(seat, cast)),
        'then',
      );
      return { words: `Round ${event.round} begins, with flutter number ${event.flutter}: ${order}.` };
    }
    case 'rolled':
      // One's own dice are drawn; of the others' it is enough to hear what they keep.
      return undefined;
    case 'paidForReroll':
      return does(event.seat, 'pay', 'pays', `${event.feathers} feathers for another throw`);
    case 'tookFeather':
      return event.feathers > 0
        ? does(event.seat, 'take', 'takes', 'a feather')
        : does(event.seat, 'find', 'finds', 'no feather left to take');
    case 'placed':
      return does(event.seat, 'put', 'puts', `${event.die} on the track (${event.sum})`);
    case 'wentToDungHeap':
      return does(event.seat, 'throw', 'throws', `${event.die} on the dung heap`);
    case 'shed':
      return does(
        event.seat,
        'shed',
        'sheds',
        event.feathers > 0 ? counted(event.feathers, 'feather') : 'nothing',
      );
    case 'stood':
      return does(event.seat, 'stand', 'stands', `on ${event.momentum}`);
    case 'hadNoMomentum':
      return does(event.seat, 'have', 'has', 'no momentum at all');
    case 'fell':
      return does(event.seat, 'fall', 'falls', fallen(event.momentum, event.from, event.to));
    case 'nobodyClimbed':
      return {
        words:
          event.why === 'noneStood'
            ? 'No chicken stands on its track, so none climbs.'
            : 'All have the same momentum, so nobody climbs.',
      };
    case 'stayedLowest': {
      const gain =
        event.feathers > 0 ? `for ${counted(event.feathers, 'feather')}` : 'and no feather is left';
      return does(event.seat, 'stay', 'stays', `put with the least momentum, ${event.momentum}, ${gain}`);
    }
    case 'climbed':
      return does(event.seat, 'climb', 'climbs', climbed(event.from, event.to));
    case 'ladderGrew':
      return { words: 'The ladder grows by a card.' };
    case 'ended':
      return { words: `The last round is over: ${nameOf(event.pecking[0] ?? 0, cast)} on top.` };
  }
}

function fallen(momentum: number, from: number, to: number): string {
  const depth =
    from === to ? 'no further, being at the bottom' : `${counted(from - to, 'space')} to ${space(to)}`;
  return `with ${momentum}, too much, ${depth}`;
}

const climbed = (from: number, to: number): string =>
  from === to ? 'no further, being at the top' : `${counted(to - from, 'space')} to ${space(to)}`;
