import type { Seat } from '@aerie/kernel';
import { type Bird, manoeuvre, type NestAccount, ownerOf, type StageAccount } from '@aerie/ueber-den-wolken';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import type { Scored } from '../animation.js';
import { BirdPicture } from '../art/Bird.js';
import { saying, spaceName } from '../names.js';

export interface StageReport {
  readonly stage: number;
  readonly accounts: readonly StageAccount[];
  readonly landed: readonly Bird[];
  readonly nest: readonly NestAccount[];
  readonly scored: readonly Scored[];
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The points of a card in parts: its spaces, and the bonus for both. */
function cardSum({ spaces, bonus }: Scored): string {
  const parts = spaces
    .filter(({ points }) => points > 0)
    .map(({ space, points }) => `${spaceName(space)} ${points}`);
  return [...parts, ...(bonus > 0 ? [`${bonus}`] : [])].join(' + ');
}

function SeatReport({ report, seat, name }: { report: StageReport; seat: Seat; name: string }) {
  const account = report.accounts[seat] as StageAccount;
  const nest = report.nest[seat];
  const own = report.landed.filter((bird) => ownerOf(bird) === seat);
  const scored = report.scored.filter((one) => one.seat === seat);
  const told = scored.reduce((sum, { total }) => sum + total, 0);
  const untold = account.cards - told;
  return (
    <li class="uw-report" style={{ '--uw-owner': `var(--seat-${seat})` }}>
      <h3>
        <Mark seat={seat} /> <span>{name}</span>
        <b>{signed(account.total)}</b>
      </h3>
      <div class="uw-report-birds" aria-hidden="true">
        {own.map((bird, i) => (
          <span key={i}>
            <BirdPicture bird={bird} />
          </span>
        ))}
      </div>
      <ul>
        <li>
          <span>
            {say(
              saying('ueber-den-wolken.summary.landed', {
                count: nest ? nest.females + nest.males : own.length,
              }),
            )}
          </span>
          <b>{nest ? nest.points : account.nest}</b>
        </li>
        {nest && nest.pairs > 0 && (
          <li>
            <span>{say(saying('ueber-den-wolken.summary.pairs', { pairs: nest.pairs }))}</span>
            <b>{signed(nest.pairPoints)}</b>
          </li>
        )}
        {scored.map((one) => (
          <li key={one.card}>
            <span>
              {say(saying(`ueber-den-wolken.kind.${manoeuvre(one.card).kind}`))} <small>{cardSum(one)}</small>
            </span>
            <b>{signed(one.total)}</b>
          </li>
        ))}
        {untold > 0 && (
          <li>
            <span>{say(saying('ueber-den-wolken.summary.cards'))}</span>
            <b>{signed(untold)}</b>
          </li>
        )}
        {account.score > 0 && (
          <li>
            <span>{say(saying('ueber-den-wolken.summary.score'))}</span>
            <b>{signed(account.score)}</b>
          </li>
        )}
      </ul>
    </li>
  );
}

/** The account of a stage: every point with where it came from. */
export function Summary({ report, names }: { report: StageReport; names: readonly string[] }) {
  return (
    <section
      class="uw-summary"
      aria-label={say(saying('ueber-den-wolken.summary.title', { stage: report.stage }))}
    >
      <div class="uw-summary-sheet">
        <h2>{say(saying('ueber-den-wolken.summary.title', { stage: report.stage }))}</h2>
        <ol>
          {report.accounts.map((_, seat) => (
            <SeatReport key={seat} report={report} seat={seat} name={names[seat] ?? ''} />
          ))}
        </ol>
        <p>{say(saying('ueber-den-wolken.summary.goOn'))}</p>
      </div>
    </section>
  );
}
