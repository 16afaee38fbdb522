import game, { CARD_SETS, type Card, KINDS, manoeuvre, NEUTRAL } from '@aerie/ueber-den-wolken';
import type { Figures } from '../../contract/figures.js';
import { played } from '../../kit/position.js';
import { BirdPicture } from './art/Bird.js';
import { CardArt } from './art/cards.js';
import { Actions } from './board/Actions.js';
import { BirdsBeside, Nest } from './board/Strip.js';
import { still } from './board/table.js';
import { BUSY, FlockFigure, JOINING, Part, SEED, tableAfter, tableIn } from './figures/sky.js';
import type { PLAN } from './rules/passages.js';

/** Females above, males below, and a swift beside them. */
const BIRDS = [1, 3, 5, 7, NEUTRAL, 2, 4, 6, 8];

const CARDS = CARD_SETS[3] as readonly Card[];
const cardsOf = (kinds: readonly string[]) =>
  kinds.map((kind) => CARDS.find((card) => manoeuvre(card).kind === kind) as Card);
const ONE_OF_EACH = cardsOf(Object.keys(KINDS));
/** Kinds that are understood at a glance. */
export const PLAIN_ONES = cardsOf(['dodge', 'leadChange', 'diagonal', 'score', 'freeFlight', 'favourite']);

/** Cards in two rows. */
export const Kinds = ({ cards }: { cards: readonly Card[] }) => (
  <Part name="kinds">
    <div class="uw-figure-grid" style={{ '--columns': Math.ceil(cards.length / 2) }}>
      {cards.map((card) => (
        <CardArt key={card} card={card} columns={6} />
      ))}
    </div>
  </Part>
);

/** A card that the first player would score with this flock: it has the space of a kite that stays. */
const EARNING = CARDS.find((card) => manoeuvre(card).spaces.includes(7)) as Card;

/** The figures of the rules: positions of a real flock. */
const figures: Figures<typeof PLAN> = {
  wedge: { shape: 1.5, Show: () => <FlockFigure table={still(tableAfter())} /> },
  birds: {
    shape: 2.2,
    Show: () => (
      <Part name="birds">
        <div class="uw-figure-grid">
          {BIRDS.map((bird) => (
            <BirdPicture key={bird} bird={bird} />
          ))}
        </div>
      </Part>
    ),
  },
  prices: {
    shape: 3.4,
    Show: () => (
      <Part name="actions">
        <Actions table={tableAfter(BUSY)} />
      </Part>
    ),
  },
  swaps: { shape: 1.5, Show: () => <FlockFigure table={tableAfter()} picked={13} /> },
  joining: { shape: 1.5, Show: () => <FlockFigure table={tableAfter(JOINING)} /> },
  beside: {
    shape: 3.4,
    Show: () => (
      <Part name="nest">
        <div class="uw-strip">
          <BirdsBeside table={tableAfter()} />
        </div>
      </Part>
    ),
  },
  card: {
    shape: 1.5,
    Show: () => <FlockFigure table={still(tableIn(played(game, {}, 3, SEED), EARNING))} />,
  },
  kinds: { shape: 1.7, Show: () => <Kinds cards={ONE_OF_EACH} /> },
  nest: {
    shape: 3.4,
    Show: () => (
      <Part name="nest">
        <div class="uw-strip">
          <Nest table={tableAfter()} />
        </div>
      </Part>
    ),
  },
};

export default figures;
