import './side.css';
import { OBJECTIVE_POINTS, objectiveText, ROUNDS, standing } from '@aerie/schwingenschlag';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { plain, tongue } from '../names.js';
import { PointsTable } from '../points/PointsTable.js';
import { RichText } from '../RichText.js';
import { saying } from '../saying.js';
import { readableAmount, tableOf } from '../table.js';
import { marks } from '../terms.js';
import type { Table } from './Table.js';

/** One objective: what it counts, what each place scores, and how everybody stands now. */
function Goal({ t, round }: { t: Table; round: number }) {
  const objective = t.picture.objectives[round];
  if (!objective) return null;
  const { amounts, places, points } = t.picture.scored[round] ?? standing(tableOf(t.picture), round);
  const when = round < t.picture.round ? 'past' : round === t.picture.round ? 'now' : 'next';
  const nameOf = (seat: number) => t.names[seat] ?? say(saying('schwingenschlag.rival'));
  return (
    <li class={`ss-goal-${when}`} data-spot={`goal:${round + 1}`}>
      <span class="ss-goal-round" {...marks('objective')}>
        {say(saying('schwingenschlag.points.round', { round: round + 1 }))}
      </span>
      <p>
        <RichText text={objectiveText(objective, tongue())} />
      </p>
      <p class="ss-goal-places" {...marks('places')}>
        {say(
          saying('schwingenschlag.board.places', {
            first: OBJECTIVE_POINTS[round]?.[0] ?? 0,
            second: OBJECTIVE_POINTS[round]?.[1] ?? 0,
            third: OBJECTIVE_POINTS[round]?.[2] ?? 0,
          }),
        )}
      </p>
      <ul>
        {amounts.map((n, seat) => (
          <li key={seat} class={places[seat] === 1 ? 'ss-first' : ''} {...marks('standing')}>
            <Mark seat={seat} />
            {/* Of other rounds than this one the numbers are enough; what they are is heard, and told to whoever asks. */}
            <span class={when === 'now' ? '' : 'ss-hidden'}>
              {say(
                saying('schwingenschlag.board.stands', {
                  name: nameOf(seat),
                  amount: readableAmount(n),
                  points: points[seat] ?? 0,
                  when,
                }),
              )}
            </span>
            {when !== 'now' && (
              <span aria-hidden="true">
                {readableAmount(n)} → {points[seat]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The objectives of the four rounds. */
export function GoalsScene({ t }: { t: Table }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      class={`ss-panel ss-goals${t.shines.has('goals') ? ' ss-lit' : ''}`}
      aria-label={say(saying('schwingenschlag.board.goals'))}
    >
      <ol class="ss-goal-list" aria-label={plain(say(saying('schwingenschlag.board.goals')))}>
        {Array.from({ length: ROUNDS }, (_, round) => (
          <Goal key={round} t={t} round={round} />
        ))}
      </ol>
    </section>
  );
}

/** Everybody's points as the table stands. */
export function PointsScene({ t }: { t: Table }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      class="ss-panel ss-goals"
      aria-label={say(saying('schwingenschlag.board.estimate'))}
    >
      <PointsTable
        view={t.picture}
        names={t.names}
        caption={say(saying('schwingenschlag.board.estimateAbout'))}
      />
    </section>
  );
}
