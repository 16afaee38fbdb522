import type { Seat } from '@aerie/kernel';
import { type Answer, colourOf, homeOf, ISLANDS, type View } from '@aerie/zefiria';
import { inPlace } from '../animation.js';
import { SpiritArt } from '../art/Spirit.js';
import { GemArt } from '../art/things.js';
import { Ghost } from './Arrows.js';
import { arrowsOf, CELL, cellSpot, placeSpot, ringOf } from './plan-arrows.js';
import { word } from './word.js';

/** A table as it would be after a plan, small: what the plan moves is framed, and its arrows lie over it. */
export function SmallTable({
  from,
  to,
  plan,
  by,
}: {
  from: View;
  to: View;
  plan: readonly Answer[];
  by: Seat;
}) {
  const ring = ringOf(from);
  const edge = -ring * CELL;
  const wide = (5 + 2 * ring) * CELL;
  return (
    <svg
      class="zf-small-table"
      viewBox={`${edge} ${edge} ${wide} ${wide}`}
      role="img"
      aria-label={word('wouldBe', { right: inPlace(to) })}
    >
      {ISLANDS.map((island) => {
        const cell = to.islands.indexOf(island);
        const [x, y] = cellSpot(cell);
        const isRight = homeOf(island) === cell;
        const hasMoved = from.islands[cell] !== island;
        return (
          <g
            key={island}
            class={`zf-small-isle zf-${colourOf(island)}${isRight ? ' zf-small-right' : ''}${hasMoved ? ' zf-small-moved' : ''}`}
            transform={`translate(${x * CELL} ${y * CELL})`}
          >
            <rect x="5" y="5" width="90" height="90" rx="16" />
            <text x="50" y="88">
              {island}
            </text>
            {to.gems.includes(cell) && (
              <g transform="translate(80 20)">
                <GemArt />
              </g>
            )}
          </g>
        );
      })}
      {to.figures.map(({ spirit, cell }, who) => {
        const place = to.stage.at === 'turn' && to.stage.who === who ? to.stage.place : -1;
        if (cell < 0 && place < 0) return null;
        const [x, y] = cell < 0 ? placeSpot(place, ring) : cellSpot(cell);
        return (
          <g key={spirit} transform={`translate(${x * CELL + 20} ${y * CELL + 2}) scale(0.6)`}>
            <SpiritArt spirit={spirit} asleep={to.asleep === who} />
          </g>
        );
      })}
      <g class="zf-arrows">
        <Ghost plan={{ key: 'plan', by, arrows: arrowsOf(from, plan, ring) }} aside={0} stretch={1} />
      </g>
    </svg>
  );
}
