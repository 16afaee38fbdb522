import './art.css';
import type { Spirit } from '@aerie/zefiria';
import { IslandArt } from './Island.js';
import { SkyArt } from './Sky.js';
import { SpiritArt } from './Spirit.js';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Isle = ({ island, x, y, size }: Spot & { island: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 100})`} class="zf-cover-isle">
    <IslandArt island={island} />
  </g>
);

const Wind = ({ spirit, x, y, size }: Spot & { spirit: Spirit }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 100})`} class="zf-cover-isle">
    <SpiritArt spirit={spirit} />
  </g>
);

/** The game in one picture, 16 to 10: the golden hour, islands adrift, and five winds who mean to tidy up. */
export function Cover() {
  return (
    <svg
      class="zf-art zf-cover"
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform="translate(0 -110) scale(.8)">
        <SkyArt />
      </g>
      <path d="M-20 250C120 210 170 330 300 300S460 190 660 250" class="zf-gust" />
      <path d="M-20 120C100 170 240 60 360 110S560 150 660 90" class="zf-gust" />
      <path d="M-20 140C100 190 240 80 360 130S560 170 660 110" class="zf-gust zf-gust-thin" />
      <Isle island={23} x={36} y={48} size={100} />
      <Isle island={9} x={504} y={44} size={104} />
      <Isle island={12} x={24} y={206} size={146} />
      <Isle island={16} x={474} y={206} size={140} />
      <Isle island={5} x={336} y={258} size={112} />
      <Isle island={1} x={222} y={128} size={176} />
      <Wind spirit="borea" x={272} y={46} size={126} />
      <Wind spirit="skyron" x={80} y={140} size={98} />
      <Wind spirit="etesia" x={388} y={204} size={88} />
      <Wind spirit="jugo" x={524} y={142} size={96} />
      <Wind spirit="austro" x={152} y={44} size={100} />
    </svg>
  );
}
