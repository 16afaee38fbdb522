import { memo } from '../../../../ui/memo.js';
import '../art.css';
import { Mark } from '../marks.js';
import { oval } from '../paper.js';
import { BEARINGS, BIRDS, type Bird, type Pose } from './bird.js';
import { Beak, CombOf, Cuts, EyeOf, Legs, Neck, Tail, Wing } from './parts.js';

/** A chicken in a square of 100, its feet on 97, looking right. To be put into an SVG. */
export const ChickenArt = memo(({ seat, pose = 'sit' }: { seat: number; pose?: Pose }) => {
  const bearing = BEARINGS[pose];
  const born = BIRDS[seat] as Bird;
  const bird = { ...born, head: { ...born.head, y: born.head.y - bearing.reach } };
  const { body, wing } = bird;
  return (
    <g
      class="rr-chicken"
      style={{ '--rr-c': `var(--seat-${seat})` }}
      transform={bearing.turn ? `rotate(${bearing.turn} ${body.x} ${body.y})` : undefined}
    >
      <Tail tail={bird.tail} body={body} />
      {bearing.wings && (
        <Wing {...wing} root={[wing.root[0] + 9, wing.root[1] - 3]} degrees={bearing.wings[1]} open />
      )}
      <Legs hips={bird.hips} legs={bearing.legs} fluffy={bird.edge === 'fluffy'} />
      <CombOf bird={bird} />
      <path d={oval(body, bird.edge)} class="rr-body" />
      <Neck bird={bird} />
      <circle cx={bird.head.x} cy={bird.head.y} r={bird.head.r} class="rr-body" />
      {bird.comb === 'flopped' && <CombOf bird={bird} />}
      <Cuts body={body} />
      <Wing {...wing} degrees={bearing.wings?.[0] ?? wing.degrees} open={bearing.wings !== undefined} />
      <Mark seat={seat} {...bird.mark} />
      <Beak bird={bird} open={bearing.beakOpen} />
      <EyeOf head={bird.head} eye={bearing.eye ?? bird.eye} />
    </g>
  );
});

/** A chicken as a picture of its own. */
export function Chicken({ seat, size, pose = 'sit' }: { seat: number; size: number; pose?: Pose }) {
  return (
    <svg class="rr-art" viewBox="-4 -4 108 108" width={size} height={size} aria-hidden="true">
      <ChickenArt seat={seat} pose={pose} />
    </svg>
  );
}
