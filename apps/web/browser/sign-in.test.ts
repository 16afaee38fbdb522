import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';

const at = useSite();
const PASSWORD = 'far above the clouds';

/** Gives a page an authenticator that verifies its person without asking. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return devtools;
}

describe('ways in', () => {
  it('a passkey is made, signs in without a name, and is removed', async () => {
    const { page } = await at.person({ size: PHONE });
    await addAuthenticator(page);
    await page.goto('/account');
    await page.getByText('New account').click();
    await page.getByLabel('Name').fill('Pia Passkey');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByText('Add a passkey').click();
    const form = page.locator('details', { hasText: 'Add a passkey' });
    expect.soft(await violations(page)).toEqual([]);
    await form.getByLabel('Password').fill('wrong');
    await form.getByRole('button', { name: 'Make the passkey' }).click();
    await form.getByText('That is not your password.').waitFor();
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByLabel('What it is called').fill('My phone');
    await form.getByRole('button', { name: 'Make the passkey' }).click();
    await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    await page.getByText(/^since .*, never used so far$/).waitFor();
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Make the passkey' }).click();
    await form.getByText('This device already has a passkey for your account.').waitFor();
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await misfits(page)).toEqual([]);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Pia Passkey' }).waitFor();
    await page.getByText(/^last used on /).waitFor();

    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByRole('heading', { name: 'Passkeys' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('This site does not know that passkey').waitFor();
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await misfits(page)).toEqual([]);
  });
});
