import './pointer.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Target } from '../contract/school.js';
import { ARROW, type ArrowPlace, arrowPlace, type Box } from './arrow-place.js';

/** How often one looks where a target is now: boards move, and parts of them open and close. */
const LOOK_MS = 150;

/** What is looked for on the board: a target, or a spot that is still to be pressed. */
export type Sought = Target | { readonly press: string };

function selectorOf(target: Sought): string {
  if ('press' in target) return `[data-spot="${CSS.escape(target.press)}"]:not([aria-pressed="true"])`;
  if ('answer' in target) return `[data-answer="${CSS.escape(target.answer)}"]`;
  if ('term' in target) return `[data-term="${CSS.escape(target.term)}"]`;
  return `[data-spot="${CSS.escape(target.spot)}"]`;
}

/** The first of the targets that is on the screen; one that is in a closed part of the board is not. */
export function findTarget(targets: readonly Sought[]): Element | undefined {
  const table = document.querySelector('.table') ?? document;
  for (const selector of targets.map(selectorOf)) {
    for (const found of table.querySelectorAll(selector)) {
      const { width, height } = found.getBoundingClientRect();
      if (width > 0 && height > 0 && found.checkVisibility()) return found;
    }
  }
  return undefined;
}

/** Where an element is, as far as the parts that scroll around it leave it in sight. */
const boxOf = (element: Element): Box => {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body || getComputedStyle(around).overflow === 'visible') continue;
    const frame = around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(Math.max(0, right - left)),
    height: Math.round(Math.max(0, bottom - top)),
  };
};

/** What an arrow should leave free: the coach, and everything on the board and at the seats that is read. */
function wordsAround(): readonly Box[] {
  const found: Box[] = [...document.querySelectorAll('.coach')].map((one) => one.getBoundingClientRect());
  for (const part of document.querySelectorAll('.board, .seats')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.textContent?.trim() || text.parentElement?.closest('.hidden-visually')) continue;
      if (!text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      found.push(range.getBoundingClientRect());
    }
  }
  return found;
}

const isSame = (a: Box, b: Box): boolean =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

interface Found {
  /** What was looked for. */
  readonly targets: readonly Sought[];
  readonly box: Box;
}

/** Follows the first visible target, and brings it into view where it is scrolled away. */
function useBox(targets: readonly Sought[]): Box | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let last: Element | undefined;
    const look = () => {
      const element = findTarget(targets);
      if (element !== last) {
        last = element;
        element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      const box = element && boxOf(element);
      setFound((before) => {
        if (!box) return undefined;
        return before?.targets === targets && isSame(before.box, box) ? before : { targets, box };
      });
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [targets]);
  // Nothing is shown around what was meant before.
  return found?.targets === targets ? found.box : undefined;
}

/** Presses what shows the part of the board that is spoken of: once for each thing that is said, when all is still. */
export function usePresses(spots: readonly string[] | undefined, id: number, busy: boolean): void {
  const done = useRef(0);
  useEffect(() => {
    if (busy || !spots || done.current === id) return;
    let left = spots;
    // What is pressed is drawn before the next is looked for.
    const pressNext = () => {
      const [spot, ...rest] = left;
      left = rest;
      if (spot === undefined) {
        done.current = id;
        return;
      }
      const found = findTarget([{ spot }]);
      if (found instanceof HTMLElement && found.getAttribute('aria-pressed') !== 'true') found.click();
      frame = requestAnimationFrame(pressNext);
    };
    let frame = requestAnimationFrame(pressNext);
    return () => cancelAnimationFrame(frame);
  }, [spots, id, busy]);
}

/** A ring around what is meant, and an arrow for whoever does not find it. For the eye only: the coach names both. */
export function Pointer({ targets, arrow }: { targets: readonly Sought[]; arrow: boolean }) {
  const box = useBox(targets);
  if (!box) return null;
  const { left, top, width, height } = box;
  return (
    <div class="pointer" aria-hidden="true">
      <div
        class="pointer-ring"
        data-keep-clear=""
        style={{
          left: `${left - 4}px`,
          top: `${top - 4}px`,
          width: `${width + 8}px`,
          height: `${height + 8}px`,
        }}
      />
      {arrow && <Arrow box={box} />}
    </div>
  );
}

function Arrow({ box }: { box: Box }) {
  const [place, setPlace] = useState<ArrowPlace>();
  // What is pointed at has the focus now, and may say more about itself.
  useEffect(() => {
    const look = () =>
      setPlace((before) => {
        const now = arrowPlace(box, wordsAround(), innerHeight);
        return before && before.left === now.left && before.top === now.top ? before : now;
      });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [box]);
  if (!place) return null;
  return (
    <svg
      aria-hidden="true"
      data-keep-clear=""
      class={`pointer-arrow ${place.isAbove ? 'above' : 'below-it'}`}
      viewBox={`0 0 ${ARROW.width} ${ARROW.height}`}
      style={{ left: `${place.left}px`, top: `${place.top}px` }}
    >
      <path d="M14 2h12v26h11L20 54 3 28h11z" />
    </svg>
  );
}
