import { describe, expect, it, test } from 'vitest';
import { REPLAY_KEYS } from '../pages/replay/keys.js';
import { SIGN_KEYS, TABLE_KEYS } from '../table/keys.js';
import { keyName } from './key-name.js';
import { type Shortcuts, shortcutFor } from './shortcuts.js';

const KEYS = { pick: ['1', '2'], reroll: ['r'], drop: ['Escape'], play: [' '], help: ['?'] };
const pressed = (key: string, change = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  ...change,
});

describe('a key', () => {
  it.each<[string, object, string | undefined, ('field' | 'dialog' | 'button')?]>([
    ['1', {}, 'pick'],
    ['r', {}, 'reroll'],
    ['R', { shiftKey: true }, 'reroll'],
    ['Escape', {}, 'drop'],
    [' ', {}, 'play'],
    ['x', {}, undefined],
    ['r', { ctrlKey: true }, undefined],
    ['r', { altKey: true }, undefined],
    ['r', { metaKey: true }, undefined],
    ['?', { shiftKey: true }, 'help'],
    ['Escape', { shiftKey: true }, undefined],
    [' ', { shiftKey: true }, undefined],
    ['r', { repeat: true }, undefined],
    ['r', { defaultPrevented: true }, undefined],
    ['r', {}, undefined, 'field'],
    ['r', {}, undefined, 'dialog'],
    ['r', {}, 'reroll', 'button'],
    [' ', {}, undefined, 'button'],
  ])('%j with %j does %s (in a %s)', (key, change, name, within = undefined) => {
    expect(shortcutFor(KEYS, pressed(key, change), within ?? 'page')?.name).toBe(name);
  });

  it('that is held down goes on where that is wanted', () => {
    expect(shortcutFor(KEYS, pressed('1', { repeat: true }), 'page', true)).toEqual({
      name: 'pick',
      key: '1',
    });
  });

  it.each([
    ['r', 'R'],
    [' ', 'Space'],
    ['Escape', 'Escape'],
  ])('%j is called %s', (key, name) => expect(keyName(key)).toBe(name));
});

const games = import.meta.glob<Shortcuts<string>>('../games/*/shortcuts.ts', {
  eager: true,
  import: 'SHORTCUTS',
});

test.each(Object.entries(games))('%s: no key does two things', (_, shortcuts) => {
  const own = Object.values(shortcuts).flat();
  // A table, and a match that is seen again, have keys beside those of the board.
  for (const others of [TABLE_KEYS, REPLAY_KEYS]) {
    const all: string[] = [...own, ...SIGN_KEYS.explain, ...Object.values(others).flat()];
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
  }
});
