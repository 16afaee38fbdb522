import './art.css';
import type { Pose } from './chicken/bird.js';
import { ChickenArt } from './chicken/Chicken.js';
import { Backdrop } from './farm/Backdrop.js';
import { Ladder } from './farm/Ladder.js';
import { DieFaceArt, DungHeapArt, FeatherArt } from './farm/things.js';

const NOBODY: ReadonlySet<string> = new Set();

function Bird({ seat, pose, x, y, size }: { seat: number; pose: Pose; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} class="rr-cover-bird">
      <ChickenArt seat={seat} pose={pose} />
    </g>
  );
}

/** The game in one picture, 16 to 10: noon, a ladder into the sky, and five who mean to be on top of it. */
export function Cover() {
  return (
    <svg
      class="rr-art rr-cover"
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Backdrop wide={640} high={400} climbed={0} ground={352} />
      <g transform="translate(236 392) rotate(7) scale(1.18)">
        <Ladder cards={[13, 8, 21]} lit={NOBODY} fresh={false} />
      </g>
      <path d="M-10 356Q130 336 270 352T520 346T660 352V420H-10Z" class="rr-grass" />
      <path
        d={Array.from(
          { length: 26 },
          (_, i) => `M${i * 26 + 4} ${366 + ((i * 7) % 13)}l-2 -8m2 8l1 -10m-1 10l4 -7`,
        ).join('')}
        class="rr-blades"
      />
      <g transform="translate(528 392) scale(1.15)">
        <DungHeapArt />
      </g>
      <Bird seat={0} pose="cheer" x={320} y={20} size={132} />
      <Bird seat={1} pose="climb" x={252} y={178} size={112} />
      <g transform="rotate(96 514 212)">
        <Bird seat={3} pose="fall" x={452} y={150} size={124} />
      </g>
      <Bird seat={2} pose="sit" x={64} y={262} size={130} />
      <Bird seat={4} pose="sit" x={386} y={262} size={122} />
      <g transform="translate(474 104) rotate(24) scale(1.5)">
        <FeatherArt />
      </g>
      <g transform="translate(560 214) rotate(-40) scale(1.2)">
        <FeatherArt />
      </g>
      <g transform="translate(176 346) rotate(-11) scale(.44)" class="rr-cover-bird">
        <DieFaceArt face="5" />
      </g>
      <g transform="translate(226 352) rotate(13) scale(.36)" class="rr-cover-bird">
        <DieFaceArt face="F" />
      </g>
    </svg>
  );
}
