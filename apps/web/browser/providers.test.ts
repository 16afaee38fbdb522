import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { CLIENT, TestProvider } from '../../server/src/testing/openid-provider.js';
import { misfits, violations } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';

const PASSWORD = 'far above the clouds';

/** A site that names a real provider, which lives as long as its tests. */
function useSiteWithProvider(more: Readonly<Record<string, string>> = {}) {
  let club: TestProvider | undefined;
  afterAll(() => club?.close());
  return useSite(undefined, async (base) => {
    club = await TestProvider.start([`${base}/account/provider/club`]);
    return {
      ...{ ORIGIN: base, OIDC_PROVIDERS: 'club', OIDC_CLUB_NAME: 'The sky club' },
      ...{ OIDC_CLUB_ISSUER: club.issuer, OIDC_CLUB_CLIENT_ID: CLIENT.clientId },
      ...{ OIDC_CLUB_CLIENT_SECRET: CLIENT.clientSecret, ...more },
    };
  });
}

/** Signs in at the provider, and agrees. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}
const agree = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function looksRight(page: Page): Promise<void> {
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await misfits(page)).toEqual([]);
}

describe.each([
  ['phone', PHONE, false],
  ['desktop', DESKTOP, true],
] as const)('accounts from elsewhere on a %s', (_, size, dark) => {
  const at = useSiteWithProvider();

  it('sign up and in, confirm, and are linked and unlinked', async () => {
    const { page } = await at.person({ size, dark });
    await page.goto('/account');
    const go = page.getByRole('button', { name: 'Sign in with The sky club' });
    await go.waitFor();
    await looksRight(page);
    await go.click();
    // Called off.
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByText('You called it off there').waitFor();
    expect(page.url()).not.toContain('?');
    await looksRight(page);
    await page.getByRole('link', { name: 'Back to signing in' }).click();
    await go.click();
    await signInThere(page, 'Clara Cloud');
    await agree(page);
    await page.getByRole('heading', { name: 'Welcome!' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Clara Cloud');
    await looksRight(page);
    await page.getByLabel('Name').fill('Clara');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Clara' }).waitFor();
    await page.locator('.notice.good', { hasText: 'Good to have you here.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
    await page.getByRole('heading', { name: 'Linked accounts' }).waitFor();
    for (const drawer of await page.locator('summary').all()) await drawer.click();
    await looksRight(page);

    // What alone lets in stays.
    await page.getByRole('button', { name: 'Unlink The sky club' }).click();
    await page.getByText('Nothing else would let you in any more.').waitFor();
    const form = page.locator('details', { hasText: 'Set a password' });
    await form.getByLabel('New password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('First show that it is you').last().waitFor();
    await form.getByRole('button', { name: 'Sign in again with The sky club' }).click();
    await signInThere(page, 'Clara Cloud');
    await page.locator('.notice.good', { hasText: 'It is you.' }).waitFor();
    await page.locator('summary', { hasText: 'Set a password' }).click();
    await form.getByLabel('New password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.locator('summary', { hasText: /^Password$/ }).waitFor();
    await page.getByRole('button', { name: 'Unlink The sky club' }).click();
    await page.getByRole('heading', { name: 'Linked accounts' }).waitFor({ state: 'detached' });

    await page.locator('summary', { hasText: 'Link with The sky club' }).click();
    const link = page.locator('details', { hasText: 'Link with The sky club' });
    await link.getByLabel('Password').fill(PASSWORD);
    await looksRight(page);
    await link.getByRole('button', { name: 'Go to The sky club' }).click();
    // There they are still signed in.
    await page.locator('.notice.good', { hasText: 'It is linked.' }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await go.click();
    await page.getByRole('heading', { name: 'Clara' }).waitFor();
    await page.locator('.notice.good', { hasText: 'Good to have you here.' }).waitFor();
  });

  it.each([
    ['de', 'Mit The sky club anmelden', 'Willkommen!', 'Konto anlegen'],
    ['fr', 'Se connecter avec The sky club', 'Bienvenue', 'Créer mon compte'],
    ['it', 'Accedi con The sky club', 'benvenuto', 'Crea il mio account'],
  ])('speak %s', async (language, sign, welcome, make) => {
    const { page } = await at.person({ size, dark, language });
    await page.goto('/account/provider/club?error=temporarily_unavailable&state=none');
    await page.locator('.notice.bad').waitFor();
    await looksRight(page);
    await page.goto('/account');
    await page.getByRole('button', { name: sign }).click();
    await signInThere(page, `Visitor ${language}`);
    await agree(page);
    await page.getByRole('heading', { name: welcome }).waitFor();
    await looksRight(page);
    await page.getByLabel(/Name|Nom|Nome/).fill(`${language} ${size.width}`);
    await page.getByRole('button', { name: make }).click();
    await page.getByRole('heading', { name: `${language} ${size.width}` }).waitFor();
    for (const drawer of await page.locator('summary').all()) await drawer.click();
    await looksRight(page);
  });
});

describe('accounts from elsewhere as the only way in', () => {
  const at = useSiteWithProvider({ SIGN_IN: 'oidc' });

  it('ask for no name and no password, neither in the account nor at a table', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/people');
    await page.getByRole('heading', { name: 'Here you play with an account' }).waitFor();
    await looksRight(page);
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    const go = page.getByRole('button', { name: 'Sign in with The sky club' });
    await go.waitFor();
    expect(await page.getByLabel('Password').count()).toBe(0);
    await looksRight(page);
    await go.click();
    await signInThere(page, 'Olga');
    await agree(page);
    await page.getByRole('button', { name: 'Create my account' }).click();
    // And is where they wanted to be.
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/people');
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Olga' }).waitFor();
    // The link of whoever keeps the site leads to the provider, too.
    const address = (await at.site.admin('reset-password', 'Olga')).trim();
    const other = await at.person({ size: PHONE });
    await other.page.goto(new URL(address).pathname);
    await other.page.getByRole('heading', { name: 'Come in another way' }).waitFor();
    await looksRight(other.page);
    await other.page.getByRole('button', { name: 'Sign in with The sky club' }).click();
    await signInThere(other.page, 'Olga Two');
    await agree(other.page);
    await other.page.getByRole('heading', { name: 'Olga', exact: true }).waitFor();
    await page.reload();
    await go.waitFor();
  });
});
