import { Client, playOut } from '../../server/src/testing/client.js';
import type { Person } from './browser.js';

/** The same person over a WebSocket of the test, for moves that need no page. */
export async function secondTab({ context }: Person, link: string): Promise<Client> {
  const { origin } = new URL(link);
  const table = tableOf(link);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const client = await Client.connect(origin, cookie, true);
  await client.must('watch', { table });
  await client.until('the match', () => client.matches.has(table));
  return client;
}

export const tableOf = (link: string): string => new URL(link).pathname.split('/').at(-1) as string;

/**
 * Plays the rest of a match without a page, which would only show the same again and again: everybody gives the first
 * answer. Then all come back to see the end.
 */
export async function playTheRest(people: readonly Person[], link: string): Promise<void> {
  await Promise.all(people.map(({ page }) => page.goto('/about')));
  const tabs = await Promise.all(people.map((person) => secondTab(person, link)));
  await Promise.all(tabs.map((tab) => playOut(tab, tableOf(link), ([first]) => first as string)));
  await Promise.all(tabs.map((tab) => tab.close()));
  await Promise.all(people.map(({ page }) => page.goto(link)));
  await Promise.all(people.map(({ page }) => page.locator('.account').waitFor()));
}
