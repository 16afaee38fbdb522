import { useId } from 'preact/hooks';
import { memo } from '../../../ui/memo.js';
import './art.css';
import { BIRDS, type Bird } from './chicken/bird.js';
import { ChickenArt } from './chicken/Chicken.js';

/** Head and shoulders of a chicken, for seats and lists. */
export const Portrait = memo(({ seat, size = 40 }: { seat: number; size?: number }) => {
  const round = useId();
  const { head, mark } = BIRDS[seat] as Bird;
  const side = 70;
  const x = (head.x + mark.x) / 2 - side / 2 - 2;
  const y = (head.y + mark.y) / 2 - side / 2 - 1;
  return (
    <svg
      class="rr-art rr-portrait"
      viewBox={`${x} ${y} ${side} ${side}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle cx={x + side / 2} cy={y + side / 2} r={side / 2} class="rr-portrait-sky" />
      <clipPath id={round}>
        <circle cx={x + side / 2} cy={y + side / 2} r={side / 2} />
      </clipPath>
      <g clip-path={`url(#${round})`}>
        <ChickenArt seat={seat} />
      </g>
      <circle
        cx={x + side / 2}
        cy={y + side / 2}
        r={side / 2 - 1.5}
        class="rr-portrait-ring"
        style={{ '--rr-c': `var(--seat-${seat})` }}
      />
    </svg>
  );
});
