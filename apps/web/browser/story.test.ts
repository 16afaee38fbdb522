import { Match, type Outcome } from '@aerie/kernel';
import game from '@aerie/rauf-und-runter';
import { describe, expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { offers } from './play.js';
import { open, randomUntil } from './prepared-match.js';

const at = useSite();
const STORY_WORKER = /story\.worker/;

/** Runs in the page: the size of a picture, and how many colours it has. */
async function look(picture: HTMLElement | SVGElement) {
  const image = picture as HTMLImageElement;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  brush.drawImage(image, 0, 0);
  const colours = new Set(new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer)).size;
  return { size: [width, height], colours };
}

describe('the story of a match', () => {
  it('is worked out once, and every point of it leads to the replay', async () => {
    const { page } = await at.person({ size: PHONE });
    const match = randomUntil(game, { seats: 2, until: (s) => game.awaited(s).length === 0 });
    const outcome = Match.resume(game, match.log).outcome as Outcome;
    await open(page, { ...match, outcome });
    // The picture to be sent to others has the board in it: thousands of its colours.
    await page.getByRole('button', { name: 'Make a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make a picture' });
    const picture = dialog.getByRole('img', { name: /^Rauf und Runter: the board at the end/ });
    expect((await picture.evaluate(look)).size).toEqual([1200, 630]);
    expect((await picture.evaluate(look)).colours).toBeGreaterThan(1000);
    await dialog.getByRole('button', { name: 'As a square' }).click();
    await expect.poll(async () => (await picture.evaluate(look)).size).toEqual([1080, 1080]);
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    // At first with workers that never come to their end, so that there is time to stop them.
    const body = 'onmessage = () => postMessage({ done: 0, of: 9 })';
    await page.route(STORY_WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.getByRole('link', { name: 'Story of this game' }).click();
    const story = page.getByRole('dialog', { name: 'The story of this game' });
    await story.getByRole('progressbar', { name: /^Looking at the game: 0 of \d+ moves$/ }).waitFor();
    await story.getByRole('button', { name: 'Stop' }).click();
    await page.unroute(STORY_WORKER);
    await story.getByRole('button', { name: 'Look at the game' }).click();
    await story.getByText(/^\d(st|nd) of 2[,.] [Ww]ith even luck/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);

    // The graph: a line for each seat, as wide as there is room.
    const graph = story.getByRole('img', { name: /^Everybody’s figures over the whole game/ });
    expect(await graph.locator('.line').count()).toBe(2);
    const drawn = await graph.boundingBox();
    expect(drawn?.width).toBeGreaterThan(250);
    expect(drawn?.height).toBeGreaterThan(150);

    // By keyboard: the third point is after the second decision.
    await story.getByRole('slider', { name: 'Moment of the game' }).focus();
    await page.keyboard.press('Home');
    await story.getByText('After the deal', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await story.getByRole('button', { name: 'Show this moment' }).click();
    await page.locator('.replay[data-moves="2"]').waitFor();

    // Kept with the match: opened anew it is there at once.
    await page.goto('/replay/local/Lprepared?story');
    await story.getByText(/^\d(st|nd) of 2[,.] [Ww]ith even luck/).waitFor();
    expect(page.workers()).toEqual([]);
    await story
      .getByRole('region', { name: 'What would have been better' })
      .getByRole('button', { name: /Better:/ })
      .first()
      .press('Enter');
    const card = page.getByRole('region', { name: 'What would have been better here' });
    await card.getByRole('radio', { name: /^Better:/ }).waitFor();
    await expect.poll(() => page.locator('.board .rr-lit').count()).toBeGreaterThan(0);
    await card.getByRole('radio', { name: /^Played:/ }).check();
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    await card.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog', { name: 'Play on from here' }).waitFor();

    // The same decisions again, with what is better hidden.
    await page.goto('/replay/local/Lprepared?story');
    await story.getByRole('button', { name: 'Learn from these mistakes' }).press('Enter');
    const coach = page.getByRole('region', { name: 'Practice' });
    await coach.getByText(/You played “.+” and gave away \d+% \(± \d+%\)\. What is better\?/).waitFor();
    expect(await page.locator('.board .rr-lit').count()).toBe(0);
    // Whatever is answered gets its verdict; what nobody looked at is weighed on the spot.
    for (const offer of await offers(page)) {
      await page.locator(`.board [data-answer="${offer}"]`).first().click();
      await coach
        .getByText(/^(Right|Not yet: “.+” gives away \d+% \(± \d+%\)\. Try something else\.$)/)
        .waitFor();
    }
    await coach.getByRole('button', { name: 'Next' }).click();
    await coach.getByRole('button', { name: 'Show me' }).press('Enter');
    await coach.getByText(/^Better: .+ \S+\.$/).waitFor();
    await expect.poll(() => page.locator('.board .rr-lit').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    const tasks = Number(await coach.getByRole('progressbar').getAttribute('max'));
    for (let task = 2; task < tasks; task++) {
      await page.keyboard.press('Enter');
      await coach.getByRole('progressbar', { name: `Task ${task + 1} of ${tasks}` }).waitFor();
      await page.keyboard.press('Enter');
      await coach.getByText(/^Better: /).waitFor();
    }
    await page.keyboard.press('Enter');
    await coach.getByText(`1 of ${tasks} found`).waitFor();
    await coach.getByRole('button', { name: 'Back to the story' }).click();
    await story.getByText(/^\d(st|nd) of 2[,.] [Ww]ith even luck/).waitFor();

    // The file that says how the figures were made.
    const saving = page.waitForEvent('download');
    await story.getByRole('button', { name: 'Save the analysis' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^rauf-und-runter-[0-9a-f]{8}\.analysis\.json$/);

    // On a desktop, what was played and what is better stand side by side.
    await page.setViewportSize(DESKTOP);
    await story
      .getByRole('button', { name: /Better:/ })
      .first()
      .click();
    for (const name of [/Played:/, /Better:/]) {
      const board = page.getByRole('figure', { name });
      await expect.poll(() => board.locator('.rr-lit').count()).toBeGreaterThan(0);
    }
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);

    // In the other languages: no key is left without words, and no placeholder without a value.
    for (const tongue of ['de', 'fr', 'it']) {
      await page.evaluate((language) => {
        const kept = JSON.parse(localStorage.getItem('aerie.settings') ?? '{}') as object;
        localStorage.setItem('aerie.settings', JSON.stringify({ ...kept, language }));
      }, tongue);
      await page.goto('/replay/local/Lprepared?story');
      await page.locator(`html[lang="${tongue}"] dialog input[type="range"]`).waitFor();
      expect(await page.locator('dialog').textContent()).not.toMatch(/story\.|\{\w+\}|undefined|NaN/);
      expect(await violations(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
    }
    await page.evaluate(() => localStorage.removeItem('aerie.settings'));

    // What it came to stands in the history.
    await page.goto('/history');
    await page.getByRole('heading', { name: /^Most is given away when / }).waitFor();
    expect(
      await page
        .locator('.match')
        .getByText(/^Accuracy \d+%, given away \d+%$/)
        .count(),
    ).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  });
});
