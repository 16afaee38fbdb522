import type { Seat } from '@aerie/kernel';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { rendered } from '../ui/testing.js';
import { LANGUAGES, switchLanguage } from '../words/words.js';
import { PosterPaper } from './poster.js';
import type { TableModel } from './table-model.js';

/** A match that is over, in which later seats did better. */
function over(seats: number): TableModel {
  const points = Array.from({ length: seats }, (_, seat) => seat * 3);
  const outcome = { points, places: points.map((_, seat) => seats - seat) };
  return {
    game: { id: 'cloud-mine', together: false },
    ui: { Portrait: ({ seat }: { seat: Seat }) => <svg data-seat={seat} /> },
    player: { moment: signal({ outcome }) },
    side: signal({ seat: 0, view: {} }),
    names: signal(points.map((_, seat) => `Seat ${seat}`)),
  } as unknown as TableModel;
}
const paper = (seats: number, more: { isReplay?: boolean; at?: number } = {}) =>
  rendered(() => (
    <PosterPaper
      model={over(seats)}
      shape="wide"
      board="data:,"
      link="https://aerie.example/replay/T1?lang=en"
      isReplay={more.isReplay ?? true}
      at={more.at}
    />
  ));

test('everybody has a line, the best first; from five on lines are small, so that the link stays in sight', () => {
  const { all, html } = paper(8);
  expect(all('li').map((one) => one.class)).toEqual(['first', ...Array(7).fill(undefined)]);
  expect(html.match(/Seat \d/g)).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map((seat) => `Seat ${seat}`));
  expect(all('ol')[0]?.class).toBe('many');
  expect(html).toContain('aerie.example/replay/T1<');
  expect(paper(2).all('ol')[0]?.class).toBeUndefined();
});

test('says the day of the match, in every language, and none where it is not known', async () => {
  const at = Date.UTC(2026, 2, 5, 12);
  for (const language of LANGUAGES) {
    await switchLanguage(language);
    expect(paper(2, { at }).html, language).toMatch(/2026/);
    expect(paper(2).html, language).not.toMatch(/20\d\d/);
  }
  await switchLanguage('en');
});

test('says what the link leads to: the match, or the site where nobody else can see it', () => {
  expect(paper(2).html).toContain('Watch it again:');
  expect(paper(2, { isReplay: false }).html).toContain('Play it yourself:');
});
