import { Choice, IconButton } from '../../../ui/ui.js';
import { type DecidedMoment, hasBetter, isMarked } from './facts.js';
import { classWords } from './MarkedDecisions.js';
import { isSideBySide } from './side-by-side.js';
import type { StoryModel } from './story-model.js';
import { decimal, percent, percentWithin, tr } from './tr.js';

/** At a decision that was looked at: what it gave away, what was played and what would have been better, on the board. */
export function DecisionCard({ story, open }: { story: StoryModel; open(panel: 'story' | 'branch'): void }) {
  const decided = story.decided.value;
  if (!decided) return null;
  const { number, seat } = decided;
  const [best] = decided.decision.answers;
  return (
    <section class="story-card" aria-label={tr(isMarked(decided) ? 'story.card' : 'story.cardFine')}>
      <div class="story-card-head">
        <p>
          <Verdict decided={decided} />
        </p>
        <IconButton icon="branch" label={tr('story.playOn')} onClick={() => open('branch')} />
        <IconButton icon="points" label={tr('story.back')} onClick={() => open('story')} />
      </div>
      {best && hasBetter(decided) && !isSideBySide(story) && (
        <Choice
          label={tr('story.onBoard')}
          hideLabel
          value={story.pointsAt.value}
          options={[
            { value: 'better', label: tr('story.better', { answer: story.lineWords(number, seat, best) }) },
            {
              value: 'played',
              label: tr('story.played', { answer: story.lineWords(number, seat, decided) }),
            },
          ]}
          onChange={(value) => {
            story.pointsAt.value = value;
          }}
        />
      )}
    </section>
  );
}

/** What the decision gave away, or that it was as good as any. */
function Verdict({ decided }: { decided: DecidedMoment }) {
  const { decision } = decided;
  if (isMarked(decided))
    return (
      <>
        <strong>{classWords(decided.decision.class)}</strong>{' '}
        {tr('story.lost', {
          loss: percent(decision.loss),
          error: percent(2 * decision.error),
          points: decimal(decision.pointsBehind),
          isPoints: decision.pointsBehind > 0.05 ? 'yes' : 'no',
        })}
      </>
    );
  if (!hasBetter(decided)) return <>{tr('story.wasBest')}</>;
  return <>{tr('story.wasFine', { behind: percentWithin(decision.behind, decision.error) })}</>;
}
