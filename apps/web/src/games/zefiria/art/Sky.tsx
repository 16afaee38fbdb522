import { memo } from '../../../ui/memo.js';
import './art.css';
import { tenth, uneven } from './paper.js';

/** A bank of cloud: torn paper with a flat foot, so wide from x on. */
function bank(x: number, y: number, wide: number, salt: number): string {
  const puffs = Math.max(3, Math.round(wide / 46));
  const sizes = Array.from(
    { length: puffs },
    (_, i) => (0.55 + uneven(i, salt) * 0.5) * Math.sin(((i + 0.7) / (puffs + 0.4)) * Math.PI) + 0.25,
  );
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const arcs = sizes.map((size) => {
    const step = tenth((size / whole) * wide);
    return `a${tenth(step * 0.53)} ${tenth(step * 0.58)} 0 0 1 ${step} 0`;
  });
  return `M${x} ${y}${arcs.join('')}q14 10 -6 12H${x + 6}q-20 -2 -6 -12Z`;
}

/** The golden hour: a low sun, its rings, and clouds in layers, 800 by 800. */
export function SkyArt() {
  return (
    <>
      <rect width="800" height="800" class="zf-sky-far" />
      <path d="M0 300Q200 250 400 290T800 270V800H0Z" class="zf-sky-2" />
      <path d="M0 470Q220 420 430 465T800 440V800H0Z" class="zf-sky-3" />
      <circle cx="610" cy="560" r="250" class="zf-sun-halo" />
      <circle cx="610" cy="560" r="170" class="zf-sun-halo" />
      <circle cx="610" cy="560" r="104" class="zf-sun" />
      <path d="M0 640Q180 590 400 630T800 610V800H0Z" class="zf-sky-4" />
      {Array.from({ length: 22 }, (_, i) => (
        <circle
          key={i}
          cx={Math.round(uneven(i, 51) * 800)}
          cy={Math.round(uneven(i, 52) * 420)}
          r={1 + uneven(i, 53) * 1.6}
          class="zf-star"
        />
      ))}
      <path d={bank(-40, 120, 230, 1)} class="zf-cloud" />
      <path d={bank(560, 70, 270, 2)} class="zf-cloud" />
      <path d={bank(300, 230, 190, 3)} class="zf-cloud zf-cloud-far" />
      <path d={bank(-70, 420, 210, 4)} class="zf-cloud zf-cloud-far" />
      <path d={bank(640, 390, 240, 5)} class="zf-cloud" />
      <path d={bank(120, 600, 220, 6)} class="zf-cloud" />
      <path d={bank(-60, 780, 460, 7)} class="zf-cloud" />
      <path d={bank(420, 800, 440, 8)} class="zf-cloud zf-cloud-far" />
    </>
  );
}

/** The sky, filling whatever place it is given. */
export const Sky = memo(() => (
  <svg class="zf-art zf-sky" viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <SkyArt />
  </svg>
));
