import type { Pairing } from '@aerie/protocol';
import { expect, it } from 'vitest';
import { Ratings } from '../../server/src/history/ratings.js';
import { personOf, playOut } from '../../server/src/testing/client.js';
import { HttpClient } from '../../server/src/testing/http-client.js';
import { cutOff, misfits, violations } from './axe.js';
import { DESKTOP, type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { answer, untilAsked } from './play.js';
import { secondTab, tableOf } from './second-tab.js';

const at = useSite();
const GAME = 'rauf-und-runter';
const MINUTE = 60_000;

/**
 * Whom ratings let play with whom, in points. Where they are certain, somebody who has waited for so many seconds is paired with
 * whoever is 100 × (1 + seconds / 20)² away: those of a pair, 1000 apart, after 44 seconds; others, 9000 apart, after 170.
 */
const POINTS = { Anna: 10_000, Dora: 11_000, Cleo: 20_000, Ben: 21_000, Emil: 30_000, Fritz: 31_000 };
const OTHERS = ['Cleo', 'Dora', 'Emil', 'Fritz'] as const;

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
async function rateAll(all: Readonly<Record<keyof typeof POINTS, Person>>): Promise<void> {
  const people = await Promise.all(
    (Object.keys(POINTS) as (keyof typeof POINTS)[]).map(async (name) => ({
      person: await personOf(at.site.base, await cookieOf(all[name])),
      points: POINTS[name],
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

/** Whoever waits at the games is led to their table as soon as there is one. */
const isLed = ({ page }: Person) => page.waitForURL('**/table/*');

/** Whoever of them is asked first answers with a tap. */
async function oneAnswers(people: readonly Person[]): Promise<void> {
  const asked = await Promise.any(
    people.map(async ({ page }) => {
      await untilAsked(page);
      return page;
    }),
  );
  await answer(asked);
}

it('six people are paired by their ratings, and play on, over a server that is killed while it pairs and while they play', async () => {
  const anna = await at.person({ size: DESKTOP });
  const ben = await at.person({ size: PHONE });
  await comeIn(anna, 'Anna');
  await comeIn(ben, 'Ben');
  const others = await Promise.all(
    OTHERS.map(async (name) => {
      const one = await at.person({ size: PHONE });
      await comeIn(one, name);
      return one;
    }),
  );
  const [cleo, dora, emil, fritz] = others as [Person, Person, Person, Person];
  const all = { Anna: anna, Ben: ben, Cleo: cleo, Dora: dora, Emil: emil, Fritz: fritz };
  await rateAll(all);

  // All wait, one of them at the board of a practice match, and nobody is near enough to anybody.
  for (const { page } of Object.values(all)) await page.reload();
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
  for (const one of others) {
    await chooseTwo(one);
    await wait(one);
  }
  await bar(ben).getByText('5 more wait').waitFor();
  expect(await cutOff(ben.page, '.waiting-bar, .waiting-bar .what > *')).toEqual([]);

  // The windows widen; as soon as the first page hears of a table, the server is killed.
  const heard = Promise.any(others.map(isLed));
  await at.site.advanceClock(MINUTE);
  await heard;
  await at.site.kill();
  await at.site.start();
  await bar(anna).getByText('Your table is ready').waitFor();
  expect(await violations(anna.page)).toEqual([]);
  await bar(anna).getByRole('link', { name: 'Come' }).click();
  await Promise.all([ben, ...others].map(isLed));
  await Promise.all(Object.values(all).map(({ page }) => page.locator('.table .seat').first().waitFor()));
  await anna.page.locator('.seat', { hasText: 'Dora' }).waitFor();
  const tables = Object.values(all).map(({ page }) => tableOf(page.url()));
  const [annas, bens, cleos, doras, emils, fritzs] = tables;
  expect([annas, bens, emils]).toEqual([doras, cleos, fritzs]);
  expect(new Set(tables).size).toBe(3);
  await ben.page.locator('.seat', { hasText: 'Cleo' }).waitFor();
  expect(await bar(anna).count()).toBe(0);

  // Every table plays, through another such end of the server.
  const pairs = [
    [anna, dora],
    [ben, cleo],
    [emil, fritz],
  ];
  await Promise.all(pairs.map(oneAnswers));
  await at.site.kill();
  await at.site.start();
  await Promise.all(pairs.map(oneAnswers));
  const tabs = await Promise.all(Object.values(all).map((one) => secondTab(one, one.page.url())));
  await Promise.all(tabs.map((tab, i) => playOut(tab, `${tables[i]}`, ([first]) => first as string)));
  await Promise.all(Object.values(all).map(({ page }) => page.locator('.account').waitFor()));
  await Promise.all(tabs.map((tab) => tab.close()));
}, 240_000);
