import { memo } from '../../../ui/memo.js';
import './scene.css';
import type { Seat } from '@aerie/kernel';
import { topSpace } from '@aerie/rauf-und-runter';
import { say } from '../../../words/words.js';
import { type Picture, wayTakes } from '../animation.js';
import type { Pose } from '../art/chicken/bird.js';
import { ChickenArt } from '../art/chicken/Chicken.js';
import { Backdrop, Cloud } from '../art/farm/Backdrop.js';
import { Ladder } from '../art/farm/Ladder.js';
import { CHICKEN_SIZE, LADDER_WIDE, perchOf, rungOf, SPACE_HIGH } from '../art/farm/measures.js';
import { DungHeapArt, NestArt } from '../art/farm/things.js';
import { tenth, uneven } from '../art/paper.js';
import type { Camera } from './camera.js';
import { supplyOf } from './choices.js';
import { footOf, type Layout } from './layout.js';
import { marks, termName } from './terms.js';

/** How many sit nearer the plant on the same space. */
export const rowOf = (p: Picture, seat: Seat): number =>
  p.pecking.filter((other) => p.space[other] === p.space[seat]).indexOf(seat);

function poseOf(p: Picture, seat: Seat): Pose {
  const event = p.now?.event;
  if (event?.type === 'climbed' && event.seat === seat) return 'climb';
  if (event?.type === 'fell' && event.seat === seat) return event.to === event.from ? 'sit' : 'fall';
  if (p.round === p.flutter.length && p.pecking[0] === seat) return 'cheer';
  return 'sit';
}

/** A chicken on its space; it comes from where it was, rung by rung. */
function Climber({
  p,
  seat,
  lit,
  isHidden,
}: {
  p: Picture;
  seat: Seat;
  lit: boolean;
  /** Whether the cards on the line would cover it: a sign stands for it then. */
  isHidden: boolean;
}) {
  const [x, y] = perchOf(p.space[seat] as number, rowOf(p, seat));
  const event = p.now?.event;
  const way =
    event && (event.type === 'climbed' || event.type === 'fell') && event.seat === seat ? event : undefined;
  const rungs = way ? Math.abs(way.to - way.from) : 0;
  const plays = p.round < p.flutter.length && p.order[p.turn] === seat;
  return (
    <g
      class={`rr-climber${way ? ` rr-${way.type}` : ''}${lit ? ' rr-lit' : ''}${isHidden ? ' rr-covered' : ''}`}
      {...marks('hen')}
      style={{
        transform: `translate(${x}px, ${y}px)`,
        '--rr-way': `${way ? wayTakes(rungs) : 320}ms`,
        '--rr-rungs': Math.max(1, rungs),
      }}
    >
      {plays && (
        <ellipse
          cx={CHICKEN_SIZE / 2}
          cy={CHICKEN_SIZE * 0.97}
          rx={CHICKEN_SIZE * 0.42}
          ry="5"
          class="rr-plays"
        />
      )}
      <g key={way ? p.now?.beat : 'rests'} class="rr-hop">
        <g transform={`scale(${CHICKEN_SIZE / 100})`}>
          <ChickenArt seat={seat} pose={poseOf(p, seat)} />
        </g>
      </g>
    </g>
  );
}

