import { titleOf } from '@aerie/registry';
import { ABOUT } from '@aerie/registry/about';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { followArrow, playLesson } from './lessons.js';
import { hurryToTheEnd } from './play.js';
import { PushReceiver } from './push-receiver.js';
import { openCached } from './service-worker.js';

const at = useSite();

/** The answers that bring a game to its end soonest, and options that make it short, where there are some. */
const SHORTEST: Readonly<
  Record<string, { readonly options?: readonly string[]; readonly soonest?: string }>
> = {
  'rauf-und-runter': { soonest: '^stop|^stay|^shed' },
  'ueber-den-wolken': { soonest: '^pass' },
  zefiria: { options: ['Hard: 5 rounds'], soonest: '^end' },
  schwingenschlag: { soonest: '^pass|^done' },
};

/** Every game, with the fewest seats. */
const GAMES = [...ABOUT].map(([game, { seats }]) => {
  const { options = [], soonest } = SHORTEST[game] ?? {};
  return {
    game,
    begin: [String(seats.min), ...options],
    soonest,
  };
});

describe('without a network', () => {
  it('every game is played to its end, the rules are there, and what needs the network says so until it is back', async () => {
    const { page, context } = await at.person({ size: PHONE, serviceWorker: true });
    await openCached(page);
    await context.setOffline(true);
    await page.goto('/history');
    await page.getByText('Every game you finish will stand here').waitFor();
    for (const { game, begin, soonest } of GAMES) {
      await page.goto(`/games/${game}`);
      for (const chosen of begin)
        await page.locator('.begin').getByText(chosen, { exact: true }).first().click();
      await page.getByRole('button', { name: 'Let’s play' }).click();
      expect(await hurryToTheEnd(page, soonest), game).toBeGreaterThan(2);
    }
    await page.goto('/rules/cloud-mine');
    await page.locator('.rules h2').first().waitFor();
    // What was played counts for oneself, with neither server nor name.
    await page.goto('/history');
    for (const { game } of GAMES) {
      await page
        .locator('.history')
        .getByRole('group')
        .getByText(titleOf(game, 'en'), { exact: true })
        .click();
      await page.locator('.history .match').getByRole('link', { name: 'Watch' }).waitFor();
      expect(await page.locator('.history .records strong').first().textContent()).toMatch(/\d/);
    }
    // So does the story of a match, which is worked out here.
    await page.goto('/history');
    await page
      .locator('.history')
      .getByRole('group')
      .getByText(titleOf('rauf-und-runter', 'en'), { exact: true })
      .click();
    const replay = page.locator('.history .match').getByRole('link', { name: 'Watch' });
    await page.goto(`${await replay.getAttribute('href')}?story`);
    await page.getByText(/^\d(st|nd) of 2[,.] [Ww]ith even luck/).waitFor();
    await page.goto('/saved');
    const finished = page.locator('.entry', { hasText: 'Rauf und Runter' });
    expect(await finished.textContent()).toMatch(/ won /);
    expect(await finished.textContent()).toMatch(/1\. .+ \(\d+ points?\), 2\. .+ \(−?\d+ points?\)/);
    await page.goto('/games/zefiria');
    await page.locator('.own-record', { hasText: 'On this device: one game' }).waitFor();
    await page.getByText('Friends online').click();
    const together = page.getByRole('button', { name: 'Set up the table' });
    await page.getByText('This needs the server').waitFor();
    expect(await together.getAttribute('aria-disabled')).toBe('true');
    await context.setOffline(false);
    await page.getByText('This needs the server').waitFor({ state: 'detached' });
    await together.click();
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).waitFor();
    // With a session, matches that were played without the server are uploaded, if wished.
    await page.goto('/saved');
    await page.getByText('Send finished games to my history').click();
    await page.waitForFunction(
      () => !document.querySelector('.saved')?.textContent?.match(/games? waits? to be sent/),
    );
    await page.goto('/saved');
    await page
      .locator('.entry', { hasText: 'in your history' })
      .nth(GAMES.length - 1)
      .waitFor();
  }, 240_000);

  it('a lesson and a drill are played; one that was not fetched before says so', async () => {
    const { page, context } = await at.person({ size: PHONE, serviceWorker: true });
    await openCached(page);
    await context.setOffline(true);
    await page.goto('/learn/zefiria/storm');
    await playLesson(page, { by: 'touch' });
    await page.goto('/learn/zefiria/drill/pair');
    await page.locator('.coach').waitFor();
    await followArrow(page, 'touch');
    await page.locator('.coach .about.right').waitFor();

    const other = await at.person({ size: PHONE });
    await other.page.goto('/learn/zefiria');
    const lesson = other.page.locator('.school-path a').first();
    await lesson.waitFor();
    await other.context.setOffline(true);
    await lesson.click();
    await other.page.getByRole('heading', { name: 'Not on this device yet' }).waitFor();
    await other.context.setOffline(false);
  });

  it('the app can be installed, and the browser is told to look for new versions', async () => {
    const { page } = await at.person({ language: 'de' });
    await page.goto('/');
    await page.waitForSelector('link[rel="manifest"][href$=".de.webmanifest"]', { state: 'attached' });
    const found = await page.evaluate(async () => {
      const look = async (path: string) => {
        const response = await fetch(path);
        const { headers } = response;
        return { type: headers.get('content-type'), keep: headers.get('cache-control'), response };
      };
      const manifest = await look('/manifest.de.webmanifest');
      const worker = await look('/sw.js');
      const { icons, shortcuts } = (await manifest.response.json()) as {
        icons: { src: string; sizes: string }[];
        shortcuts: { url: string }[];
      };
      const pictures = await Promise.all(icons.map(async ({ src }) => (await fetch(src)).status));
      return {
        manifest: [manifest.type, manifest.keep],
        worker: [worker.type, worker.keep],
        sizes: icons.map(({ sizes }) => sizes),
        pictures,
        shortcuts: shortcuts.length,
      };
    });
    expect(found).toEqual({
      manifest: ['application/manifest+json', 'no-cache'],
      worker: ['text/javascript; charset=utf-8', 'no-cache'],
      sizes: ['any', '192x192', '512x512', '192x192', '512x512'],
      pictures: [200, 200, 200, 200, 200],
      shortcuts: ABOUT.size,
    });
  });
});

