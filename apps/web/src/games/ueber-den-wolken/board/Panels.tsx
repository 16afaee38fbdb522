import {
  type Answer,
  BIRD_NAMES,
  type Bird,
  type Card,
  cardWorth,
  NO_BIRD,
  NO_CARD,
} from '@aerie/ueber-den-wolken';
import { say } from '../../../words/words.js';
import { BirdPicture } from '../art/Bird.js';
import { answer } from '../messages.js';
import { birdName, saying, spaceName } from '../names.js';
import { gainOf, swapsOf } from './moves.js';
import { Offer } from './Offer.js';
import type { Table } from './table.js';
import { marks } from './terms.js';

/** Every swap that may be made, for those who would rather choose from a list than on the flock. */
function Swaps({ table, point }: { table: Table; point(spaces: readonly number[]): void }) {
  const { view, seat, answers } = table;
  // What would bring most in a landing now comes first; of equals, as they lie on the board.
  const swaps = swapsOf(answers)
    .map((swap) => ({ swap, gain: seat === null ? 0 : gainOf(view, seat, swap) }))
    .toSorted((a, b) => b.gain - a.gain);
  return (
    <section class="uw-panel" data-apart aria-label={say(saying('ueber-den-wolken.board.swaps'))}>
      <p class="uw-panel-title" aria-hidden="true">
        {say(saying('ueber-den-wolken.board.swapHint'))}
      </p>
      <div class="uw-chips">
        {swaps.map(({ swap, gain }) => {
          const gained = gain === 0 ? '' : `. ${say(saying('ueber-den-wolken.board.gain', { gain }))}`;
          return (
            <Offer
              key={table.keyOf(swap)}
              table={table}
              answer={swap}
              label={`${say(answer(swap, view))}${gained}`}
              class="uw-chip"
              term="swap"
              onHover={(on) => point(on ? [swap.one, swap.two] : [])}
            >
              <span class="uw-pair">
                <BirdPicture bird={view.flock[swap.one] as Bird} />
                <BirdPicture bird={view.flock[swap.two] as Bird} />
              </span>
              <span class="uw-chip-name">
                {`${spaceName(swap.one)}⇄${spaceName(swap.two)}`.toUpperCase()}
              </span>
              {gain !== 0 && (
                <span class={`uw-gain${gain < 0 ? ' uw-loss' : ''}`} {...marks('gain')}>
                  {gain > 0 ? `+${gain}` : `−${-gain}`}
                </span>
              )}
            </Offer>
          );
        })}
      </div>
    </section>
  );
}

/** The birds of the deck, when one may look for a favourite. */
function Search({ table }: { table: Table }) {
  const { view } = table;
  const kinds = BIRD_NAMES.map((_, bird) => ({
    bird,
    count: view.deck.flat().filter((one) => one === bird).length,
  })).filter(({ bird, count }) => bird !== NO_BIRD && count > 0);
  return (
    <section class="uw-panel" data-apart aria-label={say(saying('ueber-den-wolken.board.searchTitle'))}>
      <p class="uw-panel-title" aria-hidden="true">
        {say(saying('ueber-den-wolken.board.searchTitle'))}
      </p>
      <div class="uw-chips">
        {kinds.map(({ bird, count }) => (
          <Offer
            key={bird}
            table={table}
            answer={{ kind: 'bird', bird }}
            label={say(saying('ueber-den-wolken.board.inDeck', { bird: birdName(bird), count }))}
            class="uw-chip uw-chip-bird"
            term="favouriteCard"
          >
            <BirdPicture bird={bird} />
            <span class="uw-chip-name">×{count}</span>
          </Offer>
        ))}
      </div>
    </section>
  );
}

/** After a landing: the card that brings most is scored with the large button, the others from the hand; or they are kept. */
function Scoring({ table }: { table: Table }) {
  const { answers, view, seat } = table;
  const worth = (card: Card) => (seat === null ? 0 : cardWorth(card, view.flock, seat));
  const scores = answers
    .filter((one): one is Extract<Answer, { kind: 'score' }> => one.kind === 'score')
    .toSorted((a, b) => worth(b.card) - worth(a.card));
  const [best] = scores;
  const keeps = best
    ? say(
        saying('ueber-den-wolken.board.keep', {
          cards: scores.length,
          points: scores.reduce((sum, { card }) => sum + worth(card), 0),
        }),
      )
    : say(saying('ueber-den-wolken.board.goOn'));
  return (
    <section
      class="uw-panel uw-scoring"
      data-apart
      aria-label={say(saying('ueber-den-wolken.board.doneTitle'))}
    >
      {best && (
        <Offer
          table={table}
          answer={best}
          label={say(answer(best, view))}
          class="uw-big"
          onHover={(on) => table.lookAt(on ? best.card : NO_CARD)}
        >
          {say(answer(best, view))}
        </Offer>
      )}
      <Offer table={table} answer={{ kind: 'done' }} label={keeps} class={best ? 'uw-quiet' : 'uw-big'}>
        {keeps}
      </Offer>
    </section>
  );
}

/** What lies in the place of the action board while something else is asked; nothing at other times. */
export function Panel({ table, point }: { table: Table; point(spaces: readonly number[]): void }) {
  if (!table.asked) return null;
  switch (table.view.step.at) {
    case 'swap':
      return <Swaps table={table} point={point} />;
    case 'search':
      return <Search table={table} />;
    case 'scoring':
      return <Scoring table={table} />;
    default:
      return null;
  }
}

const ONE_ROW = 5;

/** Whether a panel lies in the place of the action board. */
export const hasPanel = ({ asked, view }: Table): boolean =>
  asked && (view.step.at === 'swap' || view.step.at === 'search' || view.step.at === 'scoring');

/** More than fit in one row of a phone. */
export const hasManyChips = (table: Table): boolean => hasPanel(table) && table.answers.length > ONE_ROW;
