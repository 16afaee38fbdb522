import { DIG_EGGS } from '@aerie/schwingenschlag';
import { Cave } from '../art/Cavern.js';
import { Sign } from '../art/icons.js';
import { coinAndEggs, Price } from './Thumb.js';

/** A space without a dragon: a cave card, a dug hollow, or rock with what digging costs. */
export function Hollow({ dug, cave, column }: { dug: boolean; cave: number | undefined; column: number }) {
  if (cave)
    return (
      <span class="ss-hollow-art">
        <Cave number={cave} />
      </span>
    );
  if (dug) return <span class="ss-hollow-empty" />;
  return (
    <span class="ss-rock">
      <Sign name="pick" />
      <Price of={coinAndEggs(DIG_EGGS[column - 1] ?? 0)} />
    </span>
  );
}
