import { describe, expect, it } from 'vitest';
import { type Person, PHONE } from './browser.js';
import { come, invite } from './gather.js';
import { answer, offers, untilAsked } from './play.js';
import { visiting } from './visit.js';

const at = visiting();

const isMore = (text: string): boolean => text !== 'pass' && text !== 'done';

/** Plays as a person does: taps a card or a cave that can be used, answers what is asked then, passes when all is spent. */
async function playBusily({ page }: Person): Promise<{ answers: number; kinds: Set<string> }> {
  const kinds = new Set<string>();
  for (let answers = 0; answers < 600; answers++) {
    if ((await untilAsked(page, 100_000)) === 'over') return { answers, kinds };
    if (!(await offers(page)).some(isMore)) {
      const live = page.locator('.ss-card.ss-live, .ss-entrance.ss-live');
      const count = await live.count();
      if (count > 0) await live.nth((answers * 7) % count).dispatchEvent('click');
      await page.waitForTimeout(50);
    }
    let chosen: string | undefined;
    await answer(
      page,
      (offered) => {
        chosen = offered.find(isMore) ?? offered[0];
        return chosen;
      },
      'quick',
    );
    kinds.add((chosen ?? '').split(' ')[0] as string);
  }
  throw new Error('never over');
}

describe('Schwingenschlag', () => {
  it('alone against the game’s own opponent, on a phone', async () => {
    const anna = await at.person({ size: PHONE });
    const { page } = anna;
    await page.goto('/games/schwingenschlag');
    await page.locator('.begin').getByText('1', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    const { answers, kinds } = await playBusily(anna);
    expect(answers).toBeGreaterThan(20);
    expect([...kinds]).toEqual(expect.arrayContaining(['discard', 'take', 'pass']));
  }, 240_000);

  it('two people in two browsers play a whole game and see the same end', async () => {
    const anna = await at.person({ size: PHONE });
    const ben = await at.person();
    const link = await invite(anna, 'Anna', 2, 'schwingenschlag');
    await come(ben, link, 'Ben');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([anna, ben].map(playBusily));
    const ends = await Promise.all(
      [anna, ben].map(({ page }) =>
        page.$$eval('.account tbody tr', (rows) => rows.map((row) => row.textContent ?? '')),
      ),
    );
    expect(ends[0]).toEqual(ends[1]);
  }, 300_000);
});
