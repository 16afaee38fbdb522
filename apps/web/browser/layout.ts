import type { Page } from 'playwright-core';

/** The sizes that every board is looked at in: small phone, phone, tablet upright and on its side, desktop, large screen. */
export const SIZES = {
  320: { width: 320, height: 640 },
  390: { width: 390, height: 844 },
  820: { width: 820, height: 1180 },
  1180: { width: 1180, height: 820 },
  1440: { width: 1440, height: 900 },
  2560: { width: 2560, height: 1440 },
} as const;

/**
 * What is wrong with the words of a page, or of the dialog that is open: those that are cut off at an edge, and those that lie over
 * others. What can be scrolled to is not cut off; what something else lies over is not read there anyway.
 */
const wrongWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Written {
      readonly element: Element;
      readonly words: string;
      readonly box: DOMRect;
    }
    /** Whether it is only read out: cut to nothing, whatever its class is called. */
    const isForEars = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { clipPath, clip } = getComputedStyle(around);
        if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return true;
      }
      return false;
    };
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const written: Written[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || element.closest('title, desc, style, option') || isForEars(element))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2) written.push({ element, words, box });
    }
    const isInSight = ({ element, box }: Written): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { y, bottom } = around.getBoundingClientRect();
        const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY);
        if (isScroller && (box.y < y || box.bottom > bottom)) return false;
      }
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !!top && (top.contains(element) || element.contains(top));
    };
    /** What is left of a screen by everything around an element that cuts off; without end where one can scroll, in that direction only. */
    const roomOf = (element: Element): { x: number; y: number; right: number; bottom: number } => {
      const room = { x: 0, y: 0, right: innerWidth, bottom: innerHeight };
      // On a low screen all of the page scrolls.
      let [scrollsAcross, scrollsDown] = [false, document.documentElement.scrollHeight > innerHeight + 1];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        scrollsAcross ||= /auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth + 1;
        scrollsDown ||= /auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight + 1;
        if (overflowX !== 'visible') {
          room.x = Math.max(room.x, box.x);
          room.right = Math.min(room.right, box.right);
        }
        if (overflowY !== 'visible') {
          room.y = Math.max(room.y, box.y);
          room.bottom = Math.min(room.bottom, box.bottom);
        }
        if (position === 'fixed') break;
      }
      return {
        ...room,
        ...(scrollsAcross ? { x: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY } : {}),
        ...(scrollsDown ? { y: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY } : {}),
      };
    };
    const said = (words: string) => `“${words.slice(0, 40)}”`;
    const found: string[] = [];
    for (const one of written) {
      const room = roomOf(one.element);
      const { x, y, right, bottom, width, height } = one.box;
      // What is spared where it has no room is gone as a whole.
      const isGone = x >= room.right - 1 || y >= room.bottom - 1;
      if (isGone && one.element.closest('[data-spare]')) continue;
      const across = Math.max(room.x - x, right - room.right);
      // Lines are higher than their letters.
      const down = Math.max(room.y - y, bottom - room.bottom);
      if (across > Math.min(2, width / 4) || down > height / 4)
        found.push(
          `cut off: ${said(one.words)} in .${one.element.closest('[class]')?.getAttribute('class')}`,
        );
    }
    const read = written.filter(isInSight);
    for (const [i, a] of read.entries())
      for (const b of read.slice(i + 1)) {
        if (a.element === b.element) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.x, b.box.x);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.y, b.box.y);
        const smaller = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
        if (across > 2 && down > 2 && across * down > smaller / 3)
          found.push(
            `${said(a.words)} lies over ${said(b.words)} in .${b.element.closest('[class]')?.getAttribute('class')}`,
          );
      }
    return [...new Set(found)];
  });

/** What is marked to stand by itself (`data-apart`), as the panels of a board are, and lies over something else that is. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('.board [data-apart]')].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const nameOf = (one: HTMLElement) => one.dataset.apart || one.classList[0] || one.localName;
    return marked.flatMap((a, i) =>
      marked.slice(i + 1).flatMap((b) => {
        if (a.contains(b) || b.contains(a)) return [];
        const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const across = Math.min(one.right, other.right) - Math.max(one.x, other.x);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y);
        return across > 2 && down > 2
          ? [`${nameOf(a)} and ${nameOf(b)}: ${Math.round(across)}×${Math.round(down)}`]
          : [];
      }),
    );
  });

/** What of a board has to be scrolled to, but for the album of a match of Cloud Mine that is over: that is a book. */
const scrolled = (page: Page): Promise<string[]> =>
  page.$$eval('.board, .board *', (all) =>
    all
      .filter((one) => {
        if (one.matches('.cm-album-pages')) return false;
        const { overflowX, overflowY } = getComputedStyle(one);
        return (
          (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1) ||
          (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1)
        );
      })
      .map((one) => `.${one.getAttribute('class')}: ${one.scrollHeight} in ${one.clientHeight}`),
  );

/** From this width on, that of a tablet upright, nothing of a board is scrolled to. */
const WHOLE_FROM = 800;

/** Everything that is wrong with how a table lies on the screen. */
export async function faultsOf(page: Page): Promise<string[]> {
  const isWide = (page.viewportSize()?.width ?? 0) >= WHOLE_FROM;
  return [...(await wrongWords(page)), ...(await overlaps(page)), ...(isWide ? await scrolled(page) : [])];
}
