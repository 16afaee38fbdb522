import { botOf } from '@aerie/bots';
import { Match, QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, type View } from '@aerie/zefiria';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../server/src/testing/client.js';
import { COLOURS, untilStill, violations } from './axe.js';
import { type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, movesOn, offers, showMove, untilAsked } from './play.js';
import { open, randomUntil } from './prepared-match.js';
import { secondTab, tableOf } from './second-tab.js';

const at = useSite();
const luck = new QuickChance('zefiria in the browser');

/** Ends turns as soon as possible, so that a game is soon over. */
const hasty = (offered: readonly string[]): string | undefined =>
  offered.find((text) => text === 'end') ?? offered.find((text) => text !== 'finish') ?? offered[0];

async function playHastily(person: Person): Promise<number> {
  for (let answers = 0; answers < 200; answers++) {
    if ((await untilAsked(person.page)) === 'over') return answers;
    await answer(person.page, hasty, 'quick');
  }
  throw new Error('never over');
}

/** Sets up a table for people with browsers of their own, in storm mode if wished; they are all there when it starts. */
async function gather(
  names: readonly string[],
  storm: boolean,
): Promise<{ people: Person[]; link: string; table: string }> {
  const people = await Promise.all(names.map((_, i) => at.person(i === 0 ? {} : { size: PHONE })));
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await invite(host, names[0] as string, names.length, 'zefiria', storm ? ['Storms'] : []);
  for (const [i, guest] of guests.entries()) await joinTable(guest, link, names[i + 1] as string);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(people.map(({ page }) => page.locator('.table').waitFor()));
  return { people, link, table: tableOf(link) };
}

/** Sketches a first flight: over the islands, or, where it is Austro's turn, around them. */
async function sketchFlight(page: Page, begin: 'Sketch' | 'Plan' = 'Sketch'): Promise<void> {
  await page.getByRole('button', { name: begin, exact: true }).click();
  await page.locator('.zf-reachable, .zf-place:not(.zf-shut)').first().click();
  const fly = page.getByRole('button', { name: 'Fly here' });
  if (await fly.isVisible()) await fly.click();
}

