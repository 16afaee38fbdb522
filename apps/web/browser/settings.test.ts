import { describe, expect, it } from 'vitest';
import type { Person } from './browser.js';
import { useSite } from './fixture.js';
import { playNow } from './play.js';

const at = useSite();

/** Signs up through the page. */
const enter = ({ page }: Person, door: string, more: object = {}) =>
  page.evaluate(
    async ([path, and]) => {
      const body = JSON.stringify({
        name: 'Settled Anna',
        password: 'a feather in the wind',
        ...(and as object),
      });
      return (
        await fetch(path as string, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      ).status;
    },
    [door, more] as const,
  );

describe('settings', () => {
  it('go along to another device with an account', async () => {
    const desk = await at.person();
    await desk.page.goto('/');
    expect(await enter(desk, '/api/account')).toBeLessThan(300);
    await desk.page.goto('/settings');
    await desk.page.getByText('Clear (colour-blind safe)').click();
    await desk.page.getByText('Français').click();
    const told = desk.page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.request().postData()?.includes('dark') === true,
    );
    await desk.page.getByText('Nuit', { exact: true }).click();
    expect((await told).status()).toBe(200);

    const couch = await at.person();
    await couch.page.goto('/');
    expect(await enter(couch, '/api/account/sign-in', { bring: false })).toBeLessThan(300);
    await couch.page.goto('/');
    await couch.page.waitForSelector('html[lang="fr"][data-palette="clear"][data-theme="dark"]', {
      state: 'attached',
    });
  });

  it('where there is only one answer it is given by itself, if wished', async () => {
    const { page } = await at.person({ settings: { speed: 0, auto: true } });
    await page.goto('/');
    await playNow(page);
    // Nobody answers here, and yet the next real choice comes soon.
    await page.waitForFunction(
      () =>
        document.querySelector('.table .prompt.mine') &&
        document.querySelectorAll('.board [data-answer]:not([aria-disabled="true"])').length > 1,
    );
  });
});
