import '../board/field.css';
import '../board/board.css';
import './field.css';
import zefiria, {
  type Answer,
  homeOf,
  ISLANDS,
  RED_GEMS,
  type Spirit,
  type StormCard,
  type View,
} from '@aerie/zefiria';
import { lookedAt } from '../../../kit/position.js';
import type { Picture } from '../animation.js';
import { Sky } from '../art/Sky.js';
import { Arrows } from '../board/Arrows.js';
import { choicesAt, pricesFrom } from '../board/choosing.js';
import { Place, Wind } from '../board/Field.js';
import { Isle } from '../board/Isle.js';
import { arrowsOf, ringOf } from '../board/plan-arrows.js';
import { StormShow } from '../board/Storm.js';

/** A few islands out of order: what most figures show. */
const ADRIFT = [1, 2, 8, 4, 5, 6, 7, 3, 14, 10, 16, 12, 13, 9, 15, 11, 17, 18, 19, 25, 22, 21, 23, 24, 20];
/** As they should lie. */
export const IN_ORDER = ISLANDS;
export const SCATTERED: readonly number[] = [
  18, 4, 22, 9, 13, 7, 25, 1, 16, 20, 11, 3, 14, 24, 6, 2, 19, 8, 12, 21, 15, 10, 5, 23, 17,
];

/** Two who only look on, and where they stand. */
export const OTHERS = [
  ['etesia', 17],
  ['skyron', 5],
] as const;

interface Position {
  readonly islands?: readonly number[];
  /** The spirits and the islands that they stand on; the first acts. */
  readonly spirits?: readonly (readonly [spirit: Spirit, island: number])[];
  readonly points?: number;
  /** Where Austro is outside; then he stands on no island. */
  readonly place?: number;
  /** Islands that are anchored. */
  readonly anchored?: readonly number[];
  /** Whoever sleeps, by number; then one plays alone. */
  readonly asleep?: number;
  readonly over?: boolean;
}

/** A table as the rules know it. */
export function tableOf({
  islands = ADRIFT,
  spirits = [],
  points = 4,
  place = -1,
  anchored = [],
  asleep = -1,
  over = false,
}: Position): View {
  return {
    edition: zefiria.rulesVersion,
    mode: anchored.length > 0 ? 'storm' : 'normal',
    level: asleep < 0 ? null : 'easy',
    rounds: 5,
    islands: [...islands],
    figures: spirits.map(([spirit, island], who) => ({
      spirit,
      cell: who === 0 && place >= 0 ? -1 : islands.indexOf(island),
    })),
    asleep,
    round: 2,
    acted: [],
    stage: over
      ? { at: 'over' }
      : spirits.length > 0
        ? { at: 'turn', who: 0, points, place }
        : { at: 'order' },
    gems: anchored.map((island) => islands.indexOf(island)).sort((a, b) => a - b),
    reserve: RED_GEMS - anchored.length,
    held: spirits.map(() => 0),
    spent: 0,
    storms: [],
    grids: [],
  };
}

interface FieldProps {
  readonly v: View;
  /** Whether it is shown what whoever acts can reach and take hold of. */
  readonly reach?: boolean;
  /** The island whose breaths have their prices shown, and where the way to one of them is drawn. */
  readonly from?: number;
  readonly to?: number;
  /** Steps that are drawn as arrows. */
  readonly plan?: readonly Answer[];
  /** A storm that strikes an island. */
  readonly storm?: { readonly card: StormCard; readonly island: number };
}

/** The islands in the sky, as on the board, to be looked at. */
export function Field({ v, reach = false, from, to, plan = [], storm }: FieldProps) {
  const choices = choicesAt(v);
  const prices = pricesFrom(v, from);
  const ring = ringOf(v);
  const struck = storm && {
    type: 'stormBroke' as const,
    card: storm.card,
    island: storm.island,
    cell: v.islands.indexOf(storm.island),
  };
  const p: Picture = { ...v, now: struck ? { event: struck, beat: 1, storm: struck } : null };
  const way = to === undefined ? undefined : prices.get(to)?.way;
  return (
    <div class="zf zf-figure">
      <Sky />
      <div class="zf-field" style={{ '--zf-ring': ring }}>
        {ISLANDS.map((island) => {
          const price = prices.get(island);
          return (
            <Isle
              key={island}
              v={v}
              island={island}
              offer={{
                answerKey: undefined,
                does: undefined,
                shut: false,
                whyNot: undefined,
                price: price && { points: price.price, affordable: price.affordable, homes: 0 },
                reachable: reach && choices.flights.has(island),
                breathable: reach && choices.breathable.has(island),
                selected: from === island,
                isHome: from !== undefined && homeOf(from) === v.islands.indexOf(island) && from !== island,
                lit: storm?.island === island,
              }}
              moving={undefined}
              beat={0}
              tabbable={false}
              press={nothing}
              point={nothing}
              leave={nothing}
            />
          );
        })}
        {reach &&
          [...choices.places].map(([place, step]) => (
            <Place
              key={place}
              table={{ ...lookedAt(v, p, 0, zefiria.write, [...choices.places.values()]), v, isPlan: true }}
              place={place}
              ring={ring}
              step={step}
              tabbable={false}
              focused={nothing}
            />
          ))}
        {v.figures.map(({ spirit }, who) => (
          <Wind key={spirit} v={v} p={p} who={who} ring={ring} lit={false} />
        ))}
        <Arrows
          ring={ring}
          plans={plan.length > 0 ? [{ key: 'plan', by: 0, arrows: arrowsOf(v, plan, ring) }] : []}
          way={way}
        />
        <StormShow p={p} />
      </div>
    </div>
  );
}

function nothing(): void {}
