import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { DESKTOP, PHONE, TABLET } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';

const at = useSite();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const opener = (page: Page) =>
  page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Give up' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Give up for good?' });

async function askToGiveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await opener(page).click();
  await question(page).waitFor();
}

async function giveUp(page: Page): Promise<void> {
  await askToGiveUp(page);
  await question(page).getByRole('button', { name: 'Give up' }).click();
}

describe('giving up', () => {
  it('is a decision: it says what follows, never meets a double click, and ends a rated match of two', async () => {
    const anna = await at.person({ size: PHONE });
    const ben = await at.person();
    const { page } = anna;
    const link = await invite(anna, 'Anna', 2, 'rauf-und-runter', ['Rated match']);
    await joinTable(ben, link, 'Ben');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await ben.page.locator('.table').waitFor();

    for (const size of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Menu' }).click();
      const where = (await opener(page).boundingBox()) as Box;
      await page.mouse.dblclick(where.x + where.width / 2, where.y + where.height / 2);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await askToGiveUp(page);
      for (const name of ['Give up', 'Play on']) {
        const button = (await question(page).getByRole('button', { name }).boundingBox()) as Box;
        expect(overlap(where, button)).toBe(false);
        expect(button.height).toBeGreaterThanOrEqual(44);
      }
      await question(page).getByRole('button', { name: 'Play on' }).click();
    }
    await page.setViewportSize(PHONE);
    await askToGiveUp(page);
    for (const what of ['You come last', 'counts as a loss', 'The match ends at once: Ben wins.'])
      await question(page).getByText(what).waitFor();
    expect(await violations(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Give up' }).click();

    await page.locator('.verdict', { hasText: 'You have given up. Ben wins.' }).waitFor();
    await ben.page.locator('.verdict', { hasText: 'Anna has given up. You won.' }).waitFor();
    const changes = ben.page.getByRole('region', { name: 'How ratings change' });
    await changes.locator('li', { hasText: /Anna.*1000 → \d+−\d+/ }).waitFor();
    await changes.locator('li', { hasText: /Ben.*1000 → \d+\+\d+/ }).waitFor();
    expect(await violations(ben.page)).toEqual([]);

    await page.goto('/history');
    const match = page.locator('.match');
    await match.getByText('left the match').waitFor();
    await match.getByText(/Ben \(.*\+\d+\)/).waitFor();
    await match.getByText(/▼ \d+/).waitFor();
    await match.getByRole('link', { name: 'Watch' }).click();
    await page.getByText('Anna has given up. Ben wins.').first().waitFor();
  });

  it('of three leaves the seat to a bot of the table’s level, or to somebody who looks on if all agree', async () => {
    const [anna, ben, cleo, dora] = [
      await at.person(),
      await at.person({ size: PHONE }),
      await at.person(),
      await at.person({ size: PHONE }),
    ];
    const link = await invite(anna, 'Anna', 3);
    await joinTable(ben, link, 'Ben');
    await anna.page.getByRole('button', { name: 'Change' }).click();
    const form = anna.page.getByRole('dialog', { name: 'Change the table' });
    await form
      .getByRole('group', { name: 'Bot for whoever leaves' })
      .getByText(/^Hen\b/)
      .click();
    await form.getByRole('button', { name: 'Play like this' }).click();
    await ben.page.getByText('Bot for whoever leaves').waitFor();
    await joinTable(cleo, link, 'Cleo');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await cleo.page.locator('.table').waitFor();
    await dora.page.goto(link);
    await dora.page.locator('.table').waitFor();

    await askToGiveUp(anna.page);
    await question(anna.page)
      .getByText(/A bot \(.*\) plays on for you/)
      .waitFor();
    await question(anna.page).getByRole('button', { name: 'Give up' }).click();
    await cleo.page.locator('.seat', { hasText: 'Anna' }).getByText('left').waitFor();
    await dora.page.getByRole('button', { name: 'Take over the seat' }).click();
    await dora.page.getByLabel('Your name').fill('Dora');
    await dora.page.getByRole('button', { name: 'Come in' }).click();
    await dora.page.getByText('You have asked the others').waitFor();
    for (const { page } of [ben, cleo]) {
      await page.getByText('Dora would like to take over the seat of Anna.').waitFor();
      // Nothing that the mouse happens to lie on explains itself.
      await page.getByRole('button', { name: 'Fine by me' }).hover();
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Fine by me' }).click();
    }
    await dora.page.locator('.seat.mine', { hasText: 'Dora' }).waitFor();
    await anna.page.locator('.seat', { hasText: 'took over' }).waitFor();
    expect(await anna.page.locator('.seat.mine').count()).toBe(0);

    await giveUp(cleo.page);
    await giveUp(ben.page);
    await dora.page.locator('.verdict', { hasText: 'You won' }).waitFor();
  });
});
