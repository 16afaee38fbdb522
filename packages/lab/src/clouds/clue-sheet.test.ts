import { LANGUAGES, refusal } from '@aerie/cloud-mine';
import { expect, test } from 'vitest';
import { clueSheet, clues } from './clue-sheet.js';

test.each(LANGUAGES)('a page shows what bots say in %s, with the clouds', async (language) => {
  const said = await clues(language, 3, 'page');
  expect(said).toHaveLength(3);
  for (const { text } of said) expect(refusal(text)).toBeUndefined();
  const page = clueSheet(language, [...said, { cloud: 1, level: 'greedy', text: '<b>' }]);
  expect(page.match(/<figure>/g)).toHaveLength(4);
  expect(page).toContain(said[0]?.text);
  expect(page).not.toContain('<b>');
});
