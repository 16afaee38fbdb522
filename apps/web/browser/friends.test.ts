import { luckGivenBy, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, hurryToTheEnd, playToTheEnd, untilAsked } from './play.js';
import { playTheRest, tableOf } from './second-tab.js';

const at = useSite();

/** Rauf und Runter shows a card for each round; the one of the present round stands out. */
const SECOND_ROUND = '.rr-flutter-now:nth-child(2)';

/** The result as somebody sees it, but for the mark that says who they are. */
const account = ({ page }: Person): Promise<string[]> =>
  page.$$eval('.account tbody tr', (rows) =>
    rows.map((row) => {
      const same = row.cloneNode(true) as Element;
      same.querySelector('.you-mark')?.remove();
      return same.textContent ?? '';
    }),
  );

/** The luck came from these people; the file proves it, and each browser finds its own part in it. */
async function expectLuckOf(
  names: readonly string[],
  link: string,
  people: readonly Person[],
): Promise<void> {
  for (const { page } of people)
    await page.getByText('sealed at the start, and your part is in it').waitFor();
  const response = await fetch(`${new URL(link).origin}/api/matches/${tableOf(link)}`);
  const file = readMatchFile(await response.text());
  expect(verifyMatchFile(gameOf(file.game) as never, file)).toMatchObject({ ok: true });
  const given = file.seats.filter((_, seat) => file.luck && luckGivenBy(file.luck, seat) === 'given');
  expect(given.map(({ name }) => name)).toEqual(names);
}

