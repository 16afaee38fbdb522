import './points.css';
import { accountOf, type Event, VERDICTS, type View } from '@aerie/zefiria';
import { useMemo } from 'preact/hooks';
import type { ReckoningProps } from '../../../contract/game-ui.js';
import { linePath, scaleBetween, spread } from '../../../kit/scales.js';
import { Icon } from '../../../ui/icon.js';
import { Mark } from '../../../ui/mark.js';
import { type Args, say } from '../../../words/words.js';
import { SpiritHead } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { standings } from '../messages.js';
import type { Key } from '../words/words.js';
import { historyOf, type Stop, type Work } from './history.js';

const word = (key: Key, args?: Args): string => say(args ? { key, args } : { key });
const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');
const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** The five verdicts with the points they take, and where the table has come to. */
function Ladder({ total, reached }: { total: number; reached: string }) {
  return (
    <ol class="zf-ladder" aria-label={word('zefiria.account.verdict')}>
      {VERDICTS.map(({ verdict, from }) => (
        <li key={verdict} aria-current={verdict === reached ? 'true' : undefined}>
          <span>{Number.isFinite(from) ? word('zefiria.account.from', { from }) : '…'}</span>
          <span>{word(`zefiria.verdict.${verdict}`)}</span>
          {verdict === reached && <b>{plain(total)}</b>}
        </li>
      ))}
    </ol>
  );
}

/** What the islands count as they lie, kind by kind. */
function Sum({ view }: { view: View }) {
  const { right, row, wrong } = standings(view);
  const { gems, total } = accountOf(view);
  const lines: readonly (readonly [Key, number, number])[] = [
    ['zefiria.account.right', right, right],
    ['zefiria.account.row', row, -row],
    ['zefiria.account.wrong', wrong, -2 * wrong],
    ...(view.mode === 'storm' ? [['zefiria.account.gems', gems, gems] as const] : []),
  ];
  return (
    <table class="zf-sum">
      <tbody>
        {lines.map(([key, count, points]) => (
          <tr key={key}>
            <th scope="row">{word(key)}</th>
            <td>{count}</td>
            <td>{signed(points)}</td>
          </tr>
        ))}
        <tr class="zf-sum-total">
          <th scope="row">{word('zefiria.account.total')}</th>
          <td />
          <td>{plain(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const WIDE = 300;
const HIGH = 90;
/** All islands in place. */
const PERFECT = 25;

/** The score after every turn, as a line that climbs towards 25. */
function Course({ stops }: { stops: readonly Stop[] }) {
  const totals = stops.map(({ total }) => total);
  const x = spread(stops.length, { from: 6, to: WIDE - 6 });
  const { at: y } = scaleBetween(Math.min(...totals, 0), Math.max(...totals, PERFECT), {
    from: HIGH - 8,
    to: 8,
  });
  return (
    <figure class="zf-course">
      <figcaption>
        {word('zefiria.account.course', { from: plain(totals[0] ?? 0), to: plain(totals.at(-1) ?? 0) })}
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <path d={`M6 ${y(PERFECT)}H${WIDE - 6}`} class="zf-course-goal" />
        {stops.map(
          ({ round }, i) =>
            i > 0 &&
            round !== stops[i - 1]?.round && (
              <path key={i} d={`M${x(i - 1)} 4V${HIGH - 4}`} class="zf-course-round" />
            ),
        )}
        <path d={linePath(totals.map((total, i) => [x(i), y(total)]))} class="zf-course-line" />
        {totals.map((total, i) => (
          <circle key={i} cx={x(i)} cy={y(total)} r="3.4" class="zf-course-stop" />
        ))}
      </svg>
    </figure>
  );
}

/** Who brought how many islands home, and what their points went into. */
function Works({ works, view, names }: { works: readonly Work[]; view: View; names: readonly string[] }) {
  return (
    <table class="zf-works">
      <caption>{word('zefiria.account.works')}</caption>
      <thead>
        <tr>
          <th scope="col">{word('zefiria.account.spirit')}</th>
          <th scope="col">{word('zefiria.account.brought')}</th>
          <th scope="col">{word('zefiria.account.breaths')}</th>
          <th scope="col">{word('zefiria.account.flights')}</th>
          <th scope="col">{word('zefiria.account.unused')}</th>
        </tr>
      </thead>
      <tbody>
        {works.map(({ spirit, home, breaths, flights, unused }, who) => (
          <tr key={spirit}>
            <th scope="row">
              <span class="zf-works-head">
                <SpiritHead spirit={spirit} />
              </span>
              <span>
                {SPIRIT_NAMES[spirit]}
                {view.level === null && (
                  <small>
                    <Mark seat={who} /> {names[who]}
                  </small>
                )}
              </span>
            </th>
            <td class="zf-works-home">
              {plain(home)} <Icon name="check" />
            </td>
            <td>{breaths}</td>
            <td>{flights}</td>
            <td>{unused}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the table counts and how good that is, how it came about, and who did what for it. */
export default function Reckoning({ view, told, names }: ReckoningProps<View, Event>) {
  const { stops, works } = useMemo(() => historyOf(told, view.held.length), [told, view]);
  const { total, verdict } = accountOf(view);
  return (
    <div class="zf-reckoning">
      <div class="zf-reckoning-top">
        <Ladder total={total} reached={verdict} />
        <Sum view={view} />
      </div>
      {stops.length > 1 && <Course stops={stops} />}
      {stops.length > 1 && <Works works={works} view={view} names={names} />}
    </div>
  );
}
