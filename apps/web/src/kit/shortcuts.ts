import { useLayoutEffect } from 'preact/hooks';

/**
 * The keys of a board or page, by what they do. A key is named as `KeyboardEvent.key` names it, letters in lower case.
 * A game exports its own from `shortcuts.ts`; a test finds a key that would do two things.
 */
export type Shortcuts<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** What is done for each of them, with the key that was pressed. */
type Acts<Name extends string> = Readonly<Record<Name, (key: string) => void>>;

/** What a key press tells. */
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'
>;

/** Where it was pressed. */
type Within = 'field' | 'dialog' | 'button' | 'page';

const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase();
/** Whether a key may come with the shift key: letters, and signs that some keyboards have there. */
const needsShift = (key: string): boolean => key.length === 1 && key !== ' ';
/** Whether a key means something to the button that has the focus. */
const presses = (key: string): boolean => key === ' ' || key === 'Enter';

/** The name of the shortcut that a key stands for, if it stands for one here. */
export function shortcutFor<Name extends string>(
  shortcuts: Shortcuts<Name>,
  event: Pressed,
  within: Within,
  repeats = false,
): { readonly name: Name; readonly key: string } | undefined {
  const key = isLetter(event.key) ? event.key.toLowerCase() : event.key;
  const chord = event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && !needsShift(event.key));
  if (chord || event.defaultPrevented || (event.repeat && !repeats)) return undefined;
  if (within === 'field' || within === 'dialog' || (within === 'button' && presses(key))) return undefined;
  for (const name in shortcuts) if (shortcuts[name].includes(key)) return { name, key };
  return undefined;
}

function placeOf(target: EventTarget | null): Within {
  if (document.querySelector('dialog[open], :popover-open')) return 'dialog';
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input, textarea, select, [contenteditable="true"], [data-keys]')) return 'field';
  return target.closest('button, a, summary, [role="button"]') ? 'button' : 'page';
}

/**
 * Does what a key stands for, while this is on the page; not while somebody writes, a dialog or a card is open, or the focus is
 * in something with keys of its own (`data-keys`). Keys that are held down count once, unless `repeats`. A key acts on
 * what is shown: heard from before the page is painted, not after, or a quick second press would repeat the first.
 */
export function useShortcuts<Name extends string>(
  shortcuts: Shortcuts<Name>,
  acts: Acts<Name>,
  repeats = false,
): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const found = shortcutFor(shortcuts, event, placeOf(event.target), repeats);
      if (!found) return;
      event.preventDefault();
      acts[found.name](found.key);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [shortcuts, acts, repeats]);
}
