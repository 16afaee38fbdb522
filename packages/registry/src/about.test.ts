import { expect, test } from 'vitest';
import { ABOUT, messagesOf } from './about.js';
import { CREDITS } from './credits.js';
import { GAMES, titleOf } from './index.js';
import de from './words/de.js';
import en from './words/en.js';
import fr from './words/fr.js';
import it from './words/it.js';

const LANGUAGES = { de, en, fr, it };
const IDS = GAMES.map(({ id }) => id);

test('every game has a box, and every box a game', () => {
  expect([...ABOUT.keys()]).toEqual(IDS);
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the box of %s says what the rules say',
  (id, game) => {
    const about = ABOUT.get(id);
    expect(game.seats).toEqual(about?.seats);
    expect(game.together).toBe(about?.together);
    expect(about?.minutes).toBeGreaterThan(0);
  },
);

test('every game says whose it is, as far as its rulebook does; sites are bare names, as they are printed', () => {
  expect([...CREDITS.keys()]).toEqual(IDS);
  for (const { site } of CREDITS.values()) if (site) expect(site).toMatch(/^[a-z0-9.-]+\.[a-z]+$/);
});

test.each(Object.entries(LANGUAGES))('in %s every box has its words', (language, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const id of IDS)
    for (const key of [`game.${id}`, `game.${id}.tagline`, `game.${id}.description`])
      expect(words[key]?.trim(), `${key} in ${language}`).toMatch(/\S/);
});

test('a title is said in the language that is asked for; a game that is gone goes by its id', () => {
  for (const id of IDS) expect(titleOf(id, 'fr')).toBe(fr[`game.${id}`]);
  expect(titleOf('chess', 'de')).toBe('chess');
  expect(titleOf('toString', 'de')).toBe('toString');
});

test('a game names bots, and says how they play, under keys of its own', () => {
  const words = {
    title: 'Lark',
    tagline: '',
    description: '',
    levels: { club: 'Choir' },
    plays: { club: 'Along.' },
  };
  expect(messagesOf({ 'games/lark/src/about/en.ts': words })).toMatchObject({
    'game.lark.level.club': 'Choir',
    'game.lark.level.club.about': 'Along.',
  });
});
