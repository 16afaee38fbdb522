import { marks } from './terms.js';

/** A card as it lies there: its number, its back, or the place where it will lie. */
export const Card = ({ card, down = false }: { card: number; down?: boolean }) => (
  <span
    class={`skylark-card${down ? ' skylark-down' : card === 0 ? ' skylark-none' : ''}`}
    {...marks('card')}
  >
    {!down && card > 0 ? card : ''}
  </span>
);
