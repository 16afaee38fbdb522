import { type Bird, isMale, NEUTRAL, NO_BIRD, ownerOf, speciesOf } from '@aerie/ueber-den-wolken';
import { memo } from '../../../ui/memo.js';
import { Feathered } from './Feathered.js';

/** A bird of the game, flying up, in a square of 100 around the middle. */
function BirdArt({ bird }: { bird: Bird }) {
  if (bird === NO_BIRD) return null;
  const sex = bird === NEUTRAL ? 'none' : isMale(bird) ? 'male' : 'female';
  return <Feathered species={speciesOf(bird)} sex={sex} seat={ownerOf(bird)} />;
}

/** A bird as a picture of its own. */
export const BirdPicture = memo(({ bird }: { bird: Bird }) => {
  return (
    <svg class="uw-art" viewBox="-52 -52 104 104" aria-hidden="true">
      <BirdArt bird={bird} />
    </svg>
  );
});
