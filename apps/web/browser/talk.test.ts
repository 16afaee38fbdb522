import { describe, expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { untilAsked } from './play.js';

describe('talk at the table', () => {
  const at = useSite();

  it('a new line is counted and shown at every size and moves nothing; reactions need one tap', async () => {
    const anna = await at.person({ size: DESKTOP });
    const ben = await at.person({ size: PHONE });
    const link = await invite(anna, 'Anna', 2);
    await joinTable(ben, link, 'Ben');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([anna, ben].map(({ page }) => page.waitForSelector('.table .board > *')));
    await Promise.race([anna, ben].map(({ page }) => untilAsked(page)));

    // On the desktop the input stands at the foot of the panel, also while nothing was said.
    const box = async (selector: string) => anna.page.locator(selector).boundingBox();
    const [panel, input] = [await box('.beside section:has(.chat)'), await box('.beside .chat form')];
    if (!panel || !input) throw new Error('there is no chat');
    expect(panel.y + panel.height - (input.y + input.height)).toBeLessThan(20);

    // A line on the phone: a badge, and a toast that opens the chat.
    const board = await ben.page.locator('.board').boundingBox();
    await anna.page
      .getByLabel('Say something')
      .fill('Shall we play three rounds, or until one of us falls asleep?');
    await anna.page.keyboard.press('Enter');
    const toast = ben.page.locator('.toast.line');
    await toast.waitFor();
    expect(await toast.textContent()).toContain('Anna: Shall we');
    expect(await ben.page.locator('.to-chat .unread').textContent()).toBe('1');
    expect(await ben.page.locator('.board').boundingBox()).toEqual(board);
    await toast.click();
    await ben.page.locator('.dialog .talk li').waitFor();
    expect(await ben.page.locator('.unread').count()).toBe(0);
    expect(await violations(ben.page)).toEqual([]);
    await ben.page.locator('.dialog .input').fill('Until somebody falls asleep');
    await ben.page.keyboard.press('Enter');

    // On the desktop as well, though the chat is beside the board: until one turns to it.
    await anna.page.locator('.toast.line').waitFor();
    expect(await anna.page.locator('.beside h2 .unread').textContent()).toBe('1');
    await anna.page.locator('.beside .talk').hover();
    await expect.poll(() => anna.page.locator('.unread').count()).toBe(0);

    // Reactions: from the chat beside the board, and from the frame of the phone.
    await anna.page.getByRole('button', { name: 'Well done' }).click();
    await ben.page.locator('.dialog').getByRole('button', { name: 'Close' }).click();
    await ben.page.locator('.seat:not(.mine) .seat-reaction').waitFor();
    await ben.page.getByRole('button', { name: 'React with one tap' }).click();
    expect(await misfits(ben.page)).toEqual([]);
    expect(board?.width).toBeGreaterThan(360);
    await ben.page.getByRole('button', { name: 'Thank you' }).click();
    await anna.page.locator('.seat:not(.mine) .seat-reaction').waitFor();
    await anna.page
      .locator('.toasts [role="status"]', { hasText: 'Ben: Thank you' })
      .waitFor({ state: 'attached' });
    expect(await violations(anna.page)).toEqual([]);
    expect(await ben.page.locator('.board').boundingBox()).toEqual(board);

    // Whoever does not like them is shown none, and offered none.
    await anna.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('aerie.settings') ?? '{}');
      localStorage.setItem('aerie.settings', JSON.stringify({ ...kept, reactions: false }));
    });
    await anna.page.reload();
    await anna.page.waitForSelector('.beside .talk li');
    expect(await anna.page.getByRole('button', { name: 'Well done' }).count()).toBe(0);
    await ben.page.getByRole('button', { name: 'React with one tap' }).click();
    await ben.page.getByRole('button', { name: 'Oops' }).click();
    await ben.page.locator('.seat.mine .seat-reaction').waitFor();
    expect(await anna.page.locator('.seat-reaction').count()).toBe(0);
  });

  it('sounds are offered once', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 0, soundOffered: undefined } });
    await page.goto('/');
    await page.locator('.cover .button.primary').first().click();
    const offer = page.locator('.toast.offer');
    await offer.waitFor();
    await untilAsked(page);
    const board = await page.locator('.board').boundingBox();
    await offer.getByRole('button', { name: 'Sound on' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => offer.count()).toBe(0);
    expect(await page.locator('.board').boundingBox()).toEqual(board);
    await page.reload();
    await untilAsked(page);
    expect(await offer.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sounds are on' }).waitFor();
  });
});
