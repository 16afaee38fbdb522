import './art.css';
import type { Seat } from '@aerie/kernel';
import type { Species } from '@aerie/ueber-den-wolken';
import { cut, type Sheets } from './cut.js';
import { PLUMAGES } from './species.js';

export type Sex = 'female' | 'male' | 'none';

/** Every bird is cut once. */
const CUT = new Map<string, Sheets>();

function sheetsOf(species: Species, sex: Sex): Sheets {
  const name = `${species} ${sex}`;
  let sheets = CUT.get(name);
  if (!sheets) {
    sheets = cut(PLUMAGES[species], sex === 'male');
    CUT.set(name, sheets);
  }
  return sheets;
}

/** The owner's mark, cut into the back of a bird or the face of a cube, in a square of 20 around the middle. */
export function OwnerMark({ seat }: { seat: Seat }) {
  switch (seat) {
    case 0:
      return <path d="M-5.500 3.500L0 -3.500L5.500 3.500" class="uw-mark" />;
    case 1:
      return <circle r="3.600" class="uw-mark uw-mark-full" />;
    case 2:
      return <path d="M-5.500 0H5.500" class="uw-mark" />;
    case 3:
      return <circle r="4.200" class="uw-mark" />;
    default:
      return null;
  }
}

/** Marks on the wings: slanted bars for a male, round spots for a female, none for a bird that is nobody's. */
function WingMarks({ species, sex }: { species: Species; sex: Sex }) {
  const { wrist, deep } = PLUMAGES[species].wing;
  const [x, y] = [wrist[0] * 0.84, wrist[1] + deep * 0.4];
  return (
    <g>
      {sex !== 'none' &&
        [1, -1].map((side) =>
          sex === 'male' ? (
            <path
              key={side}
              d={`M${side * (x - 6)} ${y + 5}L${side * (x - 1)} ${y - 4}M${side * (x + 1)} ${y + 4}L${side * (x + 6)} ${y - 5}`}
              class="uw-bar"
            />
          ) : (
            <circle key={side} cx={side * x} cy={y} r="3.900" class="uw-spot" />
          ),
        )}
    </g>
  );
}

/** What colours a bird: that of its owner, or that of nobody. */
export const paperOf = (seat: Seat): string =>
  seat >= 0 && seat < 4 ? `var(--seat-${seat})` : 'var(--uw-swift)';

/** A bird of paper sheets, flying up, in a square of 100 around the middle. `seat` is its owner, 4 for nobody. */
export function Feathered({ species, sex, seat }: { species: Species; sex: Sex; seat: Seat }) {
  const { tail, wings, linings, cuts, body, beak, legs, crest, eye, brow } = sheetsOf(species, sex);
  const { chest, rump, wide } = PLUMAGES[species].body;
  return (
    <g class={`uw-bird uw-${species}`} style={{ '--uw-c': paperOf(seat) }}>
      <g class="uw-drop" transform="translate(3 5)">
        <path d={tail} />
        <path d={wings[0]} />
        <path d={wings[1]} />
        <path d={body} />
      </g>
      {legs && <path d={legs} class="uw-legs" />}
      <path d={tail} class="uw-tail" />
      {wings.map((wing, i) => (
        <g key={wing} class={`uw-wing ${i ? 'uw-wing-right' : 'uw-wing-left'}`}>
          <path d={wing} class="uw-wing-paper" />
          <path d={linings[i]} class="uw-lining" />
        </g>
      ))}
      {cuts.map((d) => (
        <path key={d} d={d} class="uw-slit" />
      ))}
      <WingMarks species={species} sex={sex} />
      <path d={beak} class="uw-beak" />
      <path d={body} class="uw-body" />
      {crest && <path d={crest} class="uw-crest" />}
      {species === 'crane' && <circle cy={brow + 3} r="2.300" class="uw-crown" />}
      <circle cx={-eye[0]} cy={eye[1]} r="1.300" class="uw-eye" />
      <circle cx={eye[0]} cy={eye[1]} r="1.300" class="uw-eye" />
      <g transform={`translate(0 ${(chest + rump) / 2 + 1}) scale(${wide / 9.5})`}>
        <OwnerMark seat={seat} />
      </g>
    </g>
  );
}
