import type { Account, Analysis } from '@aerie/analysis';
import { scaleBetween } from '../../../kit/scales.js';
import { type Step, type StepName, stepsOf, wayOf } from './facts.js';
import type { StoryProps } from './story-model.js';
import { percent, signedPercent, tr } from './tr.js';

/** Where a result comes from: what could be expected, and all that changed it, one after the other. */
export function Waterfall({
  story,
  analysis,
  account,
}: Omit<StoryProps, 'leave'> & { readonly account: Account }) {
  const alone = analysis.result.length === 1;
  const steps = stepsOf(account).filter(({ name }) => !alone || !isOfRivals(name));
  const reached = steps.flatMap(({ from, to }) => [from, to]);
  const scale = scaleBetween(Math.min(0, ...reached), Math.max(1, ...reached), { from: 0, to: 100 });
  const isEarly = !story.session.timeline.isOver(story.session.timeline.length);
  return (
    <section class="stack" aria-label={tr('story.whence')}>
      <h3>{tr('story.whence')}</h3>
      <ol class="waterfall">
        {steps.map((step) => (
          <li key={step.name}>
            <span class="name">{tr(`story.step.${step.name}`)}</span>
            <b class={isSum(step) ? undefined : wayOf(step.change)}>
              {isSum(step) ? percent(step.change) : signedPercent(step.change)}
            </b>
            <span class="stretch" aria-hidden="true">
              <i
                class={isSum(step) ? 'sum' : wayOf(step.change)}
                style={{
                  '--from': `${scale.at(Math.min(step.from, step.to))}%`,
                  '--wide': `${Math.abs(scale.at(step.to) - scale.at(step.from))}%`,
                }}
              />
            </span>
            <span class="small soft">{sentence(step, analysis, isEarly)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether a part stands for itself, and is no change. */
const isSum = ({ name }: Step): boolean => name === 'even' || name === 'result';

const isOfRivals = (name: StepName): boolean => name === 'rivalsLuck' || name === 'rivalsDecisions';

function sentence({ name, change }: Step, { together, result }: Analysis, isEarly: boolean): string {
  const way = { way: wayOf(change) };
  switch (name) {
    case 'even':
      return tr(together ? 'story.said.evenTogether' : 'story.said.even');
    case 'result':
      return tr(isEarly ? 'story.said.resultEarly' : 'story.said.result');
    // Together or alone nobody is to be better than.
    case 'decisions':
      return tr(
        together || result.length === 1 ? 'story.said.decisionsByJudge' : 'story.said.decisions',
        way,
      );
    case 'rivalsDecisions':
      return tr(together ? 'story.said.rivalsDecisionsTogether' : 'story.said.rivalsDecisions', way);
    default:
      return tr(`story.said.${name}`, way);
  }
}
