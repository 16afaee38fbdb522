import { memo } from '../../../../ui/memo.js';
import { viewBoxOf } from './figure.js';
import { kindOf } from './looks.js';
import { Puppet, puppetOf } from './Puppet.js';

/** One of the 183 dragons as a picture of its own. */
export const Dragon = memo(({ number }: { number: number }) => {
  const card = kindOf(number);
  return (
    <svg class="ss-art" viewBox={viewBoxOf(puppetOf(card).frame)} aria-hidden="true">
      <Puppet kind={card} />
    </svg>
  );
});
