import { turningPoints } from '@aerie/analysis';
import { Mark } from '../../../ui/mark.js';
import { about } from '../../../words/about.js';
import { wayOf } from './facts.js';
import type { StoryProps } from './story-model.js';
import { percentWithin, signedPercent, tr } from './tr.js';

/** The moments that changed most for a seat, in the words of the log. */
export function TurningPoints({ story, analysis, leave }: StoryProps) {
  const seat = story.seat.value;
  const points = turningPoints(analysis, seat);
  return (
    <section class="stack" aria-label={tr('story.turningPoints')}>
      <h3>{tr('story.turningPoints')}</h3>
      {points.length === 0 && <p>{tr('story.noTurningPoints')}</p>}
      <ol class="story-moments">
        {points.map(({ moment, by, change, error }) => (
          <li key={`${moment.number} ${by}`}>
            <button
              type="button"
              class="story-moment"
              onClick={() => {
                // What was decided is seen before it is done, what chance said after it.
                story.show(by === 'luck' ? moment.number + 1 : moment.number);
                leave();
              }}
            >
              <span class="small soft">
                {story.partAt(moment.number)} · {tr(by === 'luck' ? 'story.byLuck' : 'story.byDecision')}
              </span>
              <span>
                <Mark seat={moment.seat} /> {story.tell(moment)}{' '}
                {tr('story.turned', {
                  ...about(seat, story.session.model.people.value),
                  way: wayOf(change),
                  points: percentWithin(Math.abs(change), error),
                })}
              </span>
              <b class={wayOf(change)} aria-hidden="true">
                {signedPercent(change)}
              </b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
