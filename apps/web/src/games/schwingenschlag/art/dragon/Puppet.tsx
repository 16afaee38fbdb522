import '../art.css';
import { buildDragon, type Figure } from './build.js';
import { type Colours, coloursOf } from './colours.js';
import { Face } from './Face.js';
import type { Kind } from './kind.js';
import type { Piece } from './trimmings.js';

const built = new Map<number, { figure: Figure; colours: Colours }>();

function puppet(kind: Kind) {
  const known = built.get(kind.number);
  if (known) return known;
  const made = { figure: buildDragon(kind), colours: coloursOf(kind) };
  built.set(kind.number, made);
  return made;
}

const Pieces = ({ of }: { of: readonly Piece[] }) => (
  <>
    {of.map(({ d, of: paper }, i) => (
      <path key={i} d={d} class={`ss-of-${paper}`} />
    ))}
  </>
);

/** One dragon, a paper puppet on pins, in a stage of 120 × 96. */
export function Puppet({ kind }: { kind: Kind }) {
  const { figure, colours } = puppet(kind);
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
      <Face head={figure.head} trait={kind.trait} />
    </g>
  );
}
