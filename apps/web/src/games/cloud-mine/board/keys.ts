import { useEffect } from 'preact/hooks';

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Digits look at the cards in their order; not while somebody writes or a dialog is open. */
export function useDigits(press: (digit: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (writes(event.target) || document.querySelector('dialog[open]')) return;
      if (/^[1-8]$/.test(event.key)) press(Number(event.key));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [press]);
}
