import raufUndRunter, { dieOf, FEATHER, player } from '@aerie/rauf-und-runter';
import { describe, expect, it } from 'vitest';
import { untilStill } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { faultsOf } from './layout.js';
import { movesOn, untilAsked } from './play.js';
import { open, randomUntil } from './prepared-match.js';

const at = useSite();

describe('Rauf und Runter', () => {
  it('names its numbers, offers what most people want, and stages the end of a round', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 1, sounds: false } });
    // The last of the round is above the flutter number, and has feathers for it.
    const match = randomUntil(raufUndRunter, {
      seats: 4,
      until: (s) =>
        s.order.at(-1) === 0 && s.turn === 3 && s.dice === 0 && raufUndRunter.answers(s, 0).length > 1,
    });
    await open(page, match);
    await untilAsked(page);
    const box = await page.locator('.rr-grounds').boundingBox();
    for (const [what, name] of [
      ['.rr-flutter-now .rr-flutter-card', 'Flutter number'],
      ['.rr-perch-feathers', 'Feathers'],
      ['.rr-supply text', 'Nest'],
    ] as const) {
      await page.locator(what).first().tap({ force: true });
      await expect.poll(() => page.locator('.explanation strong').textContent()).toBe(name);
    }
    await page.keyboard.press('Escape');
    await page.locator('.explanation').waitFor({ state: 'detached' });
    await page.locator('.seat .score').first().tap();
    await expect.poll(() => page.locator('.seat-card:popover-open').textContent()).toMatch(/Height: \d/);
    await page.keyboard.press('Escape');
    expect(await page.locator('.rr-grounds').boundingBox()).toEqual(box);
    const sheds = page.locator('.rr-button-shed');
    const explained = () => page.locator('.explanation strong').textContent();
    // What can be played is explained to the focus of the keyboard, and to a finger that stays on it.
    await sheds.first().focus();
    await expect.poll(explained).toBe('Shed feathers');
    await page.keyboard.press('Escape');
    const moves = await movesOn(page);
    await sheds.first().dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await expect.poll(explained).toBe('Shed feathers');
    await sheds.first().dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await sheds.first().dispatchEvent('click', { bubbles: true });
    expect([await movesOn(page), await page.locator('.confirm').count()]).toEqual([moves, 0]);
    // However small the screen, the bubble lies within it.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('.rr-perch-feathers').last().tap({ force: true });
    await expect.poll(explained).toBe('Feathers');
    const bubble = await page.locator('.explanation').boundingBox();
    expect(bubble?.x).toBeGreaterThanOrEqual(0);
    expect((bubble?.x ?? 0) + (bubble?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    // A key goes from sign to sign, and on to the rule.
    await page.keyboard.press('e');
    await expect.poll(explained).toBe('Colour and mark');
    await page.keyboard.press('e');
    await expect.poll(explained).toBe('Height');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] #rule-goal-height.here').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    // To shed as many as help is the coloured one; it is the last.
    expect(await sheds.last().getAttribute('class')).toContain('rr-best');
    expect(await page.locator('.rr-best').count()).toBe(1);
    await sheds.last().tap();
    const moment = page.locator('.moment', { has: page.locator('h2', { hasText: /Round \d of 7 is over/ }) });
    await moment.waitFor();
    expect(await moment.locator('tbody tr').count()).toBe(4);
    expect(await moment.textContent()).toMatch(/(up|fell) \d|stays/);
    await page.keyboard.press('Enter');
    await moment.waitFor({ state: 'detached' });
  });

  it('tells whoever is below the podium which place it is', async () => {
    const { page } = await at.person({ size: PHONE });
    const match = randomUntil(raufUndRunter, {
      seats: 5,
      until: (s) => raufUndRunter.outcome(s)?.places[0] === 4,
    });
    await open(page, match);
    await expect
      .poll(() => page.locator('.below-podium').textContent())
      .toMatch(/You come 4th of 5\. Height: \d+/);
  });
});

/** A throw of so many dice, no two of a kind, with or without some that go to the dung heap. */
const thrown = (dice: number, toHeap: number) =>
  randomUntil(raufUndRunter, {
    seats: 2,
    until: (s) => {
      if (s.dice !== dice) return false;
      const picks = raufUndRunter
        .answers(s, player(s))
        .flatMap((one) => (one.kind === 'pick' ? [one.die] : []));
      const last = s.track.at(-1) ?? 0;
      return (
        picks.length === dice &&
        picks.includes(dieOf(FEATHER)) &&
        picks.filter((die) => die !== dieOf(FEATHER) && die < last).length >= toHeap
      );
    },
  });

it.each(['de', 'en', 'fr', 'it'])(
  'on a desktop all that dice can do is in sight, in %s',
  async (language) => {
    const { page } = await at.person({ size: DESKTOP, language });
    for (const match of [thrown(5, 0), thrown(4, 2)]) {
      await open(page, match);
      await page.locator('.rr-legal').first().waitFor();
      await untilStill(page);
      expect(await faultsOf(page)).toEqual([]);
    }
  },
);