const Daisy = memo(({ x, y, size }: { x: number; y: number; size: number }) => {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${size})`}>
      <path d="M0 0v7" class="rr-blades" />
      <path
        d="M0 -3.500L1 -1L3.5 -1.200L1.6 .4L2.4 2.800L0 1.500L-2.4 2.800L-1.6 .4L-3.5 -1.200L-1 -1Z"
        class="rr-daisy"
      />
      <circle r="1.1" class="rr-daisy-heart" />
    </g>
  );
});

/** A bank of clouds before the foot of the window: the ladder goes on below. */
function Bank({ wide, y, unit, shown }: { wide: number; y: number; unit: number; shown: boolean }) {
  return (
    <g class="rr-bank" style={{ transform: `translateY(${shown ? 0 : 40}px)`, opacity: shown ? 1 : 0 }}>
      {Array.from({ length: Math.ceil(wide / (62 * unit)) + 1 }, (_, i) => (
        <Cloud
          key={i}
          x={(i - 0.5) * 62 * unit}
          y={y - (27 + uneven(i, 41) * 9) * unit}
          size={unit * (1 + uneven(i, 42) * 0.3)}
        />
      ))}
    </g>
  );
}

/** A sign for a chicken out of sight: it sits further up, or further down. */
function Away({ seat, x, y, up }: { seat: Seat; x: number; y: number; up: boolean }) {
  const s = up ? 1 : -1;
  return (
    <g
      transform={`translate(${tenth(x)} ${tenth(y)})`}
      class="rr-away"
      {...marks('away')}
      style={{ '--rr-c': `var(--seat-${seat})` }}
    >
      <path d={`M-15 ${-13 * s}L0 ${-22 * s}L15 ${-13 * s}V${16 * s}H-15Z`} />
      <g transform="translate(-13 -12) scale(.26)">
        <ChickenArt seat={seat} />
      </g>
    </g>
  );
}

/** Half as high as a label. */
const LABEL_HALF = 13;

interface SceneProps {
  readonly p: Picture;
  readonly layout: Layout;
  readonly camera: Camera;
  readonly lit: ReadonlySet<string>;
  /** Where a die that is looked at would go. */
  readonly aim: 'heap' | 'feather' | undefined;
}

/** The yard with the ladder, as far as one can see. Purely to be looked at; the text form tells the same. */
export function Scene({ p, layout, camera, lit, aim }: SceneProps) {
  const { wide, scene, beside, unit, line } = layout;
  const foot = footOf(layout);
  const ground = scene - 10 * unit;
  const bright = [...lit].filter((one) => one.startsWith('space:')).map((one) => Number(one.slice(6)));
  // Higher chickens first, so that a comb may tickle the feet above it.
  const drawn = p.pecking;
  // What stands in the grass before nothing else has its name within it.
  const standsOn = scene - 2 - (layout.large ? 12 * unit : 0);
  const heapX = wide - beside - 84 * unit - 8;
  return (
    <svg
      class="rr-scene"
      viewBox={`0 0 ${wide} ${scene + foot}`}
      width={wide}
      height={scene + foot}
      role="img"
      aria-label={say({
        key: 'rauf-und-runter.board.ladder',
        args: { spaces: topSpace({ ...p, dice: 0, roll: 0 }) + 1 },
      })}
    >
      <Backdrop wide={wide} high={scene + foot} climbed={camera.climbed} ground={ground} />
      <g
        class="rr-world"
        style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})` }}
      >
        <ellipse cx={LADDER_WIDE / 2} cy="2" rx={LADDER_WIDE * 0.72} ry="9" class="rr-foot-shadow" />
        {bright.map((space) => (
          <rect
            key={space}
            x="0"
            y={-rungOf(space) - SPACE_HIGH}
            width={LADDER_WIDE}
            height={SPACE_HIGH}
            class="rr-space-lit"
          />
        ))}
        <Ladder
          cards={p.ladder}
          lit={lit}
          fresh={p.now?.event.type === 'ladderGrew'}
          sight={[(camera.y - ground) / camera.zoom + LABEL_HALF, camera.y / camera.zoom - LABEL_HALF]}
        />
        {drawn.map((seat) => (
          <Climber
            key={seat}
            p={p}
            seat={seat}
            lit={lit.has(`chicken:${seat}`)}
            isHidden={(p.space[seat] as number) > camera.to}
          />
        ))}
      </g>
      <Bank wide={wide} y={ground} unit={unit} shown={camera.from > 1.5} />
      {p.pecking
        .filter((seat) => (p.space[seat] as number) > camera.to)
        .map((seat, i) => (
          <Away
            key={seat}
            seat={seat}
            up
            x={camera.x + LADDER_WIDE * camera.zoom - 24 - i * 36}
            y={line + 22}
          />
        ))}
      {p.pecking
        .filter((seat) => (p.space[seat] as number) < camera.from + 0.6)
        .map((seat, i) => (
          <Away
            key={seat}
            seat={seat}
            up={false}
            x={camera.x + LADDER_WIDE * camera.zoom - 24 - i * 36}
            y={ground - 26}
          />
        ))}
      <path
        d={`M-10 ${ground + 2}Q${wide * 0.2} ${ground - 9} ${wide * 0.42} ${ground - 1}T${wide * 0.8} ${ground - 4}T${wide + 10} ${ground}V${scene + foot}H-10Z`}
        class="rr-grass"
      />
      <path
        d={Array.from(
          { length: Math.ceil(wide / 26) },
          (_, i) => `M${i * 26 + 6} ${ground + 7 + ((i * 7) % 11)}l-2 -7m2 7l1 -9m-1 9l4 -6`,
        ).join('')}
        class="rr-blades"
      />
      {Array.from({ length: Math.ceil(wide / 44) }, (_, i) => (
        <Daisy
          key={i}
          x={uneven(i, 31) * wide}
          y={ground + 8 + uneven(i, 32) * (foot * 0.24)}
          size={0.8 + uneven(i, 33) * 0.5}
        />
      ))}
      <g
        transform={`translate(8 ${standsOn}) scale(${unit})`}
        class={`rr-supply${lit.has('supply') || aim === 'feather' ? ' rr-lit' : ''}`}
        data-spot="supply"
        {...marks('nest')}
      >
        <NestArt feathers={supplyOf(p)} />
        <g transform="translate(38 -8)">
          <path d="M-13 -9H13V8H-13Z" class="rr-plate" />
          <text y="5" class="rr-plate-number">
            {supplyOf(p)}
          </text>
          <text y="25" class="rr-yard-word">
            {termName('nest')}
          </text>
        </g>
      </g>
      <g
        transform={`translate(${heapX} ${standsOn}) scale(${unit})`}
        class={`rr-heap${lit.has('heap') || aim === 'heap' ? ' rr-lit' : ''}`}
        data-spot="heap"
        {...marks('dungHeap')}
      >
        <DungHeapArt />
        <text x="42" y="17" class="rr-yard-word">
          {termName('dungHeap')}
        </text>
        {p.heap.map((die, i) => (
          <g
            key={`${i} ${die}`}
            transform={`translate(${10 + i * 15} ${-15 + (i % 2) * 7}) rotate(${i * 17 - 22})`}
          >
            <rect x="-8" y="-8" width="16" height="16" rx="3" class="rr-lost" />
            <text y="5" class="rr-lost-number">
              {die}
            </text>
          </g>
        ))}
      </g>
      <path
        d={`M-4 ${line * 0.18}Q${wide / 2} ${line * 0.42} ${wide + 4} ${line * 0.14}`}
        class="rr-clothesline"
      />
    </svg>
  );
}
