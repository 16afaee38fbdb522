import { memo } from '../../../../ui/memo.js';
import { tenth, uneven } from '../paper.js';

/** Two splits in the vane and a bare quill: a feather, not a leaf. */
const VANE =
  'M7 17.6C5.2 15.4 5 13 5.6 10.800L8.8 12.200L6.6 8.600C9.2 5 14 2.6 21.4 1.600C21.8 5.6 20.9 8.4 19.4 10.700L15.6 10.600L18.4 12.100C17.4 13.4 16.2 14.5 14.8 15.500L11.2 14.800L13.2 16.500C11.2 17.6 9 18.2 7 17.600Z';

/** A feather in a square of 24. */
export function FeatherArt() {
  return (
    <g class="rr-feather-art">
      <path d={VANE} class="rr-feather-vane" />
      <path d="M2.4 22.4C6 17 11.5 11 19 4.5" class="rr-feather-quill" />
      <path
        d="M10 13.4l-1.4 -4M13 10.4l-.6 -4.2M15.8 7.6l.2 -3.2M9 16l3.6 .4M12.6 12.4h4.6M16 8.9l3.4 -.5"
        class="rr-feather-cut"
      />
    </g>
  );
}

export const Feather = memo(({ size }: { size: number }) => {
  return (
    <svg class="rr-art" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <FeatherArt />
    </svg>
  );
});

/** The dung heap with its fork, 84 wide, standing on 0. */
export const DungHeapArt = memo(() => {
  return (
    <g>
      <path
        d="M66 -2L74 -52M69 -50q5 4 10 1M69.5 -50l1.5 -9M74.5 -48.500l1 -10M79 -49l1.5 -9"
        class="rr-fork"
      />
      <path
        d="M0 1Q4 -9 13 -10Q15 -22 28 -22Q34 -35 46 -31Q57 -32 60 -21Q71 -20 72 -9Q82 -8 84 1Z"
        class="rr-dung"
      />
      <path
        d="M14 -6q5 -4 10 -1M32 -16q6 -4 11 0M50 -9q6 -4 11 -1M24 -1q5 -3 9 0M44 -24q4 -3 8 0"
        class="rr-dung-cut"
      />
      <path d="M20 -21l-7 -5M38 -30l-3 -8M56 -24l8 -4M8 -8l-6 -3" class="rr-straw-line" />
      <path d="M30 -38q-4 -4 0 -8t0 -8M46 -38q4 -4 0 -8t0 -8" class="rr-whiff" />
    </g>
  );
});

/** The nest that holds the feathers nobody has, 76 wide, standing on 0. */
export const NestArt = memo(({ feathers }: { feathers: number }) => {
  const shown = Math.min(9, Math.ceil(feathers / 4));
  return (
    <g>
      {Array.from({ length: shown }, (_, i) => (
        <g
          key={i}
          transform={`translate(${tenth(13 + i * 6)} ${-36 + Math.abs(i - 4) * 2}) rotate(${i * 13 - 76} 4 21)`}
        >
          <FeatherArt />
        </g>
      ))}
      <path d="M2 -19Q38 -27 74 -19Q72 1 56 2H20Q4 1 2 -19Z" class="rr-nest" />
      <path
        d={Array.from({ length: 15 }, (_, i) => {
          const x = 4 + i * 4.6;
          return `M${tenth(x)} ${tenth(-17 + uneven(i) * 4)}l${tenth(5 + uneven(i, 2) * 6)} ${tenth((uneven(i, 1) - 0.3) * 13)}`;
        }).join('')}
        class="rr-straw-line"
      />
      <path d="M0 -19Q38 -26 76 -19M1 -16Q38 -22 75 -16" class="rr-nest-rim" />
    </g>
  );
});

/** Where the pips of a number lie in a square of 100. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
};

/** One face of a die in a square of 100. */
export function DieFaceArt({ face }: { face: string }) {
  return (
    <g>
      <rect x="0" y="0" width="100" height="100" rx="15" class="rr-die-paper" />
      <rect x="6" y="6" width="88" height="88" rx="11" class="rr-die-line" />
      {face === 'F' ? (
        <g transform="translate(12 10) scale(3.25)" class="rr-die-feather">
          <FeatherArt />
        </g>
      ) : (
        PIPS[face]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="10.5" class="rr-pip" />)
      )}
    </g>
  );
}

export const DieFace = memo(({ face }: { face: string }) => {
  return (
    <svg class="rr-die-face" viewBox="0 0 100 100" aria-hidden="true">
      <DieFaceArt face={face} />
    </svg>
  );
});
