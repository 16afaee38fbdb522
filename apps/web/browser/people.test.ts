import type { Pairing } from '@aerie/protocol';
import { describe, expect, it } from 'vitest';
import { Client, newPerson } from '../../server/src/testing/client.js';
import { HttpClient } from '../../server/src/testing/http-client.js';
import { misfits, violations } from './axe.js';
import { DESKTOP, type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { tableOf } from './second-tab.js';

const at = useSite();

/** Signs up in the browser of somebody who has no session yet. */
async function signUp({ page }: Person, name: string): Promise<void> {
  await page.goto('/about');
  const status = await page.evaluate(
    async (body) => (await fetch('/api/account', { method: 'POST', body })).status,
    JSON.stringify({ name, password: 'a long enough password' }),
  );
  expect(status).toBe(200);
}

/** The same person without the page. */
async function httpOf({ context }: Person): Promise<HttpClient> {
  const cookies = await context.cookies();
  return new HttpClient(at.site.base, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** How somebody stands to another person, by the exact name of their account. */
const find = async (http: HttpClient, account: string): Promise<string> =>
  `${(await http.must('POST', '/api/people/find', { who: { account } })).profile}`;

/** A listed table for two that a signed-in person opens on the page of a game. */
async function openTable({ page }: Person): Promise<string> {
  await page.goto('/games/rauf-und-runter');
  await page.getByText('Friends online').click();
  await page.getByText('2', { exact: true }).click();
  await page.getByText('Show the table in the public list').click();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).waitFor();
  return page.url();
}

async function follow({ page }: Person, name: string): Promise<void> {
  await page.goto('/people');
  await page.getByLabel('Name of their account').fill(name);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const found = page.getByRole('region', { name: 'Find somebody' });
  await found.getByRole('button', { name: `Follow ${name}` }).click();
  await page.getByRole('region', { name: 'You follow' }).getByRole('link', { name }).waitFor();
}

describe('people', () => {
  it('become friends, ask each other to a table, and meet nowhere once one of them wants that', async () => {
    const anna = await at.person({ size: DESKTOP });
    const ben = await at.person({ size: PHONE });
    await signUp(anna, 'Anna Amsel');
    await signUp(ben, 'Ben Buchfink');
    await follow(anna, 'Ben Buchfink');
    await follow(ben, 'Anna Amsel');
    await anna.page.reload();
    const row = anna.page.getByRole('region', { name: 'You follow' }).locator('li');
    await row.getByText('Friend').waitFor();
    await row.getByText('online').waitFor();
    for (const { page } of [anna, ben]) {
      expect(await violations(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
    }

    // Anna asks him from the waiting room; he hears of it where he is.
    const link = await openTable(anna);
    await anna.page.getByRole('button', { name: 'Ask somebody' }).click();
    await anna.page.getByRole('button', { name: 'Ask Ben Buchfink' }).click();
    await anna.page.getByText('Ben Buchfink has been asked.').waitFor();
    expect(await violations(anna.page)).toEqual([]);
    await ben.page.getByText('Anna Amsel asks you to a table').waitFor();
    expect(await violations(ben.page)).toEqual([]);
    expect(await misfits(ben.page)).toEqual([]);
    await ben.page.getByRole('link', { name: 'Have a look' }).click();
    await ben.page.getByRole('button', { name: 'Yes, let’s play' }).click();
    await anna.page.keyboard.press('Escape');
    await anna.page
      .locator('.place', { hasText: 'Ben Buchfink' })
      .getByRole('button', { name: 'Who is Ben Buchfink?' })
      .click();
    // What she notes about him is saved as she writes, and marks his name for her alone.
    await anna.page.getByRole('button', { name: 'Write a note Ben Buchfink' }).click();
    await anna.page.keyboard.type('Likes to wait.');
    await anna.page.getByText('Saved. Nobody else sees it.').waitFor();
    expect(await violations(anna.page)).toEqual([]);
    await anna.page.locator('.place', { hasText: 'You have a note' }).waitFor({ state: 'attached' });
    expect(await ben.page.locator('.noted').count()).toBe(0);
    const [hers, his] = [await httpOf(anna), await httpOf(ben)];
    const profiles = [await find(his, 'Anna Amsel'), await find(hers, 'Ben Buchfink')] as const;
    await anna.page.getByRole('button', { name: 'Not at my table' }).click();
    expect(await violations(anna.page)).toEqual([]);
    await anna.page.getByRole('button', { name: 'Yes, not at my table' }).click();
    await anna.page.getByText('You and Ben Buchfink do not meet.').waitFor();
    await anna.page.keyboard.press('Escape');

    // What they sit at together does not begin, and once he has left he does not come back.
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await anna.page.getByText('Here two people would meet').waitFor();
    await anna.page.getByRole('button', { name: 'Ask Ben Buchfink to leave' }).click();
    await ben.page.goto(link);
    await ben.page.getByRole('heading', { name: 'Another table, please' }).waitFor();
    expect(await violations(ben.page)).toEqual([]);

    // Neither the lists, which strangers see, nor the people page, nor the profile of the other are there for him.
    const listed = `a[href="/table/${tableOf(link)}"]`;
    const { page: stranger } = await at.person();
    await stranger.goto('/');
    await stranger.locator(listed).waitFor();
    const own = await openTable(ben);
    await ben.page.goto('/');
    await ben.page
      .locator(`a[href="/table/${tableOf(own)}"]`)
      .first()
      .waitFor();
    expect(await ben.page.locator(listed).count()).toBe(0);
    await ben.page.goto('/people');
    await ben.page.getByText('Nobody yet.').waitFor();
    await ben.page.getByLabel('Name of their account').fill('Anna Amsel');
    await ben.page.getByRole('button', { name: 'Find', exact: true }).click();
    await ben.page.getByText('Nobody of this name can be found here.').waitFor();

    // An address from before leads nowhere, and there is no other way: no seat, no word, no room, and nobody puts them together.
    await ben.page.goto(`/history/of/${profiles[0]}`);
    await ben.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ben.page.locator('main').textContent()).not.toContain('Anna');
    await meetNowhere({ hers, his, profiles, table: tableOf(link), own: tableOf(own) });

    // Lifting it is up to her alone.
    expect(await ben.page.getByRole('region', { name: 'Not at your table' }).count()).toBe(0);
    await anna.page.goto('/people');
    await anna.page.getByRole('region', { name: 'Your notes' }).getByText('Likes to wait.').waitFor();
    expect(await violations(anna.page)).toEqual([]);
    await anna.page.getByRole('button', { name: 'Meet again Ben Buchfink' }).click();
    await ben.page.goto(link);
    await ben.page.locator('.place', { hasText: 'Ben Buchfink · you' }).waitFor();
  });
});

it('where a site does without people and pairing, pages offer what is left', async () => {
  const person = await at.person({ size: PHONE });
  const { page } = person;
  await signUp(person, 'Carla Kauz');
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), featuresOff: ['people', 'pairing'] } });
  });
  await page.goto('/people');
  await page.getByText('Who sees your profile?').waitFor();
  expect(await page.getByText('Who sees that you are online?').count()).toBe(0);
  expect(await page.getByText('Who may ask you to a table?').count()).toBe(0);
  await page.goto('/play');
  await page.getByText('You can still open a table').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the front page', exact: true }).click();
  await page.locator('.cover').first().waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

