/** A key as `aria-keyshortcuts` has it. */
export const keyName = (key: string): string =>
  key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
