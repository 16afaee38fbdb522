import type { Seat } from '@aerie/kernel';
import { sumOf } from '@aerie/rauf-und-runter';
import { memo } from '../../../ui/memo.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { ChickenArt } from '../art/chicken/Chicken.js';
import { uneven } from '../art/paper.js';
import type { Goes } from './choices.js';
import type { Layout } from './layout.js';

const LAST = 25;

interface Standing {
  readonly seat: Seat;
  readonly momentum: number;
  /** How many chickens stand in the way below it. */
  readonly level: number;
}

/** Chickens that are not so many pickets apart stand above one another. */
function standingOf(p: Picture, plays: Seat | undefined, sum: number, apart: number): readonly Standing[] {
  const all = p.momentum
    .map((momentum, seat) => ({ seat, momentum: seat === plays && momentum === 0 ? sum : momentum }))
    .filter(({ seat, momentum }) => momentum > 0 || (seat === plays && p.roll !== ''))
    .sort((a, b) => a.momentum - b.momentum || p.order.indexOf(a.seat) - p.order.indexOf(b.seat));
  const placed: Standing[] = [];
  for (const one of all) {
    const taken = placed
      .filter((other) => Math.abs(other.momentum - one.momentum) < apart)
      .map((other) => other.level);
    let level = 0;
    while (taken.includes(level)) level++;
    placed.push({ ...one, level });
  }
  return placed;
}

