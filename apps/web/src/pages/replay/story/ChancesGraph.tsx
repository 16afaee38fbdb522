import type { Seat } from '@aerie/kernel';
import { useMemo, useState } from 'preact/hooks';
import { Chart, Gridlines } from '../../../kit/chart.js';
import { linePath, scaleInSteps, spread } from '../../../kit/scales.js';
import { Sized } from '../../../kit/sized.js';
import { Mark } from '../../../ui/mark.js';
import { Button } from '../../../ui/ui.js';
import { type Chances, chancesAlong, chancesBefore } from './facts.js';
import type { StoryModel, StoryProps } from './story-model.js';
import { percent, tr } from './tr.js';

const HIGH = 220;
const LEFT = 34;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 12;
/** How large a seat's mark is on its line. */
const MARK = 18;

/** What everybody could expect over the match; each point of it leads to the replay. */
export function ChancesGraph({ story, analysis, leave }: StoryProps) {
  const chances = useMemo(() => chancesAlong(analysis), [analysis]);
  const [chosen, choose] = useState(() => nearest(chances, story.session.play.at.peek()));
  const point = chances[chosen];
  // People who play together have one line.
  const seats = analysis.together ? [story.seat.value] : analysis.result.map((_, seat) => seat);
  if (!point) return null;
  const what = whatHappened(story, point);
  const all = standing(story, seats, point);
  return (
    <section class="stack">
      <h3>{tr(analysis.together ? 'story.shareTitle' : 'story.chancesTitle')}</h3>
      <div class="story-graph">
        <Sized high={HIGH}>
          {(wide) => <Lines chances={chances} seats={seats} wide={wide} chosen={chosen} choose={choose} />}
        </Sized>
        <input
          type="range"
          min={0}
          max={chances.length - 1}
          value={chosen}
          aria-label={tr('story.moment')}
          aria-valuetext={`${what} ${all.map(({ name, chance }) => `${name} ${chance}`).join(', ')}`}
          onInput={(event) => choose(Number(event.currentTarget.value))}
        />
      </div>
      <div class="story-point">
        <p>{what}</p>
        <ul class="story-standing">
          {all.map(({ seat, name, chance }) => (
            <li key={seat}>
              <Mark seat={seat} />
              <span>{name}</span>
              <b>{chance}</b>
            </li>
          ))}
        </ul>
        <Button
          icon="eye"
          onClick={() => {
            story.show(point.at);
            leave();
          }}
        >
          {tr('story.show')}
        </Button>
      </div>
      <ChancesTable story={story} chances={chances} seats={seats} />
    </section>
  );
}

/** The point of the graph that a moment of the replay belongs to. */
const nearest = (chances: readonly Chances[], at: number): number =>
  Math.max(
    0,
    chances.findLastIndex((one) => one.at <= at),
  );

function whatHappened(story: StoryModel, { at, by }: Chances): string {
  if (!by) return tr('story.dealt');
  return tr('story.then', { part: story.partAt(Math.max(0, at - 1)), what: story.tell(by) });
}

/** Everybody's chances at a point, the best first. */
function standing(story: StoryModel, seats: readonly Seat[], { worth }: Chances) {
  return [...seats]
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
    .map((seat) => ({
      seat,
      name: story.session.model.names.value[seat] ?? '',
      chance: percent(worth[seat] ?? 0),
    }));
}

interface LinesProps {
  readonly chances: readonly Chances[];
  readonly seats: readonly Seat[];
  readonly wide: number;
  readonly chosen: number;
  choose(point: number): void;
}

function Lines({ chances, seats, wide, chosen, choose }: LinesProps) {
  const scale = scaleInSteps([0, 100], 25, { from: HIGH - BOTTOM, to: TOP });
  const [from, to] = [LEFT, wide - RIGHT];
  const x = spread(chances.length, { from, to });
  const y = (point: number, seat: Seat) => scale.at(100 * (chances[point]?.worth[seat] ?? 0));
  const point = (event: PointerEvent & { readonly currentTarget: Element }) => {
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const share = Math.max(0, Math.min(1, (across - from) / (to - from)));
    choose(Math.round(share * (chances.length - 1)));
  };
  /** Each line has its mark at a place of its own, so that they do not lie on each other. */
  const marked = (i: number) => Math.round(((i + 1) / (seats.length + 1)) * (chances.length - 1));
  return (
    <div
      class="story-lines"
      onPointerDown={point}
      onPointerMove={(event) => event.buttons > 0 && point(event)}
    >
      <Chart class="story-chart" wide={wide} high={HIGH} label={tr('story.graph')}>
        <Gridlines class="grid" scale={scale} left={from} right={to} gap={6} drop={4} />
        <path class="cursor" d={`M${x(chosen)} ${TOP}V${HIGH - BOTTOM}`} />
        {seats.map((seat) => (
          <path
            key={seat}
            class={`line dashed-${seat % 4}`}
            style={{ stroke: `var(--seat-${seat})` }}
            d={linePath(chances.map((_, i) => [x(i), y(i, seat)]))}
          />
        ))}
        {seats.map((seat, i) => (
          <g key={seat} transform={`translate(${x(marked(i)) - MARK / 2} ${y(marked(i), seat) - MARK / 2})`}>
            <Mark seat={seat} size={MARK} />
          </g>
        ))}
        {seats.map((seat) => (
          <circle
            key={seat}
            class="dot"
            style={{ stroke: `var(--seat-${seat})` }}
            cx={x(chosen)}
            cy={y(chosen, seat)}
            r={5}
          />
        ))}
      </Chart>
    </div>
  );
}

/** The graph for those who read it or hear it read: before each part of the match, and at its end. */
function ChancesTable({
  story,
  chances,
  seats,
}: {
  story: StoryModel;
  chances: readonly Chances[];
  seats: readonly Seat[];
}) {
  const { chapters, model } = story.session;
  const rows = chancesBefore(
    chances,
    chapters.map(({ at }) => at),
  );
  const last = chances.at(-1);
  return (
    <details>
      <summary>{tr('story.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <section class="story-table" tabIndex={0} aria-label={tr('story.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{tr('story.before')}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {model.names.value[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.at}>
                <th scope="row">{row === last ? tr('story.end') : story.partAt(row.at)}</th>
                {seats.map((seat) => (
                  <td key={seat}>{percent(row.worth[seat] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
