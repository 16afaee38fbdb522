import { homeOf, rowOf, STORMS, secondOf } from '@aerie/zefiria';
import type { Picture, Storm } from '../animation.js';
import { marks } from './terms.js';
import { word } from './word.js';

const TURN: Readonly<Record<'up' | 'right' | 'down' | 'left', number>> = {
  up: 0,
  right: 90,
  down: 180,
  left: 270,
};

/** The sign of a storm card: arrows for a blizzard, a whirl for a tornado, and how far. */
function StormSign({ card }: { card: keyof typeof STORMS }) {
  const storm = STORMS[card];
  if (storm.kind === 'tornado')
    return (
      <svg viewBox="0 0 60 60" class="zf-storm-sign" aria-hidden="true">
        <path d="M8 12Q30 4 52 12Q30 22 12 18M14 26Q32 20 48 26Q34 34 18 31M20 40Q32 36 42 40Q32 46 24 44M28 54L33 50" />
        <text x="48" y="56">
          {storm.turns}
        </text>
      </svg>
    );
  return (
    <svg viewBox="0 0 60 60" class="zf-storm-sign" aria-hidden="true">
      <g transform={`rotate(${TURN[storm.direction]} 30 30)`}>
        {Array.from({ length: storm.steps }, (_, i) => (
          <path
            key={i}
            d={`M14 ${30 + i * 17 - (storm.steps - 1) * 9}L30 ${14 + i * 17 - (storm.steps - 1) * 9}L46 ${30 + i * 17 - (storm.steps - 1) * 9}`}
          />
        ))}
      </g>
      <path d="M10 8v8M6 12h8M50 46v8M46 50h8" class="zf-flake" />
    </svg>
  );
}

/** The two cells that a storm is about, the struck one first; only this one where it swaps nothing. */
export function struckBy(p: Picture): readonly number[] {
  const storm = p.now?.storm;
  if (!storm) return [];
  const stays = homeOf(storm.island) === storm.cell || p.gems.includes(storm.cell);
  return stays ? [storm.cell] : [storm.cell, secondOf(storm.cell, STORMS[storm.card])];
}

/** Where the cards hide none of the islands that they are about. */
function bandFor(cells: readonly number[]): 'high' | 'low' | 'middle' {
  const rows = cells.map(rowOf);
  if (rows.every((row) => row > 1)) return 'high';
  return rows.every((row) => row < 3) ? 'low' : 'middle';
}

/** The two cards of a storm: what it does, and which island it strikes. */
export function StormCards({ storm }: { storm: Storm }) {
  const { kind } = STORMS[storm.card];
  return (
    <div class="zf-cards">
      <span class="zf-card" {...marks(kind)}>
        <StormSign card={storm.card} />
        <span>{word('stormName', { kind })}</span>
      </span>
      <span class="zf-card" {...marks('target')}>
        <svg viewBox="0 0 60 60" class="zf-grid-card" aria-hidden="true">
          {Array.from({ length: 25 }, (_, cell) => (
            <rect
              key={cell}
              x={4 + (cell % 5) * 10.6}
              y={4 + Math.floor(cell / 5) * 10.6}
              width="9"
              height="9"
              rx="2"
              class={cell === storm.cell ? 'zf-grid-hit' : ''}
            />
          ))}
        </svg>
        <span>{word('stormTarget', { island: storm.island })}</span>
      </span>
    </div>
  );
}

/** A storm that breaks: its two cards, away from the islands that it moves, and gusts over all of them. */
export function StormShow({ p }: { p: Picture }) {
  const storm = p.now?.storm;
  if (!storm) return null;
  const { kind } = STORMS[storm.card];
  return (
    <div class={`zf-storm zf-storm-${kind} zf-storm-${bandFor(struckBy(p))}`} key={storm.cell}>
      <svg class="zf-gusts" viewBox="0 0 500 500" aria-hidden="true">
        {Array.from({ length: 9 }, (_, i) => (
          <path
            key={i}
            d={`M-60 ${30 + i * 55}C100 ${i * 55 - 20} 200 ${90 + i * 55} 340 ${36 + i * 55}S520 ${10 + i * 55} 580 ${40 + i * 55}`}
            style={{ '--zf-n': i }}
          />
        ))}
      </svg>
      <StormCards storm={storm} />
    </div>
  );
}
