import { memo } from '../../../ui/memo.js';
import './art.css';
import { type Card, columnOf, manoeuvre, ROWS, rowOf, spaceAt } from '@aerie/ueber-den-wolken';
import { SignArt, Tiny } from './signs.js';

/** The three rows of the flock with the two spaces that a card scores; in 54 × 26, front at the top. */
function ScoringMap({ card, columns }: { card: Card; columns: number }) {
  const { spaces, points } = manoeuvre(card);
  const step = 54 / columns;
  const at = (space: number) => ({
    x: (columnOf(space) + 0.5) * step,
    y: (ROWS - 1 - rowOf(space)) * 9.5 + 3,
  });
  return (
    <g>
      {Array.from({ length: columns * ROWS }, (_, i) => spaceAt(Math.floor(i / ROWS), i % ROWS)).map(
        (space) => (
          <circle key={space} cx={at(space).x} cy={at(space).y} r="1.300" class="uw-dot" />
        ),
      )}
      {spaces.map((space, i) => (
        <g key={space} transform={`translate(${at(space).x} ${at(space).y})`}>
          <rect x="-3.900" y="-5" width="7.800" height="10" rx="2.400" class="uw-prize" />
          <text y="3.100" class="uw-prize-number">
            {points[i]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A manoeuvre card: what it does, what it costs, where it scores. Upright in 60 × 80; a board may lay its parts otherwise. */
export const CardArt = memo(({ card, columns }: { card: Card; columns: number }) => {
  const { kind, cost } = manoeuvre(card);
  return (
    <span class="uw-card-art">
      <svg aria-hidden="true" class="uw-card-sheet" viewBox="0 0 60 80" preserveAspectRatio="none">
        <path
          d="M2.500 5Q2 2 5 2.300L55 2Q58.200 2 57.800 5L58 75Q58 78.300 55 78L5 77.800Q2 78 2.200 75Z"
          class="uw-card-paper"
        />
        <path
          d="M2.200 44L14 42.600L27 44.300L40 42.400L58 43.700V75Q58 78.300 55 78L5 77.800Q2 78 2.200 75Z"
          class="uw-card-low"
        />
      </svg>
      <svg aria-hidden="true" class="uw-card-sign" viewBox="0 0 48 30" data-term={`${kind}Card`}>
        <SignArt sign={kind} />
      </svg>
      <svg aria-hidden="true" class="uw-card-map" viewBox="0 -2.500 54 30" data-term="prizes">
        <ScoringMap card={card} columns={columns} />
      </svg>
      <svg aria-hidden="true" class="uw-card-cost" viewBox="-7.500 -7.500 15 15" data-term="cardPrice">
        <circle r="7.500" class="uw-cost" />
        <text y="3.800" class="uw-cost-number">
          {kind === 'display' ? '=' : cost}
        </text>
      </svg>
    </span>
  );
});

/** A card whose face one does not know, or the back of a pile. */
export const CardBack = memo(() => {
  return (
    <svg class="uw-card-back" viewBox="0 0 60 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d="M2.500 5Q2 2 5 2.300L55 2Q58.200 2 57.800 5L58 75Q58 78.300 55 78L5 77.800Q2 78 2.200 75Z"
        class="uw-back-paper"
      />
      <path
        d="M8 52C14 44 18 56 24 48S36 44 40 48S50 50 52 46M8 62C14 54 18 66 24 58S36 54 40 58S50 60 52 56"
        class="uw-back-cut"
      />
      <Tiny x={30} y={28} size={1.5} />
    </svg>
  );
});
