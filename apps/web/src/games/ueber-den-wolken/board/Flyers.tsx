import type { Bird, Space } from '@aerie/ueber-den-wolken';
import type { Picture } from '../animation.js';
import { BirdPicture } from '../art/Bird.js';
import type { BirdKeys } from './bird-keys.js';
import { placeOf } from './flock-place.js';
import type { Swapping } from './swapping.js';
import type { Table } from './table.js';

/** The spaces whose birds move in the event that is being shown. */
function movingIn({ now }: Picture): readonly Space[] {
  const event = now?.event;
  if (event?.type === 'swapped') return [event.one, event.two];
  return event?.type === 'added' ? [event.space] : [];
}

interface FlyersProps {
  readonly table: Table;
  readonly keys: BirdKeys;
  readonly swapping: Swapping;
}

/** The birds themselves. They fly from where they were. */
export function Flyers({ table, keys, swapping: { drag, picked } }: FlyersProps) {
  const { picture, columns } = table;
  const moving = movingIn(picture);
  const all = keys.flatMap((key, space) => (key === 0 ? [] : [{ key, space }]));
  // In the order of their keys, so that none is torn out of the page while it flies.
  return all
    .toSorted((a, b) => a.key - b.key)
    .map(({ key, space }) => {
      const off = drag.offset?.space === space ? drag.offset : undefined;
      const state = `${moving.includes(space) ? ' uw-flying' : ''}${picked === space ? ' uw-up' : ''}${off ? ' uw-dragged' : ''}`;
      return (
        <span
          key={key}
          class={`uw-flyer uw-at${state}`}
          style={{
            ...placeOf(space, columns),
            ...(off ? { '--dx': `${off.dx}px`, '--dy': `${off.dy}px` } : {}),
          }}
          aria-hidden="true"
        >
          <BirdPicture bird={picture.flock[space] as Bird} />
        </span>
      );
    });
}
