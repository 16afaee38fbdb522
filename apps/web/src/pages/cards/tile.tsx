import './tile.css';
import { caveText } from '@aerie/schwingenschlag';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Thumb } from '../../games/schwingenschlag/board/Thumb.js';
import { addressOf, type Card, keyOf, nameIn } from '../../games/schwingenschlag/deck.js';
import { RichText } from '../../games/schwingenschlag/RichText.js';
import { language } from '../../words/words.js';
import { kindLine } from './labels.js';

/** Cards are drawn one screen before they come into sight, and removed again far away from it. */
const NEAR = '100% 0px';
const watched = new WeakMap<Element, (near: boolean) => void>();
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  },
  { rootMargin: NEAR },
);

function useNear() {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    watched.set(element, setNear);
    watcher.observe(element);
    return () => {
      watcher.unobserve(element);
      watched.delete(element);
    };
  }, []);
  return [place, near] as const;
}

/** A card in a list: its picture and its name, leading to its page. */
export function Tile({ card, onOpen }: { card: Card; onOpen?: () => void }) {
  const [place, near] = useNear();
  return (
    <li class="cards-tile">
      <a href={addressOf(card, language.value)} data-card={keyOf(card)} onClick={onOpen}>
        <span class={`cards-face cards-face-${card.kind}`} ref={place} aria-hidden="true">
          {near && <Thumb kind={card.kind} card={card.number} />}
          {near && card.kind === 'cave' && (
            <span class="cards-saying">
              <RichText text={caveText(card.number, language.value)} />
            </span>
          )}
        </span>
        <span class="cards-name">{nameIn(card, language.value)}</span>
        <span class="cards-number" aria-hidden="true">
          {card.number}
        </span>
        <span class="hidden-visually">{kindLine(card)}</span>
      </a>
    </li>
  );
}
