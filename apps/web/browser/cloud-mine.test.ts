import { describe, expect, it } from 'vitest';
import { type Person, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, hurryToTheEnd, playToTheEnd, untilAsked } from './play.js';

const at = useSite();

interface Seen {
  readonly step: string;
  readonly daydreamer: number;
  readonly picked: number;
}

/** Records what the server sends to a page: the newest view of its seat, and every message. */
function overhear({ page }: Person): { view: Seen | undefined; texts: string[] } {
  const heard: { view: Seen | undefined; texts: string[] } = { view: undefined, texts: [] };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      const message = JSON.parse(text) as { type: string; sides?: { view: Seen }[] };
      if (message.type !== 'match') return;
      heard.view = message.sides?.[0]?.view;
      heard.texts.push(text);
    }),
  );
  return heard;
}

describe('Cloud Mine', () => {
  it('eight at a table, seven of them bots, on a phone', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/games/cloud-mine');
    await page.locator('.begin').getByText('8', { exact: true }).click();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    expect(await playToTheEnd(page)).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.account tbody tr').count()).toBe(8);
  }, 240_000);

  it('three browsers and a bot play a whole game; watchers are told nothing of the picked card; six words are refused', async () => {
    const people = await Promise.all([at.person(), at.person({ size: PHONE }), at.person()]);
    const heard = people.map(overhear);
    const [anna, ben, cleo] = people as [Person, Person, Person];
    const link = await invite(anna, 'Anna', 4, 'cloud-mine');
    await joinTable(ben, link, 'Ben');
    await joinTable(cleo, link, 'Cleo');
    await anna.page.getByRole('button', { name: 'Bot' }).click();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    let refused = 0;
    const play = async ({ page }: Person): Promise<void> => {
      for (let i = 0; i < 200; i++) {
        if ((await untilAsked(page, 100_000)) === 'over') return;
        // Somebody was refused: the rest is the same again and again.
        if (refused > 0) {
          await hurryToTheEnd(page);
          return;
        }
        const field = page.locator('.board input').first();
        if (await field.isVisible()) {
          refused++;
          await field.fill('one two three four five six');
          await field.press('Enter');
          await page.getByText('That is 6 words; at most 5 are allowed.').first().waitFor();
          await field.fill('a castle of whipped cream');
          await field.press('Enter');
          await page.waitForFunction(() => !document.querySelector('.prompt.mine'));
        } else await answer(page, undefined, 'quick');
      }
      throw new Error('never over');
    };
    await Promise.all(people.map(play));
    expect(refused).toBe(1);
    for (const { texts } of heard) {
      for (const text of texts) {
        const { sides } = JSON.parse(text) as { sides: { seat: number; view: Seen }[] };
        for (const { seat, view } of sides) {
          const knows = seat === view.daydreamer || seat === (view.daydreamer + 3) % 4;
          if (!knows) expect(view.picked).toBe(0);
        }
      }
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
      const asked = await Promise.any(
        people.map(async (person) => ((await untilAsked(person.page)) === 'asked' ? person : person)),
      );
      await answer(asked.page, undefined, 'quick');
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
