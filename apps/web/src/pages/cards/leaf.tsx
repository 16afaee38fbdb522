import './leaf.css';
import { dragonText } from '@aerie/schwingenschlag';
import { FullCave, FullDragon } from '../../games/schwingenschlag/board/FullCard.js';
import { type Card, nameIn } from '../../games/schwingenschlag/deck.js';
import { RichText } from '../../games/schwingenschlag/RichText.js';
import { rarityOf } from '../../games/schwingenschlag/rarity.js';
import { mayMove } from '../../settings/settings.js';
import { language } from '../../words/words.js';
import { kindLine } from './labels.js';
import { tr } from './tr.js';

/** A mouse over the card tilts it a little, and the light on its edge follows. */
function tilt({ currentTarget, pointerType, clientX, clientY }: PointerEvent): void {
  if (!(currentTarget instanceof HTMLElement) || pointerType !== 'mouse' || !mayMove()) return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--lean', ((clientX - left) / width - 0.5).toFixed(3));
  currentTarget.style.setProperty('--nod', ((clientY - top) / height - 0.5).toFixed(3));
}

function straighten({ currentTarget }: PointerEvent): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  currentTarget.style.removeProperty('--lean');
  currentTarget.style.removeProperty('--nod');
}

/** A card as large as there is room; `from` says on which side it was turned over. */
export function Leaf({ card, from }: { card: Card; from?: 1 | -1 | undefined }) {
  const edge = rarityOf(card);
  return (
    <article
      class={`cards-leaf ss-edge-${edge}`}
      data-from={from}
      onPointerMove={tilt}
      onPointerLeave={straighten}
    >
      <header>
        <p>{kindLine(card)}</p>
        <h1 tabIndex={-1}>{nameIn(card, language.value)}</h1>
      </header>
      {card.kind === 'dragon' ? (
        <>
          <FullDragon card={card.number} later={false} />
          <LaterPrinting number={card.number} />
        </>
      ) : (
        <FullCave card={card.number} />
      )}
      <footer>{tr(card.kind === 'dragon' ? 'cards.edge.dragon' : 'cards.edge.cave', { edge })}</footer>
    </article>
  );
}

/** A few dragons count more in the later printing, which is an option of the match. */
function LaterPrinting({ number }: { number: number }) {
  const [printed = ''] = dragonText(number, language.value);
  const [later = ''] = dragonText(number, language.value, true);
  if (later === printed) return null;
  return (
    <p class="cards-later">
      <b>{tr('cards.later')}</b> <RichText text={later} />
    </p>
  );
}
