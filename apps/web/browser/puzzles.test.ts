import { readFileSync } from 'node:fs';
import type { PuzzleBook } from '@aerie/analysis/puzzles';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import de from '../src/pages/puzzles/words/de.js';
import fr from '../src/pages/puzzles/words/fr.js';
import italian from '../src/pages/puzzles/words/it.js';
import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { openCached } from './service-worker.js';

const at = useSite();

const GAME = 'rauf-und-runter';
const book = JSON.parse(
  readFileSync(new URL(`../../../packages/analysis/src/puzzles/books/${GAME}.json`, import.meta.url), 'utf8'),
) as PuzzleBook;
const puzzles = book.matches.flatMap((match) => match.puzzles);
const rightOf = (id: string): readonly string[] => {
  const task = puzzles.find((puzzle) => puzzle.id === id)?.task;
  return task && 'right' in task ? task.right : [];
};
const card = (page: Page) => page.locator('.puzzle-card');
const openId = async (page: Page): Promise<string> => {
  await page.locator('.puzzle-card[data-state="open"]').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) as string;
};
const answer = (page: Page, text: string) => page.locator(`.board [data-answer="${text}"]`).first();

it('a puzzle is found, one is missed by keys and shown, and all of it is there without a network', async () => {
  const { page, context } = await at.person({
    size: PHONE,
    serviceWorker: true,
    settings: { speed: 0, confirm: false },
  });
  await openCached(page);
  await page.goto('/puzzles');
  await page.locator('.puzzle-day').getByRole('link', { name: 'Solve it' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto(`/puzzles/${GAME}`);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  const first = await openId(page);
  // Its address can be passed on.
  await page.reload();
  await openId(page);
  await answer(page, rightOf(first)[0] as string).click();
  await card(page).getByText('Right!').waitFor();
  await card(page)
    .getByText(/costs at least \d+ percentage points/)
    .waitFor();
  await card(page)
    .getByText(/Your rating: 1[2-9]\d\d \(\+\d+\)/)
    .waitFor();
  expect(await violations(page)).toEqual([]);

  await card(page).getByRole('link', { name: 'Next puzzle' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(first));
  const second = await openId(page);
  const wrong = await page
    .locator('.board [data-answer]')
    .evaluateAll(
      (all, right) =>
        all.map((one) => one.getAttribute('data-answer') ?? '').find((one) => !right.includes(one)),
      rightOf(second),
    );
  await answer(page, wrong as string).focus();
  await page.keyboard.press('Enter');
  await card(page).getByText('Not the best').waitFor();
  await card(page).getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.puzzle-card[data-state="open"]').waitFor();
  await card(page).getByRole('button', { name: 'Show me' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.puzzle-card[data-state="shown"]').waitFor();
  expect(await answer(page, rightOf(second)[0] as string).isVisible()).toBe(true);

  // What was opened once needs no network any more, nor does the puzzle of the day.
  await context.setOffline(true);
  await page.goto(`/puzzles/${GAME}`);
  await page.locator('.puzzle-tries li').nth(1).waitFor();
  const tries = await page.locator('.puzzle-tries li').allTextContents();
  expect(tries.map((text) => /^(not )?found/.exec(text)?.[0])).toEqual(['not found', 'found']);
  expect(await violations(page)).toEqual([]);
  await page.goto('/puzzles/day');
  await page.locator('.puzzle-card[data-state="open"]').waitFor();
});

it('what the site has found in matches stands beside the book, marked as such, also without a network', async () => {
  const { page, context } = await at.person({ size: PHONE, serviceWorker: true, settings: { speed: 0 } });
  const id = '~aBcDeF123456-9';
  const [
    {
      puzzles: [puzzle],
      ...match
    } = { puzzles: [] },
  ] = book.matches;
  const found = {
    ...{ edition: 'one', rulesVersion: book.rulesVersion },
    matches: [{ ...match, puzzles: [{ ...puzzle, id }] }],
  };
  await context.route(`**/api/puzzles/${GAME}`, (route) =>
    route.fulfill({ json: { ratings: {}, edition: 'one' } }),
  );
  await context.route(`**/api/puzzles/${GAME}/found`, (route) => route.fulfill({ json: found }));
  await openCached(page);
  // Whoever is given its address finds it at the first visit.
  await page.goto(`/puzzles/${GAME}/${id}`);
  expect(await openId(page)).toBe(id);
  await card(page).getByText('From a match that was played here.').waitFor();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await card(page).getByText('From a match that was played here.').waitFor();
  await answer(page, puzzle && 'right' in puzzle.task ? (puzzle.task.right[0] as string) : '').click();
  await card(page).getByText('Right!').waitFor();
});

it.each([
  ['de', de],
  ['fr', fr],
  ['it', italian],
])(
  'on a desktop, in another language (%s): from the overview to the next puzzle',
  async (language, words) => {
    const { page } = await at.person({ language, settings: { speed: 0, confirm: false } });
    await page.goto('/puzzles');
    await page.getByRole('heading', { level: 1, name: words['puzzles.title'] }).waitFor();
    await page.locator('.puzzle-day').getByRole('link', { name: words['puzzles.solve'] }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await violations(page)).toEqual([]);
    await page.goto(`/puzzles/${GAME}/${puzzles[0]?.id}`);
    const id = await openId(page);
    await answer(page, rightOf(id)[0] as string).click();
    await card(page).getByText(words['puzzles.right']).waitFor();
    expect(await violations(page)).toEqual([]);
    await card(page).getByRole('link', { name: words['puzzles.next'] }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await openId(page);
  },
);
