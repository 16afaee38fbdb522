import { memo } from '../../../../ui/memo.js';
import { uneven } from '../paper.js';
import { CARD_HIGH, LADDER_WIDE, SPACE_HIGH, SPACES_A_CARD } from './measures.js';
import { PlantBefore, PlantBehind, PlantTip } from './plant.js';

const POLE = 9;

function Pole({ x, top }: { x: number; top: number }) {
  return (
    <g>
      <rect x={x - POLE / 2} y={top} width={POLE} height={CARD_HIGH} class="rr-wood" />
      <rect x={x - POLE / 2} y={top} width={POLE * 0.32} height={CARD_HIGH} class="rr-wood-light" />
      <path
        d={`M${x + 1} ${top + 14}v30M${x + 2.6} ${top + 60}v22M${x + 0.6} ${top + 92}v16`}
        class="rr-grain"
      />
    </g>
  );
}

function Rung({ high, n }: { high: number; n: number }) {
  const sag = uneven(n, 8) * 1.6 - 0.8;
  return (
    <g transform={`translate(0 ${-high}) rotate(${(sag * 0.35).toFixed(2)} ${LADDER_WIDE / 2} 0)`}>
      <rect x={-7} y={-3.4} width={LADDER_WIDE + 14} height={6.8} rx={2.6} class="rr-wood" />
      <rect x={-6} y={-3.4} width={LADDER_WIDE + 12} height={2.3} rx={1.1} class="rr-wood-light" />
      <path
        d={`M${20 + uneven(n) * 30} 1h${26 + uneven(n, 3) * 24}M${110 + uneven(n, 1) * 30} 0.6h34`}
        class="rr-grain"
      />
    </g>
  );
}

/** How high the label of a card hangs. */
const labelOf = (card: number): number => (card + 0.5) * CARD_HIGH;

/** The paper label of a card, tied to the right pole. */
function Label({ value, middle, hidden }: { value: number; middle: number; hidden: boolean }) {
  return (
    <g
      class={hidden ? 'rr-label-off' : undefined}
      transform={`translate(${LADDER_WIDE + 4} ${-middle}) rotate(${value % 2 ? 3 : -3})`}
    >
      <path d="M-6 0L7 0" class="rr-string" />
      <path d="M4 0L10 -12H35V12H10Z" class="rr-label" />
      <circle cx="9.5" cy="0" r="1.7" class="rr-label-hole" />
      <text x="22.5" y="6" class="rr-label-number">
        {value}
      </text>
    </g>
  );
}

/** One card of the ladder: four rungs, its value, and the plant along it. */
const Card = memo(
  ({
    card,
    value,
    lit,
    fresh,
    isNamed,
  }: {
    card: number;
    value: number;
    lit: boolean;
    fresh: boolean;
    /** Whether its label is in sight. */
    isNamed: boolean;
  }) => {
    const top = -(card + 1) * CARD_HIGH;
    return (
      <g class={`rr-card${lit ? ' rr-lit' : ''}${fresh ? ' rr-fresh' : ''}`} data-term="ladderCard">
        <g class="rr-unfolds" style={{ transformOrigin: `${LADDER_WIDE / 2}px ${top + CARD_HIGH}px` }}>
          <rect
            x={POLE / 2}
            y={top}
            width={LADDER_WIDE - POLE}
            height={CARD_HIGH}
            class={card % 2 ? 'rr-vellum rr-vellum-odd' : 'rr-vellum'}
          />
          <PlantBehind card={card} />
          <Pole x={0} top={top} />
          <Pole x={LADDER_WIDE} top={top} />
          {Array.from({ length: SPACES_A_CARD }, (_, i) => (
            <Rung key={i} high={card * CARD_HIGH + (i + 0.5) * SPACE_HIGH} n={card * SPACES_A_CARD + i} />
          ))}
          {[0, LADDER_WIDE].map((x) => (
            <path
              key={x}
              d={`M${x - 6} ${top - 2}l12 2M${x - 6} ${top + 1.5}l12 2M${x - 6} ${top + 5}l12 -5`}
              class="rr-rope"
            />
          ))}
          <Label value={value} middle={labelOf(card)} hidden={!isNamed} />
        </g>
        <PlantBefore card={card} />
      </g>
    );
  },
);

/** The whole ladder in its own units: 0/0 is where its left pole stands on the ground. */
export function Ladder({
  cards,
  lit,
  fresh,
  sight = [0, Number.POSITIVE_INFINITY],
}: {
  cards: readonly number[];
  lit: ReadonlySet<string>;
  fresh: boolean;
  /** The lowest and the highest height at which a label is in sight. */
  sight?: readonly [number, number];
}) {
  return (
    <g>
      {cards.map((value, card) => (
        <Card
          key={value}
          card={card}
          value={value}
          lit={lit.has(`card:${value}`)}
          fresh={fresh && card === cards.length - 1}
          isNamed={labelOf(card) > sight[0] && labelOf(card) < sight[1]}
        />
      ))}
      <PlantTip cards={cards.length} />
    </g>
  );
}
