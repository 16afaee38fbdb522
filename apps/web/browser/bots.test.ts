import { describe, expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite } from './invite.js';
import { answer, hurryToTheEnd, offers, playNow, playToTheEnd, untilAsked } from './play.js';

const at = useSite();

describe('against bots', () => {
  it('a new visitor on a phone plays a whole game and asks for another', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    expect(await playToTheEnd(page)).toBeGreaterThan(20);
    await page.getByRole('table', { name: 'How it ended' }).waitFor();
    const places = await page.$$eval('.account tbody tr td:first-child', (cells) =>
      cells.map((cell) => cell.textContent),
    );
    expect(places).toEqual(['1', '2', '3', '4']);
    const before = page.url();
    await page.getByRole('button', { name: 'Once more' }).click();
    await page.waitForURL((url) => url.href !== before);
    await untilAsked(page);
  });

  it('with everything moving, a first turn is played within seconds; a tap skips ahead', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 1 } });
    await page.goto('/');
    await playNow(page);
    for (let i = 0; i < 3; i++) {
      await untilAsked(page);
      await answer(page);
      const skip = page.getByRole('button', { name: 'Skip ahead' });
      if (await skip.isVisible()) await skip.click({ timeout: 1000 }).catch(() => undefined);
    }
    await untilAsked(page);
  });

  it('a game is there again after reloading, and on the front page', async () => {
    const { page } = await at.person();
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    await answer(page);
    await untilAsked(page);
    const offered = await offers(page);
    const moves = await page.getAttribute('.table', 'data-moves');
    await page.reload();
    await untilAsked(page);
    await expect.poll(() => page.getAttribute('.table', 'data-moves')).toBe(moves);
    await expect.poll(() => offers(page)).toEqual(offered);
    await page.goto('/');
    await page.locator('.going .ticket').first().click();
    await untilAsked(page);
    await expect.poll(() => offers(page)).toEqual(offered);
  });

  it('a hint says what to do and why, odds stand at each choice', async () => {
    const { page } = await at.person();
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    const hint = page.locator('.hint');
    await page.getByRole('button', { name: 'Hint' }).click();
    // First where to look, then the move.
    await hint.getByRole('button', { name: 'Show the move' }).click();
    await hint.getByRole('button', { name: 'Do that' }).waitFor();
    expect(((await hint.locator('p').first().textContent()) ?? '').length).toBeGreaterThan(15);
    await page.getByRole('button', { name: 'Odds' }).click();
    await page.locator('.board').getByText('%').first().waitFor();
    const before = await page.getAttribute('.table', 'data-moves');
    await hint.getByRole('button', { name: 'Do that' }).click();
    await page.waitForFunction(
      (moves) => document.querySelector('.table')?.getAttribute('data-moves') !== moves,
      before,
    );
  });

  it('a refused undo says why', async () => {
    const { page } = await at.person();
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => undo.getAttribute('title')).toBe('There is nothing of yours to take back.');
  });
});

describe('on one device', () => {
  it('three people share a screen and are called by name', async () => {
    const { page } = await at.person();
    await page.goto('/games/rauf-und-runter');
    await page.getByText('One device').click();
    await page.getByText('3', { exact: true }).click();
    await page.getByLabel('Player 1').fill('Anna');
    await page.getByLabel('Player 2').fill('Ben');
    await page.getByRole('button', { name: 'One more person' }).click();
    await page.getByLabel('Player 3').fill('Cleo');
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await untilAsked(page);
    const asked = new Set<string>();
    // After so many answers everybody has had a turn.
    for (let i = 0; i < 40 && asked.size < 3; i++) {
      await untilAsked(page);
      const name = ((await page.textContent('.prompt .asked')) ?? '').split(':')[0] ?? '';
      // "You" is whoever is asked.
      const own = await page.locator('.seat', { has: page.locator('.you-mark') }).allTextContents();
      expect([own.length, own[0]]).toEqual([1, expect.stringContaining(name)]);
      asked.add(name);
      await answer(page, undefined, 'quick');
    }
    await hurryToTheEnd(page);
    expect([...asked].sort()).toEqual(['Anna', 'Ben', 'Cleo']);
    await page.locator('.account').waitFor();
  });
});

describe('a bot that adapts', () => {
  it('is chosen like a level, says openly how strong it plays now, and is not there for rated play', async () => {
    const anna = await at.person({ size: PHONE });
    const { page } = anna;
    await page.goto('/games/rauf-und-runter');
    const begin = page.locator('.begin');
    await begin.getByText('2', { exact: true }).click();
    await begin.getByText('Adapts to you').click();
    await begin.getByText(/about half of the matches are won.* Now: \w+\./).waitFor();
    expect([await misfits(page), await violations(page)]).toEqual([[], []]);
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await page.locator('.seat', { hasText: /adapts to you \(now: \w+\)/ }).waitFor();
    expect(await misfits(page)).toEqual([]);
    // At a table of the server the host chooses it for a seat.
    await invite(anna, 'Anna', 2);
    await page.getByRole('button', { name: 'Bot' }).click();
    const level = page.getByRole('combobox', { name: /: playing strength$/ });
    await level.selectOption({ label: 'Adapts to you' });
    await page
      .locator('.place')
      .getByText(/about half of the matches are won.* Now: \w+\./)
      .waitFor();
    expect([await misfits(page), await violations(page)]).toEqual([[], []]);
    await page.getByRole('button', { name: 'Change' }).click();
    const form = page.getByRole('dialog', { name: 'Change the table' });
    await form.getByText('Rated match').click();
    await form.getByRole('button', { name: 'Play like this' }).click();
    await form.getByText('In rated matches no bot adapts.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.seat', { hasText: /adapts to you \(now: \w+\)/ }).waitFor();
  });
});
