import type { Event, View } from '@aerie/schwingenschlag';
import { useMemo } from 'preact/hooks';
import type { ReckoningProps } from '../../../contract/game-ui.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { historyOf } from '../history.js';
import { saying } from '../saying.js';
import { isOver } from '../table.js';
import { growthOf, stacksOf } from './chart-data.js';
import { GrowthChart } from './GrowthChart.js';
import { PointsTable } from './PointsTable.js';
import { StackChart } from './StackChart.js';

/** Every point with where it came from, and how they grew over the rounds. */
export default function Reckoning({ view, told, names }: ReckoningProps<View, Event>) {
  const over = isOver(view);
  const history = useMemo(() => historyOf(view, told), [view, told]);
  const stacks = stacksOf(view, history, over);
  const rivals = history.flatMap(({ closing, rival }) => (closing && rival !== undefined ? [rival] : []));
  const everybody = view.rival ? [...names, say(saying('schwingenschlag.rival'))] : names;
  return (
    <div class="ss-reckoning">
      <PointsTable view={view} names={names} caption={say(saying('schwingenschlag.points.caption'))} />
      {history.length > 0 && (
        <figure>
          <figcaption>
            <h3>{say(saying('schwingenschlag.points.growth'))}</h3>
            <p>{say(saying('schwingenschlag.points.growthAbout'))}</p>
          </figcaption>
          <GrowthChart growth={growthOf(view, history, over)} names={everybody} />
          <ul class="ss-legend">
            {everybody.map((name, seat) => (
              <li key={seat}>
                <Mark seat={seat} /> {name}
              </li>
            ))}
          </ul>
        </figure>
      )}
      {stacks.length > 0 && (
        <figure>
          <figcaption>
            <h3>{say(saying('schwingenschlag.points.stacks'))}</h3>
          </figcaption>
          <StackChart stacks={stacks} rivals={rivals} names={everybody} />
        </figure>
      )}
    </div>
  );
}
