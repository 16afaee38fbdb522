import './art.css';
import type { Row } from '@aerie/schwingenschlag';
import type { Kind } from './dragon/kind.js';
import { Puppet } from './dragon/Puppet.js';
import { SignArt } from './icons.js';
import { Landscape } from './Landscape.js';

/** Who is at home; written down here, so that the cover needs nothing of the game itself. */
const GUESTS: readonly {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}[] = [
  {
    kind: {
      number: 61,
      size: 'large',
      trait: 'aggressive',
      habitats: [0, 1],
      look: { form: 'drake', stance: 'threaten', variant: 0 },
    },
    x: 372,
    y: 24,
    scale: 1.6,
  },
  {
    kind: {
      number: 38,
      size: 'medium',
      trait: 'helpful',
      habitats: [0, 2],
      look: { form: 'drake', stance: 'offer', variant: 0 },
    },
    x: 96,
    y: 58,
    scale: 1.1,
  },
  {
    kind: {
      number: 42,
      size: 'large',
      trait: 'helpful',
      habitats: [1],
      look: { form: 'drake', stance: 'sit', variant: 0 },
    },
    x: 330,
    y: 146,
    scale: 1.15,
  },
  {
    kind: {
      number: 12,
      size: 'hatchling',
      trait: 'playful',
      habitats: [1],
      look: { form: 'egg', stance: 'walk', variant: 0 },
    },
    x: 150,
    y: 152,
    scale: 1.1,
  },
  {
    kind: {
      number: 45,
      size: 'large',
      trait: 'helpful',
      habitats: [2],
      look: { form: 'hydra', stance: 'stand', variant: 0 },
    },
    x: 396,
    y: 246,
    scale: 1.15,
  },
  {
    kind: {
      number: 92,
      size: 'large',
      trait: 'aggressive',
      habitats: [2],
      look: { form: 'wyvern', stance: 'prowl', variant: 0 },
    },
    x: 150,
    y: 240,
    scale: 1.2,
  },
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
      {GUESTS.map(({ kind, x, y, scale }) => (
        <g key={kind.number} class="ss-cover-guest" transform={`translate(${x} ${y}) scale(${scale})`}>
          <Puppet kind={kind} />
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
