import { afterEach, describe, expect, test, vi } from 'vitest';
import { device } from './testing.js';

afterEach(() => vi.unstubAllGlobals());

const KEY = 'aerie.settings';
const stored = (text: string) => device({ [KEY]: text });

describe('settings of a device', () => {
  test('are the defaults on a new one, and stored at once', async () => {
    const { items, allSettings } = await device();
    expect(allSettings()).toMatchObject({
      theme: 'auto',
      speed: 1,
      confirm: true,
      sendGames: 'ask',
      name: null,
    });
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual(allSettings());
  });

  test('are those that were stored, and every change is stored', async () => {
    const { items, settings } = await stored('{"theme":"dark","speed":2,"name":"Anna"}');
    expect(settings.theme.value).toBe('dark');
    expect(settings.speed.value).toBe(2);
    settings.palette.value = 'clear';
    expect(JSON.parse(items.get(KEY) ?? '')).toMatchObject({ palette: 'clear', theme: 'dark', name: 'Anna' });
  });

  test.each([
    ['no JSON', 'theme=dark'],
    ['no object', '"dark"'],
    ['null', 'null'],
    ['of other kinds', '{"theme":"pink","speed":9,"sound":"yes","name":7,"sendGames":true,"palette":null}'],
  ])('are the defaults where what is stored is %s', async (_, text) => {
    const broken = await stored(text);
    const fresh = await device();
    expect(broken.allSettings()).toEqual(fresh.allSettings());
  });

  test('last as long as the page where nothing can be stored', async () => {
    const { settings } = await device({}, true);
    settings.sound.value = true;
    expect(settings.sound.value).toBe(true);
  });
});

test('adopting takes only the named settings, and only values that fit', async () => {
  const { adopt, settings } = await device();
  adopt({ theme: 'dark', speed: 'fast', name: 'Ben', sound: true }, ['theme', 'speed', 'sound']);
  expect(settings.theme.value).toBe('dark');
  expect(settings.speed.value).toBe(1);
  expect(settings.sound.value).toBe(true);
  expect(settings.name.value).toBeNull();
});

test.each([
  { speed: 1, reduced: false, moves: true },
  { speed: 0, reduced: false, moves: false },
  { speed: 1, reduced: true, moves: false },
])('speed $speed and reduced motion $reduced: moves $moves', async ({ speed, reduced, moves }) => {
  const { settings, mayMove } = await device();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  settings.speed.value = speed;
  expect(mayMove()).toBe(moves);
});
