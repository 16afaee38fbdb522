import { sumOf } from '@aerie/rauf-und-runter';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import type { Goes } from './choices.js';
import { fenceLayout, playerOf } from './fence-layout.js';
import type { Layout } from './layout.js';
import { Pickets } from './Pickets.js';
import { Racers } from './Racers.js';
import { marks } from './terms.js';

interface FenceProps {
  readonly p: Picture;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly lit: ReadonlySet<string>;
  /** Where a die that is looked at would go. */
  readonly aim: Goes | undefined;
}

/** What the fence shows, in words. */
function fenceWords(p: Picture, names: readonly string[]): string {
  const plays = playerOf(p);
  const track =
    plays === undefined
      ? say({ key: 'rauf-und-runter.board.trackNobody' })
      : say({
          key: 'rauf-und-runter.board.track',
          args: { name: names[plays] ?? '', sum: sumOf(p.track), flutter: p.flutter[p.round] ?? 0 },
        });
  const stand = p.momentum.flatMap((momentum, seat) =>
    momentum > 0
      ? [`${say({ key: 'rauf-und-runter.board.stands', args: { name: names[seat] ?? '', momentum } })}.`]
      : [],
  );
  return [track, ...stand].join(' ');
}

/**
 * One fence for all: 25 pickets, those above the flutter number broken. The dice of whoever plays are nailed to it, end
 * to end; those who have played stand on their momentum.
 */
export function Fence({ p, names, layout, lit, aim }: FenceProps) {
  const at = fenceLayout(layout);
  const { wide, high, top, boards, xOf } = at;
  const ghost = aim?.to === 'track' ? aim : undefined;
  return (
    <div class={`rr-fence${lit.has('track') ? ' rr-lit' : ''}`} style={{ height: `${high}px` }}>
      <p class="rr-hidden">{fenceWords(p, names)}</p>
      <svg viewBox={`0 0 ${wide} ${high}`} width={wide} height={high} aria-hidden="true">
        <Pickets p={p} at={at} lit={lit} ghost={ghost} />
        <path
          d={`M-10 ${high - 19}Q${wide * 0.25} ${high - 23} ${wide * 0.5} ${high - 19}T${wide + 10} ${high - 20}V${high}H-10Z`}
          class="rr-sod"
        />
        {[1, 5, 10, 15, 20, 25].map((number) => (
          <text key={number} x={xOf(number - 0.5)} y={high - 7} class="rr-fence-number" {...marks('track')}>
            {number}
          </text>
        ))}
        <Racers p={p} at={at} lit={lit} />
        {ghost && (
          <g
            transform={`translate(${Math.min(wide - 26, Math.max(26, xOf(ghost.sum - 0.5)))} ${top + boards * 1.12})`}
            class={ghost.over ? 'rr-aim rr-aim-over' : 'rr-aim'}
            {...marks('momentum')}
          >
            <path d="M-17 -4L-4 -4L0 -10L4 -4L17 -4V14H-17Z" />
            <text y="10">{ghost.sum}</text>
          </g>
        )}
      </svg>
    </div>
  );
}
