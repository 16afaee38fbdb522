import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { caveName, dragonName, thingName, tongue } from '../names.js';
import { saying } from '../saying.js';
import { marks } from '../terms.js';
import { CardWords } from './CardWords.js';
import type { Table } from './Table.js';
import { Back, Thumb } from './Thumb.js';
import { Touch } from './Touch.js';
import { type CardKind, cardThing, deckThing } from './things.js';

const nameOf = (kind: CardKind, card: number): string =>
  kind === 'dragon' ? dragonName(card) : caveName(card);

interface CardButtonProps {
  readonly t: Table;
  readonly kind: CardKind;
  readonly card: number;
  /** Whether it is in the own hand. */
  readonly held?: boolean;
  /** How many lie in a row with it, which says how wide it is. */
  readonly among?: number;
}

function CardButton({ t, kind, card, held = false, among = 0 }: CardButtonProps) {
  const event = t.picture.now?.event;
  const fresh = event?.type === 'tookCard' && event.card === card && event.kind === kind;
  const isNew = held && t.isNew(cardThing(kind, card));
  return (
    <Touch
      t={t}
      thing={cardThing(kind, card)}
      card={cardThing(kind, card)}
      label={
        isNew ? `${nameOf(kind, card)}, ${say(saying('schwingenschlag.board.newCard'))}` : nameOf(kind, card)
      }
      class={`ss-card ss-card-${kind}${fresh ? ' ss-now' : ''}`}
      otherwise={() => t.pick(t.picked === cardThing(kind, card) ? undefined : cardThing(kind, card))}
    >
      <Thumb kind={kind} card={card} />
      {/* Words of other lines are not the same ones at another place. */}
      <CardWords key={among} kind={kind} card={card} later={t.later} language={tongue()} />
      {isNew && <i class="ss-new" {...marks('newCard')} />}
    </Touch>
  );
}

/** What lies open for all, and how many cards are left to draw. */
export function Display({ t }: { t: Table }) {
  const { displayDragons, displayCaves, dragonDeck, caveDeck, unseen } = t.picture;
  const side = (kind: CardKind, cards: readonly number[], left: number) => (
    <>
      {cards.map((card, i) =>
        card === 0 ? (
          <span key={i} class={`ss-card ss-card-${kind} ss-gap`} {...marks('gap')} />
        ) : (
          <CardButton key={card} t={t} kind={kind} card={card} />
        ),
      )}
      <Touch
        t={t}
        thing={deckThing(kind)}
        term={kind === 'dragon' ? 'dragonDeck' : 'caveDeck'}
        label={say(saying('schwingenschlag.board.deck', { kind: thingName(kind, true), n: left }))}
        class="ss-card ss-deck"
      >
        <Back kind={kind} n={left} />
      </Touch>
    </>
  );
  const title = say(saying('schwingenschlag.board.display'));
  return (
    <>
      <p class="ss-caption" aria-hidden="true">
        {title}
      </p>
      <section
        class={`ss-display${t.shines.has('display') ? ' ss-lit' : ''}`}
        aria-label={title}
        data-spot="display"
        data-apart
      >
        {side('dragon', displayDragons, dragonDeck - unseen)}
        {side('cave', displayCaves, caveDeck)}
      </section>
    </>
  );
}

/** How wide cards of a hand are beside each other, where they have room for what they say. */
const PARTS = { dragon: 20, cave: 13, back: 7 } as const;

/** The cards in hand; others' as backs. Each is put at its place by a transform, so that none is laid out anew where one comes or goes. */
export function Hand({ t, seat }: { t: Table; seat: number }) {
  const mat = t.picture.mats[seat];
  if (!mat) return null;
  const cards = [
    ...mat.dragons.map((card) => ({ kind: 'dragon', card }) as const),
    ...mat.caves.map((card) => ({ kind: 'cave', card }) as const),
  ];
  const parts = cards.map(({ kind, card }) => PARTS[card === 0 ? 'back' : kind]);
  const sum = (some: readonly number[]) => some.reduce((so, part) => so + part, 0);
  const title = say(saying('schwingenschlag.board.hand', { n: cards.length }));
  return (
    <>
      <p key={title} class="ss-caption" aria-hidden="true">
        <Mark seat={seat} /> {title}
      </p>
      <section
        key={seat}
        class="ss-hand"
        style={{ '--count': cards.length, '--parts': sum(parts) }}
        aria-label={title}
        data-spot="hand"
        data-apart
      >
        {cards.map(({ kind, card }, i) => (
          <span
            key={`${kind} ${card || -i}`}
            class="ss-held"
            style={{ '--before': i, '--parts-before': sum(parts.slice(0, i)), '--part': parts[i] }}
          >
            {card === 0 ? (
              <span
                class="ss-card ss-deck"
                role="img"
                aria-label={nameOf(kind, 0)}
                {...marks(kind === 'dragon' ? 'dragonCards' : 'caveCards')}
              >
                <Back kind={kind} />
              </span>
            ) : (
              <CardButton
                t={t}
                kind={kind}
                card={card}
                held={seat === t.me && t.seat !== null}
                among={cards.length}
              />
            )}
          </span>
        ))}
        {cards.length === 0 && <p class="ss-quiet">{say(saying('schwingenschlag.board.noCards'))}</p>}
      </section>
    </>
  );
}
