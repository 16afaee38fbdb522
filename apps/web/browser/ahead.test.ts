import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, movesOn, offers, untilAsked } from './play.js';

const at = useSite();
const MINUTE = 60_000;

/** Leaves one line for each of these answers, as a program does. */
const leave = (page: Page, table: string, seat: number, answers: readonly string[]): Promise<number> =>
  page.evaluate(async ([path, body]) => (await fetch(path, { method: 'PUT', body })).status, [
    `/api/tables/${table}/ahead`,
    JSON.stringify({ seat, lines: answers.map((one) => ({ answers: [one], times: 1 })) }),
  ] as const);

it('answers ahead are made on an imagined board, given while their person is away, and void where none fits', async () => {
  const anna = await at.person({ size: PHONE });
  const ben = await at.person({ size: PHONE });
  const link = await invite(anna, 'Anna', 2, 'rauf-und-runter', ['Over days', '1 day']);
  await joinTable(ben, link, 'Ben');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  const first = await Promise.any([anna, ben].map((one) => untilAsked(one.page).then(() => one)));
  const { page } = first === anna ? ben : anna;
  const seat = first === anna ? 1 : 0;
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';

  // An answer in the imagined turn, and one for where it does not fit.
  await page.getByRole('link', { name: 'Answers ahead' }).click();
  for (let line = 0; line < 2; line++) {
    await page.getByText('Your turn, as it may be.').waitFor();
    const offered = await offers(page);
    await answer(page, () => offered.find((text) => /^[1-5F]$/.test(text)));
    await page.getByText(line === 0 ? 'You answer:' : 'Else you answer:').waitFor();
    if (line === 0) await page.getByRole('button', { name: 'If it does not fit' }).click();
  }
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await misfits(page)).toEqual([]);
  await page.getByRole('button', { name: '2 lines' }).click();
  const list = page.getByRole('dialog');
  expect(await list.getByRole('listitem').count()).toBe(2);
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await misfits(page)).toEqual([]);
  await list.getByLabel('How often').first().selectOption('until the round ends');
  await list.getByRole('button', { name: 'Remove this line' }).last().click();
  expect(await list.getByRole('listitem').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave it so' }).click();
  await page.getByText('You have left answers for your next turn.').waitFor();
  const kept = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${table}/ahead`);
  expect(kept).toMatchObject({ plan: { lines: [{ times: 30, until: 'roundEnd' }] } });
  expect.soft(await misfits(page)).toEqual([]);

  // Whatever is thrown, one of these fits: it is given some time after the other one has played, with nobody there.
  expect(await leave(page, table, seat, ['1', '2', '3', '4', '5', 'F'])).toBe(200);
  const context = page.context();
  await page.close();
  const isMine = () => first.page.locator('.prompt.mine').count();
  while ((await isMine()) === 1) {
    await answer(first.page);
    await expect.poll(async () => (await isMine()) === 0 || (await offers(first.page)).length > 0).toBe(true);
  }
  const before = await movesOn(first.page);
  await at.site.advanceClock(3 * MINUTE);
  await expect.poll(() => movesOn(first.page), { timeout: 15_000 }).toBeGreaterThan(before);

  // Whoever comes back finds their turn begun; what fits nothing is void, and they are told why.
  const again = await context.newPage();
  await again.goto(`${at.site.base}/table/${table}`);
  await untilAsked(again);
  await leave(again, table, seat, ['shed 9']);
  await again.reload();
  await again.getByText('None of your answers ahead is allowed now').waitFor();
  expect.soft(await violations(again)).toEqual([]);
  await again.getByRole('button', { name: 'Put away' }).click();
  await again.getByRole('link', { name: 'Answers ahead' }).waitFor();
});
