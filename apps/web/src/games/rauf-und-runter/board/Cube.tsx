import { FACES } from '@aerie/rauf-und-runter';
import { memo } from '../../../ui/memo.js';
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

/** The sides that one sees of a die that lies still: its front, its left and its top. */
const SEEN: Readonly<Record<string, string>> = { 1: '153', 2: '213', 3: '35F', 4: '451', 5: '5F3', F: 'F23' };

/** A paper die; while it tumbles it has all its six sides. */
export const Cube = memo(({ face, place, tumbling }: { face: string; place: number; tumbling: boolean }) => {
  return (
    <span class={`rr-cube${tumbling ? ' rr-tumbles' : ''}`} style={{ '--rr-place': place }}>
      <span class="rr-cube-lean">
        <span class="rr-cube-body" style={{ transform: TURNS[face] }}>
          {[...(tumbling ? FACES : (SEEN[face] ?? FACES))].map((one) => (
            <span key={one} class={`rr-side rr-side-${one}${one === face ? ' rr-front' : ''}`}>
              <DieFace face={one} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
});
