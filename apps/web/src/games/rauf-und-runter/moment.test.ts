import { QuickChance } from '@aerie/kernel';
import game, { type Event, ROUNDS } from '@aerie/rauf-und-runter';
import { expect, test } from 'vitest';
import { speaking, TONGUES } from '../../words/testing.js';
import { animation } from './animation.js';
import { moment } from './moment.js';

const { worded } = speaking('rauf-und-runter');

test('the end of every round is staged: who climbed or fell, and how high everybody sits now', () => {
  const chance = new QuickChance('moments');
  const told: Event[] = [];
  const s = game.setup({}, 4, chance, (event) => told.push(event));
  let picture = animation.picture(game.view(s, 'watcher'));
  let began = picture.space;
  let seen = told.length;
  let rounds = 0;
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const answers = game.answers(s, seat);
    game.apply(s, seat, answers[chance.below(answers.length)] as (typeof answers)[number], chance, (event) =>
      told.push(event),
    );
    for (; seen < told.length; seen++) {
      const event = told[seen] as Event;
      picture = animation.after(picture, event);
      const staged = moment(event, picture, undefined, () => told.slice(0, seen + 1));
      expect(staged !== undefined).toBe(event.type === 'ladderGrew');
      if (!staged) continue;
      rounds++;
      expect(staged.rows?.map(({ who }) => who)).toEqual(picture.pecking);
      for (const { who, cells, best } of staged.rows ?? []) {
        const [, way, height, feathers] = cells;
        const climbed = (picture.space[who as number] as number) - (began[who as number] as number);
        expect(way).toMatchObject({ args: { spaces: Math.abs(climbed) } });
        expect([height, feathers]).toEqual([
          (picture.space[who as number] as number) + 1,
          picture.feathers[who as number],
        ]);
        if (best) expect(climbed).toBeGreaterThan(0);
        for (const one of [staged.title, ...(staged.columns ?? []), way])
          if (typeof one === 'object')
            for (const tongue of TONGUES) expect(worded(tongue, one)).toMatch(/\S/);
      }
      began = picture.space;
    }
  }
  expect(rounds).toBe(ROUNDS);
});
