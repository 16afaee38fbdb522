import { Choice, IconButton } from '../../../ui/ui.js';
import { classWords } from './MarkedDecisions.js';
import type { StoryModel } from './story-model.js';
import { decimal, percent, tr } from './tr.js';

/** At a decision that lost much: what was played and what would have been better, each of which the board can point at. */
export function DecisionCard({ story, open }: { story: StoryModel; open(panel: 'story' | 'branch'): void }) {
  const marked = story.marked.value;
  const best = marked?.decision.answers[0];
  if (!marked || !best) return null;
  const { number, seat, answer, decision } = marked;
  return (
    <section class="story-card" aria-label={tr('story.card')}>
      <div class="story-card-head">
        <p>
          <strong>{classWords(decision.class)}</strong>{' '}
          {tr('story.lost', {
            loss: percent(decision.loss),
            error: percent(2 * decision.error),
            points: decimal(decision.pointsBehind),
            isPoints: decision.pointsBehind > 0.05 ? 'yes' : 'no',
          })}
        </p>
        <IconButton icon="branch" label={tr('story.playOn')} onClick={() => open('branch')} />
        <IconButton icon="points" label={tr('story.back')} onClick={() => open('story')} />
      </div>
      <Choice
        label={tr('story.onBoard')}
        hideLabel
        value={story.pointsAt.value}
        options={[
          { value: 'better', label: tr('story.better', { answer: story.lineWords(number, seat, best) }) },
          {
            value: 'played',
            label: tr('story.played', { answer: story.lineWords(number, seat, { answer }) }),
          },
        ]}
        onChange={(value) => {
          story.pointsAt.value = value;
        }}
      />
    </section>
  );
}
