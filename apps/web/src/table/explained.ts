import { useEffect, useRef, useState } from 'preact/hooks';
import type { Glossary } from '../contract/glossary.js';
import { useShortcuts } from '../kit/shortcuts.js';
import { SIGN_KEYS } from './keys.js';

/**
 * How long a mouse rests on a term before it is explained, and on one that can be pressed, where somebody may only think; how long
 * a finger lies on it, and a bubble stays when the mouse left.
 */
const REST_MS = 500;
const THINKING_MS = 1500;
const LONG_PRESS_MS = 500;
const LEAVE_MS = 250;
/** A finger that has moved so far, in px, drags or scrolls. */
const DRAG_PX = 10;

/** What can be pressed: a term inside it is explained by a long press only, as long as it does something. */
const PRESSABLE = 'button, a, summary, label, input, select, [role="button"]';

type Marked = HTMLElement | SVGElement;

/** A term that is being explained, the element that it was asked at, and how. */
export interface Explained {
  readonly anchor: Marked;
  readonly term: string;
  readonly by: 'mouse' | 'focus' | 'tap' | 'key';
  /** Whether a mouse rests on something that can be pressed: what lies beside it stays within reach. */
  readonly isPassing: boolean;
}

/** The term that something happened at. */
function termAt(target: EventTarget | null): Marked | undefined {
  const found = target instanceof Element ? target.closest('[data-term]') : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : undefined;
}

/** The terms that are in sight, each where it stands first. */
function inSight(glossary: Glossary): Marked[] {
  const first = new Map<string, Marked>();
  for (const one of document.querySelectorAll<Marked>('.board [data-term], .seats [data-term]')) {
    const { top, bottom, width } = one.getBoundingClientRect();
    const { term = '' } = one.dataset;
    if (term in glossary && !first.has(term) && width > 0 && top >= 0 && bottom <= innerHeight)
      first.set(term, one);
  }
  return [...first.values()];
}

/** Whether a tap on a term means something else: it is, or lies inside, something that can be pressed now. */
function isInsideSomethingOpen(term: Marked): boolean {
  const around = (term.matches('.term') ? term.parentElement : term)?.closest(PRESSABLE);
  return !!around && around.getAttribute('aria-disabled') !== 'true';
}

/** Whether it lies on the button of an answer. */
const isOnAnswer = (term: Marked): boolean => term.closest('[data-answer]') !== null;

/**
 * Which term is explained now: a mouse rests on it, it has the focus of the keyboard, a finger tapped it, or, where it
 * lies inside something that can be pressed now, stayed on it; or a key goes from one to the next. Anything else that is
 * done ends it. With a teacher who says why an answer is not meant (`isTaught`), a tap on its button explains nothing beside that.
 */
export function useExplained(glossary: Glossary, readRule: (term: string) => void, isTaught: boolean) {
  const [explained, setExplained] = useState<Explained>();
  const bubble = useRef<HTMLDivElement>(null);
  const latest = useRef({ explained, readRule });
  latest.current = { explained, readRule };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Whether the click that follows belongs to a long press. */
    let isLongPress = false;
    /** Where the finger came down. */
    let down = { x: 0, y: 0 };
    /** Where the mouse is, and over what it was moved: what comes to lie under one that rests is not pointed at. */
    let mouse: { x: number; y: number; over: EventTarget | null } = { x: 0, y: 0, over: null };
    const later = (act: () => void, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    };
    const show = (anchor: Marked, by: Explained['by']) => {
      clearTimeout(timer);
      const term = anchor.dataset.term ?? '';
      if (term in glossary)
        setExplained({ anchor, term, by, isPassing: by === 'mouse' && isInsideSomethingOpen(anchor) });
    };
    const hide = () => {
      clearTimeout(timer);
      setExplained(undefined);
    };
    const isInBubble = (target: EventTarget | null) =>
      target instanceof Node && bubble.current?.contains(target) === true;
    const isShown = (term: Marked | undefined) => term && term === latest.current.explained?.anchor;
    const pointAt = (target: EventTarget | null) => {
      const term = termAt(target);
      if (isInBubble(target) || isShown(term)) clearTimeout(timer);
      else if (term) later(() => show(term, 'mouse'), isInsideSomethingOpen(term) ? THINKING_MS : REST_MS);
      else if (latest.current.explained?.by === 'mouse') later(hide, LEAVE_MS);
      else clearTimeout(timer);
    };
    const listeners: { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
      pointerdown: ({ pointerType, target, clientX: x, clientY: y }) => {
        isLongPress = false;
        down = { x, y };
        if (isInBubble(target)) return;
        const term = termAt(target);
        if (!isShown(term)) hide();
        if (!term || pointerType === 'mouse') return;
        later(() => {
          isLongPress = true;
          show(term, 'tap');
        }, LONG_PRESS_MS);
      },
      pointermove: ({ pointerType, clientX: x, clientY: y, target }) => {
        if (pointerType !== 'mouse') {
          const isDrag = Math.hypot(x - down.x, y - down.y) > DRAG_PX;
          if (isDrag && !isInBubble(target)) hide();
        } else if (x !== mouse.x || y !== mouse.y) {
          if (target !== mouse.over) pointAt(target);
          mouse = { x, y, over: target };
        }
      },
      pointerup: ({ pointerType }) => {
        if (pointerType !== 'mouse') clearTimeout(timer);
      },
      pointercancel: () => clearTimeout(timer),
      // A long press would open a menu of the browser as well.
      contextmenu: (event) => {
        if (isLongPress) event.preventDefault();
      },
      click: (event) => {
        if (isLongPress) {
          isLongPress = false;
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        const term = termAt(event.target);
        if (!term || isInsideSomethingOpen(term) || (isTaught && isOnAnswer(term))) return;
        // A key on a term that is explained already leads on to the rule.
        if (event.detail === 0 && term.matches('.term') && isShown(term)) {
          hide();
          latest.current.readRule(term.dataset.term ?? '');
        } else show(term, 'tap');
      },
      focusin: ({ target }) => {
        const term = termAt(target);
        if (term && term === target && term.matches(':focus-visible')) show(term, 'focus');
        else if (latest.current.explained?.by === 'focus' && !isInBubble(target)) hide();
      },
      keydown: (event) => {
        if (event.key !== 'Escape' || !latest.current.explained) return;
        event.stopPropagation();
        hide();
      },
      scroll: hide,
    };
    const all = Object.entries(listeners) as [string, (event: Event) => void][];
    for (const [type, hear] of all) document.addEventListener(type, hear, true);
    return () => {
      clearTimeout(timer);
      for (const [type, hear] of all) document.removeEventListener(type, hear, true);
    };
  }, [glossary, isTaught]);
  const next = () => {
    const all = inSight(glossary);
    const before = all.findIndex((one) => one.dataset.term === explained?.term);
    const anchor = all[(before + 1) % all.length];
    if (anchor) setExplained({ anchor, term: anchor.dataset.term ?? '', by: 'key', isPassing: false });
  };
  useShortcuts(SIGN_KEYS, { explain: next });
  return { explained, bubble, close: () => setExplained(undefined) };
}
