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
      <Isle island={23} x={30} y={36} size={104} />
      <Isle island={9} x={500} y={30} size={112} />
      <Isle island={12} x={20} y={216} size={150} />
      <Isle island={16} x={478} y={214} size={146} />
      <Isle island={5} x={330} y={268} size={124} />
      <Isle island={1} x={222} y={120} size={184} />
      <Wind spirit="borea" x={268} y={28} size={138} />
      <Wind spirit="skyron" x={76} y={146} size={104} />
      <Wind spirit="etesia" x={396} y={212} size={92} />
      <Wind spirit="jugo" x={530} y={146} size={100} />
      <Wind spirit="austro" x={150} y={20} size={104} />
    </svg>
  );
}
