import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import game, { type Answer, affordable, breathsFrom, reachable, sketch, swappable } from './index.js';
import { Transcript } from './transcript.js';

describe('what a board shows while people plan agrees with the rules', () => {
  /** Positions of matches that are played at random. */
  function* positions() {
    for (let seed = 0; seed < 12; seed++) {
      const luck = new QuickChance(`plans ${seed}`);
      const options = { mode: seed % 2 ? 'storm' : 'normal', solo: 'hard', spirits: 'random' } as const;
      const s = game.setup(options, 1 + (seed % 4), luck, undefined);
      for (;;) {
        const [seat] = game.awaited(s);
        if (seat === undefined) break;
        yield { s, seat };
        const answers = game.answers(s, seat);
        game.apply(s, seat, answers[luck.below(answers.length)] as (typeof answers)[number], luck, undefined);
      }
    }
  }

  test('flights and steps out are those of the answers', () => {
    for (const { s, seat } of positions()) {
      const listed = game.answers(s, seat).map(game.write);
      const flown = listed.filter((text) => /^(fly|glide|step)/.test(text));
      expect(reachable(s).map(({ step }) => game.write(step))).toEqual(flown);
    }
  });

  test('affordable breaths from all islands are those of the answers', () => {
    for (const { s, seat } of positions()) {
      const listed = game
        .answers(s, seat)
        .map(game.write)
        .filter((text) => text.startsWith('swap'));
      const shown = new Set<string>();
      const amiss: unknown[] = [];
      for (const island of swappable(s)) {
        const from = s.islands.indexOf(island);
        for (const { affordable, steps, way, price, cell } of breathsFrom(s, island)) {
          if (way.length !== price + 1 || way[0] !== from || way.at(-1) !== cell)
            amiss.push({ from, cell, price, way });
          if (affordable) for (const step of steps) shown.add(game.write(step));
        }
      }
      expect(amiss).toEqual([]);
      expect([...shown].sort()).toEqual(listed.toSorted());
      expect(
        affordable(s)
          .flatMap(({ steps }) => steps.map(game.write))
          .sort(),
      ).toEqual(listed.toSorted());
    }
  });
});

describe('a plan', () => {
  const planOf = (...texts: string[]) => texts.map((text) => game.read(text) as Answer);

  test('is tried step by step without changing the table', () => {
    const t = new Transcript({ at: '23B 25J' });
    const before = t.board;
    const plan = sketch(t.state, planOf('fly 24', 'swap 10-15', 'end'));
    expect(plan.done).toBe(3);
    expect(plan.view.islands.indexOf(10)).toBe(14);
    expect(plan.events.map(({ type }) => type)).toEqual(['flew', 'breathed', 'turnEnded', 'turnBegan']);
    expect(t.board).toBe(before);
  });

  test('ends at the first step that is refused, with the reason', () => {
    const t = new Transcript({ at: '23B 25J' });
    expect(sketch(t.state, planOf('fly 24', 'fly 25', 'end'))).toMatchObject({
      done: 1,
      refused: { code: 'islandNotFree' },
    });
  });

  test('ends where luck begins', () => {
    const t = new Transcript({ at: '23B 25J', turn: 'jugo', mode: 'storm' });
    const plan = sketch(t.state, planOf('fly 20', 'end', 'end'));
    expect(plan.done).toBe(1);
    expect(plan.view.round).toBe(1);
  });
});
