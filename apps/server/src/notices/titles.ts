/** What the games are called, in every language. */
const TITLES: Readonly<Record<string, string>> = {
  'ueber-den-wolken': 'Über den Wolken',
  'rauf-und-runter': 'Rauf und Runter',
  'cloud-mine': 'Cloud Mine',
  zefiria: 'Zefiria',
  schwingenschlag: 'Schwingenschlag',
};

/** A game without a title of its own goes by its id, with capitals. */
export const gameTitle = (id: string): string =>
  TITLES[id] ??
  id.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());
