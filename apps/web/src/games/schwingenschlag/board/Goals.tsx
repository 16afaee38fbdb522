import './side.css';
import './goals.css';
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
  const [first = 0, second = 0, third = 0] = OBJECTIVE_POINTS[round] ?? [];
  const prizes = { first, second, third };
  const nameOf = (seat: number) => t.names[seat] ?? say(saying('schwingenschlag.rival'));
  return (
    <li class={`ss-goal-${when}`} data-spot={`goal:${round + 1}`}>
      <span class="ss-goal-round" {...marks('objective')}>
        <span class="ss-goal-word">{say(saying('schwingenschlag.points.round', { round: round + 1 }))}</span>
        <b class="ss-goal-digit" aria-hidden="true">
          {round + 1}
        </b>
      </span>
      <div class="ss-goal-what">
        <p>
          <RichText text={objectiveText(objective, tongue())} />
        </p>
        <p class="ss-goal-places" {...marks('places')}>
          <span class="ss-hidden">{say(saying('schwingenschlag.board.places', prizes))}</span>
          <span aria-hidden="true">{say(saying('schwingenschlag.board.prizes', prizes))}</span>
        </p>
      </div>
      <Race amounts={amounts.map(readableAmount)} points={points} />
      <ul class="ss-goal-said">
        {amounts.map((n, seat) => (
          <li key={seat} class={places[seat] === 1 ? 'ss-first' : ''} {...marks('standing')}>
            <Mark seat={seat} />
            <span>
              {say(
                saying('schwingenschlag.board.stands', {
                  name: nameOf(seat),
                  amount: readableAmount(n),
                  points: points[seat] ?? 0,
                  when,
                }),
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * How far everybody has come: those with the same number stand together, whoever leads at the right. Under them what they have, and
 * the points that it brings.
 */
function Race({ amounts, points }: { amounts: readonly number[]; points: readonly number[] }) {
  const steps = [...new Set([0, ...amounts])].sort((a, b) => a - b);
  return (
    // Another standing is another picture, not the same one moved.
    <ol key={`${amounts}`} class="ss-race" aria-hidden="true" {...marks('standing')}>
      {steps.map((n, i) => {
        const seats = amounts.flatMap((amount, seat) => (amount === n ? [seat] : []));
        const won = points[seats[0] ?? -1] ?? 0;
        return (
          <li
            key={n}
            class={won > 0 && i === steps.length - 1 ? 'ss-first' : ''}
            style={{ flexGrow: n - (steps[i - 1] ?? n) }}
          >
            <span class="ss-race-marks">
              {seats.map((seat) => (
                <Mark key={seat} seat={seat} />
              ))}
            </span>
            <span class="ss-race-said">
              {n}
              {won > 0 && <b> → {won}</b>}
            </span>
          </li>
        );
      })}
    </ol>
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
