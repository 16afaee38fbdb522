import { sumOf } from '@aerie/rauf-und-runter';
import { memo } from '../../../ui/memo.js';
import type { Picture } from '../animation.js';
import { uneven } from '../art/paper.js';
import type { Goes } from './choices.js';
import { type FenceLayout, LAST, playerOf } from './fence-layout.js';
import { marks, termName } from './terms.js';

interface PicketProps {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  /** Whether it lies above the flutter number: then it is broken. */
  readonly danger: boolean;
  readonly tall: boolean;
}

const Picket = memo(({ x, wide, danger, tall, high }: PicketProps) => {
  const n = Math.round(x);
  const top = (tall ? -5 : 0) + (danger ? uneven(n) * 7 - 1 : 0);
  const half = wide / 2;
  const point = danger
    ? `L${x - half} ${top + 3}L${x - half * 0.3} ${top + 7}L${x} ${top}L${x + half * 0.5} ${top + 6}L${x + half} ${top + 1}`
    : `L${x - half} ${top + 5}L${x} ${top}L${x + half} ${top + 5}`;
  return (
    <g {...marks(danger ? 'tooFar' : 'track')}>
      <path
        d={`M${x - half} ${high}${point}L${x + half} ${high}Z`}
        class={danger ? 'rr-picket rr-picket-danger' : 'rr-picket'}
      />
      {danger && (
        <path
          d={`M${x - half * 0.5} ${high - 4}l${half} -7M${x - half * 0.5} ${high - 13}l${half} -7`}
          class="rr-picket-cut"
        />
      )}
    </g>
  );
});

/** Where a board is nailed from one picket to another. */
const boardAt = ({ xOf, step, boards }: FenceLayout, from: number, to: number) => ({
  x: xOf(from) + 1,
  // A frame on another site may have no width at first.
  width: Math.max(0, (to - from) * step - 2),
  y: boards * 0.3,
  height: boards * 0.52,
  rx: 3,
});

/** The dice of whoever plays, end to end. */
function Nailed({ p, at }: { p: Picture; at: FenceLayout }) {
  const plays = playerOf(p);
  if (p.track.length === 0) return <rect {...boardAt(at, 0, 1)} class="rr-nothing" data-spot="track" />;
  return (
    <>
      {p.track.map((die, i) => {
        const from = sumOf(p.track.slice(0, i));
        const isLast = i === p.track.length - 1;
        return (
          <g
            key={i}
            class="rr-nailed"
            {...marks('track')}
            style={{ '--rr-c': `var(--seat-${plays ?? 0})` }}
            data-spot={isLast ? 'track' : undefined}
          >
            <rect {...boardAt(at, from, from + die)} class="rr-board-paper" />
            <text x={at.xOf(from + die / 2)} y={at.boards * 0.56 + 5} class="rr-board-number">
              {die}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The flag at the flutter number. */
const Flag = ({ at, flutter, lit }: { at: FenceLayout; flutter: number; lit: boolean }) => (
  <g
    class={`rr-flag${lit ? ' rr-lit' : ''}`}
    style={{ transform: `translateX(${at.xOf(flutter)}px)` }}
    {...marks('flutter')}
  >
    <path d={`M0 ${at.boards + 12}V-19`} class="rr-flag-pole" />
    <path d="M0 -20L30 -17L26 -9L30 0L0 -2Z" class="rr-flag-cloth" />
    <text x="13" y="-5.5" class="rr-flag-number">
      {flutter}
    </text>
    <text x="36" y="-5.5" class="rr-yard-word rr-flag-word">
      {termName('flutter')}
    </text>
  </g>
);

interface PicketsProps {
  readonly p: Picture;
  readonly at: FenceLayout;
  readonly lit: ReadonlySet<string>;
  /** Where a die that is looked at would reach on the track. */
  readonly ghost: Extract<Goes, { to: 'track' }> | undefined;
}

/** The fence itself: rails, pickets, the dice nailed to it and the flag. */
export function Pickets({ p, at, lit, ghost }: PicketsProps) {
  const { wide, step, boards, xOf } = at;
  const flutter = p.flutter[p.round];
  return (
    <g transform={`translate(0 ${at.top})`}>
      <path d={`M0 ${boards * 0.34}H${wide}M0 ${boards * 0.8}H${wide}`} class="rr-rail" {...marks('track')} />
      {Array.from({ length: LAST }, (_, i) => (
        <Picket
          key={i}
          x={xOf(i + 0.5)}
          wide={step * 0.74}
          high={boards + 3}
          danger={flutter !== undefined && i + 1 > flutter}
          tall={(i + 1) % 5 === 0}
        />
      ))}
      <Nailed p={p} at={at} />
      {ghost && (
        <g class={ghost.over ? 'rr-ghost rr-ghost-over' : 'rr-ghost'}>
          <rect {...boardAt(at, sumOf(p.track), ghost.sum)} />
        </g>
      )}
      {flutter !== undefined && <Flag at={at} flutter={flutter} lit={lit.has('flutter')} />}
    </g>
  );
}
