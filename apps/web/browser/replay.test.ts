import { Match, QuickChance } from '@aerie/kernel';
import game from '@aerie/rauf-und-runter';
import { describe, expect, it } from 'vitest';
import type { SavedMatch } from '../src/play/saved-match.js';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite, joinTable } from './invite.js';
import { answer, movesOn, untilAsked } from './play.js';
import { open } from './prepared-match.js';

const at = useSite();

/** A match against a bot that has been played to its end, as a browser keeps it. */
function finished(): SavedMatch {
  const seed = 'a match to be seen again';
  const luck = new QuickChance(seed);
  const any = <T>(answers: readonly T[]): T => answers[luck.below(answers.length)] as T;
  const match = Match.begin(game, { seats: 2, seed });
  for (let [seat] = game.awaited(match.state); seat !== undefined; [seat] = game.awaited(match.state))
    match.play(seat, any(game.answers(match.state, seat)));
  const seats = [{ kind: 'person', name: 'Anna' } as const, { kind: 'bot', level: 'random' } as const];
  return { id: 'Lfinished', seats, seed, log: match.log, over: true, changedAt: 1 };
}

describe('spectators', () => {
  it('watch a listed table from the front page, talk apart, and are let out', async () => {
    const [anna, ben, carl] = [await at.person(), await at.person(), await at.person({ size: PHONE })];
    const link = await invite(anna, 'Anna', 2, 'rauf-und-runter', ['Show the table in the public list']);
    await joinTable(ben, link, 'Ben');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await ben.page.locator('.table').waitFor();

    const { page } = carl;
    await page.goto('/tokens');
    await page.getByLabel('Your name').fill('Carl');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByText('You have none yet.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/');
    await page.getByRole('region', { name: 'Watch a table' }).getByRole('link').click();
    await page.getByText('You are watching').waitFor({ state: 'attached' });
    await anna.page.getByText('One spectator').waitFor({ state: 'attached' });
    expect(await page.locator('.board [data-answer]:not([aria-disabled="true"])').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);

    await page.getByRole('button', { name: 'Table talk' }).click();
    await page.locator('dialog').getByPlaceholder('Say something').fill('Take the feather');
    await page.locator('dialog').getByRole('button', { name: 'Send' }).click();
    await page.locator('dialog').getByText('Take the feather').waitFor();
    await page.keyboard.press('Escape');
    await anna.page.getByPlaceholder('Say something').fill('Hm');
    await anna.page.getByRole('button', { name: 'Send' }).click();
    await ben.page.locator('.talk').getByText('Hm').waitFor();
    await expect.poll(() => ben.page.locator('.talk li').count()).toBe(1);

    const moving = await Promise.race(
      [anna, ben].map(async (one) => {
        await untilAsked(one.page);
        return one;
      }),
    );
    await answer(moving.page);
    const moves = await movesOn(moving.page);
    await page.locator(`.table[data-moves="${moves}"]`).waitFor();

    await anna.page.getByRole('button', { name: 'Menu' }).click();
    await anna.page.getByRole('switch', { name: 'Let spectators in' }).click();
    await page.getByText('A closed door').waitFor();
  });
});

describe('replays', () => {
  it('of a match against bots: step, jump, other eyes, the check, a file and back, and playing on', async () => {
    const anna = await at.person({ size: PHONE });
    const { page } = anna;
    await open(page, finished());
    const moves = await movesOn(page);
    await page.getByRole('link', { name: 'See it again' }).click();
    const shows = (number: number) => page.locator(`.replay[data-moves="${number}"]`).waitFor();
    await shows(0);
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await shows(2);
    await page.getByRole('button', { name: 'One move back' }).click();
    await shows(1);
    await page.keyboard.press('End');
    await shows(moves);
    await page.getByLabel('Jump to').selectOption({ index: 2 });
    await page.waitForFunction((end) => Number(new URLSearchParams(location.search).get('at')) < end, moves);
    const place = await movesOn(page);
    await page.getByLabel('Seen by').selectOption('1');
    await page.waitForFunction(() => new URLSearchParams(location.search).get('seat') === '1');
    await page.reload();
    await shows(place);
    await page.keyboard.press(' ');
    await shows(place + 1);
    await page.keyboard.press(' ');

    const more = () => page.getByRole('button', { name: 'More about this game' }).click();
    await more();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the match file' }).click();
    const file = await (await saving).path();
    await page.getByRole('button', { name: 'Check rules and luck' }).click();
    await page.getByText('Everything is right.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await more();
    await page.getByRole('link', { name: 'Another game or file' }).click();
    await page.getByLabel('Open a match file').setInputFiles({
      ...{ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"aerie-match/0"}') },
    });
    await page.getByText('something is wrong at “format”').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Open a match file').setInputFiles(file);
    await shows(0);

    for (let number = 1; number <= 3; number++) {
      await page.keyboard.press('ArrowRight');
      await shows(number);
    }
    await more();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.locator('.table:not(.replay)').waitFor();
    await page.getByLabel('Played on from a replay').waitFor();
    expect(await movesOn(page)).toBeGreaterThanOrEqual(3);
    expect(await untilAsked(page)).toBe('asked');
    await answer(page);
  });

  it('whose link hides the result tell neither it nor their length until it was watched or asked for', async () => {
    const { page } = await at.person({ size: PHONE });
    await open(page, finished());
    const moves = await movesOn(page);
    // Whoever was at its end knows it.
    await page.goto('/replay/local/Lfinished?spoiler=no');
    const slider = page.getByLabel('Position in the game');
    await slider.waitFor();
    await page.evaluate(() => localStorage.removeItem('aerie.seenResults'));
    await page.goto(`/replay/local/Lfinished?at=${moves}&spoiler=no`);
    const shows = (number: number) => page.locator(`.replay[data-moves="${number}"]`).waitFor();
    await shows(0);
    await page.getByText('How it ends is hidden until you have watched it.').waitFor();
    expect(await slider.count()).toBe(0);
    expect(await page.getByText(`of ${moves}`).count()).toBe(0);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await shows(1);
    expect(await page.getByLabel('Jump to').locator('option').count()).toBeLessThanOrEqual(2);
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await slider.waitFor();
    await page.keyboard.press('End');
    await shows(moves);
    await page.reload();
    await slider.waitFor();
  });
});