describe('Zefiria', () => {
  it('names every number, says what ending a turn costs, and stages the round and the storm', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 1, sounds: false } });
    // The last turn of the first round: the next one begins with a storm.
    const match = randomUntil(zefiria, {
      seats: 2,
      options: { mode: 'storm' },
      person: 1,
      until: ({ stage, acted, round, figures }) =>
        stage.at === 'turn' && round === 1 && acted.length === 1 && figures[1]?.spirit !== 'austro',
    });
    await open(page, match);
    await untilAsked(page);
    await untilStill(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    await untilStill(page);
    expect(await violations(page, COLOURS)).toEqual([]);
    const box = await page.locator('.zf-field').boundingBox();
    const names = ['Rounds', 'Points to act with', 'Red gems in reserve', 'Shared score', 'Islands in place'];
    for (const [i, name] of names.entries()) {
      await page.locator('.zf-status .term').nth(i).click();
      await expect.poll(() => page.locator('.explanation strong').textContent()).toBe(name);
    }
    await page.keyboard.press('Escape');
    await page.locator('.zf-map').click();
    await expect.poll(() => page.locator('.explanation strong').textContent()).toBe('Target map');
    expect(await page.locator('.zf-field').boundingBox()).toEqual(box);
    await page.keyboard.press('Escape');
    await page.locator('.zf-reachable').first().click();
    const fly = page.locator('.button.primary', { hasText: 'Fly here' });
    await fly.waitFor();
    const end = page.locator('[data-answer="end"]');
    expect(await end.getAttribute('class')).toContain('quiet');
    expect(await end.textContent()).toMatch(/loses \d points?/);
    await end.click();
    await page.locator('.confirm .button.quiet').click();
    await page.locator('.moment h2', { hasText: 'Round 1 is over' }).waitFor();
    expect(await page.locator('.moment').textContent()).toMatch(/In place: \d+ of 25/);
    await page.locator('.moment').click();
    const storm = page.locator('.moment', { has: page.locator('h2', { hasText: /Blizzard|Tornado/ }) });
    await storm.waitFor();
    expect(await storm.textContent()).toMatch(/strikes island \d+.*The score (stays at|goes from)/);
    await page.keyboard.press('Enter');
    await storm.waitFor({ state: 'detached' });
  });

  it('in a lesson what is not asked for gets its reason, and the island that was pressed is selected', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/learn/zefiria/wind');
    const coach = page.locator('.coach');
    const island = (number: number) => page.locator(`[data-island="${number}"]`);
    await coach.getByRole('button', { name: 'Next' }).click();
    await page.locator('[data-answer="corner NW"]').click();
    await coach.getByRole('button', { name: 'Next' }).click();
    await island(5).click();
    await island(11).click({ force: true });
    await expect.poll(() => coach.locator('.refusal').textContent()).toContain('swap the 11 with the 18');
    expect(await island(11).getAttribute('aria-pressed')).toBe('true');
    await island(18).click();
    await expect.poll(() => coach.textContent()).toContain('The 11 is in place');
  });

  it('in a first game the coach speaks of the corner, then of the spirit that one leads', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/learn/zefiria');
    await page.locator('.stop', { hasText: 'First game with Pico' }).getByRole('button').click();
    await page.locator('.coach[data-concept="corner"]').waitFor();
    await page.locator('[data-answer="corner NW"]').click();
    await page
      .locator('.coach')
      .getByText(/^You lead/)
      .waitFor();
  });

  it('alone, with three spirits, to the end', async () => {
    const person = await at.person({ size: PHONE });
    const { page } = person;
    await page.goto('/games/zefiria');
    await page.locator('.begin').getByText('1', { exact: true }).click();
    await page.getByText('Hard: 5 rounds').click();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await lookAhead(page);
    expect(await playHastily(person)).toBeGreaterThan(8);
    await page.locator('.account').waitFor();
  });

  it('through storms with bots, to the end', async () => {
    const person = await at.person();
    const { page } = person;
    await page.goto('/games/zefiria');
    await page.getByText('Storms').click();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    expect(await playHastily(person)).toBeGreaterThan(3);
    await page.locator('.account').waitFor();
  }, 240_000);

  it('bots propose their turn, and do it when one agrees or wishes something else', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 0, botsAsk: true } });
    await page.goto('/games/zefiria');
    await page.locator('.begin').getByText('3', { exact: true }).click();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    const proposal = page.locator('.zf-proposal');
    for (let answers = 0; (await proposal.count()) === 0 && answers < 20; answers++) {
      await page.locator('.zf-proposal, .prompt.mine').first().waitFor();
      if ((await proposal.count()) === 0) await answer(page, hasty, 'quick');
    }
    await expect.poll(() => page.locator('.prompt').textContent()).toContain('proposes a turn');
    expect(await proposal.locator('q').textContent()).toMatch(/\w/);
    await untilStill(page);
    expect(await violations(page)).toEqual([]);
    const before = await movesOn(page);
    const name = await proposal.locator('.zf-by').textContent();
    await proposal.getByRole('button', { name: 'Go ahead' }).click();
    // The whole turn is done, and the next bot proposes its own.
    await expect.poll(() => proposal.locator('.zf-by').textContent()).not.toBe(name);
    expect(await movesOn(page)).toBeGreaterThan(before);
    const then = await movesOn(page);
    await sketchFlight(page);
    expect(await movesOn(page)).toBe(then);
    await page.getByRole('button', { name: 'Have it played' }).click();
    await expect.poll(() => movesOn(page)).toBeGreaterThan(then);
  });

  it('somebody sketches in another browser, and whoever plays takes it up with one tap', async () => {
    const { people, link, table } = await gather(['Anna', 'Ben'], false);
    const tabs = await Promise.all(people.map((person) => secondTab(person, link)));
    const active = await untilTurn(tabs, table);
    const [player, friend] = active === 0 ? people : [...people].reverse();
    await Promise.all(tabs.map((tab) => tab.close()));
    if (!player || !friend) throw new Error('nobody is there');
    await untilAsked(player.page);
    await sketchFlight(friend.page);
    const proposal = player.page.locator('.zf-proposal');
    await proposal.waitFor();
    await expect.poll(() => proposal.textContent()).toContain(active === 0 ? 'Ben' : 'Anna');
    const before = await movesOn(player.page);
    // Everybody's sketch as a small table, side by side with one's own; it is taken up from there.
    await sketchFlight(player.page, 'Plan');
    await player.page.getByRole('button', { name: 'Side by side (2)' }).click();
    const sketches = player.page.getByRole('dialog', { name: 'Everybody’s sketches' });
    await expect.poll(() => sketches.getByRole('img', { name: /of 25 islands in place/ }).count()).toBe(2);
    expect.soft(await violations(player.page)).toEqual([]);
    const friends = sketches.locator('.zf-sketch', { hasText: ': 1 step' });
    await friends.getByRole('button', { name: 'First step' }).click();
    await sketches.waitFor({ state: 'detached' });
    await player.page.waitForFunction(
      (moves) => Number(document.querySelector('.table')?.getAttribute('data-moves')) > moves,
      before,
    );
    await proposal.waitFor({ state: 'detached' });
  });

  it('two at one screen: whoever does not act gives a gem', async () => {
    const { page } = await at.person({ size: PHONE });
    const names = ['Anna', 'Ben'];
    const { match, acts, holds } = await gemInHand();
    await page.goto('/');
    await page.locator('.cover').first().waitFor();
    await keep(page, { ...match, seats: names.map((name) => ({ kind: 'person', name })) });
    await page.goto(`/local/${match.id}`);
    await untilAsked(page);
    const before = await movesOn(page);
    const gift = page.getByRole('button', { name: `${names[holds]} gives a gem` });
    await gift.click();
    await page.waitForFunction(
      (moves) => Number(document.querySelector('.table')?.getAttribute('data-moves')) > moves,
      before,
    );
    // The gem is gone, and it is still the turn of whoever acts.
    await gift.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.prompt').textContent()).toContain(names[acts]);
  });

  it('three in browsers of their own: a gem is given out of turn', async () => {
    // Whether a gem appears is luck; a few games are enough.
    for (let game = 0; game < 8; game++) {
      const { people, link, table } = await gather(['Anna', 'Ben', 'Cleo'], true);
      const tabs = await Promise.all(people.map((person) => secondTab(person, link)));
      const bots = await Promise.all(tabs.map(() => botOf(zefiria as never, 'greedy')));
      const given = await untilGiven(people, tabs, bots as never, table);
      await Promise.all([
        ...tabs.map((tab) => tab.close()),
        ...people.map((person) => person.context.close()),
      ]);
      if (given) return;
    }
    throw new Error('no gem in eight games');
  }, 400_000);
});

