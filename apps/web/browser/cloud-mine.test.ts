import game, { guesser } from '@aerie/cloud-mine';
import { Match } from '@aerie/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../server/src/testing/client.js';
import { COLOURS, untilStill, violations } from './axe.js';
import { DESKTOP, type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { playLesson } from './lessons.js';
import { answer, playToTheEnd, showMove, untilAsked } from './play.js';
import { open, randomUntil, saved } from './prepared-match.js';
import { secondTab, tableOf } from './second-tab.js';

const at = useSite();

/** What a seat is told of the picked card. */
interface Seen {
  readonly daydreamer: number;
  readonly picked: number;
}

/** What the server told somebody of the match, until now. */
const toldOf = ({ heard }: Client): { seat: number; view: Seen }[] =>
  heard
    .map((text) => JSON.parse(text) as { type: string; sides?: { seat: number; view: Seen }[] })
    .flatMap(({ type, sides = [] }) => (type === 'match' ? sides : []));

/** Where things lie that must not move. */
const boxes = (page: Page): Promise<string[]> =>
  page.$$eval('.board, .cm-thumb, .cm-large-card, .cm-commit, .cm-roles li', (all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

/** Whoever is asked next. */
const askedOf = (people: readonly Person[]): Promise<Person> =>
  Promise.any(
    people.map(async (person) => {
      await untilAsked(person.page);
      return person;
    }),
  );

/** A fresh match for four in which two bots know the cloud and a third guesses first; the person comes after it. */
function firstRound() {
  for (let i = 0; ; i++) {
    const seed = `clouds ${i}`;
    const match = Match.begin(game, { seats: 4, seed });
    if (match.state.daydreamer === 2) return saved(match.log, seed, 4, false);
  }
}

describe('Cloud Mine', () => {
  it('no bot guesses before the clouds are painted', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 1 } });
    // Painting takes its time, as on an ordinary phone.
    await page.addInitScript(() => {
      const { decode } = HTMLImageElement.prototype;
      HTMLImageElement.prototype.decode = async function slowly() {
        await new Promise((done) => setTimeout(done, 300));
        return decode.call(this);
      };
    });
    await open(page, firstRound());
    await page.waitForSelector('.cm-at-guessed .cm-thumb');
    expect(await page.locator('.cm-thumb .cm-front .cm-cloud:not(:has(img))').count()).toBe(0);
  });

  it('says in every role where to look, and then what to do and why', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 0, sounds: false } });
    const words = page.locator('.hint [role="status"]');
    const roles = [
      { step: 'scout', looks: /^Look for a cloud /, does: /Cloud \d+.*(sees in it first|stands out)/ },
      { step: 'dream', looks: /^Everybody sees “.+” first/, does: /“.+”.* of 100 tables/ },
      { step: 'guess', looks: /^(Look for “|Compare)/, does: /\(\d+% likely\)\. .+(cloud|clouds)/ },
    ];
    for (const { step, looks, does } of roles) {
      const match = randomUntil(game, {
        seats: 4,
        until: (s) => s.step === step && game.awaited(s)[0] === 0 && s.past.length > 0,
      });
      await open(page, match);
      await untilAsked(page);
      await page.getByRole('button', { name: 'Hint' }).press('Enter');
      await words.waitFor();
      expect(await words.textContent()).toMatch(looks);
      await showMove(page);
      expect(await words.textContent()).toMatch(does);
      expect(await words.textContent()).not.toMatch(/What I would do|undefined|NaN|\{/);
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        expect(await violations(page)).toEqual([]);
      }
    }
  });

  it('says what a guess costs and what signs mean, and unveils the cloud with everybody’s result', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 1, sounds: false } });
    // With three the only Watcher guesses twice: this is the last guess of the round.
    const match = randomUntil(game, {
      seats: 3,
      until: (s) => s.step === 'guess' && s.guesses.length === 1 && guesser(s, 1) === 0,
    });
    await open(page, match);
    await untilAsked(page);
    const commit = page.locator('.cm-commit');
    const tip = page.locator('.cm-tip');
    // Nobody guesses blindly with the big button.
    expect(await commit.getAttribute('class')).toContain('cm-commit-quiet');
    expect(await tip.textContent()).toBe('Tap a cloud to see it large.');
    await untilStill(page);
    expect(await violations(page)).toEqual([]);
    const before = await boxes(page);
    await page.locator('.cm-thumb[aria-disabled]').tap({ position: { x: 20, y: 20 }, force: true });
    await expect.poll(() => tip.textContent()).toContain('it was not the one');
    expect(await boxes(page)).toEqual(before);
    await page.locator('.cm-role-dreams .term').tap();
    await expect.poll(() => page.locator('.explanation').textContent()).toContain('at most five words');
    expect(await boxes(page)).toEqual(before);
    await page
      .locator('.cm-thumb:not([aria-disabled])')
      .last()
      .click({ position: { x: 20, y: 20 } });
    await expect.poll(() => tip.textContent()).toContain('Your last guess');
    expect(await commit.getAttribute('class')).not.toContain('cm-commit-quiet');
    await commit.click();
    // What is set aside is dimmed, its number is not.
    await page.locator('.cm-aside .cm-number').first().waitFor();
    const light = await page.$$eval('.cm-aside .cm-number', (numbers) =>
      numbers.map((number) => {
        let shown = 1;
        for (let one: Element | null = number; one; one = one.parentElement)
          shown *= Number(getComputedStyle(one).opacity);
        return shown;
      }),
    );
    expect(light).toEqual(light.map(() => 1));
    await page.locator('.moment h2', { hasText: 'was cloud' }).waitFor();
    expect(await page.locator('.moment tbody tr').count()).toBe(3);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await violations(page, COLOURS)).toEqual([]);
    expect(await page.locator('.moment').textContent()).toMatch(/found it after one wrong guess|Too hard/);
    await page.locator('.moment').click();
    await page.locator('.moment').waitFor({ state: 'detached' });
  });

  it('in the lesson a wrong guess costs nothing, the arrow leads, any words will do, and one goes on where one left', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 0 } });
    await page.goto('/learn/cloud-mine/hill');
    const coach = page.locator('.coach');
    const card = (number: number) => page.locator(`[data-spot="card:${number}"]`);
    const button = (answer: string) => page.locator(`[data-answer="${answer}"]`);
    const says = (words: string) => expect.poll(() => coach.textContent()).toContain(words);
    const next = () => coach.getByRole('button', { name: 'Next' }).click();
    await next();
    await says('Ida and Bruno guessed wrong');
    await card(39).click();
    await button('guess 39').click({ force: true });
    await says('the Titanic was a ship');
    await coach.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-spot="card:55"]:focus').waitFor();
    await button('guess 55').click();
    await says('pick one of them');
    await card(68).click();
    await button('pick 68').click();
    await says('What do you see in this cloud?');
    await page.getByLabel('Your description').fill('Nothing like it');
    await page.getByRole('button', { name: 'Say it' }).click();
    await says('Hawaii');
    await page.reload();
    await says('Hawaii');
    await card(19).click();
    await button('guess 19').click();
    await says('Alien');
    await card(48).click();
    await button('guess 48').click();
    await says('Mona Lisa');
    await card(7).click();
    await button('guess 7').click();
    await says('Not this one');
    await playLesson(page, { by: 'touch' });
    await page.locator('.coach[data-over]').waitFor();
  });

  it('eight at a table, seven of them bots, on a phone', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/games/cloud-mine');
    await page.locator('.begin').getByText('8', { exact: true }).click();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    expect(await playToTheEnd(page)).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.account tbody tr').count()).toBe(8);
  }, 240_000);

  it('three browsers and a bot play; watchers are told nothing of the picked card; six words are refused', async () => {
    const people = await Promise.all([at.person(), at.person({ size: PHONE }), at.person()]);
    const [anna, ben, cleo] = people as [Person, Person, Person];
    const link = await invite(anna, 'Anna', 4, 'cloud-mine');
    await joinTable(ben, link, 'Ben');
    await joinTable(cleo, link, 'Cleo');
    await anna.page.getByRole('button', { name: 'Bot' }).click();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all(people.map(({ page }) => page.locator('.table').waitFor()));
    const tabs = await Promise.all(people.map((person) => secondTab(person, link)));
    for (let isRefused = false; !isRefused; ) {
      const { page } = await askedOf(people);
      const field = page.locator('.board input').first();
      if (await field.isVisible()) {
        await field.fill('one two three four five six');
        await field.press('Enter');
        await page.getByText('That is 6 words; at most 5 are allowed.').first().waitFor();
        isRefused = true;
        await field.fill('a castle of whipped cream');
        await field.press('Enter');
        await page.waitForFunction(() => !document.querySelector('.prompt.mine'));
      } else await answer(page, undefined, 'quick');
    }
    // The rest is the same again and again: bots play on for all three, who come back to see the end.
    const table = tableOf(link);
    await Promise.all(people.map(({ page }) => page.goto('/about')));
    for (const tab of tabs) {
      const seat = tab.side(table)?.seat as number;
      await tab.must('cover', { table, seat, level: 'greedy' });
    }
    await Promise.all(
      tabs.map((tab) => tab.until('the end', () => tab.matches.get(table)?.outcome != null, 100)),
    );
    await Promise.all(people.map(({ page }) => page.goto(link)));
    for (const { page } of people) await expect.poll(() => page.locator('.account tbody tr').count()).toBe(4);
    for (const tab of tabs) {
      const told = toldOf(tab);
      expect(told.length).toBeGreaterThan(20);
      for (const { seat, view } of told) {
        const knows = seat === view.daydreamer || seat === (view.daydreamer + 3) % 4;
        if (!knows) expect(view.picked).toBe(0);
      }
      await tab.close();
    }
  }, 300_000);

  it('the page of a watcher shows nothing of the picked card before the reveal', async () => {
    const people = await Promise.all([at.person(), at.person(), at.person()]);
    const [anna, ben, cleo] = people as [Person, Person, Person];
    const link = await invite(anna, 'Anna', 3, 'cloud-mine');
    await joinTable(ben, link, 'Ben');
    await joinTable(cleo, link, 'Cleo');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    // The Scout picks, the Daydreamer speaks; then somebody guesses: the watcher.
    for (let step = 0; step < 2; step++) {
      await answer((await askedOf(people)).page, undefined, 'quick');
    }
    const watcher = await Promise.any(
      people.map(async (person) => {
        await person.page.waitForSelector('.table:has(.prompt.mine) [data-answer^="guess"]');
        return person;
      }),
    );
    // Clouds are drawn one after the other.
    await watcher.page.waitForTimeout(3000);
    const cards = await watcher.page.$$eval('.board .cm-thumb', (buttons) =>
      buttons.map((button) => {
        const copy = button.cloneNode(true) as Element;
        // What differs between cards is their number, their picture and whether one looks at them, and nothing else.
        for (const part of [copy, ...copy.querySelectorAll('*')])
          for (const name of ['src', 'href', 'style', 'aria-pressed']) part.removeAttribute(name);
        copy.classList.remove('cm-looked');
        return copy.outerHTML.replace(/\d+(\.\d+)?/g, '#');
      }),
    );
    expect(cards.length).toBe(4);
    expect([...new Set(cards)]).toEqual([cards[0]]);
  });
});
