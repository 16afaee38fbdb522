import './story.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Button, Notice, Waiting } from '../../../ui/ui.js';
import { StoryPage } from './StoryPage.js';
import type { StoryModel } from './story-model.js';
import { tr } from './tr.js';

/** The story of a match, or how far it is worked out. `leave`: somebody goes to a moment of the replay. */
export function StoryPanel({ story, leave }: { story: StoryModel; leave(): void }) {
  const job = story.job.value;
  useEffect(() => {
    if (job.state.peek().kind === 'idle') void job.begin();
  }, [job]);
  const state = job.state.value;
  switch (state.kind) {
    case 'idle':
    case 'fetching':
      return <Waiting what={tr('story.fetching')} />;
    case 'working':
      return (
        <Working done={state.done} of={state.of}>
          <Button onClick={() => job.stop()}>{tr('story.stop')}</Button>
        </Working>
      );
    case 'stopped':
      return (
        <div class="stack">
          <Notice>{tr('story.stopped')}</Notice>
          <div class="row">
            <Button look="primary" onClick={() => void job.begin()}>
              {tr('story.begin')}
            </Button>
            <UsualAgain story={story} />
          </div>
        </div>
      );
    case 'failed':
      return (
        <div class="stack">
          <Notice bad>{tr(`story.${state.why}`)}</Notice>
          <div class="row">
            {state.why !== 'noJudge' && <Button onClick={() => void job.begin()}>{tr('story.retry')}</Button>}
            <UsualAgain story={story} />
          </div>
        </div>
      );
    case 'ready':
      return <StoryPage story={story} analysis={state.analysis} leave={leave} />;
  }
}

/** The way back from a closer look that did not come to its end. */
function UsualAgain({ story }: { story: StoryModel }) {
  if (story.effort.value === 'usual') return null;
  return (
    <Button
      look="quiet"
      onClick={() => {
        story.effort.value = 'usual';
      }}
    >
      {tr('story.usual')}
    </Button>
  );
}

function Working({ done, of, children }: { done: number; of: number; children: ComponentChildren }) {
  const id = useId();
  return (
    <div class="stack story-working">
      <p id={id}>{tr('story.working', { done, of })}</p>
      <progress aria-labelledby={id} max={of} value={done} />
      <p class="small soft">{tr('story.goesOn')}</p>
      <div class="row">{children}</div>
    </div>
  );
}
