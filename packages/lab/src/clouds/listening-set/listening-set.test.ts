import { CARDS, LANGUAGES, refusal } from '@aerie/cloud-mine';
import { expect, test } from 'vitest';
import { LISTENING_SET } from './listening-set.js';

test('each cloud is described three times in three languages, in words that the rules allow', () => {
  for (const card of CARDS) {
    const said = LISTENING_SET.filter(({ cloud }) => cloud === card);
    expect(said).toHaveLength(3);
    expect(new Set(said.map(({ language }) => language)).size).toBe(3);
  }
  for (const { text } of LISTENING_SET) expect(refusal(text), text).toBeUndefined();
});

test.each(LANGUAGES)('both halves are the same size, and have their share of %s', (language) => {
  for (const half of ['tuning', 'kept']) {
    const heard = LISTENING_SET.filter((one) => one.half === half);
    expect(heard).toHaveLength(120);
    expect(heard.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(29);
  }
});
