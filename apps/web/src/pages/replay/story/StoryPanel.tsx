import './story.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Button, Notice, Waiting } from '../../../ui/ui.js';
import type { AnalysisJob } from './analysis-job.js';
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
        <Working {...state}>
          <Button onClick={() => job.stop()}>{tr('story.stop')}</Button>
          {!state.isAtServer && <HandOver job={job} />}
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
            <HandOver job={job} />
            <UsualAgain story={story} />
          </div>
        </div>
      );
    case 'failed':
      return (
        <div class="stack">
          <Notice bad>{tr(`story.${state.why}`)}</Notice>
          <div class="row">
            <Button onClick={() => void job.begin()}>{tr('story.retry')}</Button>
            <HandOver job={job} />
            <UsualAgain story={story} />
          </div>
        </div>
      );
    case 'refused':
    case 'unreachable':
      return (
        <div class="stack">
          <Notice bad>
            {state.kind === 'unreachable' ? tr('story.unreachable') : (state.said ?? tr('story.refused'))}
          </Notice>
          <div class="row">
            <Button look="primary" onClick={() => void job.begin()}>
              {tr('story.here')}
            </Button>
            {state.kind === 'unreachable' && <HandOver job={job} />}
          </div>
        </div>
      );
    case 'ready':
      return <StoryPage story={story} analysis={state.analysis} leave={leave} />;
  }
}

/** Where a server has the match, it can look at it as well. */
function HandOver({ job }: { job: AnalysisJob }) {
  if (!job.canHandOver) return null;
  return (
    <Button look="quiet" onClick={() => void job.handOver()}>
      {tr('story.handOver')}
    </Button>
  );
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

interface Work {
  readonly done: number;
  readonly of: number;
  readonly isAtServer: boolean;
  readonly children: ComponentChildren;
}

function Working({ done, of, isAtServer, children }: Work) {
  const id = useId();
  return (
    <div class="stack story-working">
      <p id={id}>{of === 0 ? tr('story.waits') : tr('story.working', { done, of })}</p>
      <progress aria-labelledby={id} {...(of === 0 ? {} : { max: of, value: done })} />
      {isAtServer && <p class="small">{tr('story.atServer')}</p>}
      <p class="small soft">{tr('story.goesOn')}</p>
      <div class="row">{children}</div>
    </div>
  );
}
