import game, { type Answer, type Event } from '@aerie/conformance/sample';
import { QuickChance } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { speaking, TONGUES } from '../../words/testing.js';
import type { Saying } from '../../words/words.js';
import { animation } from './animation.js';
import glossary from './glossary.js';
import { account, answer, confirm, logLine, passage, prompt, score, waiting } from './messages.js';
import { moment } from './moment.js';
import { PLAN } from './rules/passages.js';

const { worded } = speaking('skylark');

const inAllTongues = (one: Saying | undefined) => {
  if (!one) return;
  for (const tongue of TONGUES)
    for (const who of ['me', 'other']) expect(worded(tongue, one, { name: 'Ada', who })).toMatch(/\S/);
};

test('whole matches can be told in every language', () => {
  for (let i = 0; i < 20; i++) {
    const chance = new QuickChance(`told ${i}`);
    const tell = (event: Event) => inAllTongues(logLine(event));
    const s = game.setup({ caws: true }, 3, chance, tell);
    for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
      const view = game.view(s, seat);
      expect(Object.keys(PLAN)).toContain(passage(view));
      for (const one of [prompt(view, seat), waiting(view, seat), score(view, seat).label]) inAllTongues(one);
      const answers = [...game.answers(s, seat), ...(game.open?.(s, seat)?.examples ?? [])];
      for (const one of answers) {
        inAllTongues(answer(one));
        inAllTongues(confirm(one, view));
      }
      game.apply(s, seat, answers[chance.below(answers.length)] as Answer, chance, tell);
    }
    const { columns, rows } = account(game.view(s, 'watcher'));
    for (const column of columns) inAllTongues(column);
    expect(rows.map((row) => row.at(-1))).toEqual(game.outcome(s)?.points);
  }
});

test('the log speaks to whom it is about', () => {
  const sang = logLine({ type: 'sang', seat: 0, cards: [12, 3], points: 2 }) as Saying;
  expect(worded('en', sang, { name: 'Ada', who: 'me' })).toBe('You sing (12, 3) and take 2 points.');
  expect(worded('en', sang, { name: 'Ada', who: 'other' })).toBe('Ada sings (12, 3) and takes 2 points.');
});

test('every term has a name and a line in every language', () => {
  for (const term of Object.keys(glossary))
    for (const key of [`skylark.term.${term}`, `skylark.term.${term}.about`]) inAllTongues({ key });
});

test('a verse that was sung is staged with everybody’s card and points', () => {
  const picture = animation.picture(
    game.view(game.setup({ caws: true }, 2, new QuickChance('m'), undefined), 0),
  );
  const sang: Event = { type: 'sang', seat: 1, cards: [3, 12], points: 1 };
  const staged = moment(sang, animation.after(picture, sang));
  expect(staged?.rows).toEqual([
    { who: 0, cells: [3, 0], best: false },
    { who: 1, cells: [12, 1], best: true },
  ]);
  for (const one of [staged?.title, ...(staged?.columns ?? []), ...(staged?.lines ?? [])]) inAllTongues(one);
});
