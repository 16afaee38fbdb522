import { describe, expect, it } from 'vitest';
import { LESSONS } from './all-lessons.js';
import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { playLesson } from './lessons.js';

const at = useSite();

describe.each(LESSONS)('the lesson $chapter of $game', ({ game, chapter, isFirst, next }) => {
  it('is played by touch on a phone: what else is tried gets a reason, and one can leave and come back', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 0 } });
    await page.goto(`/learn/${game}/${chapter}`);
    await playLesson(page, { by: 'touch', tries: true, steps: 4 });
    const said = (await page.locator('.coach-said p:not(.about)').textContent()) ?? '';
    await page.goto(`/learn/${game}`);
    await page.locator('.stop.here a').click();
    await page.locator('.coach').waitFor();
    await expect.poll(() => page.locator('.coach-words').textContent()).toContain(said);
    await playLesson(page, { by: 'touch', tries: true });
    if (isFirst) expect(await violations(page)).toEqual([]);
    await page.locator('.coach .button.primary').click();
    await page.waitForURL(({ pathname }) => pathname.startsWith(next));
    await page.goto(`/learn/${game}`);
    await page.locator('.stop.done').first().waitFor();
  });
});