const Picket = memo(
  ({
    x,
    wide,
    danger,
    tall,
    high,
  }: {
    x: number;
    wide: number;
    danger: boolean;
    tall: boolean;
    high: number;
  }) => {
    const n = Math.round(x);
    const top = (tall ? -5 : 0) + (danger ? uneven(n) * 7 - 1 : 0);
    const half = wide / 2;
    const point = danger
      ? `L${x - half} ${top + 3}L${x - half * 0.3} ${top + 7}L${x} ${top}L${x + half * 0.5} ${top + 6}L${x + half} ${top + 1}`
      : `L${x - half} ${top + 5}L${x} ${top}L${x + half} ${top + 5}`;
    return (
      <g>
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
  },
);

interface FenceProps {
  readonly p: Picture;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly lit: ReadonlySet<string>;
  /** Where a die that is looked at would go. */
  readonly aim: Goes | undefined;
}

/**
 * One fence for all: 25 pickets, those above the flutter number broken. The dice of whoever plays are nailed to it, end
 * to end; those who have played stand on their momentum.
 */
export function Fence({ p, names, layout, lit, aim }: FenceProps) {
  const { fence: high, unit } = layout;
  const wide = layout.beside || layout.wide;
  const over = p.round === p.flutter.length;
  const plays = over ? undefined : p.order[p.turn];
  const flutter = p.flutter[p.round];
  const sum = sumOf(p.track);
  const edge = 9;
  const step = (wide - 2 * edge) / (LAST + 0.8);
  const xOf = (momentum: number) => edge + (momentum + 0.1) * step;
  const bird = Math.round(Math.max(30, Math.min(52, step * 1.5)));
  const top = high - 22 - Math.max(32, 38 * unit);
  const boards = high - 22 - top;
  const standing = standingOf(p, plays, sum, (bird * 0.86) / step);
  const perch = (level: number) => top + 3 - level * bird * 0.62;
  let reached = 0;
  const ghost = aim?.to === 'track' ? aim : undefined;
  const board = (from: number, to: number) => ({
    x: xOf(from) + 1,
    width: (to - from) * step - 2,
    y: boards * 0.3,
    height: boards * 0.52,
    rx: 3,
  });
  return (
    <div class={`rr-fence${lit.has('track') ? ' rr-lit' : ''}`} style={{ height: `${high}px` }}>
      <p class="rr-hidden">
        {plays === undefined
          ? say({ key: 'rauf-und-runter.board.trackNobody' })
          : say({
              key: 'rauf-und-runter.board.track',
              args: { name: names[plays] ?? '', sum, flutter: flutter ?? 0 },
            })}
        {p.momentum.map((momentum, seat) =>
          momentum > 0
            ? ` ${say({ key: 'rauf-und-runter.board.stands', args: { name: names[seat] ?? '', momentum } })}.`
            : '',
        )}
      </p>
      <svg viewBox={`0 0 ${wide} ${high}`} width={wide} height={high} aria-hidden="true">
        <g transform={`translate(0 ${top})`}>
          <path d={`M0 ${boards * 0.34}H${wide}M0 ${boards * 0.8}H${wide}`} class="rr-rail" />
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
          {p.track.map((die, i) => {
            const from = reached;
            reached += die;
            const end = i === p.track.length - 1;
            return (
              <g
                key={i}
                class="rr-nailed"
                style={{ '--rr-c': `var(--seat-${plays ?? 0})` }}
                {...(end ? { 'data-spot': 'track' } : {})}
              >
                <rect {...board(from, from + die)} class="rr-board-paper" />
                <text x={xOf(from + die / 2)} y={boards * 0.56 + 5} class="rr-board-number">
                  {die}
                </text>
              </g>
            );
          })}
          {p.track.length === 0 && <rect {...board(0, 1)} class="rr-nothing" data-spot="track" />}
          {ghost && (
            <g class={ghost.over ? 'rr-ghost rr-ghost-over' : 'rr-ghost'}>
              <rect {...board(sum, ghost.sum)} />
            </g>
          )}
          {flutter !== undefined && (
            <g
              class={`rr-flag${lit.has('flutter') ? ' rr-lit' : ''}`}
              style={{ transform: `translateX(${xOf(flutter)}px)` }}
            >
              <path d={`M0 ${boards + 12}V-19`} class="rr-flag-pole" />
              <path d="M0 -20L30 -17L26 -9L30 0L0 -2Z" class="rr-flag-cloth" />
              <text x="13" y="-5.5" class="rr-flag-number">
                {flutter}
              </text>
            </g>
          )}
        </g>
        <path
          d={`M-10 ${high - 19}Q${wide * 0.25} ${high - 23} ${wide * 0.5} ${high - 19}T${wide + 10} ${high - 20}V${high}H-10Z`}
          class="rr-sod"
        />
        {[1, 5, 10, 15, 20, 25].map((number) => (
          <text key={number} x={xOf(number - 0.5)} y={high - 7} class="rr-fence-number">
            {number}
          </text>
        ))}
        {standing.toReversed().map(({ seat, momentum, level }) => {
          const flying = seat === plays && p.momentum[seat] === 0;
          return (
            <g
              key={seat}
              class={`rr-racer${lit.has(`track:${seat}`) ? ' rr-lit' : ''}`}
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
                <ChickenArt
                  seat={seat}
                  pose={flying && sum > (flutter ?? LAST) ? 'fall' : flying ? 'climb' : 'sit'}
                />
              </g>
            </g>
          );
        })}
        {standing
          .filter(({ momentum }) => momentum > 0)
          .map(({ seat, momentum, level }) => (
            <g
              key={seat}
              class="rr-racer rr-racer-tag"
              style={{
                transform: `translate(${Math.max(11, xOf(momentum - 0.5) - bird * 0.42)}px, ${perch(level) - bird * 0.98}px)`,
                '--rr-c': `var(--seat-${seat})`,
              }}
            >
              <rect x="-9" y="-8" width="18" height="15" rx="3" />
              <text y="3.8">{momentum}</text>
            </g>
          ))}
        {ghost && (
          <g
            transform={`translate(${Math.min(wide - 26, Math.max(26, xOf(ghost.sum - 0.5)))} ${top + boards * 1.12})`}
            class={ghost.over ? 'rr-aim rr-aim-over' : 'rr-aim'}
          >
            <path d="M-17 -4L-4 -4L0 -10L4 -4L17 -4V14H-17Z" />
            <text y="10">{ghost.sum}</text>
          </g>
        )}
      </svg>
    </div>
  );
}
