import raufUndRunter from '@aerie/rauf-und-runter';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { untilAsked } from './play.js';
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
      ['.seat .score', 'Height'],
    ] as const) {
      await page.locator(what).first().tap({ force: true });
      await expect.poll(() => page.locator('.explanation strong').textContent()).toBe(name);
    }
    await page.keyboard.press('Escape');
    await page.locator('.explanation').waitFor({ state: 'detached' });
    expect(await page.locator('.rr-grounds').boundingBox()).toEqual(box);
    // To shed as many as help is the coloured one; it is the last.
    const sheds = page.locator('.rr-button-shed');
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
