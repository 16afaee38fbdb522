import { accountOf, pointsFor, VERDICTS, type View } from '@aerie/zefiria';
import type { ComponentChildren } from 'preact';
import { Mark } from '../../../ui/mark.js';
import { verdictName, verdictWords } from '../account.js';
import { inPlace } from '../animation.js';
import { Gem, Puff } from '../art/things.js';
import { Term } from './terms.js';
import { word } from './word.js';

/** A figure of the table: its signs, and where there is room its words beside them. */
function Figure({
  of,
  words,
  named = words,
  children,
}: {
  of: 'rounds' | 'points' | 'reserve' | 'held' | 'inPlace';
  /** What is heard. */
  words: string;
  /** What stands beside the signs where there is room. */
  named?: string;
  children: ComponentChildren;
}) {
  return (
    <li class={`zf-figure-${of}`}>
      <Term of={of} label={words} class="zf-term">
        <span key={words} class="zf-row">
          {children}
        </span>
        <span key={named} class="zf-named">
          {named}
        </span>
      </Term>
    </li>
  );
}

/** What the whole table counts so far, what that is worth, and which points the next better verdict takes. */
function Score({ v }: { v: View }) {
  const { total, verdict } = accountOf(v);
  const at = VERDICTS.findIndex((one) => one.verdict === verdict);
  const better = VERDICTS[at - 1];
  const next = better
    ? word('nextVerdict', { from: better.from, verdict: verdictName(better.verdict) })
    : word('bestVerdict');
  return (
    <li class="zf-figure-score">
      <Term of="score" label={`${word('scoreSoFar', { total })} ${verdictWords(v)}. ${next}`} class="zf-term">
        <span class="zf-row">
          <b key={total} class="zf-total">
            {total < 0 ? `−${-total}` : total}
          </b>
          <span key={total} class="zf-worth">
            <b>{verdictWords(v)}</b>
            <small>{next}</small>
          </span>
        </span>
        <span class="zf-scale">
          {VERDICTS.map((one, i) => (
            <i key={one.verdict} class={i >= at ? 'zf-scale-full' : ''} />
          ))}
        </span>
      </Term>
    </li>
  );
}

/** Time, points to act with, and what the table counts so far. */
export function Status({ v, names }: { v: View; names: readonly string[] }) {
  const points = v.stage.at === 'turn' ? v.stage.points : 0;
  const most = Math.max(points, pointsFor(v.held.length));
  const right = inPlace(v);
  return (
    <ul class="zf-status" aria-label={word('status')} data-apart="status">
      <Figure of="rounds" words={word('round', { round: v.round, rounds: v.rounds })}>
        {Array.from({ length: v.rounds }, (_, i) => (
          <Gem key={i} kind="violet" spent={i < v.round} />
        ))}
      </Figure>
      {/* Between turns too: nothing moves when one begins. */}
      <Figure of="points" words={word('points', { points })}>
        {Array.from({ length: most }, (_, i) => (
          <Puff key={i} spent={i >= points} />
        ))}
      </Figure>
      {v.mode === 'storm' && (
        <Figure of="reserve" words={word('reserve', { gems: v.reserve })}>
          <Gem kind="red" />
          {v.reserve}
        </Figure>
      )}
      {v.held.map(
        (gems, seat) =>
          gems > 0 && (
            <Figure key={seat} of="held" words={word('held', { name: names[seat] ?? '', gems })}>
              <Mark seat={seat} />
              <Gem kind="red" />
              {gems}
            </Figure>
          ),
      )}
      <Score v={v} />
      <Figure of="inPlace" words={word('inPlace', { right })} named={word('inPlaceName')}>
        {right}/25
      </Figure>
    </ul>
  );
}
