import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { untilStill, violations } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { playNow, untilAsked } from './play.js';

const GAMES = ['rauf-und-runter', 'ueber-den-wolken', 'cloud-mine', 'zefiria', 'schwingenschlag'] as const;

/** Where everything of the board lies that has words or can be tapped, to the pixel; a board's own tip may change. */
const layoutOf = (page: Page): Promise<string[]> =>
  page.$$eval('.board, .prompt, .tools, .board :is(button, p, li, label, h2, h3, figcaption)', (all) =>
    all
      .filter((one) => !one.closest('.hidden-visually, .refused, [class*="tip"]'))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const box = [x, y, width, height].map((number) => number.toFixed(1)).join(' ');
        return `${one.classList[0] ?? one.localName} ${box} ${getComputedStyle(one).visibility}`;
      }),
  );

describe('the frame of every game', () => {
  const at = useSite();

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('a tap on what cannot be played explains it and moves nothing, on a %s', async (_, size) => {
    const { page } = await at.person({ size, language: 'de' });
    const explained: string[] = [];
    for (const game of GAMES) {
      await page.goto('/');
      await playNow(page, game);
      // Nothing is raised by a mouse that rests on it.
      await page.locator('.bar h1').hover();
      await page.waitForSelector('.board button');
      const shut = page.locator('.board [data-answer][aria-disabled="true"]').first();
      // Where everything that is in sight can be played, there is nothing to explain.
      if ((await untilAsked(page)) === 'over' || (await shut.count()) === 0) continue;
      await untilStill(page);
      const before = await layoutOf(page);
      await shut.dispatchEvent('click');
      await page.locator('.prompt .refused p').waitFor();
      explained.push(game);
      expect([game, await layoutOf(page)]).toEqual([game, before]);
      // It goes away with the next tap anywhere.
      await page.locator('.bar h1').click();
      await expect.poll(() => page.locator('.refused').count()).toBe(0);
      expect([game, await layoutOf(page)]).toEqual([game, before]);
    }
    expect(explained).toEqual(expect.arrayContaining(['rauf-und-runter', 'ueber-den-wolken']));
  });

  it('says at every size which seat is one’s own, and what it is in the game', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 0, name: 'Anna' } });
    await page.goto('/');
    await playNow(page, 'zefiria');
    await untilAsked(page);
    for (const size of [PHONE, { width: 820, height: 1180 }, DESKTOP, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      const own = page.locator('.seat.mine');
      expect(await own.locator('.you-mark').isVisible()).toBe(true);
      expect(await page.locator('.you-mark').count()).toBe(1);
      expect(await own.locator('.role').textContent()).toMatch(/^(Borea|Jugo|Etesia|Austro|Skyron)$/);
    }
  });

  it('a seat tells what it has to whoever presses it, at every size and by keyboard', async () => {
    const { page } = await at.person({ size: PHONE });
    for (const game of GAMES) {
      await page.goto('/');
      await playNow(page, game);
      await untilAsked(page);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        // Boards measure their room one picture later.
        await untilStill(page);
        const before = await layoutOf(page);
        const face = page.locator('.seat-face').nth(1);
        await face.focus();
        await page.keyboard.press('Enter');
        const card = page.locator('.seat-card:popover-open');
        await expect.poll(() => card.locator('li').count(), { message: game }).toBeGreaterThan(1);
        expect([game, await card.locator('h2').textContent()]).toEqual([
          game,
          await face.locator('.called').textContent(),
        ]);
        const box = await card.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
        expect([game, await violations(page)]).toEqual([game, []]);
        await page.keyboard.press('Escape');
        await expect.poll(() => card.count()).toBe(0);
        expect(await face.evaluate((one) => one === document.activeElement)).toBe(true);
        expect([game, await layoutOf(page)]).toEqual([game, before]);
      }
      await page.setViewportSize(PHONE);
    }
  }, 240_000);

  it('gives the board the width of a desktop; log and chat fold away and stay folded', async () => {
    const { page } = await at.person({ size: DESKTOP });
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    const width = async () => (await page.locator('.board').boundingBox())?.width;
    expect(await width()).toBeGreaterThanOrEqual(1150);
    await page.locator('.beside .log').waitFor();
    await page.getByRole('button', { name: 'Log and chat' }).click();
    await expect.poll(width).toBeGreaterThanOrEqual(1400);
    expect(await page.locator('.beside').isVisible()).toBe(false);
    await page.reload();
    await untilAsked(page);
    expect(await page.locator('.beside').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Log and chat' }).click();
    await page.locator('.beside .log').waitFor();
    // On a tablet on its side it would take the board's wide layout: there they open over it.
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(width).toBeGreaterThanOrEqual(1150);
    await page.getByRole('button', { name: 'What happened' }).click();
    await page.locator('dialog .log').waitFor();
  });

  it('gives the only answer by itself, unless that is switched off', async () => {
    const { page } = await at.person({ settings: { speed: 0, auto: undefined } });
    await page.goto('/');
    await playNow(page);
    // The first throw of the dice is the only answer.
    await page.waitForFunction(
      () =>
        document.querySelector('.table .prompt.mine') &&
        document.querySelectorAll('.board [data-answer]:not([aria-disabled="true"])').length > 1,
    );
    await page.goto('/settings');
    expect(await page.getByRole('switch', { name: /only one answer/ }).getAttribute('aria-checked')).toBe(
      'true',
    );
  });
});
