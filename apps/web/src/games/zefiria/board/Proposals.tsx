import type { Reason } from '@aerie/kernel';
import { type Answer, accountOf, homeOf, type View } from '@aerie/zefiria';
import type { ComponentChildren } from 'preact';
import { AnswerButton, ThingButton } from '../../../kit/answer-button.js';
import { Icon } from '../../../ui/icon.js';
import { Mark } from '../../../ui/mark.js';
import { about, type People } from '../../../words/about.js';
import { say } from '../../../words/words.js';
import { answer } from '../messages.js';
import type { Acting } from './acting.js';
import type { Proposed } from './drawn-plans.js';
import { type Chapter, storyOf } from './plan-story.js';
import { Home } from './Story.js';
import { word } from './word.js';

const plainTotal = (v: View): string => {
  const { total } = accountOf(v);
  return total < 0 ? `−${-total}` : `${total}`;
};

/** Why a bot would do it, in its own words; somebody whom it speaks of is called by name, or `you`. */
export function reasonWords({ code, args = {} }: Reason, people: People): string {
  const whom = typeof args.seat === 'number' ? about(args.seat, people) : {};
  return say({ key: `zefiria.advice.${code}`, args: { ...args, ...whom } });
}

/** What a plan comes to, as far as no luck comes in: turn by turn, and the table after it. */
export function comesTo(view: View, steps: readonly Answer[]): { chapters: readonly Chapter[]; after: View } {
  const chapters = storyOf(view, steps);
  return { chapters, after: chapters.at(-1)?.to ?? view };
}

/** What a plan takes and brings: points, the score before and after, and islands that come home. */
export function Brings({ view, steps }: { view: View; steps: readonly Answer[] }) {
  const { chapters, after } = comesTo(view, steps);
  const points = chapters.flatMap(({ told }) => told).reduce((sum, { price }) => sum + price, 0);
  const home = after.islands.filter(
    (island, cell) => homeOf(island) === cell && view.islands[cell] !== island,
  );
  return (
    <>
      {word('brings', { points, total: plainTotal(view), after: plainTotal(after) })}
      {home.map((island) => (
        <Home key={island} island={island} />
      ))}
    </>
  );
}

/** What can be done with a plan; `done` is told when it is. */
export function ProposalButtons({
  steps,
  reason,
  table: { plan, ...table },
  done = () => {},
}: {
  steps: readonly Answer[];
  /** Where a bot waits for somebody's word. */
  reason?: Reason | undefined;
  table: Acting;
  done?(): void;
}) {
  const first = steps[0] as Answer;
  const and = (act: () => void) => () => {
    act();
    done();
  };
  return (
    <span class="zf-buttons">
      <button type="button" class="button quiet zf-small" onClick={and(() => plan.takeUp(steps))}>
        {word('look')}
      </button>
      {reason && !table.asked && (
        <button type="button" class="button primary zf-small" onClick={and(() => plan.wish(steps))}>
          {word('goAhead')}
        </button>
      )}
      {table.asked && (
        <>
          {/* While one plans, what could be answered next is not what is asked of the table. */}
          {plan.on ? (
            <button type="button" class="button zf-small" onClick={and(() => plan.play([first]))}>
              {word('firstStep')}
            </button>
          ) : (
            <AnswerButton
              board={table}
              answer={first}
              class="button zf-small"
              act={and(() => plan.play([first]))}
            >
              {word('firstStep')}
            </AnswerButton>
          )}
          {steps.length > 1 && (
            <button type="button" class="button zf-small" onClick={and(() => plan.play(steps))}>
              {word('playAll')}
            </button>
          )}
        </>
      )}
    </span>
  );
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
  return (
    <li class="zf-proposal" style={{ '--owner': `var(--seat-${by})` }}>
      <span class="zf-by">
        <Mark seat={by} />
        {word('proposal', { name, steps: steps.length })}
      </span>
      <span class="zf-brings">
        <Brings view={view} steps={steps} />
      </span>
      {reason && <q class="zf-says">{reasonWords(reason, people)}</q>}
      <ProposalButtons steps={steps} reason={reason} table={table} />
    </li>
  );
}

/** One's own plan: its steps, going back and forth in them, and doing them. */
export function PlanBar({
  view,
  table,
  waited,
  beside,
}: {
  view: View;
  table: Acting;
  /** Whether a bot waits for somebody's word. */
  waited: boolean;
  /** What stands beside the steps. */
  beside: ComponentChildren;
}) {
  const { plan, asked, keyOf } = table;
  const { steps, shown } = plan;
  const [first] = steps;
  return (
    <section class="zf-plan" aria-label={word('plan')}>
      <div class="zf-plan-head">
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
        {beside}
      </div>
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