interface Apart {
  readonly hers: HttpClient;
  readonly his: HttpClient;
  /** Hers, as he knew it, and his, as she did. */
  readonly profiles: readonly [string, string];
  /** A table of hers and one of his. */
  readonly table: string;
  readonly own: string;
}

/** All that programs can try for two who do not meet, beside the pages. */
async function meetNowhere({ hers, his, profiles: [anna, ben], table, own }: Apart): Promise<void> {
  for (const [http, profile, at] of [
    [his, anna, own],
    [hers, ben, table],
  ] as const) {
    expect((await http.ask('POST', '/api/follows', { who: { profile } })).status).toBe(404);
    expect((await http.ask('POST', `/api/tables/${at}/invite`, { profile })).status).not.toBe(200);
  }
  expect((await his.ask('GET', `/api/history/${anna}`)).status).toBe(404);
  const cookie = await newPerson(his.base, 'Stranger');
  const third = new HttpClient(his.base, cookie);
  const [annas, bens, strangers] = await Promise.all(
    [hers, his, third].map((http) => Client.connect(http.base, http.cookie)),
  );
  if (!annas || !bens || !strangers) throw new Error('nobody is connected');
  for (const [line, at] of [
    [bens, table],
    [annas, own],
  ] as const) {
    expect(await line.reason('watch', { table: at })).toBe('keptApart');
    expect(await line.reason('sit', { table: at, seat: 1 })).toBe('keptApart');
    expect(await line.reason('chat', { table: at, text: 'hello' })).toBe('notWatching');
  }

  // Somebody else looks at a match with her, where he is not let in.
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const played = await strangers.must('create', {
    ...{ game: 'rauf-und-runter', options: {}, listed: false, seats: [...seats] },
  });
  await strangers.must('start', { table: played });
  await strangers.must('resign', { table: played, seat: 0 });
  const shown = { at: 0, viewpoint: 'all', line: [] } as const;
  const room = await strangers.must('openRoom', { table: played, shown: { ...shown, line: [] } });
  await annas.must('enterRoom', { room });
  expect(await bens.reason('enterRoom', { room })).toBe('keptApart');

  // Alone in the queue they wait; of a third person one of them is paired with, it follows that there were rounds.
  const path = '/api/pairing/rauf-und-runter/live';
  const pairedAt = async (http: HttpClient) =>
    ((await http.must('GET', '/api/pairing')) as unknown as Pairing).mine[0]?.table;
  for (const http of [his, hers, third]) await http.must('PUT', path, { sizes: [2], friendly: true });
  await expect.poll(() => pairedAt(third)).toBeTruthy();
  const at = await Promise.all([his, hers, third].map(pairedAt));
  expect(at[0] === at[1]).toBe(false);
  expect([at[0], at[1]]).toContain(at[2]);
  for (const http of [his, hers, third]) await http.must('DELETE', path);
  await Promise.all([annas, bens, strangers].map((line) => line.close()));
}