/** Takes corners and says who acts, asks for a hint and looks at where its plan leads; the table stays as it is. */
async function lookAhead(page: Page): Promise<void> {
  for (let answers = 0; answers < 4; answers++) {
    await untilAsked(page);
    await answer(page);
  }
  await untilAsked(page);
  const before = await page.locator('.zf-isle').allTextContents();
  const moves = await movesOn(page);
  await showMove(page);
  expect(await page.locator('.zf-chapter-end').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the plan' }).click();
  await page.locator('.zf-chapter-end').click();
  await page.locator('.zf-told', { hasText: 'So it would look' }).waitFor();
  expect(await page.locator('.zf-isle').allTextContents()).not.toEqual(before);
  await page.getByRole('button', { name: 'Back to now' }).click();
  expect(await page.locator('.zf-isle').allTextContents()).toEqual(before);
  expect(await movesOn(page)).toBe(moves);
  await page.getByRole('button', { name: 'Hint' }).click();
}

/** Writes a match into the browser's IndexedDB, as if it had been played there. */
const keep = (page: Page, match: { readonly id: string; readonly seats: unknown }): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('aerie');
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
        opening.onsuccess = () => {
          const put = opening.result.transaction('matches', 'readwrite');
          put.objectStore('matches').put(kept, kept.id);
          put.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          put.onerror = () => reject(put.error);
        };
        opening.onerror = () => reject(opening.error);
      }),
    match,
  );

