import type { Seat } from '@aerie/kernel';
import { type Answer, type Card, HAND_LIMIT, manoeuvre, NO_CARD } from '@aerie/ueber-den-wolken';
import { useGlide } from '../../../kit/glide.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { CardArt, CardBack } from '../art/cards.js';
import { kindOf, saying } from '../names.js';
import { cardWords } from './card-words.js';
import { Offer } from './Offer.js';
import { still, type Table, worthOf } from './table.js';
import { marks } from './terms.js';

/** What pressing a card of the hand would do at this step. */
function handAnswer(table: Table, card: Card): Answer {
  switch (table.view.step.at) {
    case 'discard':
      return { kind: 'discard', card };
    case 'score':
    case 'scoring':
      return { kind: 'score', card };
    default:
      return { kind: 'play', card };
  }
}

function CardButton({
  table,
  card,
  answer,
  worth,
}: {
  table: Table;
  card: Card;
  answer: Answer;
  worth: number;
}) {
  const looked = table.look === card;
  const { kind } = manoeuvre(card);
  const does = say(saying(`ueber-den-wolken.term.${kind}Card.about`));
  return (
    <Offer
      table={table}
      answer={answer}
      label={`${cardWords(card)} ${does}`}
      class={`uw-card${looked ? ' uw-looked' : ''}`}
      lit={table.lit.has(`card:${card}`)}
      onHover={(on) => table.lookAt(on ? card : NO_CARD)}
      onTap={() => {
        if (!looked) table.lookAt(card);
        return !looked;
      }}
    >
      <CardArt card={card} columns={table.columns} />
      <b class="uw-card-name">{say(saying(`ueber-den-wolken.term.${kind}Card`))}</b>
      <span class="uw-card-does">{does}</span>
      {worth > 0 && (
        <span class="uw-worth" {...marks('worth')}>
          +{worth}
        </span>
      )}
    </Offer>
  );
}

/** The cards of the display that can be taken or used. */
export function Display({ table }: { table: Table }) {
  const { picture, view } = table;
  const verb = view.step.at === 'copy' ? 'copy' : 'take';
  const asks = table.asked && (view.step.at === 'take' || view.step.at === 'copy');
  return (
    <section
      class={`uw-cards uw-display${asks ? ' uw-asks' : ''}`}
      data-spot="display"
      data-apart
      style={{ '--count': picture.display.length }}
      aria-label={say(saying('ueber-den-wolken.board.display'))}
    >
      <span class="uw-hand-name uw-wide-name" aria-hidden="true">
        {say(saying('ueber-den-wolken.board.display'))}
      </span>
      {picture.display.map((card, place) =>
        card === NO_CARD ? (
          <span
            key={`gap ${place}`}
            class="uw-card uw-gap"
            data-spot={`display:${place}`}
            {...marks('display')}
          />
        ) : (
          <span
            key={card}
            class={`uw-slot${picture.copied === card ? ' uw-used' : ''}`}
            data-spot={`display:${place}`}
          >
            <CardButton table={table} card={card} answer={{ kind: verb, card }} worth={0} />
          </span>
        ),
      )}
    </section>
  );
}

/** The cards of a seat, backs for those that are not known. */
export function CardsOf({ table, of }: { table: Table; of: Seat }) {
  const { picture, seat } = table;
  return (picture.hands[of] ?? []).map((card, i) =>
    card === NO_CARD ? (
      <span key={`back ${i}`} class="uw-card" {...marks('hidden')}>
        <CardBack />
      </span>
    ) : (
      <CardButton
        key={card}
        table={of === seat ? table : still(table)}
        card={card}
        answer={handAnswer(table, card)}
        worth={worthOf(picture, card, of)}
      />
    ),
  );
}

/** One's own cards, or those of somebody else as far as they are known. */
export function Hand({ table, of }: { table: Table; of: Seat }) {
  const { picture, names, seat, view } = table;
  const mine = of === seat;
  const label = mine
    ? say(saying('ueber-den-wolken.board.hand'))
    : say(saying('ueber-den-wolken.board.handOf', { name: names[of] ?? '' }));
  const asks = mine && table.asked && ['discard', 'score', 'scoring'].includes(view.step.at);
  const hand = picture.hands[of] ?? [];
  const cards = useGlide<HTMLElement>(`${of} ${hand.join()}`);
  return (
    <section
      ref={cards}
      class={`uw-cards uw-hand${asks ? ' uw-asks' : ''}`}
      data-apart
      style={{ '--count': Math.max(HAND_LIMIT, hand.length) }}
      aria-label={label}
    >
      <span class="uw-hand-name" aria-hidden="true">
        <Mark seat={of} /> {label}
      </span>
      <CardsOf table={table} of={of} />
      {Array.from({ length: HAND_LIMIT - hand.length }, (_, i) => (
        <span key={`room ${hand.length + i}`} class="uw-card uw-gap uw-room" {...marks('hand')} />
      ))}
      {hand.length === 0 && <span class="uw-none">{say(saying('ueber-den-wolken.board.noCards'))}</span>}
    </section>
  );
}

/** What the card that is looked at does, and what it would bring. */
export function CardNote({ table, of }: { table: Table; of: Seat }) {
  const { look, picture } = table;
  if (look === NO_CARD) return null;
  const { kind } = manoeuvre(look);
  const points = worthOf(picture, look, of);
  return (
    <p class="uw-note" aria-hidden="true">
      <strong>{say(saying(`ueber-den-wolken.term.${kind}Card`))}</strong>{' '}
      {say(saying(`ueber-den-wolken.term.${kind}Card.about`))}{' '}
      <em>
        {say(
          saying(picture.tally ? 'ueber-den-wolken.board.worthNow' : 'ueber-den-wolken.board.worth', {
            points,
          }),
        )}
      </em>
    </p>
  );
}

/** The card that is being played lies in the open. */
export function Playing({ table }: { table: Table }) {
  const { playing, copied } = table.picture;
  if (playing === NO_CARD) return null;
  return (
    <div
      class="uw-playing"
      role="img"
      aria-label={say(saying('ueber-den-wolken.board.playing', { kind: kindOf(copied || playing) }))}
    >
      <CardArt card={playing} columns={table.columns} />
    </div>
  );
}
