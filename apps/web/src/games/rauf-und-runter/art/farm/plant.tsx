import { memo } from '../../../../ui/memo.js';
import { type Point, plume, smooth, tenth, toward, uneven } from '../paper.js';
import { CARD_HIGH, SPACE_HIGH } from './measures.js';

/** How far the stem swings out on either side of the pole. */
const SWING = 10;
const HALF_TURN = 2 * SPACE_HIGH;

/** Where the stem is at a height above the ground. */
const stemAt = (high: number): Point => [
  SWING * Math.sin((high / HALF_TURN) * Math.PI) + 2 * Math.sin(high / 23),
  -high,
];

function stem(from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 10));
  return smooth(
    Array.from({ length: steps + 1 }, (_, i) => stemAt(from + ((to - from) * i) / steps)),
    false,
  );
}

function Leaf({ at, degrees, size, delay }: { at: Point; degrees: number; size: number; delay: number }) {
  const root = toward(at, degrees, 4);
  return (
    <g
      class="rr-leaf"
      style={{ transformOrigin: `${tenth(at[0])}px ${tenth(at[1])}px`, '--rr-delay': delay }}
    >
      <path
        d={`M${tenth(at[0])} ${tenth(at[1])}L${tenth(root[0])} ${tenth(root[1])}`}
        class="rr-stem rr-stem-thin"
      />
      <path d={plume(root, degrees, size, size * 1.15, size * 0.08)} class="rr-leaf-full" />
      <path d={plume(root, degrees, size, size * 0.55, size * 0.34)} class="rr-leaf-half" />
      <path d={plume(root, degrees, size * 0.8, 0.9, size * 0.06)} class="rr-leaf-vein" />
    </g>
  );
}

function Tendril({ at, left }: { at: Point; left: boolean }) {
  const s = left ? -1 : 1;
  return (
    <path
      d={`M${tenth(at[0])} ${tenth(at[1])}c${4 * s} -8 ${13 * s} -7 ${12 * s} 0c${-1 * s} 5 ${-7 * s} 4 ${-6 * s} 0c${1 * s} -3 ${4 * s} -2 ${3 * s} 0`}
      class="rr-tendril"
    />
  );
}

function Blossom({ at, size }: { at: Point; size: number }) {
  return (
    <g class="rr-leaf" style={{ transformOrigin: `${tenth(at[0])}px ${tenth(at[1])}px`, '--rr-delay': 3 }}>
      {[200, 270, 340, 60, 120].map((degrees) => (
        <path key={degrees} d={plume(at, degrees, size, size * 0.95)} class="rr-petal" />
      ))}
      <circle cx={tenth(at[0])} cy={tenth(at[1])} r={tenth(size * 0.3)} class="rr-petal-heart" />
    </g>
  );
}

function Pod({ at, left }: { at: Point; left: boolean }) {
  return <path d={plume(at, left ? 112 : 72, 22, 7, left ? -4 : 4)} class="rr-leaf rr-pod" />;
}

/** The plant along one card of the ladder: half a turn before the pole, half a turn behind it. */
export function PlantBehind({ card }: { card: number }) {
  const base = card * CARD_HIGH;
  return <path d={stem(base + HALF_TURN, base + CARD_HIGH)} class="rr-stem rr-grows" pathLength={1} />;
}

export function PlantBefore({ card }: { card: number }) {
  const base = card * CARD_HIGH;
  const leaves = [0.12, 0.3, 0.47, 0.63, 0.8, 0.95].map((along, i) => {
    const n = card * 6 + i;
    const left = (i + card) % 3 !== 1;
    return {
      n,
      at: stemAt(base + (along + uneven(n) * 0.05) * CARD_HIGH),
      degrees: left ? 188 + uneven(n, 1) * 46 : -58 + uneven(n, 1) * 40,
      size: (left ? 17 : 11) + uneven(n, 2) * 6,
      delay: i,
    };
  });
  return (
    <g>
      <path d={stem(base, base + HALF_TURN)} class="rr-stem rr-grows" pathLength={1} />
      {card % 2 === 0 && <Pod at={stemAt(base + 74)} left />}
      <Tendril at={stemAt(base + 36 + uneven(card, 5) * 40)} left={card % 3 !== 0} />
      {leaves.map(({ n, ...leaf }) => (
        <Leaf key={n} {...leaf} />
      ))}
      {card % 2 === 1 && <Blossom at={toward(stemAt(base + 52), 200, 13)} size={8.5} />}
      {card % 3 === 1 && <Blossom at={toward(stemAt(base + 100), 190, 9)} size={6.5} />}
    </g>
  );
}

/** The tip that feels its way on, above the last card. */
export const PlantTip = memo(({ cards }: { cards: number }) => {
  const top = cards * CARD_HIGH;
  const end = stemAt(top + 22);
  return (
    <g>
      <path d={stem(top, top + 22)} class="rr-stem" />
      <Tendril at={end} left={false} />
      <Leaf at={stemAt(top + 12)} degrees={205} size={12} delay={0} />
      <Leaf at={end} degrees={240} size={10} delay={0} />
    </g>
  );
});
