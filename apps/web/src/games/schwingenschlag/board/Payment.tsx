import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { resourceName } from '../names.js';
import { saying } from '../saying.js';
import { waysOf } from './choices.js';
import type { Plan } from './plan.js';
import type { Table } from './Table.js';
import { WayFace } from './WayFace.js';

interface PaymentProps {
  readonly t: Table;
  readonly plan: Plan;
  /** Wants this instead in that place. */
  change(place: number, notation: string): void;
}

/** How an action will be paid where there is a choice: filled in, and open to change. */
export function Payment({ t, plan, change }: PaymentProps) {
  const open = plan.steps.map((step, place) => ({ ...step, place })).filter(({ ways }) => ways.length > 1);
  // An exchange that was chosen stands among its alternatives; one that had to be is told by itself.
  const chosen = new Set(open.flatMap((step) => (step.chosen.startsWith('exchange') ? [step.chosen] : [])));
  const forced = plan.exchanges.filter(
    ({ given: [one, two], got }) =>
      !chosen.has(`exchange ${one} ${two} ${got}`) && !chosen.has(`exchange ${two} ${one} ${got}`),
  );
  if (open.length === 0 && forced.length === 0) return null;
  return (
    <div class="ss-payment">
      {open.length > 0 && <p class="ss-small">{say(saying('schwingenschlag.board.payment'))}</p>}
      {forced.map(({ given, got }, i) => (
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
      {open.map((step) => (
        <fieldset key={step.place} class="ss-ways">
          <legend class="ss-hidden">
            {say(saying('schwingenschlag.board.paymentStep', { n: step.place + 1 }))}
          </legend>
          {waysOf(step.ways).map((way) => (
            <button
              key={way.notation}
              type="button"
              class={`ss-way${way.notation === step.chosen ? ' ss-chosen' : ''}`}
              data-way={way.notation}
              aria-pressed={way.notation === step.chosen}
              onClick={() => change(step.place, way.notation)}
            >
              <WayFace t={t} way={way} />
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
