import { expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { DESKTOP, type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { answer, untilAsked } from './play.js';

const at = useSite();

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

/** Somebody without a page waits, sits down where a seat is kept for them, and gives the table once its match has begun. */
async function playsWithoutPage({ page }: Person, name: string): Promise<string> {
  await page.goto('/api/session');
  return page.evaluate(async (called) => {
    await fetch('/api/session', { method: 'POST', body: JSON.stringify({ name: called }) });
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    let requests = 0;
    const ask = (request: object) => socket.send(JSON.stringify({ id: `${requests++}`, ...request }));
    const begun = new Promise<string>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'paired') ask({ type: 'watch', table: message.table });
        if (message.type === 'match') resolve(message.table);
        if (message.type !== 'table') return;
        const seats: { invited?: { me: boolean } }[] = message.table.seats;
        const seat = seats.findIndex(({ invited }) => invited?.me);
        if (seat >= 0) ask({ type: 'sit', table: message.table.id, seat });
      });
    });
    const body = JSON.stringify({ sizes: [2] });
    await fetch('/api/pairing/rauf-und-runter/live', { method: 'PUT', body });
    return begun;
  }, name);
}

it('six people are paired, one of whom practises meanwhile, and play on over restarts of the server', async () => {
  const anna = await at.person({ size: DESKTOP });
  const ben = await at.person({ size: PHONE });
  await comeIn(anna, 'Anna');
  await comeIn(ben, 'Ben');
  for (const { page } of [anna, ben]) {
    await page.getByRole('group', { name: 'Seats at the table' }).getByText('2', { exact: true }).click();
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  }

  // She waits, practises, and goes on waiting over a restart and a reload; nothing lies over the board.
  await wait(anna);
  await bar(anna).getByText('nobody else yet').waitFor();
  await bar(anna).getByRole('button', { name: 'Practise' }).click();
  await untilAsked(anna.page);
  expect(await misfits(anna.page)).toEqual([]);
  await at.site.kill();
  await at.site.start();
  await anna.page.reload();
  await bar(anna).getByText('Rauf und Runter').waitFor();
  await answer(anna.page);

  // He comes; she is called, both are at the table, and the match begins.
  await wait(ben);
  await bar(anna).getByText('Your table is ready').waitFor();
  expect(await violations(anna.page)).toEqual([]);
  await bar(anna).getByRole('link', { name: 'Come' }).click();
  const asked = () => Promise.any([anna, ben].map((one) => untilAsked(one.page).then(() => one)));
  const first = await asked();
  const table = new URL(anna.page.url()).pathname;
  expect(new URL(ben.page.url()).pathname).toBe(table);
  await expect.poll(() => bar(anna).count()).toBe(0);

  const others = await Promise.all(['Cleo', 'Dora', 'Emil', 'Fritz'].map(() => at.person()));
  const tables = await Promise.all(others.map((one, i) => playsWithoutPage(one, `Guest ${i}`)));
  expect(new Set([...tables, table]).size).toBe(3);

  // The match goes on where it was.
  await at.site.kill();
  await at.site.start();
  await answer((await asked()).page);
  expect([anna, ben]).toContain(first);
});
