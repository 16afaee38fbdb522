import { topSpace } from '@aerie/rauf-und-runter';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { Mark } from '../art/marks.js';
import type { Camera } from './camera.js';
import { rowOf } from './Scene.js';
import { marks } from './terms.js';

interface OverviewProps {
  readonly p: Picture;
  readonly camera: Camera;
  readonly wide: number;
  readonly high: number;
  readonly lit: ReadonlySet<string>;
  /** Looks at a space until something happens. */
  look(space: number): void;
}

const TOKEN = 6.6;

/** The whole ladder, small, with everybody on it; a slider to look up and down. */
export function Overview({ p, camera, wide, high, lit, look }: OverviewProps) {
  const top = topSpace({ ...p, dice: 0, roll: 0 });
  const step = (high - 22) / (top + 1);
  const yOf = (space: number) => high - 9 - (space + 0.5) * step;
  const middle = Math.round((camera.from + camera.to) / 2);
  const at = Math.max(0, Math.min(top, middle));
  const lookAt = (event: { clientY: number; currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    look(Math.max(0, Math.min(top, Math.round((box.bottom - 9 - event.clientY) / step - 0.5))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at + 1, ArrowDown: at - 1, PageUp: at + 4, PageDown: at - 4, Home: 0, End: top }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    look(Math.max(0, Math.min(top, to)));
  };
  const upper = Math.max(2, yOf(camera.to) - step / 2);
  const lower = Math.min(high - 4, yOf(camera.from) + step / 2);
  const cards = p.ladder.length;
  return (
    <div
      class="rr-overview"
      {...marks('overview')}
      style={{ width: `${wide}px`, height: `${high}px` }}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say({ key: 'rauf-und-runter.board.look' })}
      aria-valuemin={1}
      aria-valuemax={top + 1}
      aria-valuenow={at + 1}
      aria-valuetext={say({ key: 'rauf-und-runter.board.lookAt', args: { space: at + 1, spaces: top + 1 } })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        lookAt(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && lookAt(event)}
    >
      <svg viewBox={`0 0 ${wide} ${high}`} width={wide} height={high} aria-hidden="true">
        <rect
          x="1"
          width={wide - 2}
          height={Math.max(18, lower - upper)}
          rx="6"
          class="rr-window-frame"
          style={{ transform: `translateY(${upper}px)` }}
        />
        {Array.from({ length: cards }, (_, card) => (
          <g key={card}>
            <rect x="9" y={yOf(card * 4 + 3.5)} width="3" height={step * 4 - 1.5} class="rr-wood" />
            <rect x="21" y={yOf(card * 4 + 3.5)} width="3" height={step * 4 - 1.5} class="rr-wood" />
            <path
              d={[0, 1, 2, 3].map((i) => `M9 ${yOf(card * 4 + i - 0.5)}H24`).join('')}
              class="rr-small-rung"
            />
          </g>
        ))}
        <path
          d={`M8 ${high - 8}${Array.from({ length: cards * 2 }, (_, i) => `Q${i % 2 ? 14 : 3} ${yOf(i * 2 + 0.5)} 8.5 ${yOf(i * 2 + 1.5)}`).join('')}`}
          class="rr-small-stem"
        />
        {p.pecking.toReversed().map((seat) => (
          <g
            key={seat}
            class={`rr-token${lit.has(`chicken:${seat}`) ? ' rr-lit' : ''}`}
            style={{
              transform: `translate(${16.5 + rowOf(p, seat) * 7}px, ${yOf(p.space[seat] as number)}px)`,
              '--rr-c': `var(--seat-${seat})`,
              '--rr-mark': 'var(--seat-ink)',
            }}
          >
            <circle r={TOKEN} class="rr-token-disc" />
            <Mark seat={seat} x={0} y={0} size={7.6} />
          </g>
        ))}
      </svg>
    </div>
  );
}
