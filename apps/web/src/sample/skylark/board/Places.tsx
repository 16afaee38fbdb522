import type { Seat } from '@aerie/kernel';
import { Mark } from '../../../ui/mark.js';
import type { Picture } from '../animation.js';
import { Card } from './Card.js';
import { word } from './word.js';

/** The card of a seat in this verse, 0 if it is not to be seen; after a verse has been sung, those that were turned up. */
const shown = (p: Picture, seat: Seat): number => {
  if (p.laid[seat]) return seat === p.seat ? p.own : 0;
  return p.singer >= 0 ? (p.sung.slice(-p.laid.length)[seat] ?? 0) : 0;
};

/** What lies on the table, a place for everybody. */
export function Places({
  p,
  names,
  lit,
}: {
  p: Picture;
  names: readonly string[];
  lit?: ReadonlySet<string>;
}) {
  return (
    <div class="skylark-places">
      {p.laid.map((down, seat) => {
        const card = shown(p, seat);
        const heard = card > 0 ? String(card) : word(down ? 'down' : 'none');
        return (
          <div key={seat} class={`skylark-place${lit?.has(`place:${seat}`) ? ' skylark-lit' : ''}`}>
            <span>
              <Mark seat={seat} /> {names[seat]}
            </span>
            <span role="img" aria-label={`${names[seat] ?? ''}: ${heard}`}>
              <Card card={card} down={down && card === 0} />
            </span>
          </div>
        );
      })}
    </div>
  );
}
