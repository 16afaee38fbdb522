import { beforeEach, expect, test, vi } from 'vitest';
import { device } from '../settings/testing.js';

beforeEach(() => vi.unstubAllGlobals());

/** What is heard on a device that remembers both kinds of sound as wished, once somebody has pressed something. */
async function heardWith(speed: number, reduced: boolean, hidden = false) {
  await device({ 'aerie.settings': JSON.stringify({ sound: true, soundscape: true, speed }) });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('document', { hidden });
  const { isPressed, mayBeHeard, wish } = await import('./wishes.js');
  const before = mayBeHeard('sound');
  isPressed.value = true;
  return { before, wish, mayBeHeard, heard: [mayBeHeard('sound'), mayBeHeard('soundscape')] };
}

test.each([
  { speed: 1, reduced: false, heard: [true, true] },
  { speed: 1, reduced: true, heard: [false, false] },
  { speed: 0, reduced: false, heard: [false, false] },
])('speed $speed, reduced motion $reduced: heard $heard', async ({ speed, reduced, heard }) => {
  const found = await heardWith(speed, reduced);
  expect(found.heard).toEqual(heard);
  expect(found.before).toBe(false);
});

test('what is turned on where nothing moves is heard there, and it alone', async () => {
  const { wish, mayBeHeard } = await heardWith(0, false);
  wish('soundscape').value = true;
  expect([mayBeHeard('sound'), mayBeHeard('soundscape')]).toEqual([false, true]);
});

test('nothing is heard of a hidden page', async () => {
  expect((await heardWith(1, false, true)).heard).toEqual([false, false]);
});
