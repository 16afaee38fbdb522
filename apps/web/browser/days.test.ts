import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutOff, misfits, violations } from './axe.js';
import { type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, movesOn, untilAsked } from './play.js';
import { tableOf } from './second-tab.js';

/** A Monday, at six. */
const MONDAY = Date.parse('2040-01-02T06:00:00Z');
const at = useSite(MONDAY);
const HOUR = 60 * 60_000;
/** Every throw has one of them. */
const FACES = ['1', '2', '3', '4', '5', 'F'];

/** Plays on, with the first answers there are, until it is somebody's turn. */
async function untilTurnOf(one: Person, other: Person): Promise<void> {
  for (;;) {
    const asked = await Promise.any([one, other].map((each) => untilAsked(each.page).then(() => each)));
    if (asked === one) return;
    await answer(other.page);
  }
}

describe('a week at a table over days', () => {
  it('goes on with answers ahead, a day that passes, a bot, and a holiday on which the clock stands', async () => {
    const anna = await at.person({ size: PHONE });
    const ben = await at.person();
    const link = await invite(anna, 'Anna', 2, 'rauf-und-runter', ['Over days', '1 day']);
    await joinTable(ben, link, 'Ben');
    await ben.page.getByText('1 day for every decision').waitFor();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    const first = await Promise.any([anna, ben].map((one) => untilAsked(one.page).then(() => one)));
    const second = first === anna ? ben : anna;

    // Monday: twenty hours later there are four left, and the move is made.
    const time = first.page.locator('.seat.mine .time [aria-hidden]').last();
    expect(await time.textContent()).toMatch(/^(1 day|23 hr)/);
    await at.site.advanceClock(20 * HOUR);
    await first.page.reload();
    await expect.poll(() => time.textContent()).toMatch(/^(4 hr|3 hr 59 min)/);
    await untilTurnOf(second, first);

    for (const { page } of [first, second]) {
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await misfits(page)).toEqual([]);
    }

    // Tuesday: whoever waits leaves answers ahead and goes; when the other has moved, one is given with nobody there.
    const table = tableOf(link);
    const body = {
      seat: Number(first === ben),
      lines: FACES.map((face) => ({ answers: [face], times: 1 })),
    };
    const left = await first.page.evaluate(
      async ([path, lines]) => (await fetch(path, { method: 'PUT', body: lines })).status,
      [`/api/tables/${table}/ahead`, JSON.stringify(body)] as const,
    );
    expect(left).toBe(200);
    await first.page.reload();
    await first.page.getByText('You have left answers for your next turn.').waitFor();
    await first.page.goto('/about');
    const seconds = second.page.locator('.prompt.mine');
    while ((await seconds.count()) === 1) {
      await answer(second.page);
      await second.page.locator('.seat.awaited').first().waitFor();
    }
    const before = await movesOn(second.page);
    await at.site.advanceClock(3 * 60_000);
    await expect.poll(() => movesOn(second.page)).toBeGreaterThan(before);
    await first.page.goto(`/table/${table}`);
    await untilTurnOf(second, first);

    // Wednesday: it goes by without a move, and a bot plays on.
    await second.page.addInitScript(() => {
      navigator.setAppBadge = async (count) => {
        document.documentElement.dataset.badge = String(count);
      };
    });
    await second.page.goto('/');
    await second.page.getByText(/Your turn · .* left/).waitFor();
    expect.soft(await cutOff(second.page, '.ticket.urgent > *')).toEqual([]);
    await second.page.locator('html[data-badge="1"]').waitFor();
    await second.page.goto('/notices');
    await second.page.getByText('Not switched on in any browser yet').waitFor();
    await chooseChats(second.page);
    await at.site.advanceClock(25 * HOUR);
    await first.page.locator('.seat:not(.mine) .about .icon').waitFor({ state: 'attached' });
    await second.page.goto('/');
    await second.page.locator('.ticket.urgent').getByText('Time is up').click();
    await second.page.getByText('You ran out of time, so a bot is playing for you.').waitFor();
    await second.page.getByRole('button', { name: 'Back to my seat' }).click();
    await first.page.locator('.seat:not(.mine) .about .icon').waitFor({ state: 'detached' });
    const log = () => first.page.locator('.beside .log').textContent();
    await expect.poll(log).toMatch(/(Anna|Ben) runs out of time: a bot plays on\..*(Anna|Ben) is back\./);
    // What one notes at a table is kept while there is no network, and saved when there is one.
    await second.page.getByRole('button', { name: 'Menu' }).click();
    await second.page.getByRole('button', { name: 'Private note' }).click();
    const note = second.page.getByLabel('Private note about this table');
    await note.waitFor();
    await second.page.context().setOffline(true);
    await note.fill('Low numbers first.');
    await second.page.getByText('Not saved yet: there is no connection.').waitFor();
    expect.soft(await violations(second.page)).toEqual([]);
    expect.soft(await misfits(second.page)).toEqual([]);
    await second.page.context().setOffline(false);
    await second.page.getByText('Saved. Nobody else sees it.').waitFor();
    await second.page.keyboard.press('Escape');
    await untilTurnOf(second, first);

    // Who waits at this table is led on to another that waits for them.
    const { page } = first;
    await page.evaluate(beginAgainstBot);
    const on = page.getByRole('button', { name: 'Next table (1)' });
    await on.waitFor();
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await misfits(page)).toEqual([]);
    const { pathname } = new URL(page.url());
    await page.keyboard.press('n');
    await page.waitForURL((url) => url.pathname !== pathname);
    await untilAsked(page);
    expect(await on.count()).toBe(0);
    await page.goto(`/table/${table}`);

    // A holiday is planned on a page of its own; the day it begins, the others see it, and that the clock stands.
    await second.page.evaluate(() =>
      fetch('/api/account', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Holidaymaker', password: 'correct horse battery' }),
      }),
    );
    await second.page.goto('/days');
    await second.page.getByText('20 days left').first().waitFor();
    await second.page.getByRole('button', { name: 'Plan a holiday' }).click();
    // This browser lives years before the site.
    await second.page.getByText('A holiday begins tomorrow at the earliest, and').waitFor();
    await second.page.getByLabel('First day').fill('2040-01-05');
    await second.page.getByLabel('Last day').fill('2040-01-07');
    await second.page.getByRole('button', { name: 'Plan a holiday' }).click();
    await second.page.getByRole('button', { name: 'Call off' }).waitFor();
    await makeCalendar(second.page);
    // Thursday at three, and Saturday: in place of the time that stands it is told until when.
    const away = first === anna ? '.holiday' : '.about';
    const seat = page.locator('.seat:not(.mine) .seat-face');
    const theirs = page.locator('.seat:not(.mine) .time [aria-hidden]').last();
    for (const hours of [24, 48]) {
      await at.site.advanceClock(hours * HOUR);
      await page.reload();
      // A phone has no room for the words: there they stand on the card of the seat, and a sign tells of them.
      await seat.locator(away).getByText('on holiday until').waitFor();
      expect(await theirs.textContent()).toBe('Jan 7');
    }
    expect.soft(await misfits(page)).toEqual([]);

    // Sunday at two: of the day that began on Wednesday at three the holiday has cost nothing, so an hour is left. Whoever
    // was away is back in time, and the match goes on.
    await at.site.advanceClock(23 * HOUR);
    await second.page.goto(`/table/${table}`);
    await untilAsked(second.page);
    await expect
      .poll(() => second.page.locator('.seat.mine .time [aria-hidden]').last().textContent())
      .toMatch(/^(1 hr|5\d:\d\d)/);
    const sunday = await movesOn(second.page);
    await answer(second.page);
    await page.reload();
    await untilTurnOf(first, second);
    await answer(first.page);
    expect(await movesOn(first.page)).toBeGreaterThan(sunday + 1);
    expect(await page.locator('.seat-face').getByText('on holiday until').count()).toBe(0);
  }, 240_000);
});

