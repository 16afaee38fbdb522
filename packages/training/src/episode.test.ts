import { Net, subjects } from '@aerie/bots/training';
import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { episode } from './episode.js';
import { beginning } from './training.js';

describe.each(subjects.map((subject) => [subject.game.id, subject] as const))(
  'practice of %s',
  (_, subject) => {
    const learner = subject.teacher(new Net(subject.shape, beginning(subject.shape, 'test')));
    const play = (lambda: number, explore: number) =>
      episode(subject, learner, { lambda, explore, temperature: 1 }, new QuickChance('practice'));

    test('believes the end of the match alone where λ is 1 and nothing else than the best is tried', () => {
      const settled: number[] = [];
      const watched = {
        ...learner,
        judge: (s: unknown, seat: number) => {
          const judged = learner.judge(s, seat);
          if (seat === 0) settled.push(judged.settled);
          return judged;
        },
      };
      const alone = { ...subject, table: () => subject.examination };
      const positions = episode(
        alone,
        watched,
        { lambda: 1, explore: 0, temperature: 1 },
        new QuickChance('end'),
      );
      const ends = positions.map(({ target }, i) => target * subject.scale + (settled[i] as number));
      expect(positions.length).toBeGreaterThan(20);
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1e-6);
    });

    test('the same luck gives the same match; other answers are tried now and then', () => {
      const first = play(0.9, 0);
      expect(play(0.9, 0)).toEqual(first);
      expect(play(0.9, 0.5)).not.toEqual(first);
      for (const { inputs, section, target } of first) {
        expect(inputs.every((input) => input < subject.shape.inputs)).toBe(true);
        expect(section).toBeLessThan(subject.shape.sections);
        expect(Number.isFinite(target)).toBe(true);
      }
    });
  },
);
