import { useEffect } from 'preact/hooks';
import type { Scene } from './scene.js';

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Digits show somebody's mat, R the rival, G the guild, O the objectives, P points; Escape puts down what is held. */
export function useKeys(seats: number, show: (scene: Scene) => void, drop: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (writes(event.target) || document.querySelector('dialog[open]')) return;
      const digit = Number(event.key);
      if (digit >= 1 && digit <= seats) show(digit - 1);
      else if (event.key === 'g') show('guild');
      else if (event.key === 'o') show('goals');
      else if (event.key === 'p') show('points');
      else if (event.key === 'r' && seats === 1) show('rival');
      else if (event.key === 'Escape') drop();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [seats, show, drop]);
}
