import type { Reason } from '@aerie/kernel';
import { type Answer, accountOf, homeOf, type View } from '@aerie/zefiria';
import { AnswerButton, ThingButton } from '../../../kit/answer-button.js';
import { Icon } from '../../../ui/icon.js';
import { Mark } from '../../../ui/mark.js';
import { about, type People } from '../../../words/about.js';
import { say } from '../../../words/words.js';
import { answer } from '../messages.js';
import type { Acting } from './acting.js';
import type { Proposed } from './drawn-plans.js';
import { storyOf } from './plan-story.js';
import { Home } from './Story.js';
import { word } from './word.js';

const plainTotal = (v: View): string => {
  const { total } = accountOf(v);
  return total < 0 ? `−${-total}` : `${total}`;
};

/** Why a bot would do it, in its own words; somebody whom it speaks of is called by name, or `you`. */
function reasonWords({ code, args = {} }: Reason, people: People): string {
  const whom = typeof args.seat === 'number' ? about(args.seat, people) : {};
  return say({ key: `zefiria.advice.${code}`, args: { ...args, ...whom } });
}

/** A plan that somebody proposes: to look at, to begin, to play, or to agree to. */
export function Proposal({
  by,
  name,
  steps,
  reason,
  view,
  table,
  people,
}: Proposed & {
  /** The table that it begins at. */
  view: View;
  table: Acting;
  people: People;
}) {
  const { plan, asked } = table;
  const first = steps[0] as Answer;
  const chapters = storyOf(view, steps);
  const points = chapters.flatMap(({ told }) => told).reduce((sum, { price }) => sum + price, 0);
  const then = chapters.at(-1)?.to ?? view;
  const home = then.islands.filter(
    (island, cell) => homeOf(island) === cell && view.islands[cell] !== island,
  );
  return (
    <li class="zf-proposal" style={{ '--owner': `var(--seat-${by})` }}>
      <span class="zf-by">
        <Mark seat={by} />
        {word('proposal', { name, steps: steps.length })}
      </span>
      <span class="zf-brings">
        {word('brings', { points, total: plainTotal(view), after: plainTotal(then) })}
        {home.map((island) => (
          <Home key={island} island={island} />
        ))}
      </span>
      {reason && <q class="zf-says">{reasonWords(reason, people)}</q>}
      <span class="zf-buttons">
        <button type="button" class="button quiet zf-small" onClick={() => plan.takeUp(steps)}>
          {word('look')}
        </button>
        {reason && !asked && (
          <button type="button" class="button primary zf-small" onClick={() => plan.wish(steps)}>
            {word('goAhead')}
          </button>
        )}
        {asked && (
          <>
            <AnswerButton board={table} answer={first} class="button zf-small" act={() => plan.play([first])}>
              {word('firstStep')}
            </AnswerButton>
            {steps.length > 1 && (
              <button type="button" class="button zf-small" onClick={() => plan.play(steps)}>
                {word('playAll')}
              </button>
            )}
          </>
        )}
      </span>
    </li>
  );
}

/** One's own plan: its steps, going back and forth in them, and doing them. */
export function PlanBar({
  view,
  table,
  waited,
}: {
  view: View;
  table: Acting;
  /** Whether a bot waits for somebody's word. */
  waited: boolean;
}) {
  const { plan, asked, keyOf } = table;
  const { steps, shown } = plan;
  const [first] = steps;
  return (
    <section class="zf-plan" aria-label={word('plan')}>
      {steps.length === 0 ? (
        <p class="zf-tip">{asked ? word('planEmpty') : word('sketchEmpty')}</p>
      ) : (
        <ol class="zf-steps">
          {steps.map((step, i) => (
            <li key={i} class={i < shown ? 'zf-done' : ''}>
              {say(answer(step, view))}
            </li>
          ))}
        </ol>
      )}
      <div class="zf-buttons">
        <PlanTool icon="undo" name={word('planBack')} off={shown === 0} act={() => plan.move(-1)} />
        <PlanTool
          icon="skip"
          name={word('planForth')}
          off={shown === steps.length}
          act={() => plan.move(1)}
        />
        <PlanTool icon="remove" name={word('planClear')} off={steps.length === 0} act={plan.clear} />
        {asked && (
          <ThingButton
            class="button primary zf-step"
            answerKey={first && keyOf(first)}
            shut={first === undefined}
            press={() => first && plan.play(steps)}
          >
            <Icon name="play" /> <span class="zf-label">{word('planPlay')}</span>
          </ThingButton>
        )}
        {!asked && waited && (
          <ThingButton
            class="button primary zf-step"
            shut={first === undefined}
            press={() => first && plan.wish(steps)}
          >
            <Icon name="play" /> <span class="zf-label">{word('letDo')}</span>
          </ThingButton>
        )}
      </div>
    </section>
  );
}

function PlanTool({
  icon,
  name,
  off,
  act,
}: {
  icon: 'undo' | 'skip' | 'remove';
  name: string;
  off: boolean;
  act(): void;
}) {
  return (
    <button
      type="button"
      class="button round quiet"
      aria-label={name}
      title={name}
      aria-disabled={off ? 'true' : undefined}
      onClick={() => !off && act()}
    >
      <Icon name={icon} />
    </button>
  );
}
