import { useId } from 'preact/hooks';
import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { answer } from '../asking.js';
import { resourceName } from '../names.js';
import { saying } from '../saying.js';
import type { Plan } from './plan.js';
import type { Table } from './Table.js';

interface PaymentProps {
  readonly t: Table;
  readonly plan: Plan;
  /** Wants this instead in that place. */
  change(place: number, notation: string): void;
}

/** How an action will be paid where there is a choice: filled in, and open to change. */
export function Payment({ t, plan, change }: PaymentProps) {
  const id = useId();
  const open = plan.steps.map((step, place) => ({ ...step, place })).filter(({ ways }) => ways.length > 1);
  if (open.length === 0 && plan.exchanges.length === 0) return null;
  return (
    <div class="ss-payment">
      {open.length > 0 && <p class="ss-small">{say(saying('schwingenschlag.board.payment'))}</p>}
      {plan.exchanges.map(({ given, got }, i) => (
        <p key={i} class="ss-exchange">
          {given.map((one, j) => (
            <Sign key={j} name={one} />
          ))}
          <span aria-hidden="true">→</span>
          <Sign name={got} />
          <span class="ss-small">
            {say(
              saying('schwingenschlag.answer.exchange', {
                one: resourceName(given[0] ?? got),
                two: resourceName(given[1] ?? got),
                what: resourceName(got),
              }),
            )}
          </span>
        </p>
      ))}
      {open.map(({ ways, chosen, place }) => (
        <label key={place} for={`${id}-${place}`}>
          <span class="ss-hidden">{say(saying('schwingenschlag.board.paymentStep', { n: place + 1 }))}</span>
          <select
            id={`${id}-${place}`}
            value={chosen}
            onChange={(event) => change(place, event.currentTarget.value)}
          >
            {ways.map((way) => (
              <option key={way} value={way}>
                {say(answer(way, t.view))}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