/** Chats are chosen by name, each with what it needs; what is kept of them shows no token. */
async function chooseChats(page: Page): Promise<void> {
  const chat = page.getByRole('region', { name: 'To a chat or a program' });
  const fields = () => chat.locator('form input:not([type=radio])').count();
  for (const [name, count] of [
    ['Discord', 1],
    ['Slack', 1],
    ['Matrix', 3],
    ['Telegram', 2],
  ] as const) {
    await chat.getByText(name, { exact: true }).click();
    await expect.poll(fields).toBe(count);
  }
  await chat.getByLabel('Number of the chat').fill('-1001');
  await chat.getByLabel('Token').fill('123456:ABC-DEF');
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await misfits(page)).toEqual([]);
  await chat.getByRole('button', { name: 'Save' }).click();
  await chat.getByText('https://api.telegram.org · -1001').waitFor();
  expect(await page.content()).not.toContain('ABC-DEF');
  await chat.getByRole('button', { name: 'Remove' }).click();
  await chat.getByText('https://api.telegram.org · -1001').waitFor({ state: 'detached' });
}

/** An address for calendars is made, tells the deadlines, and tells nothing once it is ended. */
async function makeCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByLabel('Address for your calendar').inputValue();
  const read = () =>
    page.evaluate(async (path) => {
      const answer = await fetch(path);
      return answer.ok ? answer.text() : `${answer.status}`;
    }, new URL(address).pathname);
  expect(await read()).toMatch(/BEGIN:VCALENDAR[\s\S]*Rauf und Runter/);
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await misfits(page)).toEqual([]);
  await page.getByRole('button', { name: 'End the address' }).click();
  await page.getByRole('button', { name: 'Make an address' }).waitFor();
  expect(await read()).toBe('404');
}

/** In the page: begins a match of one's own against a bot. */
async function beginAgainstBot(): Promise<void> {
  const socket = new WebSocket('/ws');
  const ask = (request: object): Promise<{ made?: { table: string } }> =>
    new Promise((done) => {
      const id = crypto.randomUUID();
      socket.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        if (told.id === id) done(told);
      });
      socket.send(JSON.stringify({ id, ...request }));
    });
  await new Promise((open) => socket.addEventListener('open', open));
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const wanted = { game: 'rauf-und-runter', options: {}, seats, listed: false };
  const { made } = await ask({ type: 'create', ...wanted });
  await ask({ type: 'start', table: made?.table });
  socket.close();
}
