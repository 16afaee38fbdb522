import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { answer, hurryToTheEnd, playNow, untilAsked } from './play.js';

const at = useSite();

/** Opens a file that holds this text. */
const open = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });

describe('saved games', () => {
  it('are named, taken along as a file, thrown away and taken in again; what is no match file is refused', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/saved');
    await page.getByText('Nothing here yet.').waitFor();
    await page.getByRole('link', { name: 'To the games' }).click();
    await playNow(page);
    await untilAsked(page);
    await answer(page);
    const moves = await page.getAttribute('.table', 'data-moves');

    await page.goto('/saved');
    await page.getByRole('button', { name: 'Rename Rauf und Runter' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Tuesday');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('heading', { name: 'Tuesday' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save Tuesday as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^aerie-rauf-und-runter-[\d-]+\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    await page.getByRole('button', { name: 'Delete Tuesday' }).click();
    await page.getByRole('button', { name: 'Really delete' }).click();
    await page.getByText('Nothing here yet.').waitFor();

    await open(page, '{"format":');
    await page.getByText('This is not a match file').waitFor();
    await open(page, text.replace('"game":"rauf-und-runter"', '"game":"chess"'));
    await page.getByText('a game that is not on this shelf').waitFor();
    await open(page, text.replace(/"seed":"./, '"seed":"~'));
    await page.getByText('does not follow the rules').waitFor();
    await open(page, text);
    await untilAsked(page);
    expect(Number(await page.getAttribute('.table', 'data-moves'))).toBeGreaterThanOrEqual(Number(moves));
    await hurryToTheEnd(page);
    await page.goto('/saved');
    await page.locator('.entry', { hasText: 'from a file' }).waitFor();
    await page.getByRole('link', { name: 'Have a look' }).click();
    await page.waitForURL(/\/replay\/local\//);
    await page.locator('.board').waitFor();
  });
});
