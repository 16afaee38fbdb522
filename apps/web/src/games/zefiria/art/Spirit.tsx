import { memo } from '../../../ui/memo.js';
import './art.css';
import type { Spirit } from '@aerie/zefiria';
import type { JSX } from 'preact';
import { ribbon } from './paper.js';
import { CUTS, type Cut } from './spirits.js';

/** Faces, drawn around the middle of a head of radius 22. */
const FACES: Readonly<Record<Cut['eyes'], JSX.Element>> = {
  proud: (
    <>
      <path d="M-10 -3q4 -4 8 0M5 -4q4 -4 8 0" class="zf-face-line" />
      <path d="M-12 -9l8 -3M14 -11l-7 -1" class="zf-face-line" />
      <path d="M4 0l5 4.500h-5" class="zf-face-line" />
      <path d="M-3 10q5 1.500 9 -1" class="zf-face-line" />
    </>
  ),
  sly: (
    <>
      <path
        d="M-13 -3h10q-1 5.500 -5 5.500t-5 -5.500ZM4 -3h10q-1 5.500 -5 5.500t-5 -5.500Z"
        class="zf-face-white"
      />
      <circle cx="-6.500" cy="-.6" r="2.300" class="zf-face-dark" />
      <circle cx="10.500" cy="-.6" r="2.300" class="zf-face-dark" />
      <path d="M-14 -3.500h12M3 -3.500h12" class="zf-face-line" />
      <path d="M-13 -9q5 -2 9 1M4 -11q6 -4 11 0" class="zf-face-line" />
      <path d="M-6 9q9 6 17 -3" class="zf-face-line" />
    </>
  ),
  merry: (
    <>
      <circle cx="-8" cy="-3" r="4.300" class="zf-face-white" />
      <circle cx="8" cy="-3" r="4.300" class="zf-face-white" />
      <circle cx="-7" cy="-2.500" r="2.400" class="zf-face-dark" />
      <circle cx="9" cy="-2.500" r="2.400" class="zf-face-dark" />
      <path d="M-7 6h15q-1.500 8 -7.500 8t-7.500 -8Z" class="zf-face-dark" />
      <circle cx="-14" cy="5" r="3.200" class="zf-face-blush" />
      <circle cx="15" cy="5" r="3.200" class="zf-face-blush" />
    </>
  ),
  blowing: (
    <>
      <path d="M-12 -7q4 3.500 8 .5M6 -6.500q4 3 8 -.5" class="zf-face-line" />
      <path d="M-14 -14l11 4M16 -14l-10 4" class="zf-face-brow" />
      <circle cx="-13" cy="6" r="7" class="zf-face-blush" />
      <circle cx="14" cy="6" r="7" class="zf-face-blush" />
      <ellipse cx="1" cy="9" rx="3.800" ry="4.600" class="zf-face-dark" />
    </>
  ),
  cross: (
    <>
      <circle cx="-7" cy="0" r="3.600" class="zf-face-white" />
      <circle cx="9" cy="0" r="3.600" class="zf-face-white" />
      <circle cx="-6" cy=".8" r="2.100" class="zf-face-dark" />
      <circle cx="8" cy=".8" r="2.100" class="zf-face-dark" />
      <path d="M-14 -8L-2 -3.500M16 -8L4 -3.500" class="zf-face-brow" />
      <path d="M-4 11q5 -4.500 10 0" class="zf-face-line" />
    </>
  ),
};

const ASLEEP = (
  <>
    <path d="M-12 -1q4 4 8 0M5 -1q4 4 8 0" class="zf-face-line" />
    <path d="M-3 9q4 2 7 0" class="zf-face-line" />
    <text x="20" y="-18" class="zf-face-z">
      z
    </text>
    <text x="28" y="-27" class="zf-face-z zf-face-z2">
      z
    </text>
  </>
);

function Face({ cut, asleep }: { cut: Cut; asleep: boolean }) {
  const { x, y, rx } = cut.head;
  return <g transform={`translate(${x} ${y}) scale(${rx / 22})`}>{asleep ? ASLEEP : FACES[cut.eyes]}</g>;
}

/** Ribbons of wind and a face; `zf-wind-…` sets the three tones. */
export function WindArt({ cut, asleep = false }: { cut: Cut; asleep?: boolean }) {
  const { x, y, rx, ry } = cut.head;
  return (
    <>
      {cut.bands.map(({ spine, widths, tone }, i) => (
        <path key={i} d={ribbon(spine, widths)} class={`zf-band-${tone}`} />
      ))}
      <ellipse cx={x} cy={y} rx={rx} ry={ry} class="zf-band-light" />
      <path
        d={`M${x - rx * 0.5} ${y - ry * 0.86}A${rx} ${ry} 0 0 0 ${x - rx * 0.2} ${y + ry * 0.98}A${rx * 1.3} ${ry * 1.2} 0 0 1 ${x - rx * 0.5} ${y - ry * 0.86}Z`}
        class="zf-band-mid"
      />
      <Face cut={cut} asleep={asleep} />
    </>
  );
}

/** A wind spirit in a square of 100, its tail at the foot. */
export const SpiritArt = ({ spirit, asleep = false }: { spirit: Spirit; asleep?: boolean }) => (
  <g class={`zf-spirit-art zf-wind-${spirit}`}>
    <WindArt cut={CUTS[spirit]} asleep={asleep} />
  </g>
);

/** A spirit's figure as an SVG that fills its place. */
export const SpiritFigure = memo(({ spirit, asleep = false }: { spirit: Spirit; asleep?: boolean }) => (
  <svg class="zf-art zf-figure" viewBox="-6 -16 112 118" aria-hidden="true">
    <SpiritArt spirit={spirit} asleep={asleep} />
  </svg>
));

/** Its head only. */
export const SpiritHead = memo(({ spirit, asleep = false }: { spirit: Spirit; asleep?: boolean }) => (
  <svg class="zf-art zf-head" viewBox="10 -8 82 82" aria-hidden="true" data-term={spirit}>
    <SpiritArt spirit={spirit} asleep={asleep} />
  </svg>
));
