import type { Person } from './browser.js';

/** Sets up a table with so many seats; gives its invite link, without the language that messengers show it in. */
export async function invite(
  { page }: Person,
  name: string,
  seats: number,
  game = 'rauf-und-runter',
  options: readonly string[] = [],
): Promise<string> {
  await page.goto(`/games/${game}`);
  await page.getByText('Friends online').click();
  await page.getByText(String(seats), { exact: true }).click();
  for (const option of options) await page.getByText(option, { exact: true }).click();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return link.replace(/\?lang=en$/, '');
}

export async function joinTable({ page }: Person, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.locator('.place', { hasText: `${name} · you` }).waitFor();
}
