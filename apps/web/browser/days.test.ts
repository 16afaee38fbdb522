import { describe, expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, untilAsked } from './play.js';

const at = useSite();
const HOUR = 60 * 60_000;

describe('a game over days', () => {
  it('shows everybody their time, plays for who runs out of it, and lets them come back', async () => {
    const anna = await at.person({ size: PHONE });
    const ben = await at.person();
    const link = await invite(anna, 'Anna', 2, 'rauf-und-runter', ['Over days', '1 day']);
    await joinTable(ben, link, 'Ben');
    await ben.page.getByText('1 day for every decision').waitFor();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    const first = await Promise.any([anna, ben].map((one) => untilAsked(one.page).then(() => one)));
    const second = first === anna ? ben : anna;

    // The first day: twenty hours later there are four left, and the move is made.
    const time = first.page.locator('.seat.mine .time [aria-hidden]').last();
    expect(await time.textContent()).toMatch(/^(1 day|23 hr)/);
    await at.site.advanceClock(20 * HOUR);
    await first.page.reload();
    await expect.poll(() => time.textContent()).toMatch(/^(4 hr|3 hr 59 min)/);
    const isSecond = () => second.page.locator('.prompt.mine').count();
    while ((await isSecond()) === 0) {
      const asked = await Promise.any([first, second].map((one) => untilAsked(one.page).then(() => one)));
      if (asked === first) await answer(first.page);
    }

    for (const { page } of [first, second]) {
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await misfits(page)).toEqual([]);
    }

    // The second day: it goes by without a move, and a bot plays on.
    await second.page.addInitScript(() => {
      navigator.setAppBadge = async (count) => {
        document.documentElement.dataset.badge = String(count);
      };
    });
    await second.page.goto('/');
    await second.page.getByText(/Your turn · .* left/).waitFor();
    await second.page.locator('html[data-badge="1"]').waitFor();
    await second.page.goto('/notices');
    await second.page.getByText('Not switched on in any browser yet').waitFor();
    expect.soft(await violations(second.page)).toEqual([]);
    expect.soft(await misfits(second.page)).toEqual([]);
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
    await second.page.context().setOffline(true);
    await note.fill('Low numbers first.');
    await second.page.getByText('Not saved yet: there is no connection.').waitFor();
    expect.soft(await violations(second.page)).toEqual([]);
    expect.soft(await misfits(second.page)).toEqual([]);
    await second.page.context().setOffline(false);
    await second.page.getByText('Saved. Nobody else sees it.').waitFor();
    await second.page.keyboard.press('Escape');
    const next = await Promise.any([first, second].map((one) => untilAsked(one.page).then(() => one)));

    // Who waits at this table is led on to another that waits for them.
    const { page } = next === first ? second : first;
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
    await answer(next.page);

    // A holiday is planned on a page of its own; the day it begins, the others see it.
    await next.page.evaluate(() =>
      fetch('/api/account', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Holidaymaker', password: 'correct horse battery' }),
      }),
    );
    const { pathname: table } = new URL(next.page.url());
    await next.page.goto('/days');
    await next.page.getByText('20 days left').first().waitFor();
    await next.page.getByRole('button', { name: 'Plan a holiday' }).click();
    // This browser lives earlier than the site, which has moved on by days.
    await next.page.getByText('A holiday begins tomorrow at the earliest, and').waitFor();
    const day = (ahead: number) => new Date(Date.now() + (45 + 24 * ahead) * HOUR).toISOString().slice(0, 10);
    await next.page.getByLabel('First day').fill(day(1));
    await next.page.getByLabel('Last day').fill(day(3));
    await next.page.getByRole('button', { name: 'Plan a holiday' }).click();
    await next.page.getByRole('button', { name: 'Call off' }).waitFor();
    expect.soft(await violations(next.page)).toEqual([]);
    expect.soft(await misfits(next.page)).toEqual([]);
    await at.site.advanceClock(24 * HOUR);
    await page.goto(table);
    // A phone has no room for the words: there they stand on the card of the seat, and a sign tells of them.
    const told = page === anna.page ? '.holiday' : '.about';
    await page.locator(`.seat:not(.mine) .seat-face ${told}`).getByText('on holiday until').waitFor();
    expect.soft(await misfits(page)).toEqual([]);
  });
});

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
