import '../art.css';
import type { ComponentChildren } from 'preact';
import { buildDragon } from './build.js';
import { type Colours, coloursOf } from './colours.js';
import { Face } from './Face.js';
import { type Figure, type Frame, frameOf, turnOf } from './figure.js';
import type { Kind, Look } from './kind.js';
import type { Piece } from './trimmings.js';

interface Built {
  readonly figure: Figure;
  readonly colours: Colours;
  /** The part of the stage that it takes. */
  readonly frame: Frame;
}

/** By look, not by number: those of the cover have looks of their own. */
const built = new WeakMap<Look, Built>();

export function puppetOf(kind: Kind): Built {
  const known = built.get(kind.look);
  if (known) return known;
  const figure = buildDragon(kind);
  const made = { figure, colours: coloursOf(kind), frame: frameOf(figure, kind.size) };
  built.set(kind.look, made);
  return made;
}

const Pieces = ({ of }: { of: readonly Piece[] }) => (
  <>
    {of.map(({ d, of: paper }, i) => (
      <path key={i} d={d} class={`ss-of-${paper}`} />
    ))}
  </>
);

/** One dragon, a paper puppet on pins, in a stage of 120 × 96; `worn` is on its head, `held` before it. */
export function Puppet({
  kind,
  worn,
  held,
}: {
  kind: Kind;
  worn?: ComponentChildren;
  held?: ComponentChildren;
}) {
  const { figure, colours } = puppetOf(kind);
  const [first, ...others] = figure.heads;
  return (
    <g
      class="ss-dragon"
      transform={turnOf(figure)}
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
      {figure.marks && <path d={figure.marks} class="ss-marks" />}
      <Pieces of={figure.front} />
      {figure.bones && <path d={figure.bones} class="ss-bones" />}
      {figure.pins.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.700" class="ss-pin" />
      ))}
      {others.map((head) => (
        <Face key={head.at[0]} head={head} trait={kind.trait} />
      ))}
      <Face head={first} trait={kind.trait}>
        {worn}
      </Face>
      {held}
    </g>
  );
}
