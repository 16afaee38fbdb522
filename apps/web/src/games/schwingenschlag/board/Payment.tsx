import { type Answer, sameAnswer } from '@aerie/schwingenschlag';
import { ThingButton } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { resourceName } from '../names.js';
import { saying } from '../saying.js';
import { waysOf } from './choices.js';
import type { Exchange, Plan } from './plan.js';
import type { Table } from './Table.js';
import { WayFace } from './WayFace.js';

interface PaymentProps {
  readonly t: Table;
  readonly plan: Plan;
  /** Wants this instead in that place. */
  change(place: number, answer: Answer): void;
}

/** Whether it is this answer that makes the exchange. */
const isMadeBy = ({ given: [one, two], got }: Exchange, answer: Answer): boolean =>
  answer.a === 'exchange' &&
  answer.for === got &&
  ((answer.one === one && answer.two === two) || (answer.one === two && answer.two === one));

/** How an action will be paid where there is a choice: filled in, and open to change. */
export function Payment({ t, plan, change }: PaymentProps) {
  const open = plan.steps.map((step, place) => ({ ...step, place })).filter(({ ways }) => ways.length > 1);
  // An exchange that was chosen stands among its alternatives; one that had to be is told by itself.
  const forced = plan.exchanges.filter((exchange) => !open.some(({ chosen }) => isMadeBy(exchange, chosen)));
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
            <ThingButton
              key={t.keyOf(way.answer)}
              class={`ss-way${sameAnswer(way.answer, step.chosen) ? ' ss-chosen' : ''}`}
              data-way={t.keyOf(way.answer)}
              picked={sameAnswer(way.answer, step.chosen)}
              press={() => change(step.place, way.answer)}
            >
              <WayFace t={t} way={way} />
            </ThingButton>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
