import type { Page } from 'playwright-core';

/**
 * What can be seen on the board and at the seats, says nothing in words, and is not explained: a picture, number or drawn shape
 * outside of every term of the glossary, both where it stands in the page and where a finger would hit it. `besides` are
 * selectors of what needs no term.
 */
export const unexplained = (
  page: Page,
  glossary: Readonly<Record<string, unknown>>,
  besides: readonly string[],
): Promise<string[]> =>
  page.evaluate(
    ({ terms, ignored }) => {
      /** Pictures larger than this, in px, have many things in them. */
      const SCENE = 240;
      /** More characters than this are no label. */
      const LINE = 80;
      const UNSEEN = '.hidden-visually, [hidden], defs, title, style';
      /** The site's own buttons have names. */
      const CONTROLS = 'svg.icon';
      const explains = (element: Element | null | undefined): boolean =>
        terms.includes(element?.closest<HTMLElement | SVGElement>('[data-term]')?.dataset.term ?? '');
      const isSeen = (element: Element): boolean =>
        !element.closest(UNSEEN) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      /** The words that can be read in an element. */
      const textIn = (element: Element): string => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let all = '';
        while (texts.nextNode()) {
          const around = texts.currentNode.parentElement;
          if (around && isSeen(around)) all += ` ${texts.currentNode.textContent}`;
        }
        return all;
      };
      const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);
      const ownText = (element: Element): string =>
        [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent)
          .join('');
      const isDrawn = (element: Element): boolean => {
        const { backgroundImage, backgroundColor, borderTopWidth } = getComputedStyle(element);
        const clear = /, 0\)$|transparent/.test(backgroundColor);
        return !clear || backgroundImage !== 'none' || borderTopWidth !== '0px';
      };
      /** A picture that stands by itself counts as a whole, a scene shape by shape. */
      const isScene = (svg: Element): boolean => {
        const { width, height } = svg.getBoundingClientRect();
        return Math.max(width, height) > SCENE;
      };
      const isSign = (element: Element): boolean => {
        const own = ownText(element);
        if (/[\p{N}\p{S}]/u.test(own)) return !hasWords(own);
        if (!(element instanceof SVGElement))
          return element instanceof HTMLImageElement || (element.childNodes.length === 0 && isDrawn(element));
        const scene = element.closest('svg');
        if (!scene) return false;
        return isScene(scene) ? element.childElementCount === 0 && own.trim() === '' : element === scene;
      };
      /** What a finger on an element means where it lets fingers through to what it lies in. */
      const touched = (element: Element | null): Element | null =>
        element && getComputedStyle(element).pointerEvents === 'none'
          ? touched(element.parentElement)
          : element;
      /** Whether whoever points at the middle of it is told what it is; it may be covered for now. */
      const isExplained = (element: Element): boolean => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return explains(hit) || explains(touched(element));
      };
      /** A picture beside a few words is explained by them. A number is not: nobody knows what it counts. */
      const isBesideWords = (element: Element): boolean => {
        const words = textIn(element.parentElement ?? element);
        return ownText(element).trim() === '' && words.length < LINE && hasWords(words);
      };
      /** How a person who mends it finds it. */
      const nameOf = (element: Element): string => {
        const path: string[] = [];
        for (let at: Element | null = element; at && path.length < 4; at = at.parentElement)
          path.unshift([at.tagName.toLowerCase(), ...at.classList].join('.'));
        return path.join(' > ');
      };
      const found = new Set<string>();
      for (const element of document.querySelectorAll('.board *, .seats *')) {
        const { width, height } = element.getBoundingClientRect();
        if (Math.max(width, height) < 3 || !isSeen(element) || !isSign(element)) continue;
        if ([CONTROLS, ...ignored].some((selector) => element.closest(selector))) continue;
        if (!isExplained(element) && !isBesideWords(element)) found.add(nameOf(element));
      }
      return [...found];
    },
    { terms: Object.keys(glossary), ignored: [...besides] },
  );
