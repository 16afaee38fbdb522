import { useEffect } from 'preact/hooks';

/** The answer that a key stands for: a face of a die, or the re-roll. */
function answerOf(key: string): string | undefined {
  if (/^[1-5]$/.test(key)) return key;
  if (key === 'f' || key === 'F') return 'F';
  return key === 'r' || key === 'R' ? 'reroll' : undefined;
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Digits and F choose a die, R rolls again; not while somebody writes or a dialog is open. */
export function useKeys(press: (answer: string) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (writes(event.target) || document.querySelector('dialog[open]')) return;
      const answer = answerOf(event.key);
      if (answer !== undefined) press(answer);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [press]);
}
