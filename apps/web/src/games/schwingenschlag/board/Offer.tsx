import { caveText, dragonText } from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { ThingButton } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { ROW_SIGNS, Sign } from '../art/icons.js';
import { caveName, dragonName, rowName, tongue } from '../names.js';
import { RichText } from '../RichText.js';
import { saying } from '../saying.js';
import { Chip } from './Chip.js';
import type { Way } from './choices.js';
import { forgoes } from './forgoing.js';
import type { Table } from './Table.js';
import { Thumb } from './Thumb.js';
import { type CardKind, cardIn } from './things.js';

/** What becomes of a whole card, in a word. */
function deedOf({ answer: a }: Way): ComponentChildren {
  switch (a.a) {
    case 'takeDragon':
    case 'takeCave':
      return say(saying('schwingenschlag.verb.take'));
    case 'payDragon':
    case 'payCave':
      return say(saying('schwingenschlag.verb.pay'));
    case 'keepDragon':
      return say(saying('schwingenschlag.verb.keep'));
    case 'discardDragon':
    case 'discardCave':
      return say(saying('schwingenschlag.verb.discard'));
    case 'tuck':
      return say(saying('schwingenschlag.verb.tuck'));
    case 'play':
    case 'dig':
      return (
        <span class="ss-go">
          <Sign name={ROW_SIGNS[a.row]} />
          <span>{rowName(a.row)}</span>
        </span>
      );
    default:
      return undefined;
  }
}

/** The text of a card, as it is printed. */
function CardText({ t, kind, card }: { t: Table; kind: 'dragon' | 'cave'; card: number }) {
  const texts = kind === 'cave' ? [caveText(card, tongue())] : dragonText(card, tongue(), t.later);
  return (
    <span class="ss-offer-text">
      <RichText text={texts.join(' ')} />
    </span>
  );
}

/** Whether a card lies in the own hand or in the display, where it can be read as well. */
function liesOpen(t: Table, kind: CardKind, card: number): boolean {
  const { mats, displayDragons, displayCaves } = t.picture;
  const held = mats[t.me]?.[kind === 'dragon' ? 'dragons' : 'caves'] ?? [];
  return [...held, ...(kind === 'dragon' ? displayDragons : displayCaves)].includes(card);
}

interface OfferProps {
  readonly t: Table;
  /** All that can be done with one card. */
  readonly ways: readonly Way[];
  /** Where there are many cards: the picture only, to be touched and read. */
  readonly small: boolean;
}

/** A card on offer with what it says, and what may become of it. */
export function Offer({ t, ways, small }: OfferProps) {
  const thing = ways[0]?.thing;
  const offered = thing && cardIn(thing);
  if (!offered) return null;
  const { kind, card } = offered;
  const name = kind === 'dragon' ? dragonName(card) : caveName(card);
  const form = small ? 'ss-offer-small' : ways.length > 1 ? 'ss-offer-many' : 'ss-offer-one';
  return (
    <div class={`ss-offer ${form}${liesOpen(t, kind, card) ? ' ss-offer-known' : ''}`}>
      <ThingButton class="ss-offer-read ss-touch" press={() => t.pick(thing)}>
        <span class="ss-offer-card" aria-hidden="true">
          <Thumb kind={kind} card={card} />
        </span>
        {small ? (
          <span class="ss-hidden">{name}</span>
        ) : (
          <span class="ss-offer-words">
            <b>{name}</b>
            <CardText t={t} kind={kind} card={card} />
          </span>
        )}
      </ThingButton>
      <div class="ss-offer-deeds">
        {ways.map((way) => (
          <Chip
            key={t.keyOf(way.answer)}
            t={t}
            answer={way.answer}
            look={forgoes(t, way.answer) ? 'quiet' : 'plain'}
          >
            {deedOf(way)}
            <span class="ss-hidden"> {name}</span>
          </Chip>
        ))}
      </div>
    </div>
  );
}
