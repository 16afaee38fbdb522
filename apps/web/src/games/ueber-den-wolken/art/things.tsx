import { memo } from '../../../ui/memo.js';
import './art.css';
import type { Seat } from '@aerie/kernel';
import { OwnerMark, paperOf } from './Feathered.js';

/** A paper cube in its owner's colour, with the mark on its face. */
export const Cube = memo(({ seat }: { seat: Seat }) => {
  return (
    <svg class="uw-cube" viewBox="0 0 24 24" aria-hidden="true" style={{ '--uw-c': paperOf(seat) }}>
      <path d="M3 8L8 3H21L16 8Z" class="uw-cube-top" />
      <path d="M16 8L21 3V16L16 21Z" class="uw-cube-side" />
      <path d="M3 8H16V21H3Z" class="uw-cube-face" />
      <g transform="translate(9.500 14.500) scale(0.72)">
        <OwnerMark seat={seat} />
      </g>
    </svg>
  );
});

/** A nest of twigs, in 60 × 34. */
export const NestArt = memo(() => {
  return (
    <svg class="uw-nest-art" viewBox="0 0 60 34" aria-hidden="true">
      <path d="M4 12Q8 30 22 32H38Q52 30 56 12Q30 22 4 12Z" class="uw-nest" />
      <path
        d="M2 11Q30 24 58 10M4 15Q28 27 55 15M8 21Q30 30 52 20M12 10L20 30M26 13L31 32M42 12L38 31M52 10L44 28M1 14L9 8M59 14L52 7"
        class="uw-twig"
      />
    </svg>
  );
});
