import { describe, expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { type Person, PHONE, TABLET } from './browser.js';
import { useSite } from './fixture.js';
import { untilAsked } from './play.js';

const at = useSite();

const comeIn = async ({ page }: Person, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
};

/** Opens a public table from the front page and waits there; gives its address. */
async function openOne(person: Person, game: string, name?: string): Promise<string> {
  const { page } = person;
  await page.goto('/');
  await page.locator('.open-one', { hasText: game }).click();
  if (name) await comeIn(person, name);
  await page.getByText('The table is listed on the front page.').waitFor();
  return page.url();
}

/** The open tables of somebody that a page shows, each in words. */
const tablesOf = ({ page }: Person, host: string): Promise<string[]> =>
  page.locator('.open-tables a.ticket', { hasText: host }).allTextContents();

/** In a page: looks on over so many connections that the next one is refused; gives the code that tells it why. */
async function takeAllRoom(): Promise<number> {
  for (;;) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws?visitor`);
    const code = await new Promise<number | undefined>((resolve) => {
      socket.onmessage = () => resolve(undefined);
      socket.onclose = (closed) => resolve(closed.code);
    });
    if (code !== undefined) return code;
  }
}

/** Everything that the console says on a page, and every request that fails. */
function noises({ page }: Person): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      said.push(`${new URL(page.url()).pathname}: ${message.text()} ${message.location().url}`);
  });
  return said;
}

describe('a visitor without a name', () => {
  it('sees the open tables, sits down with a stranger in three taps, and watches without saying who they are', async () => {
    const [anna, ben, visitor] = [await at.person(), await at.person({ size: PHONE }), await at.person()];
    const said = noises(visitor);
    // Where the test is repeated, her first tables are still there.
    const host = `Anna ${Date.now() % 1000}`;
    await visitor.page.goto('/');
    await visitor.page.locator('.open-one').first().waitFor();
    const link = await openOne(anna, 'Rauf und Runter', host);
    await expect
      .poll(() => tablesOf(visitor, host))
      .toEqual([`Rauf und Runter${host}Friendly match1 free seat`]);
    await openOne(anna, 'Zefiria');
    await expect.poll(() => tablesOf(visitor, host)).toHaveLength(2);
    await visitor.page.goto('/games/zefiria');
    await expect.poll(() => tablesOf(visitor, host)).toEqual([`Zefiria${host}1 free seat`]);

    // One tap on the card, one after the name was typed: the second makes a person of the visitor, in the free seat.
    await ben.page.goto('/');
    await ben.page.locator('.open-tables a.ticket', { hasText: `Rauf und Runter${host}` }).click();
    await ben.page.getByRole('heading', { name: `${host} invites you to Rauf und Runter` }).waitFor();
    await ben.page.getByText(`${host} · 1 free seat`).waitFor();
    await ben.page.locator('.place', { hasText: host }).waitFor();
    expect(await violations(ben.page)).toEqual([]);
    expect(await misfits(ben.page)).toEqual([]);
    await comeIn(ben, 'Ben');
    await ben.page.locator('.place', { hasText: 'Ben · you' }).waitFor();
    await anna.page.goto(link);
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([anna, ben].map(({ page }) => page.locator('.table').waitFor()));

    // The board is there at once, with who plays and how it stands.
    await visitor.page.goto('/');
    await visitor.page.locator('section', { hasText: 'Watch a table' }).getByText(`${host}, Ben`).click();
    await visitor.page.locator('.table .board').waitFor();
    await visitor.page.getByText('You are watching').waitFor();
    const seats = visitor.page.locator('.seats');
    for (const name of [host, 'Ben']) await seats.getByText(name, { exact: true }).waitFor();
    expect(await visitor.page.getByText('What shall we call you?').count()).toBe(0);
    await Promise.race([untilAsked(anna.page), untilAsked(ben.page)]);
    // Another site shows the board in a frame, in its own language and light; nobody is anybody there.
    await visitor.page.getByRole('button', { name: 'Menu' }).click();
    await visitor.page.getByRole('button', { name: 'Embed' }).click();
    const code = await visitor.page.getByLabel('What goes into your page').inputValue();
    await visitor.page.keyboard.press('Escape');
    await ben.page.setContent(code.replace('lang=en', 'lang=it&theme=dark'));
    const frame = ben.page.frameLocator('iframe');
    await frame
      .locator('.embed .board')
      .getByRole('heading', { name: 'Il tavolo a parole' })
      .waitFor({ state: 'attached' });
    for (const name of [host, 'Ben'])
      await frame.locator('.embed-head').getByText(name, { exact: true }).waitFor();
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await frame.getByRole('link', { name: 'Guarda su Aerie' }).getAttribute('href')).toBe(
      new URL(link).pathname,
    );
    await ben.page.goto('/embed/nothing');
    await ben.page.getByText('This board cannot be shown here').waitFor();
    expect(await violations(ben.page)).toEqual([]);

    // Who wants to talk says first who they are, and stays at the table.
    await visitor.page.getByRole('button', { name: 'To write, say who you are' }).click();
    await comeIn(visitor, 'Vera');
    await visitor.page.getByPlaceholder('Say something').fill('hello');
    await visitor.page.getByRole('button', { name: 'Send' }).click();
    await visitor.page.locator('.talk').getByText('hello').waitFor();
    expect(said).toEqual([]);
  });

  it('is told where too many come from one address, and when it is tried again', async () => {
    const [crowd, visitor] = [await at.person(), await at.person({ size: PHONE })];
    await crowd.page.goto('/about');
    expect(await crowd.page.evaluate(takeAllRoom)).toBe(4431);
    await visitor.page.goto('/');
    const told = visitor.page.getByText(
      'Too many pages are open here through your internet connection: this one is not connected. We try again every 30 seconds.',
    );
    await told.waitFor();
    expect(await violations(visitor.page)).toEqual([]);
    expect(await misfits(visitor.page)).toEqual([]);
    // Whoever looks at the page again does not have to wait for it.
    await crowd.close();
    const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
    await expect
      .poll(async () => {
        await visitor.page.evaluate(lookAgain);
        return told.count();
      })
      .toBe(0);
  });

  it('finds every public page without a complaint in the console', async () => {
    const visitor = await at.person({ size: PHONE });
    const said = noises(visitor);
    for (const path of [
      ...['/', '/games/zefiria', '/rules/zefiria', '/library', '/cards', '/daily', '/history', '/saved'],
      ...['/history/ranking/zefiria', '/replay', '/account', '/tokens', '/notices', '/about', '/settings'],
    ]) {
      await visitor.page.goto(path);
      await visitor.page.locator('h1').first().waitFor();
      await visitor.page.waitForLoadState('networkidle');
    }
    expect(said).toEqual([]);
  });
});

describe('the form to begin', () => {
  it.each([
    ['fr', 'Amis en ligne', 'Pendule'],
    ['it', 'Amici online', 'Orologio'],
  ])('keeps the kinds of clock together, in %s', async (language, friends, clock) => {
    const { page } = await at.person({ language });
    await page.goto('/games/rauf-und-runter');
    await page.getByText(friends).click();
    const choice = page.getByRole('group', { name: clock }).locator('label');
    const rows = async () => {
      const tops = await choice.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    };
    await expect.poll(rows).toEqual([2, 2]);
    await page.setViewportSize(TABLET);
    await expect.poll(rows).toEqual([4]);
    await page.setViewportSize(PHONE);
    await expect.poll(rows).toEqual([2, 2]);
  });
});

describe('whoever installs the app', () => {
  it('finds it described in the language of the page, with pictures that are there', async () => {
    const { page } = await at.person({ language: 'en', settings: { language: 'fr' } });
    await page.goto('/games/zefiria');
    await page
      .locator('link[rel="manifest"][href="/manifest.fr.webmanifest"]')
      .waitFor({ state: 'attached' });
    const manifest = await (await page.request.get('/manifest.fr.webmanifest')).json();
    expect(manifest).toMatchObject({ lang: 'fr', id: '/' });
    const shown = manifest.screenshots as { src: string; sizes: string; type: string; form_factor: string }[];
    expect(new Set(shown.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of shown) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });
});
