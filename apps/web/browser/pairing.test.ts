import type { Pairing } from '@aerie/protocol';
import { expect, it } from 'vitest';
import { Ratings } from '../../server/src/history/ratings.js';
import { Client, newPerson, personOf, playOut } from '../../server/src/testing/client.js';
import { HttpClient } from '../../server/src/testing/http-client.js';
import { cutOff, misfits, violations } from './axe.js';
import { DESKTOP, type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { answer, untilAsked } from './play.js';
import { secondTab, tableOf } from './second-tab.js';

const at = useSite();
const GAME = 'rauf-und-runter';
const LIVE = `/api/pairing/${GAME}/live`;
const MINUTE = 60_000;

/**
 * Whom ratings let play with whom, in points. Where they are certain, somebody who has waited for so many seconds is paired with
 * whoever is 100 × (1 + seconds / 20)² away: those of a pair, 1000 apart, after 44 seconds; others, 9000 apart, after 170.
 */
const POINTS = { Anna: 10_000, Dora: 11_000, Cleo: 20_000, Ben: 21_000, Emil: 30_000, Fritz: 31_000 };
const WITHOUT_PAGE = ['Cleo', 'Emil', 'Dora', 'Fritz'] as const;

/** Comes in with a name, and stands before the games. */
async function comeIn({ page }: Person, name: string): Promise<void> {
  await page.goto('/play');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('group', { name: 'Rauf und Runter' }).waitFor();
}

const wait = ({ page }: Person) =>
  page.getByRole('group', { name: 'Rauf und Runter' }).getByRole('button', { name: 'Live' }).click();
const bar = ({ page }: Person) => page.getByRole('region', { name: 'Waiting for others' });
const cookieOf = async ({ context }: Person): Promise<string> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

const seats = ({ page }: Person) => page.getByRole('group', { name: 'Seats at the table' });
async function chooseTwo(person: Person): Promise<void> {
  await seats(person).getByText('2', { exact: true }).click();
  expect(await violations(person.page)).toEqual([]);
  expect(await misfits(person.page)).toEqual([]);
}
const waitsOf = async (person: Person) => {
  const http = new HttpClient(at.site.base, await cookieOf(person));
  return ((await http.must('GET', '/api/pairing')) as unknown as Pairing).mine;
};

/** Ratings that are certain. */
async function rateAll(cookies: Readonly<Record<string, string>>): Promise<void> {
  const { base } = at.site;
  const people = await Promise.all(
    Object.entries(POINTS).map(async ([name, points]) => ({
      person: await personOf(base, cookies[name] ?? ''),
      points,
    })),
  );
  await at.site.kill();
  await at.site.whileStopped(async (storage) => {
    const ratings = new Ratings(storage);
    for (const { person, points } of people)
      await ratings.move(GAME, { person }, 'prepared', { mu: points / 20, sigma: 0.01 });
  });
  await at.site.start();
}

/** Sits down where a seat is kept for somebody without a page, once they are paired; gives the table. */
async function come(line: Client, cookie: string): Promise<string> {
  const http = new HttpClient(at.site.base, cookie);
  let table: string | null | undefined;
  const ask = async () => {
    const { mine } = (await http.must('GET', '/api/pairing')) as unknown as Pairing;
    table = mine[0]?.table;
    return table;
  };
  await expect.poll(ask, { interval: 200 }).toBeTruthy();
  await line.must('watch', { table: `${table}` });
  const seats = line.tables.get(`${table}`)?.seats ?? [];
  await line.must('sit', { table: `${table}`, seat: seats.findIndex(({ invited }) => invited?.me) });
  return `${table}`;
}

it('six people are paired by their ratings, and play on, over a server that is killed while it pairs and while they play', async () => {
  const anna = await at.person({ size: DESKTOP });
  const ben = await at.person({ size: PHONE });
  await comeIn(anna, 'Anna');
  await comeIn(ben, 'Ben');
  const { base } = at.site;
  const cookies: Record<string, string> = { Anna: await cookieOf(anna), Ben: await cookieOf(ben) };
  for (const name of WITHOUT_PAGE) cookies[name] = await newPerson(base, name);
  await rateAll(cookies);
  const connect = () => Promise.all(WITHOUT_PAGE.map((name) => Client.connect(base, cookies[name] ?? '')));
  let lines = await connect();

  // All wait, one of them at the board of a practice match, and nobody is near enough to anybody.
  for (const { page } of [anna, ben]) await page.reload();
  await chooseTwo(anna);
  await wait(anna);
  await bar(anna).getByText('nobody else yet').waitFor();
  await bar(anna).getByRole('button', { name: 'Practise' }).click();
  await untilAsked(anna.page);
  expect(await misfits(anna.page)).toEqual([]);
  // What is chosen while one waits holds as well, and is still chosen after a reload.
  await wait(ben);
  await bar(ben).waitFor();
  await chooseTwo(ben);
  await expect.poll(async () => (await waitsOf(ben))[0]?.sizes).toEqual([2]);
  await ben.page.reload();
  await seats(ben)
    .getByRole('radio', { name: '2', exact: true, checked: true })
    .waitFor({ state: 'attached' });
  for (const name of WITHOUT_PAGE)
    await new HttpClient(base, cookies[name]).must('PUT', LIVE, { sizes: [2] });
  await bar(ben).getByText('5 more wait').waitFor();
  expect(await cutOff(ben.page, '.waiting-bar, .waiting-bar .what > *')).toEqual([]);
  expect(lines.flatMap(({ paired }) => paired)).toEqual([]);

  // The windows widen; as soon as the first of them hears of a table, the server is killed.
  const heard = Promise.any(
    lines.map((line) => line.until('to be paired', () => line.paired.length > 0).then(() => line)),
  );
  await at.site.advanceClock(MINUTE);
  await heard;
  await at.site.kill();
  await at.site.start();
  lines = await connect();
  const tables = await Promise.all(lines.map((line, i) => come(line, cookies[WITHOUT_PAGE[i] ?? ''] ?? '')));
  await bar(anna).getByText('Your table is ready').waitFor();
  expect(await violations(anna.page)).toEqual([]);
  await bar(anna).getByRole('link', { name: 'Come' }).click();
  await Promise.all([anna, ben].map(({ page }) => page.locator('.table .seat').first().waitFor()));
  const [annas, bens] = [anna, ben].map(({ page }) => tableOf(page.url()));
  const [cleos, emils, doras, fritzs] = tables;
  expect([annas, bens, emils]).toEqual([doras, cleos, fritzs]);
  expect(new Set(tables).size).toBe(3);
  await anna.page.locator('.seat', { hasText: 'Dora' }).waitFor();
  await ben.page.locator('.seat', { hasText: 'Cleo' }).waitFor();
  expect(await bar(anna).count()).toBe(0);

  // Every table plays, through another such end of the server.
  const playOn = (line: Client, table: string) => playOut(line, table, ([first]) => first as string);
  const untilKilled = lines.map((line, i) => playOn(line, `${tables[i]}`).catch(() => undefined));
  for (const { page } of [anna, ben]) {
    await untilAsked(page);
    await answer(page);
  }
  await at.site.kill();
  await Promise.all(untilKilled);
  await at.site.start();
  lines = await connect();
  await Promise.all(lines.map((line, i) => line.must('watch', { table: `${tables[i]}` })));
  const rest = lines.map((line, i) => playOn(line, `${tables[i]}`));
  for (const { page } of [anna, ben]) {
    await untilAsked(page);
    await answer(page);
  }
  const tabs = await Promise.all([anna, ben].map((one) => secondTab(one, one.page.url())));
  await Promise.all([...rest, playOn(tabs[0] as Client, `${annas}`), playOn(tabs[1] as Client, `${bens}`)]);
  await Promise.all([anna, ben].map(({ page }) => page.locator('.account').waitFor()));
  await Promise.all([...lines, ...tabs].map((line) => line.close()));
}, 240_000);
