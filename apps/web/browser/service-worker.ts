import type { Page } from 'playwright-core';

/** Opens the front page and waits until the client is cached and the service worker is active. */
export async function openCached(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

/** Which version of the client this page belongs to. */
export const versionOf = (page: Page): Promise<string | null> =>
  page.getAttribute('meta[name="aerie-version"]', 'content');
