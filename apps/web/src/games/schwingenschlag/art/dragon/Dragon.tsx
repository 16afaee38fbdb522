import '../art.css';
import { dragonCard } from '@aerie/schwingenschlag';
import { buildDragon, type Figure } from './build.js';
import { type Colours, coloursOf } from './colours.js';
import { Face } from './Face.js';
import type { Piece } from './trimmings.js';

const built = new Map<number, { figure: Figure; colours: Colours }>();

function puppet(number: number) {
  const known = built.get(number);
  if (known) return known;
  const card = dragonCard(number);
  const made = { figure: buildDragon(card), colours: coloursOf(card) };
  built.set(number, made);
  return made;
}

const Pieces = ({ of }: { of: readonly Piece[] }) => (
  <>
    {of.map(({ d, of: paper }, i) => (
      <path key={i} d={d} class={`ss-of-${paper}`} />
    ))}
  </>
);

/** One dragon of the 183, a paper puppet on pins, in a stage of 120 × 96. */
export function DragonArt({ number }: { number: number }) {
  const { figure, colours } = puppet(number);
  return (
    <g
      class="ss-dragon"
      style={{
        '--ss-body': colours.body,
        '--ss-shade': colours.shade,
        '--ss-belly': colours.belly,
        '--ss-skin': colours.skin,
        '--ss-bone': colours.bone,
        '--ss-crest': colours.crest,
      }}
    >
      <Pieces of={figure.behind} />
      <path d={figure.marks} class="ss-marks" />
      <Pieces of={figure.front} />
      <path d={figure.bones} class="ss-bones" />
      {figure.pins.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.700" class="ss-pin" />
      ))}
      <Face head={figure.head} trait={dragonCard(number).trait} />
    </g>
  );
}

/** Where the figure stands on its stage: young ones are small, so one comes nearer. */
const frameOf = (number: number): string =>
  dragonCard(number).size === 'hatchling' ? '16 15 92 80' : '-2 -6 124 100';

/** The same as a picture of its own. */
export const Dragon = ({ number }: { number: number }) => (
  <svg class="ss-art" viewBox={frameOf(number)} aria-hidden="true">
    <DragonArt number={number} />
  </svg>
);
