import './art.css';
import type { Row } from '@aerie/schwingenschlag';
import { DragonArt } from './dragon/Dragon.js';
import { SignArt } from './icons.js';
import { Landscape } from './Landscape.js';

const GUESTS: readonly { card: number; x: number; y: number; size: number }[] = [
  { card: 61, x: 372, y: 24, size: 1.6 },
  { card: 38, x: 96, y: 58, size: 1.1 },
  { card: 42, x: 330, y: 146, size: 1.15 },
  { card: 12, x: 150, y: 152, size: 1.1 },
  { card: 45, x: 396, y: 246, size: 1.15 },
  { card: 92, x: 150, y: 240, size: 1.2 },
];

/** The game in one picture, 16 to 10: a mountain cut open at night, and who lives in it. */
export function Cover() {
  return (
    <svg
      class="ss-art ss-cover"
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="640" height="400" class="ss-cover-sky" />
      {Array.from({ length: 26 }, (_, i) => (
        <circle key={i} cx={(i * 97) % 640} cy={(i * 53) % 120} r={0.8 + (i % 3) * 0.5} class="ss-glint" />
      ))}
      <circle cx="540" cy="58" r="30" class="ss-cover-moon" />
      <path
        d="M-10 400V150L70 70L130 104L210 24L300 92L360 60L470 140L560 108L650 180V400Z"
        class="ss-cover-rock"
      />
      {([0, 1, 2] as Row[]).map((row) => (
        <svg
          key={row}
          aria-hidden="true"
          x={-20}
          y={72 + row * 98}
          width="680"
          height="94"
          viewBox="0 0 480 120"
          preserveAspectRatio="none"
        >
          <Landscape row={row} />
        </svg>
      ))}
      {GUESTS.map(({ card, x, y, size }) => (
        <g key={card} class="ss-cover-guest" transform={`translate(${x} ${y}) scale(${size})`}>
          <DragonArt number={card} />
        </g>
      ))}
      <g class="ss-sign" transform="translate(66 186) scale(3)">
        <SignArt name="explorer" />
      </g>
      {[286, 306, 560].map((x, i) => (
        <g
          key={x}
          class="ss-sign ss-cover-egg"
          transform={`translate(${x} ${i === 2 ? 214 : 316}) scale(1.300)`}
        >
          <SignArt name="egg" />
        </g>
      ))}
    </svg>
  );
}
