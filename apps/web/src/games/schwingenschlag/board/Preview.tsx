import './preview.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { caveName, dragonName } from '../names.js';
import { FullCave, FullDragon } from './FullCard.js';
import type { Table } from './Table.js';
import { cardIn, type Thing } from './things.js';

/** How long something is pointed at before its card is shown: on the way to elsewhere nothing flickers. */
const DWELL_MS = 140;
/** As wide as the card is shown, in sizes of the board, and as far as it keeps from its edge. */
const WIDTH = 320;
const AWAY = 8;

interface Shown {
  readonly card: Thing;
  readonly left: number;
  readonly width: number;
  /** It grows down from the upper edge of what is pointed at, or up from the lower one. */
  readonly top?: number;
  readonly bottom?: number;
}

/** Where the card is shown: over what is pointed at, growing to the side with more room, within the board. */
function placeFor(pointed: Element, board: Element, card: Thing): Shown {
  const at = pointed.getBoundingClientRect();
  const on = board.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(board).getPropertyValue('--u')) || 1;
  const width = WIDTH * size;
  const middle = (at.left + at.right) / 2 - on.left - width / 2;
  const left = Math.max(AWAY, Math.min(middle, on.width - width - AWAY));
  return at.top - on.top > on.bottom - at.bottom
    ? { card, left, width, bottom: Math.max(AWAY, on.bottom - at.bottom) }
    : { card, left, width, top: Math.max(AWAY, at.top - on.top) };
}

/** The card that a mouse or the keyboard points at, to be read beside it; a finger opens cards instead. */
export function Preview({ t }: { t: Table }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const board = place.current?.closest('.ss');
    if (!board || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const pointAt = (target: EventTarget | null, after: number) => {
      hide();
      const pointed = target instanceof Element ? target.closest('[data-card]') : null;
      const card = pointed?.getAttribute('data-card');
      // What is about to be chosen, such as a nest or the place of a card, is not covered by what it is.
      if (!pointed || !card || pointed.matches('.ss-picked, .ss-space.ss-live')) return;
      timer = setTimeout(() => setShown(placeFor(pointed, board, card)), after);
    };
    const over = (event: Event) => pointAt(event.target, DWELL_MS);
    const focus = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) pointAt(event.target, 0);
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    board.addEventListener('pointerover', over);
    board.addEventListener('focusin', focus);
    for (const name of ['pointerleave', 'pointerdown', 'focusout', 'click', 'wheel'])
      board.addEventListener(name, hide, { passive: true });
    window.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      board.removeEventListener('pointerover', over);
      board.removeEventListener('focusin', focus);
      for (const name of ['pointerleave', 'pointerdown', 'focusout', 'click', 'wheel'])
        board.removeEventListener(name, hide);
      window.removeEventListener('keydown', key);
    };
  }, []);
  return (
    <div ref={place} class="ss-preview" aria-hidden="true">
      {shown && <Card t={t} {...shown} />}
    </div>
  );
}

function Card({ t, card, ...place }: Shown & { t: Table }) {
  const shown = cardIn(card);
  if (!shown) return null;
  const isDragon = shown.kind === 'dragon';
  return (
    <div class="ss-preview-card" style={place}>
      <b>{isDragon ? dragonName(shown.card) : caveName(shown.card)}</b>
      {isDragon ? <FullDragon card={shown.card} later={t.later} /> : <FullCave card={shown.card} />}
    </div>
  );
}
