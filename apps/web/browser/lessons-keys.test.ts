import { describe, expect, it } from 'vitest';
import { LESSONS } from './all-lessons.js';
import { DESKTOP } from './browser.js';
import { useSite } from './fixture.js';
import { playLesson } from './lessons.js';

const at = useSite();

describe.each(LESSONS)('the lesson $chapter of $game', ({ game, chapter }) => {
  it('is played with the keyboard on a desktop, in German', async () => {
    const { page } = await at.person({ size: DESKTOP, language: 'de-DE', settings: { speed: 0 } });
    await page.goto(`/learn/${game}/${chapter}`);
    await playLesson(page, { by: 'keys' });
    expect(await page.locator('.coach').textContent()).toContain('geschafft');
  });
});
