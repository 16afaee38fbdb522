import type { Species } from '@aerie/ueber-den-wolken';
import { Feathered, type Sex } from './Feathered.js';
import { SkyArt } from './Sky.js';

/** A wedge over the clouds: who flies where, from the tip to the ends. */
const WEDGE: readonly (readonly [
  species: Species,
  sex: Sex,
  seat: number,
  x: number,
  y: number,
  size: number,
  turn: number,
])[] = [
  ['crane', 'male', 2, 400, 120, 1.5, 0],
  ['kite', 'male', 0, 296, 178, 1.35, -3],
  ['goose', 'female', 1, 506, 176, 1.35, 4],
  ['swift', 'none', 4, 400, 244, 1.1, 2],
  ['swallow', 'male', 3, 202, 246, 1.25, -5],
  ['crane', 'female', 2, 604, 240, 1.25, 5],
  ['goose', 'male', 1, 112, 318, 1.15, -7],
  ['kite', 'female', 0, 696, 312, 1.15, 8],
  ['swallow', 'female', 3, 306, 314, 1.05, -2],
  ['swift', 'none', 4, 498, 308, 0.95, 3],
];

export function Cover() {
  return (
    <div class="uw-cover">
      <SkyArt align="xMidYMid" />
      <svg
        class="uw-cover-flock"
        viewBox="0 0 800 520"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {WEDGE.map(([species, sex, seat, x, y, size, turn]) => (
          <g key={`${x}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
            <Feathered species={species} sex={sex} seat={seat} />
          </g>
        ))}
      </svg>
    </div>
  );
}
