/** What is looked at in the views of games. */
interface Dice {
  readonly roll: readonly unknown[];
}
interface Flock {
  readonly step: { readonly at: string };
}

/** What a decision is about, in the terms of its game; never what the answer is. `answers` are all that can be given, in notation. */
type ThemeOf = (view: unknown, answers: readonly string[]) => string;

const begins = (answers: readonly string[], ...words: readonly string[]): boolean =>
  answers.some((answer) => words.includes(answer.split(' ')[0] as string));

const FLOCK: Readonly<Record<string, string>> = {
  turn: 'action',
  standard: 'action',
  swap: 'swap',
  bird: 'bird',
  search: 'bird',
  place: 'place',
  take: 'card',
  discard: 'card',
  copy: 'card',
  score: 'scoring',
  scoring: 'scoring',
};

const LAST_DICE = 2;

const THEMES: Readonly<Record<string, ThemeOf>> = {
  'rauf-und-runter': (view, answers) => {
    const { length } = (view as Dice).roll;
    if (length === 0) return 'shed';
    if (answers.includes('reroll')) return 'reroll';
    return length <= LAST_DICE ? 'lastDice' : 'firstDice';
  },
  'ueber-den-wolken': (view) => FLOCK[(view as Flock).step.at] ?? 'action',
  schwingenschlag: (_, answers) => {
    if (begins(answers, 'dig', 'entice', 'explore')) return 'action';
    if (begins(answers, 'play', 'cover')) return 'playing';
    if (begins(answers, 'pay', 'waive', 'exchange')) return 'paying';
    if (begins(answers, 'egg')) return 'eggs';
    if (answers.some((answer) => /^(take|keep|discard) (d\d|c\d|dragon|cave)/.test(answer))) return 'cards';
    if (begins(answers, 'take', 'name', 'keep', 'discard')) return 'resources';
    return begins(answers, 'mark') ? 'guild' : 'effect';
  },
};

/** The theme of a decision. */
export const themeOf = (game: string, view: unknown, answers: readonly string[]): string =>
  THEMES[game]?.(view, answers) ?? 'decision';