describe('friends in browsers of their own', () => {
  it('two play a whole friendly game through an invite link, talk, and see the same end', async () => {
    const anna = await at.person({ size: PHONE });
    const ben = await at.person();
    const link = await invite(anna, 'Anna', 2, 'rauf-und-runter', ['Friendly match']);
    await joinTable(ben, link, 'Ben');
    await ben.page.getByText('nobody’s rating changes').waitFor();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await ben.page.locator('.table').waitFor();
    await ben.page.locator('.bar').getByText('Friendly match').waitFor();
    await ben.page.getByPlaceholder('Say something').fill('Cluck <b>cluck</b>');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.getByRole('button', { name: 'Table talk' }).click();
    await anna.page.locator('dialog').getByText('Cluck <b>cluck</b>').waitFor();
    await anna.page.keyboard.press('Escape');
    await Promise.all([anna, ben].map(({ page }) => playToTheEnd(page)));
    expect(await account(anna)).toEqual(await account(ben));
    await expectLuckOf(['Anna', 'Ben'], link, [anna, ben]);
    // Whoever follows the link now sees the result and the way to the replay, and need not say who they are.
    const { page: stranger } = await at.person();
    await stranger.goto(link);
    await expect
      .poll(() => stranger.locator('.account tbody tr').allTextContents())
      .toEqual(await account(ben));
    await stranger.getByRole('link', { name: 'See it again' }).waitFor();
    await anna.page.getByRole('button', { name: 'Once more' }).click();
    await anna.page.locator('.place', { hasText: 'Ben · has been asked' }).waitFor();
    await ben.page.getByText('Anna would like another match.').waitFor();
    await ben.page.getByRole('button', { name: 'Yes, let’s play' }).click();
    await anna.page.locator('.place', { hasText: /^Ben$/ }).waitFor();
    await anna.page.getByText('nobody’s rating changes').waitFor();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await ben.page.locator('.table').waitFor();
    // A device that would take for ever over the story of their first game: the server works it out.
    const body = 'onmessage = () => postMessage({ done: 0, of: 9 })';
    await ben.page.route(/story\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await ben.page.goto(`/replay/${tableOf(link)}?story`);
    const story = ben.page.getByRole('dialog', { name: 'The story of this game' });
    await story.getByRole('button', { name: 'Let the server do it' }).click();
    await story.getByText(/^\d(st|nd) of 2, with even luck/).waitFor({ timeout: 60_000 });
  });

  it('four play through an invite link, and see the same end', async () => {
    const people = [
      await at.person(),
      await at.person({ size: PHONE }),
      await at.person({ size: PHONE }),
      await at.person({ size: PHONE }),
    ];
    const [anna, ...others] = people as [Person, ...Person[]];
    const link = await invite(anna, 'Anna', 4);
    for (const [i, other] of others.entries())
      await joinTable(other, link, ['Ben', 'Cleo', 'Dora'][i] as string);
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all(people.map(({ page }) => hurryToTheEnd(page, undefined, SECOND_ROUND)));
    await playTheRest(people, link);
    const ends = await Promise.all(people.map(account));
    for (const end of ends) expect(end).toEqual(ends[0]);
  });
});

describe('rated play', () => {
  it('is a choice: the host changes the table, the guest agrees, and then nobody is helped', async () => {
    const anna = await at.person({ size: PHONE });
    const ben = await at.person();
    const link = await invite(anna, 'Anna', 2, 'rauf-und-runter');
    await joinTable(ben, link, 'Ben');
    const terms = ben.page.getByRole('region', { name: 'How we play' });
    await terms.getByText('Friendly match').waitFor();
    await anna.page.getByRole('button', { name: 'Change' }).click();
    const form = anna.page.getByRole('dialog', { name: 'Change the table' });
    await form.getByText('Rated match').click();
    await form.getByText('no hints, no odds').waitFor();
    await form.getByText('Per move').click();
    expect(await violations(anna.page)).toEqual([]);
    await form.getByRole('button', { name: 'Play like this' }).click();
    await form.waitFor({ state: 'hidden' });

    await terms.getByText('Something has changed at this table: Rating and Clock.').waitFor();
    await terms.getByText('no hints, no odds').waitFor();
    expect(await violations(ben.page)).toEqual([]);
    await anna.page.locator('.place', { hasText: 'Ben · has not agreed yet' }).waitFor();
    const start = anna.page.getByRole('button', { name: 'Start the game' });
    expect(await start.getAttribute('aria-disabled')).toBe('true');
    await terms.getByRole('button', { name: 'Fine by me' }).click();
    await anna.page.locator('.place', { hasText: /^Ben$/ }).waitFor();
    await start.click();

    for (const { page } of [anna, ben]) {
      await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).waitFor();
      for (const name of ['Hint', 'Odds'])
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
      // What is possible is listed, but nothing is called good.
      await page.getByRole('button', { name: 'What can I do?' }).click();
      await page.locator('.possible :is(li button, p.soft)').first().waitFor();
      expect(await page.locator('.possible .good').count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByText('no bot in your place').waitFor();
      expect(await page.getByRole('button', { name: 'Let a bot play for me' }).count()).toBe(0);
      await page.keyboard.press('Escape');
    }
    await playTheRest([anna, ben], link);
    await anna.page.locator('.rating-changes li', { hasText: /Ben.*provisional/ }).waitFor();
    await anna.page.locator('.rating-changes').getByText('What a rating means').click();
    await anna.page.getByText('the lower end of the estimate').waitFor();
    await anna.page.goto('/history');
    const figures = anna.page.locator('.figures');
    await figures.getByText(/^Estimate \d+ ± \d+$/).waitFor();
    await figures.getByText('provisional: 1 of 10 rated matches').waitFor();
    await anna.page.getByText('What a rating means').click();
    await anna.page.getByText('the lower end of the estimate').waitFor();
    expect(await violations(anna.page)).toEqual([]);
    await anna.page.getByRole('link', { name: 'Ranking' }).click();
    await anna.page.locator('.ledger tr.mine', { hasText: 'Anna · provisional' }).waitFor();
    await anna.page.getByText('What a rating means').waitFor();
    expect(await violations(anna.page)).toEqual([]);
  });
});

describe('interruptions', () => {
  /** Anna against a bot at an online table, in the middle of her turn. */
  async function inMidTurn(): Promise<Person> {
    // Without confirmations, so that any answer is given with one tap.
    const anna = await at.person({ settings: { speed: 0, confirm: false } });
    const { page } = anna;
    await invite(anna, 'Anna', 2);
    await page.getByRole('button', { name: 'Bot' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await untilAsked(page);
    await answer(page);
    await untilAsked(page);
    return anna;
  }

  it('reloading the page in mid-turn', async () => {
    const { page } = await inMidTurn();
    const moves = await page.getAttribute('.table', 'data-moves');
    await page.reload();
    await untilAsked(page);
    await expect.poll(() => page.getAttribute('.table', 'data-moves')).toBe(moves);
    await answer(page);
    await untilAsked(page);
  });

  it('a server that dies in mid-turn and comes back', async () => {
    const { page } = await inMidTurn();
    await at.site.kill();
    await page.getByText('No connection just now').waitFor();
    const given = page.locator('.board [data-answer]:not([aria-disabled="true"])').first();
    await given.click();
    await page.getByText('Passing it on').waitFor();
    await at.site.start();
    await page.getByText('No connection just now').waitFor({ state: 'hidden' });
    await untilAsked(page);
    await answer(page);
  });

  it('a network that goes in mid-turn: the answer that was given then arrives later, once', async () => {
    const anna = await inMidTurn();
    const { page, context } = anna;
    const moves = Number(await page.getAttribute('.table', 'data-moves'));
    await context.setOffline(true);
    await page.getByText('No connection just now').waitFor();
    await page.locator('.board [data-answer]:not([aria-disabled="true"])').first().click();
    await page.getByText('Passing it on').waitFor();
    await context.setOffline(false);
    await page.waitForFunction(
      (before) => Number(document.querySelector('.table')?.getAttribute('data-moves')) > before,
      moves,
    );
    await untilAsked(page);
    await page.getByText('No connection just now').waitFor({ state: 'hidden' });
  });
});
