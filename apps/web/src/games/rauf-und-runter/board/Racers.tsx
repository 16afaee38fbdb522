import { sumOf } from '@aerie/rauf-und-runter';
import type { Picture } from '../animation.js';
import { ChickenArt } from '../art/chicken/Chicken.js';
import { type FenceLayout, LAST, type Standing, standingOf } from './fence-layout.js';
import { marks } from './terms.js';

interface RacersProps {
  readonly p: Picture;
  readonly at: FenceLayout;
  readonly lit: ReadonlySet<string>;
}

/** How the chicken of whoever plays holds itself: above the flutter number it is about to fall. */
function poseOf(p: Picture, { flying }: Standing): 'fall' | 'climb' | 'sit' {
  if (!flying) return 'sit';
  return sumOf(p.track) > (p.flutter[p.round] ?? LAST) ? 'fall' : 'climb';
}

function Racer({ p, at, lit, one }: RacersProps & { one: Standing }) {
  const { seat, momentum, level, flying } = one;
  const { bird, xOf, perch } = at;
  return (
    <g
      class={`rr-racer${lit.has(`track:${seat}`) ? ' rr-lit' : ''}`}
      {...marks('momentum')}
      style={{
        transform: `translate(${Math.max(bird * 0.74, xOf(momentum - 0.5))}px, ${perch(level)}px)`,
        '--rr-c': `var(--seat-${seat})`,
      }}
    >
      {level > 0 && <path d={`M0 0V${level * bird * 0.62}`} class="rr-stilt" />}
      <g
        transform={`translate(${-bird / 2} ${-bird * 0.97}) scale(${bird / 100})`}
        class={flying ? 'rr-flutters' : undefined}
      >
        <ChickenArt seat={seat} pose={poseOf(p, one)} />
      </g>
    </g>
  );
}

/** The number that a chicken stands on. */
function Tag({ at: { bird, xOf, perch }, one }: { at: FenceLayout; one: Standing }) {
  const { seat, momentum, level } = one;
  return (
    <g
      class="rr-racer rr-racer-tag"
      {...marks('momentum')}
      style={{
        transform: `translate(${Math.max(11, xOf(momentum - 0.5) - bird * 0.42)}px, ${perch(level) - bird * 0.98}px)`,
        '--rr-c': `var(--seat-${seat})`,
      }}
    >
      <rect x="-9" y="-8" width="18" height="15" rx="3" />
      <text y="3.8">{momentum}</text>
    </g>
  );
}

/** Everybody who stands on the fence. */
export function Racers({ p, at, lit }: RacersProps) {
  const standing = standingOf(p, at);
  return (
    <>
      {standing.toReversed().map((one) => (
        <Racer key={one.seat} p={p} at={at} lit={lit} one={one} />
      ))}
      {standing
        .filter(({ momentum }) => momentum > 0)
        .map((one) => (
          <Tag key={one.seat} at={at} one={one} />
        ))}
    </>
  );
}
