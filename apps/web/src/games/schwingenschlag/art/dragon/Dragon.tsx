import { dragonCard } from '@aerie/schwingenschlag';
import { memo } from '../../../../ui/memo.js';
import { Puppet } from './Puppet.js';

/** Where the figure stands on its stage: young ones are small, so one comes nearer. */
const FRAME = '-2 -6 124 100';
const NEARER = '16 15 92 80';

/** One of the 183 dragons as a picture of its own. */
export const Dragon = memo(({ number }: { number: number }) => {
  const card = dragonCard(number);
  return (
    <svg class="ss-art" viewBox={card.size === 'hatchling' ? NEARER : FRAME} aria-hidden="true">
      <Puppet kind={card} />
    </svg>
  );
});
