import type { LossClass, SeatSummary } from '@aerie/analysis';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/ui.js';
import { costliest, type MarkedMoment, markedOf } from './facts.js';
import type { StoryModel, StoryProps } from './story-model.js';
import { percent, signedPercent, tr, within } from './tr.js';

/** So many are shown at once. */
const MOST = 8;

/** What a loss is called. */
export const classWords = (found: LossClass): string =>
  ({
    inaccuracy: tr('story.class.inaccuracy'),
    mistake: tr('story.class.mistake'),
    blunder: tr('story.class.blunder'),
  })[found];

/** The decisions of a seat that lost much, with what would have been better. */
export function MarkedDecisions({ story, analysis, leave, summary }: StoryProps & { summary: SeatSummary }) {
  const seat = story.seat.value;
  const marked = markedOf(analysis, seat);
  const [all, setAll] = useState(false);
  const shown = all ? marked : costliest(marked, MOST);
  const isLookedAt = analysis.seats.includes(seat);
  return (
    <section class="stack" aria-label={tr('story.decisions')}>
      <h3>{tr('story.decisions')}</h3>
      {!isLookedAt && <p>{tr('story.notLookedAt')}</p>}
      {isLookedAt && marked.length === 0 && <p>{tr('story.nothingLost')}</p>}
      {isLookedAt && (
        <p class="small soft">
          {tr('story.accuracy', {
            count: summary.decisions,
            accuracy: percent(summary.accuracy / 100),
            loss: percent(summary.loss),
          })}
        </p>
      )}
      <ol class="story-moments">
        {shown.map((moment) => (
          <li key={moment.number}>
            <button
              type="button"
              class="story-moment"
              onClick={() => {
                story.show(moment.number);
                leave();
              }}
            >
              <span class="small soft">
                {story.partAt(moment.number)} · {classWords(moment.decision.class)}
              </span>
              <span>{comparedWords(story, moment)}</span>
              <b class="down">
                {signedPercent(-moment.decision.loss)}{' '}
                <span class="within">{within(moment.decision.error)}</span>
              </b>
            </button>
          </li>
        ))}
      </ol>
      {marked.length > 0 && (
        <div class="row">
          <Button look="primary" icon="school" onClick={() => story.beginPractice()}>
            {tr('story.practice')}
          </Button>
          {shown.length < marked.length && (
            <Button onClick={() => setAll(true)}>{tr('story.all', { count: marked.length })}</Button>
          )}
        </div>
      )}
    </section>
  );
}

/** What was played and what would have been better, in words. */
function comparedWords(story: StoryModel, { number, seat, answer, decision }: MarkedMoment): string {
  const [best] = decision.answers;
  return tr('story.compared', {
    played: story.lineWords(number, seat, { answer }),
    better: best ? story.lineWords(number, seat, best) : '',
  });
}
