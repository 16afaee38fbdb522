import { type Analysis, type SeatSummary, SURE } from '@aerie/analysis';
import { scaleBetween } from '../../../kit/scales.js';
import { isUnsure, type Step, type StepName, stepsOf, wayOf } from './facts.js';
import type { StoryProps } from './story-model.js';
import { percent, signedPercent, tr, within } from './tr.js';

/** Where a result comes from: what could be expected, and all that changed it, one after the other. */
export function Waterfall({
  story,
  analysis,
  summary: { account, errors },
}: Omit<StoryProps, 'leave'> & { readonly summary: SeatSummary }) {
  const alone = analysis.result.length === 1;
  const steps = stepsOf(account, errors).filter(
    (step) => !(alone && isOfRivals(step.name)) && !(isOfChance(step.name) && isNothing(step)),
  );
  const reached = steps.flatMap(({ from, to, error }) =>
    Number.isFinite(error) ? [from, to - SURE * error, to + SURE * error] : [from, to],
  );
  const scale = scaleBetween(Math.min(0, ...reached), Math.max(1, ...reached), { from: 0, to: 100 });
  const isEarly = !story.session.timeline.isOver(story.session.timeline.length);
  return (
    <section class="stack" aria-label={tr('story.whence')}>
      <h3>{tr('story.whence')}</h3>
      <ol class="waterfall">
        {steps.map((step) => (
          <li key={step.name}>
            <span class="name">{tr(`story.step.${step.name}`)}</span>
            <b class={isSum(step) || isUnsure(step) ? undefined : wayOf(step.change)}>
              {isSum(step) ? percent(step.change) : signedPercent(step.change)}{' '}
              {step.error > 0 && <span class="within">{within(step.error)}</span>}
            </b>
            <span class="stretch" aria-hidden="true">
              <i
                class={isSum(step) ? 'sum' : isUnsure(step) ? 'even' : wayOf(step.change)}
                style={{
                  '--from': `${scale.at(Math.min(step.from, step.to))}%`,
                  '--wide': `${Math.abs(scale.at(step.to) - scale.at(step.from))}%`,
                }}
              />
              {step.error > 0 && Number.isFinite(step.error) && (
                <i
                  class="interval"
                  style={{
                    '--from': `${scale.at(step.to - SURE * step.error)}%`,
                    '--wide': `${scale.at(step.to + SURE * step.error) - scale.at(step.to - SURE * step.error)}%`,
                  }}
                />
              )}
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

const isOfChance = (name: StepName): boolean => name === 'luck' || name === 'rivalsLuck' || name === 'hidden';

/** Whether chance never spoke, or nothing was hidden from anybody. */
const isNothing = ({ change, error }: Step): boolean => change === 0 && error === 0;

function sentence(step: Step, { together, result }: Analysis, isEarly: boolean): string {
  const { name, change } = step;
  if (!isSum(step) && name !== 'unknown' && isUnsure(step)) return tr('story.said.unsure');
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
