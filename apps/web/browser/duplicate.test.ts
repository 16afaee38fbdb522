import { expect, test } from 'vitest';
import { violations } from './axe.js';
import { DESKTOP, type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { untilAsked } from './play.js';
import { playTheRest } from './second-tab.js';

const visit = useSite();
const GAME = 'rauf-und-runter';
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Somebody plays the first deal of this week; `choose` says which of the first answers. */
async function plays(person: Person, name: string, choose: 'first' | 'last'): Promise<void> {
  const { page } = person;
  await page.goto('/duplicate');
  await page.locator(`[data-game="${GAME}"] .set .button.primary`).first().click();
  await page.getByRole('textbox').fill(name);
  await page.locator('dialog .button.primary').click();
  await page.waitForURL('**/table/*');
  await untilAsked(page);
  // Once around the dice there is something to choose.
  for (let turn = 0; turn < 2 && (await untilAsked(page)) === 'asked'; turn++)
    await page.locator('.board [data-answer]:not([aria-disabled="true"])')[choose]().click();
  await playTheRest([person], page.url());
}

test('two people play the same deal, are scored when the week is over, and compare where they parted', async () => {
  const [anna, ben] = [await visit.person({ size: PHONE }), await visit.person({ size: DESKTOP })];
  await plays(anna, 'Anna', 'first');
  await plays(ben, 'Ben', 'last');

  await anna.page.goto(`/duplicate/${GAME}`);
  await anna.page.locator('.ledger tbody tr').nth(1).waitFor();
  expect(await anna.page.locator('.ledger a[href*="beside"]').count()).toBe(0);
  expect(await violations(anna.page)).toEqual([]);

  await visit.site.advanceClock(WEEK_MS);
  await ben.page.goto(`/duplicate/${GAME}`);
  await ben.page.locator('.ledger a').first().waitFor();
  const shares = await ben.page.locator('.ledger tbody tr td:nth-of-type(2)').allTextContents();
  // Two people at one of three deals: one has all of it and the other nothing, or both have half.
  expect([
    ['33.3%', '0%'],
    ['16.7%', '16.7%'],
  ]).toContainEqual(shares);
  await ben.page.locator('.ledger a[href*="beside"]').click();
  await ben.page.locator('.beside-board .board > *').nth(1).waitFor();
  expect(await ben.page.locator('.beside-one h2').allTextContents()).toEqual([
    expect.stringMatching(/^Ben: \d+ points?$/),
    expect.stringMatching(/^Anna: \d+ points?$/),
  ]);
  const [mine, theirs] = await ben.page.locator('.beside-head p').allTextContents();
  expect(mine).not.toBe(theirs);
  const boards = () =>
    ben.page.locator('.beside-board').evaluateAll((all) => all.map((one) => one.innerHTML));
  const [before] = await boards();
  await ben.page.locator('.beside-steps button').last().click();
  await ben.page.getByText('One decision after they parted').waitFor();
  await expect.poll(async () => (await boards())[0]).not.toBe(before);
  expect(await violations(ben.page)).toEqual([]);
});
