import { type Analysis, type SeatSummary, summaryOf } from '@aerie/analysis';
import { useId } from 'preact/hooks';
import { downloadJson } from '../../../ui/download.js';
import { Button, Notice } from '../../../ui/ui.js';
import { about } from '../../../words/about.js';
import { ChancesGraph } from './ChancesGraph.js';
import { evenLuckOf } from './facts.js';
import { MarkedDecisions } from './MarkedDecisions.js';
import type { StoryModel, StoryProps } from './story-model.js';
import { TurningPoints } from './TurningPoints.js';
import { percent, percentWithin, tr } from './tr.js';
import { Waterfall } from './Waterfall.js';

/** The story of a match for one seat: how it ended and why, what turned it, what would have been better. */
export function StoryPage({ story, analysis, leave }: StoryProps) {
  const seat = story.seat.value;
  const summary = summaryOf(analysis, seat);
  const props = { story, analysis, leave };
  return (
    <div class="story">
      <WhoseStory story={story} />
      <Headline story={story} analysis={analysis} summary={summary} />
      <ChancesGraph {...props} />
      <TurningPoints {...props} />
      <MarkedDecisions {...props} summary={summary} />
      <Waterfall story={story} analysis={analysis} summary={summary} />
      <Closer story={story} analysis={analysis} />
    </div>
  );
}

function WhoseStory({ story }: { story: StoryModel }) {
  const id = useId();
  const names = story.session.model.names.value;
  if (names.length < 2) return null;
  return (
    <div class="story-seat">
      <label class="small soft" for={id}>
        {tr('story.seat')}
      </label>
      <select
        id={id}
        class="input"
        value={String(story.seat.value)}
        onChange={(event) => {
          story.seat.value = Number(event.currentTarget.value);
        }}
      >
        {names.map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How it ended for a seat, and how it would have with even luck. */
function Headline({
  story: { session, seat: chosen },
  analysis,
  summary: { account, evenResult, evenError, evenPlaces },
}: Omit<StoryProps, 'leave'> & { summary: SeatSummary }) {
  const seat = chosen.value;
  const outcome = session.timeline.outcome;
  const place = outcome?.places[seat];
  const seats = analysis.result.length;
  return (
    <div class="story-head">
      {place !== undefined && seats > 1 && !analysis.together && (
        <p class="story-headline">
          {tr('story.place', {
            ...{ place, seats, ...evenPlaces },
            luck: evenLuckOf(evenPlaces, place, seats),
          })}
        </p>
      )}
      <p>
        {tr(analysis.together ? 'story.shares' : 'story.chancesOf', {
          ...about(seat, session.model.people.value),
          before: percent(account.even),
          even: percentWithin(evenResult, evenError),
          result: percent(account.result),
        })}
      </p>
      {!session.timeline.isOver(session.timeline.length) && <Notice>{tr('story.early')}</Notice>}
    </div>
  );
}

/** What the figures are, the same story looked at more closely, and its analysis as a file. */
function Closer({ story, analysis }: { story: StoryModel; analysis: Analysis }) {
  const isUsual = story.effort.value === 'usual';
  return (
    <section class="stack">
      {isUsual && <p class="small soft">{tr('story.about')}</p>}
      <div class="row">
        {isUsual && (
          <Button
            onClick={() => {
              story.effort.value = 'deep';
            }}
          >
            {tr('story.closer')}
          </Button>
        )}
        <Button icon="download" onClick={() => saveAnalysis(analysis)}>
          {tr('story.save')}
        </Button>
      </div>
    </section>
  );
}

/** Anybody can work it out again from the file: it says by which engine, how closely and with which luck it was made. */
const saveAnalysis = (analysis: Analysis): void =>
  downloadJson(`${analysis.game}-${analysis.match.slice(0, 8)}.analysis.json`, JSON.stringify(analysis));
