import { accountOf, pointsFor, type View } from '@aerie/zefiria';
import { Mark } from '../../../ui/mark.js';
import { inPlace } from '../animation.js';
import { Gem, Puff } from '../art/things.js';
import { word } from './word.js';

/** Time, points to act with, and what the table counts so far. */
export function Status({ v, names }: { v: View; names: readonly string[] }) {
  const points = v.stage.at === 'turn' ? v.stage.points : 0;
  const most = Math.max(points, pointsFor(v.held.length));
  const { total } = accountOf(v);
  return (
    <ul class="zf-status" aria-label={word('status')}>
      <li>
        <span class="zf-hidden">{word('round', { round: v.round, rounds: v.rounds })}</span>
        <span aria-hidden="true" class="zf-row" title={word('round', { round: v.round, rounds: v.rounds })}>
          {Array.from({ length: v.rounds }, (_, i) => (
            <Gem key={i} kind="violet" spent={i < v.round} />
          ))}
        </span>
      </li>
      {v.stage.at === 'turn' && (
        <li>
          <span class="zf-hidden">{word('points', { points })}</span>
          <span aria-hidden="true" class="zf-row" title={word('points', { points })}>
            {Array.from({ length: most }, (_, i) => (
              <Puff key={i} spent={i >= points} />
            ))}
          </span>
        </li>
      )}
      {v.mode === 'storm' && (
        <li>
          <span class="zf-hidden">{word('reserve', { gems: v.reserve })}</span>
          <span aria-hidden="true" class="zf-row" title={word('reserve', { gems: v.reserve })}>
            <Gem kind="red" />
            {v.reserve}
          </span>
        </li>
      )}
      {v.held.map(
        (gems, seat) =>
          gems > 0 && (
            <li key={seat}>
              <span class="zf-hidden">{word('held', { name: names[seat] ?? '', gems })}</span>
              <span aria-hidden="true" class="zf-row zf-holds">
                <Mark seat={seat} />
                <Gem kind="red" />
                {gems}
              </span>
            </li>
          ),
      )}
      <li class="zf-total">
        <span class="zf-hidden">{word('total', { total, right: inPlace(v) })}</span>
        <span aria-hidden="true">
          <b>{total < 0 ? `−${-total}` : total}</b>
          <small>{inPlace(v)}/25</small>
        </span>
      </li>
    </ul>
  );
}