/** A match of two through storms, up to a moment in which one acts while the other holds a gem. */
async function gemInHand() {
  const bot = (await botOf(zefiria as never, 'greedy')) as never as Bot;
  for (let deal = 0; deal < 100; deal++) {
    const seed = `${deal}`.padStart(64, '0');
    const match = Match.begin(zefiria, { options: { mode: 'storm' }, seats: 2, seed });
    while (!match.outcome) {
      const { state: s } = match;
      const seat = zefiria.awaited(s)[0] as number;
      if (s.stage.at === 'turn' && s.stage.points > 0 && (s.held[1 - seat] ?? 0) > 0)
        return {
          match: { id: 'Lgem', seed, log: match.log, over: false, changedAt: 0 },
          acts: seat,
          holds: 1 - seat,
        };
      const answers = [...zefiria.answers(s, seat)];
      const take = answers.find(({ kind }) => kind === 'take');
      match.play(seat, take ?? bot.choose({ seat, answers, view: () => zefiria.view(s, seat) }, luck));
    }
  }
  throw new Error('no gem in a hundred deals');
}

/** Goes on to the first turn of a spirit that flies, as Austro does not; gives whose it is. */
async function untilTurn(tabs: readonly Client[], table: string): Promise<number> {
  for (;;) {
    const match = tabs[0]?.matches.get(table);
    const seat = match?.awaited[0] ?? 0;
    const tab = tabs[seat];
    const answers = tab?.side(table, seat)?.answers ?? [];
    if (!match || !tab || answers.some((one) => one.startsWith('fly '))) return seat;
    const given = answers.includes('end') ? 'end' : (answers[0] as string);
    await tab.must('answer', { table, seat, number: match.number, answer: given });
    for (const one of tabs)
      await one.until('the next moment', () => (one.matches.get(table)?.number ?? 0) > match.number);
  }
}

type Bot = { choose(asked: { seat: number; answers: Answer[]; view(): View }, luck: QuickChance): Answer };

/** Plays sensibly over second tabs, takes every gem, and gives one through the board as soon as another plays. */
async function untilGiven(people: Person[], tabs: Client[], bots: Bot[], table: string): Promise<boolean> {
  for (let step = 0; step < 300; step++) {
    const match = tabs[0]?.matches.get(table);
    if (!match || match.outcome) return false;
    const seat = match.awaited[0] as number;
    const giver = tabs.findIndex((tab, i) => i !== seat && tab.side(table, i)?.answers.includes('give'));
    if (giver >= 0) {
      const { page } = people[giver] as Person;
      await page.waitForFunction(
        (number) => Number(document.querySelector('.table')?.getAttribute('data-moves')) >= number,
        match.number,
      );
      await expect.poll(() => offers(page)).toContain('give');
      await page.locator('[data-answer="give"]').first().click();
      const watcher = people[seat] as Person;
      await watcher.page.waitForFunction(
        (number) => Number(document.querySelector('.table')?.getAttribute('data-moves')) > number,
        match.number,
      );
      return true;
    }
    const tab = tabs[seat] as Client;
    const { view, answers } = tab.side(table, seat) as { view: View; answers: string[] };
    const take = answers.find((text) => text.startsWith('take'));
    const legal = answers.map((text) => zefiria.read(text) as Answer);
    const chosen =
      take ?? zefiria.write((bots[seat] as Bot).choose({ seat, answers: legal, view: () => view }, luck));
    await tab.must('answer', { table, seat, number: match.number, answer: chosen });
    await Promise.all(
      tabs.map((one) =>
        one.until('the next moment', () => (one.matches.get(table)?.number ?? 0) > match.number),
      ),
    );
  }
  return false;
}
