import './scene.css';
import { Mark } from '../../../ui/mark.js';
import type { Pose } from './chicken/bird.js';
import { ChickenArt } from './chicken/Chicken.js';
import { Backdrop } from './farm/Backdrop.js';
import { Ladder } from './farm/Ladder.js';
import { DieFaceArt } from './farm/things.js';

const NOBODY: ReadonlySet<string> = new Set();

/** Who plays, where they come to stand, and what they have before and after the moves of the scene. */
const PLAYERS: readonly {
  readonly name: string;
  readonly pose: Pose;
  readonly x: number;
  readonly y: number;
  readonly before: number;
  readonly after: number;
}[] = [
  { name: 'Anna', pose: 'climb', x: 262, y: 96, before: 9, after: 14 },
  { name: 'Bruno', pose: 'sit', x: 118, y: 262, before: 12, after: 0 },
  { name: 'Cleo', pose: 'climb', x: 330, y: 196, before: 7, after: 9 },
];

/**
 * A table in the middle of a game, 16 to 10: two throws, a climb, a fall, a climb. It moves for six seconds and then rests as it
 * stands; where nothing may move it stands so from the beginning.
 */
export function Scene() {
  return (
    <svg
      class="rr-art rr-scene"
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Backdrop wide={640} high={400} climbed={0} ground={352} />
      <g transform="translate(232 392) scale(1.18)">
        <Ladder cards={[13, 8, 21]} lit={NOBODY} fresh={false} />
      </g>
      <path d="M-10 356Q130 336 270 352T520 346T660 352V420H-10Z" class="rr-grass" />
      {PLAYERS.map(({ name, pose, x, y }, seat) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <g class={`rr-scene-bird rr-scene-bird-${seat}`}>
            <g transform="scale(1.2)" class="rr-cover-bird">
              <ChickenArt seat={seat} pose={pose} />
            </g>
          </g>
        </g>
      ))}
      {(['5', '3', 'F'] as const).map((face, i) => (
        <g key={face} transform={`translate(${462 + i * 50} 316)`}>
          <g class={`rr-scene-die rr-scene-die-${i}`}>
            <g transform="scale(.44)" class="rr-cover-bird">
              <DieFaceArt face={face} />
            </g>
          </g>
        </g>
      ))}
      {PLAYERS.map(({ name, before, after }, seat) => (
        <g key={name} transform={`translate(${22 + seat * 202} 18)`} class={`rr-scene-seat-${seat}`}>
          <rect width="190" height="50" rx="14" class="rr-scene-seat" />
          <rect x="2" y="2" width="186" height="46" rx="12" class="rr-scene-turn" />
          <g transform="translate(14 13)">
            <Mark seat={seat} size={24} />
          </g>
          <text x="48" y="33" class="rr-scene-name">
            {name}
          </text>
          <text x="174" y="34" class="rr-scene-before">
            {before}
          </text>
          <text x="174" y="34" class="rr-scene-after">
            {after}
          </text>
        </g>
      ))}
    </svg>
  );
}
