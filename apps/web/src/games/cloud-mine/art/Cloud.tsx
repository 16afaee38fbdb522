import './art.css';
import type { Seat } from '@aerie/kernel';
import { Mark } from '../../../ui/mark.js';
import { marks } from '../terms.js';
import { pictureOf } from './clouds.js';

/**
 * A cloud's picture, round; a piece of plain sky until it has been drawn. It is decoded before it is shown, or the sky would
 * be plain for a moment once more.
 */
export function Cloud({ card }: { card: number }) {
  const address = pictureOf(card).value;
  return (
    <span class="cm-cloud">{address && <img src={address} alt="" draggable={false} decoding="sync" />}</span>
  );
}

/** The back of a card: folded paper sky, the same for all. */
export function Back({ seat }: { seat?: Seat | undefined }) {
  return (
    <span class="cm-back">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="42" class="cm-back-ring" />
        <path
          class="cm-back-cloud"
          d="M-25 13a11 11 0 0 1-1-22 15 15 0 0 1 26-7 12 12 0 0 1 20 8 10.500 10.500 0 0 1 5 21z"
        />
        <path class="cm-back-curl" d="M-14 3a7 7 0 1 1 9 7M2 5a6 6 0 1 1 9 5" />
      </svg>
      {seat !== undefined && (
        <span class="cm-back-mark" {...marks('turned')}>
          <Mark seat={seat} />
        </span>
      )}
    </span>
  );
}

/** A card on the table: its cloud, or its back with the mark of whoever was wrong about it. */
export function Card({ card, turnedBy }: { card: number; turnedBy?: Seat | undefined }) {
  return (
    <span class={`cm-card${turnedBy === undefined ? '' : ' cm-turned'}`}>
      <span class="cm-front">
        <Cloud card={card} />
      </span>
      <Back seat={turnedBy} />
    </span>
  );
}
