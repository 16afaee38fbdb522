import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeAt, stepAt } from '../../server/src/people/totp.js';
import { Client } from '../../server/src/testing/client.js';
import { HttpClient } from '../../server/src/testing/http-client.js';
import { GAME, me, open } from '../../server/src/testing/tables.js';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';

const at = useSite();
const PASSWORD = 'far above the clouds';

async function somebody(name: string): Promise<HttpClient> {
  const browser = new HttpClient(at.site.base);
  await browser.must('POST', '/api/session', { name });
  return browser;
}

/** Ben says something, and Eve reports it. */
async function report(): Promise<void> {
  const [ben, eve] = [await somebody('Ben'), await somebody('Eve')];
  const line = await Client.connect(at.site.base, ben.cookie);
  const table = await line.must('create', { ...GAME, seats: [me, open] });
  await line.must('chat', { table, text: 'you goose' });
  const who = { table, talk: 'seats', line: 0 };
  await eve.must('POST', '/api/reports', { who, reason: 'insult', text: 'He called me a goose' });
  await line.close();
}

const looksRight = async (page: Page) => {
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await misfits(page)).toEqual([]);
};

it('an owner signs in with a second factor, reads a report, gives a time-out, and finds it in the audit log', async () => {
  const olga = await somebody('Olga');
  await olga.must('POST', '/api/account', { name: 'Olga', password: PASSWORD });
  const { page } = await at.person();
  await page.goto('/account');
  await page.getByLabel('Name').fill('Olga');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Olga' }).waitFor();
  expect((await page.goto('/admin'))?.status()).toBe(404);

  await at.site.admin('owner', 'Olga');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Looking after the site' }).click();
  await page.getByText('This page needs a second factor.').waitFor();
  await looksRight(page);
  const { key } = await olga.must('POST', '/api/account/second-factor', { password: PASSWORD });
  const code = codeAt(key as string, stepAt(at.site.now));
  const { recovery } = await olga.must('POST', '/api/account/second-factor/on', { code });
  await page.reload();
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('That is no code of your app').waitFor();
  await page.getByLabel('Code of the app').fill((recovery as string[])[0] ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('All is well').waitFor();
  await looksRight(page);

  await report();
  await page.goto('/admin/reports');
  const said = page.getByRole('article', { name: /Insults/ });
  await said.getByText('He called me a goose').waitFor();
  await said.getByText('you goose').waitFor();
  await looksRight(page);
  await said.getByRole('link', { name: 'Ben' }).click();
  await page.locator('summary', { hasText: 'Give a time-out' }).click();
  const timeOut = page.locator('details', { hasText: 'From what' });
  await timeOut.getByRole('button', { name: 'Give a time-out' }).click();
  await timeOut.getByText('a reason is needed').waitFor();
  await timeOut.getByLabel('Reason').fill('Be kind to the geese');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Time-out from writing' }).waitFor();
  await looksRight(page);

  const phone = await at.person({ size: PHONE, dark: true });
  await phone.page.goto('/account');
  await phone.page.getByLabel('Name').fill('Olga');
  await phone.page.getByLabel('Password').fill(PASSWORD);
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.page.getByLabel('Code of the app').fill((recovery as string[])[1] ?? '');
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.page.getByRole('link', { name: 'Looking after the site' }).click();
  await phone.page.getByText('All is well').waitFor();
  await looksRight(phone.page);
  await phone.page.getByRole('link', { name: 'Audit log' }).click();
  const line = phone.page.getByRole('listitem').filter({ hasText: 'gave a time-out' });
  await line.getByRole('link', { name: 'Ben' }).waitFor();
  await looksRight(phone.page);
  for (const part of [
    'Reports',
    'People',
    'Bans',
    'Invitations',
    'Errors',
    'Roles',
    'What is new',
  ] as const) {
    await phone.page.getByRole('link', { name: part }).click();
    await phone.page.getByRole('heading', { level: 2 }).waitFor();
    await looksRight(phone.page);
  }

  // Taken away, a role ends with the next thing that is asked for.
  const kim = await somebody('Kim');
  await kim.must('POST', '/api/account', { name: 'Kim', password: PASSWORD });
  await at.site.admin('owner', 'Kim');
  await at.site.admin('no-role', 'Olga');
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('heading', { name: 'Only clouds here' }).waitFor();
});
