import ueberDenWolken, { KINDS, manoeuvre } from '@aerie/ueber-den-wolken';
import { describe, expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, playToTheEnd, untilAsked } from './play.js';
import { open, randomUntil } from './prepared-match.js';

const at = useSite();

describe('Über den Wolken', () => {
  it('after a landing scores with the large button, explains without moving, and stages the stage', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 1, sounds: false } });
    const match = randomUntil(ueberDenWolken, {
      seats: 3,
      until: (s) => s.step.at === 'scoring' && ueberDenWolken.answers(s, 0).length === 3,
    });
    await open(page, match);
    await untilAsked(page);
    expect(await page.locator('.uw-big').textContent()).toMatch(/Score .+: \d+ points?/);
    expect(await page.locator('.uw-quiet').textContent()).toMatch(
      /Keep 2 cards that could bring \d+ points?/,
    );
    const boxes = () =>
      page.$$eval('.uw-sky, .uw-panel, .uw-display, .uw-hand', (parts) =>
        parts.map((part) => JSON.stringify(part.getBoundingClientRect())),
      );
    const before = await boxes();
    const explained = () => page.locator('.explanation strong').textContent();
    // What cannot be used now says what it is; so do the numbers of the nest card.
    for (const [what, name] of [
      ['.uw-deck', 'Bird deck'],
      ['.uw-nest-steps li:nth-child(3) small', 'Nest card'],
      ['.uw-pair-points', 'Pair'],
      ['.uw-space.uw-empty', 'Empty space'],
    ] as const) {
      await page.locator(what).first().tap({ force: true });
      await expect.poll(explained).toBe(name);
    }
    const hand = await page.locator('.uw-hand .uw-card').count();
    // A look at somebody else leaves one's own hand where it is, and names the numbers.
    await page.locator('.uw-seat').nth(1).tap();
    await expect.poll(() => page.locator('.uw-peek').textContent()).toMatch(/Bruno.*Cubes.*Cards in hand/);
    expect(await page.locator('.uw-hand .uw-card').count()).toBe(hand);
    expect(await boxes()).toEqual(before);
    await page.locator('.uw-peek-close').tap();
    await page.locator('.uw-big').tap();
    await page.locator('.uw-big').tap();
    const moment = page.locator('.moment', { has: page.locator('h2', { hasText: 'the landing' }) });
    await moment.waitFor();
    expect(await moment.locator('tbody tr').count()).toBe(3);
    expect(await page.locator('.board > [role="status"]').textContent()).toMatch(
      /Anna: Birds: \d.*Total: \d/,
    );
    await moment.tap();
    await moment.waitFor({ state: 'detached' });
  });

  it('advises where to look first, then a move with its chances and why, then the rest of the turn', async () => {
    const { page } = await at.person({ size: PHONE });
    const match = randomUntil(ueberDenWolken, {
      seats: 2,
      until: (s) => s.stage === 1 && s.step.at === 'turn' && s.cubes[0] === 6,
    });
    await open(page, match);
    await untilAsked(page);
    const tool = page.getByRole('button', { name: 'Hint' });
    await tool.press('Enter');
    const words = page.locator('.hint [role="status"]');
    await words.waitFor();
    expect(await words.textContent()).toMatch(/^(Look|Think|Go|Count|Weigh) .+[.?]$/);
    await tool.press('Enter');
    await page.locator('.hint').getByRole('button', { name: 'Do that' }).waitFor();
    const [best = '', next = ''] = await words.locator('p').allTextContents();
    const figures = /\(\d+% chance to win\)/;
    expect(best).toMatch(figures);
    // Why: a sentence at least, and not that it would do so itself.
    expect(best).toMatch(/\)\. [A-Z+].+\.$/);
    expect(best).not.toMatch(/what I would do/);
    expect(next).toMatch(/^Next best: /);
    expect(next).toMatch(figures);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }
  });

  it('two people in two browsers play a whole game and see the same end', async () => {
    const anna = await at.person({ size: PHONE });
    const ben = await at.person();
    const link = await invite(anna, 'Anna', 2, 'ueber-den-wolken');
    await joinTable(ben, link, 'Ben');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([anna, ben].map(({ page }) => playToTheEnd(page)));
    const ends = await Promise.all(
      [anna, ben].map(({ page }) =>
        page.$$eval('.account tbody tr', (rows) =>
          rows.map((row) =>
            [...row.querySelectorAll('td, .called')].map((cell) => cell.textContent ?? '').join(' '),
          ),
        ),
      ),
    );
    expect(ends[0]).toEqual(ends[1]);
  });

  it('four at a table, three of them bots', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/games/ueber-den-wolken');
    await page.getByRole('button', { name: 'Let’s play' }).click();
    expect(await playToTheEnd(page)).toBeGreaterThan(10);
    await expect.poll(() => page.locator('.account tbody tr').count()).toBe(4);
  });

  it('on one device a curtain falls between those who hold secret cards', async () => {
    const { page } = await at.person();
    await page.goto('/games/ueber-den-wolken');
    await page.getByText('One device').click();
    await page.locator('.begin').getByText('2', { exact: true }).click();
    await page.getByLabel('Player 1').fill('Anna');
    await page.getByLabel('Player 2').fill('Ben');
    await page.getByRole('button', { name: 'Let’s play' }).click();
    const first = (await page.textContent('.curtain p'))?.split(',')[0];
    expect(await page.locator('.board [data-answer]').count()).toBe(0);
    await page.getByRole('button', { name: 'It’s me' }).click();
    await untilAsked(page);
    for (let i = 0; i < 10 && (await page.locator('.curtain').count()) === 0; i++)
      await answer(page, (offered) => offered.find((text) => text === 'pass') ?? offered[0], 'quick');
    const second = (await page.textContent('.curtain p'))?.split(',')[0];
    expect([first, second].sort()).toEqual(['Anna', 'Ben']);
    expect(await page.locator('.board [data-answer]').count()).toBe(0);
  });

  it('each kind of manoeuvre card is played through the board', async () => {
    const { page } = await at.person();
    for (const kind of Object.keys(KINDS)) {
      const isPlayed = (text: string): boolean => {
        const [word, card] = text.split(' ');
        return word === 'play' && manoeuvre(Number(card)).kind === kind;
      };
      const match = randomUntil(ueberDenWolken, {
        seats: 2,
        until: (s) => ueberDenWolken.answers(s, 0).some((one) => isPlayed(ueberDenWolken.write(one))),
      });
      await open(page, match);
      await untilAsked(page);
      await answer(page, (offered) => offered.find(isPlayed));
    }
  });
});
