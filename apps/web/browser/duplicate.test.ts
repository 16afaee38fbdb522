import { expect, test } from 'vitest';
import { playOut } from '../../server/src/testing/client.js';
import { DUPLICATE_PLAYERS } from '../../server/src/testing/duplicate-players.js';
import { misfits, violations } from './axe.js';
import { DESKTOP, type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { answer, untilAsked } from './play.js';
import { secondTab, tableOf } from './second-tab.js';

const WEEK = '2040-01-02';
const DAY_MS = 24 * 60 * 60_000;
/** In a week whose deals are known, since the secret of the site is. */
const visit = useSite(Date.parse(WEEK) + 3 * DAY_MS);
/** Nobody but its person plays a deal of it, so what somebody makes of it follows from their answers and the rules. */
const GAME = 'zefiria';
type Name = keyof typeof DUPLICATE_PLAYERS;

/** Somebody plays the next deal of this week as they do: with a tap until they have answered once, then without the page. */
async function plays(person: Person, name: Name): Promise<void> {
  const { page } = person;
  await page.goto('/duplicate');
  await page.locator(`[data-game="${GAME}"] .set .button.primary`).first().click();
  const asksName = page.locator('dialog:has(input)');
  await page.locator('.table').or(asksName).first().waitFor();
  if (await asksName.isVisible()) {
    await page.getByRole('textbox').fill(name);
    await page.locator('dialog .button.primary').click();
  }
  await page.waitForURL('**/table/*');
  await untilAsked(page);
  const table = tableOf(page.url());
  const tab = await secondTab(person, page.url());
  const pick = DUPLICATE_PLAYERS[name]();
  const first = pick(tab.matches.get(table)?.sides[0]?.answers ?? []);
  await answer(page, () => first);
  await playOut(tab, table, pick);
  await tab.close();
  await page.locator('.account').waitFor();
}

/** Place, name, share of the week, and of each deal share and points, as they stand there. */
const standings = ({ page }: Person): Promise<string[][]> =>
  page
    .locator('.ledger tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? '').replace(/ (Watch|Beside mine)$/, '')),
      ),
    );

test('four people play the deals of a week; when it is over they are scored, and compared where they parted', async () => {
  const anna = await visit.person({ size: PHONE });
  const ben = await visit.person({ size: DESKTOP, settings: { speed: 0, hideResults: true } });
  const cem = await visit.person({ size: PHONE });
  const dora = await visit.person({ size: DESKTOP });
  await plays(anna, 'Anna');
  await plays(ben, 'Ben');
  for (const _deal of [0, 1]) {
    await plays(cem, 'Cem');
    await plays(dora, 'Dora');
  }

  /*
   * The first deal: -42 of Dora, -46 of Ben, -47 of Anna and Cem. Of 6 matchpoints, two from each of the others, Dora wins all, Ben 4,
   * Anna and Cem one from each other. The second: -38 of Dora, -42 of Cem, so 2 and 0 of 2. Nobody played the third: the week is a
   * third of the sum.
   */
  const open = [
    ['1', 'Dora', '66.7%', '100%', '100%', 'not played'],
    ['2', 'Ben', '22.2%', '66.7%', 'not played', 'not played'],
    ['3', 'Anna', '5.6%', '16.7% (−47 points)', 'not played', 'not played'],
    ['3', 'Cem', '5.6%', '16.7%', '0%', 'not played'],
  ];
  const address = `/duplicate/${GAME}/${WEEK}`;
  await anna.page.goto(address);
  await expect.poll(async () => (await standings(anna)).toSorted()).toEqual(open);
  await anna.page.getByText('Place 3 of 4, with 5.6%').waitFor();
  expect(await anna.page.locator('.ledger a').count()).toBe(0);
  expect(await violations(anna.page)).toEqual([]);
  expect(await misfits(anna.page)).toEqual([]);

  // When it is over, whoever wants to watch first is told nothing of the others before they ask.
  await visit.site.advanceClock(4 * DAY_MS);
  await ben.page.goto(address);
  await ben.page.getByText('stay hidden until then').waitFor();
  expect(await standings(ben)).toEqual([
    ['–', 'Ben', '–', '– (−46 points)', 'not played', 'not played'],
    ['–', 'Anna', '–', 'Result hidden', 'not played', 'not played'],
    ['–', 'Cem', '–', 'Result hidden', 'Result hidden', 'not played'],
    ['–', 'Dora', '–', 'Result hidden', 'Result hidden', 'not played'],
  ]);
  expect(await violations(ben.page)).toEqual([]);
  const besideAnna = ben.page.getByRole('link', { name: 'Beside mine: Anna, deal 1' });
  const beside = await besideAnna.getAttribute('href');
  await ben.page.getByRole('button', { name: 'Show it' }).click();
  expect((await standings(ben)).toSorted()).toEqual([
    ['1', 'Dora', '66.7%', '100% (−42 points)', '100% (−38 points)', 'not played'],
    ['2', 'Ben', '22.2%', '66.7% (−46 points)', 'not played', 'not played'],
    ['3', 'Anna', '5.6%', '16.7% (−47 points)', 'not played', 'not played'],
    ['3', 'Cem', '5.6%', '16.7% (−47 points)', '0% (−42 points)', 'not played'],
  ]);
  await ben.page.getByText('Place 2 of 4, with 22.2%').waitFor();

  // Beside each other: from the corner that each of them chose, and not yet how it ends.
  await besideAnna.click();
  await ben.page.locator('.beside-board .board > *').nth(1).waitFor();
  expect(new URL(ben.page.url()).pathname).toBe(beside);
  expect(await ben.page.locator('.beside-one h2').allTextContents()).toEqual(['Ben: −46 points', 'Anna']);
  const [mine, hers] = await ben.page.locator('.beside-head p').allTextContents();
  expect(mine).not.toBe(hers);
  const boards = () =>
    ben.page.locator('.beside-board').evaluateAll((all) => all.map((one) => one.innerHTML));
  const before = await boards();
  await ben.page.locator('.beside-steps button').last().click();
  await ben.page.getByText('One decision after they parted').waitFor();
  await expect.poll(async () => (await boards()).every((board, i) => board !== before[i])).toBe(true);
  expect(await violations(ben.page)).toEqual([]);
}, 240_000);
