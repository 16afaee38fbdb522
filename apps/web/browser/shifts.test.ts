import { GAMES } from '@aerie/registry';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { PACED, shiftsInPlay } from './shifts.js';

/** Answers that are given in each game while one watches. */
const ANSWERS = 3;
/** Turns after which one begins to watch: boards are neither empty nor full. */
const FROM = 9;

describe('boards keep still', () => {
  const at = useSite();

  it.each(GAMES)('$id: nothing is laid out anew while moves are shown and others play', async (game) => {
    const watched = [PHONE, DESKTOP].map(async (size) => {
      const person = await at.person({ size, settings: PACED });
      return (await shiftsInPlay(person, game, FROM, ANSWERS)).map((shift) => ({
        width: size.width,
        ...shift,
      }));
    });
    expect((await Promise.all(watched)).flat()).toEqual([]);
  });
});