describe('the app on the device', () => {
  it('shows what the server pushes, leads to its page, and can be installed', async () => {
    const { page, context } = await at.person({ language: 'de', serviceWorker: true });
    await openCached(page);
    const bell = await PushReceiver.of(page, context);
    const path = '/table/AAAAAAAAAAAAAAAAAAAA';
    await bell.push({ title: 'Du bist am Zug: Rauf und Runter', body: 'Am Tisch mit Ben.', path });
    await expect
      .poll(async () => (await bell.done()).shown)
      .toEqual([
        {
          ...{ title: 'Du bist am Zug: Rauf und Runter', body: 'Am Tisch mit Ben.' },
          ...{ icon: '/icons/aerie-192.png', tag: path, data: { path } },
        },
      ]);
    // An open page is focused; a page of another site is never opened.
    for (const data of [{ path }, { path: '/' }, { path: 'https://elsewhere.example/' }, null])
      expect(await bell.tap(data)).toBe(true);
    const { origin } = new URL(page.url());
    const { opened, focused } = await bell.done();
    expect({ opened, focused }).toEqual({ opened: [origin + path], focused: [`${origin}/`, `${origin}/`] });

    await page.goto('/settings');
    await page.getByText('Alles ist auf diesem Gerät').waitFor();
    await page.evaluate(() => {
      const prompt = async () => {
        document.documentElement.dataset.asked = 'yes';
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    const install = page.getByRole('button', { name: 'Aerie als App installieren' });
    await install.click();
    await page.locator('html[data-asked="yes"]').waitFor();
    await install.waitFor({ state: 'detached' });
  });
});
