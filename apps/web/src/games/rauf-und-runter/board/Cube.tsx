import { FACES } from '@aerie/rauf-und-runter';
import { DieFace } from '../art/farm/things.js';

/** How a cube is turned so that this face looks at us; faces lie as on a die. */
const TURNS: Readonly<Record<string, string>> = {
  1: 'rotateY(0deg)',
  2: 'rotateY(-90deg)',
  3: 'rotateX(-90deg)',
  4: 'rotateX(90deg)',
  5: 'rotateY(90deg)',
  F: 'rotateY(180deg)',
};

/** A paper die that can tumble; it has all its six sides. */
export function Cube({ face, place, tumbling }: { face: string; place: number; tumbling: boolean }) {
  return (
    <span class={`rr-cube${tumbling ? ' rr-tumbles' : ''}`} style={{ '--rr-place': place }}>
      <span class="rr-cube-lean">
        <span class="rr-cube-body" style={{ transform: TURNS[face] }}>
          {[...FACES].map((one) => (
            <span key={one} class={`rr-side rr-side-${one}${one === face ? ' rr-front' : ''}`}>
              <DieFace face={one} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
