import './board/board.css';
import type { Figures } from '../../contract/figures.js';
import { Card } from './board/Card.js';
import { Places } from './board/Places.js';
import { BEGUN, LAID, NAMED, SUNG } from './positions.js';
import type { PLAN } from './rules/passages.js';

const NAMES = ['Ada', 'Ben'];

/** Cards in a row, as one holds them. */
export const Hand = ({ cards }: { cards: readonly number[] }) => (
  <div class="skylark-hand">
    {cards.map((card) => (
      <Card key={card} card={card} />
    ))}
  </div>
);

/** The figures of the rules: the real parts of the board, in positions that can come about. */
const figures: Figures<typeof PLAN> = {
  hand: { shape: 3, Show: () => <Hand cards={BEGUN.hand} /> },
  down: { shape: 2, Show: () => <Places p={LAID} names={NAMES} /> },
  up: { shape: 2, Show: () => <Places p={SUNG} names={NAMES} /> },
  next: { shape: 2, Show: () => <Places p={NAMED} names={NAMES} /> },
  left: { shape: 3, Show: () => <Hand cards={NAMED.hand} /> },
};

export default figures;
