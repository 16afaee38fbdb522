import { memo } from '../../../ui/memo.js';
import './art.css';
import { tenth, torn, uneven } from './paper.js';

const WIDE = 800;
const HIGH = 520;

/** Sheets of the sky from lavender to gold, each torn along its edge. */
const SHEETS: readonly [crest: number, arches: number, rise: number][] = [
  [168, 4, 30],
  [262, 5, 28],
  [345, 4, 26],
];
/** Banks of the cloud sea, from far to near. */
const BANKS: readonly [crest: number, arches: number, rise: number][] = [
  [432, 11, 44],
  [470, 9, 46],
  [508, 7, 50],
];

/** Dawn above a sea of clouds, cut from paper; fills its place and is cut off where it must. */
export const SkyArt = memo(({ align = 'xMidYMax' }: { align?: 'xMidYMax' | 'xMidYMid' }) => {
  return (
    <svg
      class="uw-sky-art"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
    >
      <rect width={WIDE} height={HIGH} class="uw-sky-0" />
      {Array.from({ length: 26 }, (_, i) => (
        <circle
          key={i}
          cx={tenth(uneven(i, 5) * WIDE)}
          cy={tenth(uneven(i, 6) * 190)}
          r={tenth(0.8 + uneven(i, 7) * 1.4)}
          class="uw-star-dot"
        />
      ))}
      {SHEETS.map(([crest, arches, rise], i) => (
        <path key={crest} d={torn(WIDE, crest, HIGH, arches, rise, i * 11 + 3)} class={`uw-sky-${i + 1}`} />
      ))}
      <g transform="translate(520 412)">
        {Array.from({ length: 15 }, (_, i) => {
          const turn = -90 + (i - 7) * 12.5;
          const long = i % 2 ? 150 : 190;
          return (
            <path key={i} d={`M0 0L${long} -9L${long} 9Z`} transform={`rotate(${turn})`} class="uw-ray" />
          );
        })}
        <circle r="78" class="uw-sun-rim" />
        <circle r="64" class="uw-sun" />
        <path d="M-44 -24Q-32 -48 -6 -52" class="uw-sun-cut" />
      </g>
      {BANKS.map(([crest, arches, rise], i) => (
        <g key={crest}>
          <path
            d={torn(WIDE, crest - 3, HIGH, arches, rise, i * 7 + 40)}
            class="uw-bank-shade"
            transform="translate(5 -5)"
          />
          <path d={torn(WIDE, crest - 4, HIGH, arches, rise, i * 7 + 40)} class="uw-bank-rim" />
          <path
            d={torn(WIDE, crest, HIGH, arches, rise, i * 7 + 40)}
            class={`uw-bank-${i + 1}`}
            transform="translate(0 3)"
          />
        </g>
      ))}
    </svg>
  );
});
