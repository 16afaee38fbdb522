import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../server/src/people/totp.js';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, untilAsked } from './play.js';

const at = useSite();
const PASSWORD = 'far above the clouds';
const NOBODY = 'Nobody at all';

/** Somebody tries a wrong password; gives for how many seconds they have to wait. */
const guess = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    const answer = await fetch('/api/account/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password: 'wrong', bring: false }),
    });
    return Number(answer.headers.get('retry-after'));
  }, NOBODY);

describe('accounts', () => {
  it('whoever is warned says that they have read it, finds it in their account, and appeals once', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/account');
    const enter = { method: 'POST', body: '{"name":"Wanda"}' };
    await page.evaluate((request) => fetch('/api/session', request).then(({ ok }) => ok), enter);
    const said = await at.site.admin(
      'warn',
      'Wanda',
      '--about',
      'insult',
      '--reason',
      'Be kind to the geese',
    );
    const id = said.trim().split(' ').at(-1) ?? '';
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'A warning' });
    await dialog.getByText('Be kind to the geese').waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'I have read it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Warnings and reports' });
    await section.getByText(/^Read on /).waitFor();
    await section.getByText('Appeal', { exact: true }).click();
    await section.getByLabel('What is wrong with it').fill('It was a swan');
    await section.getByRole('button', { name: 'Send the appeal' }).click();
    await section.getByText('Your appeal has arrived.').waitFor();
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await misfits(page)).toEqual([]);
    expect(await at.site.admin('appeals')).toContain('"It was a swan"');
    await at.site.admin('answer', id, '--lift', '--reason', 'True, a swan');
    await page.reload();
    await section.getByText('Answer: it is lifted. True, a swan').waitFor();
  });

  it('a guest signs up in the middle of a game, and goes on with it on another device', async () => {
    const anna = await at.person();
    const { page } = anna;
    await invite(anna, 'Anna', 2);
    await page.getByRole('button', { name: 'Bot' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await untilAsked(page);
    await answer(page);
    await untilAsked(page);
    const address = page.url();
    const moves = await page.getAttribute('.table', 'data-moves');

    await page.goto('/');
    await page.getByRole('link', { name: 'Anna: your account' }).click();
    await page.getByText('New account').click();
    await page.getByText('Your game stays yours.').waitFor();
    // What can be told of a password is told while it is typed, and the server is not asked.
    const asked: string[] = [];
    page.on(
      'request',
      (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await page.getByLabel('Password').fill('short');
    await page.getByText('3 more characters').waitFor();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByText('A password needs at least 8 characters.').waitFor();
    await page.getByLabel('Password').fill('abc1abc1');
    await page.locator('.wrong', { hasText: 'Many people have that password' }).waitFor();
    expect(asked).not.toContain('POST /api/account');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Anna' }).waitFor();
    await page.locator('.notice.good', { hasText: 'Good to have you here.' }).waitFor();
    expect.soft(await violations(page)).toEqual([]);

    const phone = await at.person({ size: PHONE, dark: true });
    await phone.page.goto('/account');
    await phone.page.getByLabel('Name').fill('ANNA');
    await phone.page.getByLabel('Password').fill('not the password');
    await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await phone.page.getByText('Name and password do not match.').waitFor();
    expect.soft(await violations(phone.page)).toEqual([]);
    expect.soft(await misfits(phone.page)).toEqual([]);
    await phone.page.getByLabel('Password').fill(PASSWORD);
    await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await phone.page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    for (const drawer of await phone.page.locator('summary').all()) await drawer.click();
    expect.soft(await violations(phone.page)).toEqual([]);
    expect.soft(await misfits(phone.page)).toEqual([]);
    await phone.page.goto(address);
    await untilAsked(phone.page);
    await expect.poll(() => phone.page.getAttribute('.table', 'data-moves')).toBe(moves);
    await answer(phone.page);

    await page.goto('/account');
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await phone.page.getByText('You are watching').waitFor();
  });

  it('signing in brings along a guest’s game; who spoils the talk is not heard any more', async () => {
    const anna = await at.person();
    const ben = await at.person();
    await anna.page.goto('/account');
    await anna.page.getByText('New account').click();
    await anna.page.getByLabel('Name').fill('Anna Gans');
    await anna.page.getByLabel('Password').fill(PASSWORD);
    await anna.page.getByRole('button', { name: 'Create my account' }).click();
    await anna.page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await anna.page.getByText('You are signed out on this device.').waitFor();
    const link = await invite(anna, 'Somebody', 2);
    await joinTable(ben, link, 'Ben');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await ben.page.locator('.table').waitFor();
    await ben.page.getByPlaceholder('Say something').fill('Boo');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.getByText('Boo', { exact: true }).waitFor();

    await anna.page.goto('/account');
    await anna.page.getByLabel('Name').fill('anna gans');
    await anna.page.getByLabel('Password').fill(PASSWORD);
    await anna.page.getByText('Bring along the game of Somebody').waitFor();
    await anna.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await anna.page.getByText('One game of Somebody is in your account now.').waitFor();
    await anna.page.goto(link);
    await anna.page.getByRole('button', { name: 'More about this line by Ben' }).click();
    await anna.page.getByRole('button', { name: 'Report', exact: true }).click();
    await anna.page.getByText('We will have a look.').waitFor();
    expect.soft(await violations(anna.page)).toEqual([]);
    await anna.page.getByRole('button', { name: 'Mute Ben' }).click();
    await anna.page.getByText('One line by somebody you have muted').waitFor();

    await anna.page.goto('/account');
    await anna.page.getByRole('button', { name: 'Unmute' }).click();
    await anna.page.getByText('Delete everything').click();
    await anna.page.locator('form', { hasText: 'disappear for good' }).getByLabel('Password').fill(PASSWORD);
    await anna.page.getByRole('button', { name: 'Delete for good' }).click();
    await anna.page.getByText('Nothing here tells about you any more.').waitFor();
    await ben.page.getByText('Somebody who left').first().waitFor();
  });

  it('a token is made for what it may do and until when, and ends with everything else', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/account');
    await page.getByText('New account').click();
    await page.getByLabel('Name').fill('Token Toni');
    await page.getByLabel('Password').fill('iloveyou');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByText('Many people have that password').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Token Toni' }).waitFor();

    await page.goto('/tokens');
    await page.getByLabel('What is the program called?').fill('my bot');
    await page.getByLabel(/^Chat:/).check();
    await page.getByText('30 days').click();
    await page.getByRole('button', { name: 'Make a token' }).click();
    await page.getByText(/^aerie_\w{40}$/).waitFor();
    await page.getByText(/watch, play, and chat · Until .* · Never used/).waitFor();
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await misfits(page)).toEqual([]);

    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByText('Done: only this device is still signed in.').waitFor();
    await page.goto('/tokens');
    await page.getByText('You have none yet.').waitFor();
  });

  it('a second factor by app is set up, asked for at the next sign-in, and turned off', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/account');
    await page.getByText('New account').click();
    await page.getByLabel('Name').fill('Fay Factor');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Fay Factor' }).waitFor();
    await page.getByText('Second factor', { exact: true }).click();
    const begin = page.locator('form', { hasText: 'an app on your phone' });
    await begin.getByLabel('Password').fill('not the password');
    await begin.getByRole('button', { name: 'Set it up' }).click();
    await begin.getByText('That is not your password.').waitFor();
    await begin.getByLabel('Password').fill(PASSWORD);
    await begin.getByRole('button', { name: 'Set it up' }).click();
    await page.getByAltText('Code to scan with the app').waitFor();
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await misfits(page)).toEqual([]);
    const key = ((await page.locator('.factor-set-up .secret').textContent()) ?? '').replace(/\s/g, '');
    /** What an app shows; the one after it is good too, and each only once. */
    const code = (next = 0) => codeAt(key, stepAt(at.site.now) + next);
    await page.getByLabel('Code of the app').fill(code());
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
    const recovery = await page.locator('.recovery .secret').allTextContents();
    expect(recovery).toHaveLength(10);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByLabel('Name').fill('Fay Factor');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Code of the app').waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await page.keyboard.type('wrong code');
    await page.keyboard.press('Enter');
    await page.getByText('This code is not right').waitFor();
    await page.getByLabel('Code of the app').fill(code(1));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Fay Factor' }).waitFor();

    await page.getByText('Turn the second factor off').click();
    const off = page.locator('details', { hasText: 'Turn the second factor off' });
    await off.getByLabel('Code of the app').fill(recovery[0] ?? '');
    await off.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Second factor', { exact: true }).waitFor();
  });

  it('who guesses too often is told why and for how long to wait, and the form waits', async () => {
    const { page } = await at.person({ size: PHONE, dark: true });
    await page.clock.install();
    await page.goto('/account');
    // Waits double: the server's clock goes on over those that are too short to be seen on a busy machine.
    const SEEN = 30;
    for (let seconds = await guess(page); seconds < SEEN; seconds = await guess(page))
      if (seconds > 0) await at.site.advanceClock(seconds * 1000);
    await page.getByLabel('Name').fill(NOBODY);
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page
      .getByText(/^Those were too many wrong tries from here\. Try again in \d+ seconds?\.$/)
      .waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true, disabled: true }).waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await page.clock.fastForward(2 * SEEN * 1000);
    await page.getByRole('button', { name: 'Sign in', exact: true, disabled: false }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('a site by invitation only says so on every page, and opens to whoever has one', async () => {
    await at.site.admin('site', 'invite-only', 'on');
    const code = /[\w-]{12}/.exec(await at.site.admin('invite', '--uses', '1'))?.[0];
    const { page } = await at.person({ size: PHONE });
    for (const path of ['/', '/daily', '/games/zefiria', '/history/ranking/zefiria']) {
      await page.goto(path);
      await page.getByText('This site opens by invitation.').waitFor();
    }
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await misfits(page)).toEqual([]);
    await page.getByRole('link', { name: 'I have an account' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await page.goto('/daily');
    await page.getByLabel('Your name').fill('Dora');
    await page.getByLabel('Invitation').fill(code ?? '');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.locator('.deals').waitFor();
    await at.site.admin('site', 'invite-only', 'off');
  });
});
