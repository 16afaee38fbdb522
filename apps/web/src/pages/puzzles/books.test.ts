import '../../words/testing-globals.js';
import { loadGame } from '@aerie/registry/lazy';
import { describe, expect, it } from 'vitest';
import { dealt, learnerOf } from '../../school/deal.js';
import { LANGUAGES } from '../../words/words.js';
import { loadGoal, loadPuzzles, PUZZLED } from './books.js';
import { THEMES } from './themes.js';

describe.each(PUZZLED)('the puzzles of %s', (id) => {
  it('are positions of the rules with right answers among several, or a way that leads home', async () => {
    const game = await loadGame(id);
    const goal = await loadGoal(id);
    const all = (await Promise.all(LANGUAGES.map((language) => loadPuzzles(id, language)))).flat();
    const puzzles = [...new Map(all.map((one) => [one.puzzle.id, one])).values()];
    expect(puzzles.length).toBeGreaterThan(0);
    if (!game) return;
    for (const { puzzle, deal } of puzzles) {
      const { id: name, seat, task, theme } = puzzle;
      const match = dealt(game, deal);
      expect(THEMES[id], name).toHaveProperty(theme);
      expect(learnerOf(deal), name).toBe(seat);
      expect(game.awaited(match.state), name).toContain(seat);
      const legal = game.answers(match.state, seat).map((answer) => game.write(answer));
      expect(legal.length, name).toBeGreaterThan(1);
      if ('right' in task) {
        expect(task.margin, name).toBeGreaterThanOrEqual(0.1);
        expect(task.right.length, name).toBeLessThan(legal.length);
        for (const answer of task.right) expect(legal, name).toContain(answer);
      } else {
        const end = dealt(
          game,
          deal,
          task.solution.map((answer) => `${seat} ${answer}` as const),
        );
        const [from, then] = [match.view(seat), end.view(seat)];
        expect(goal?.isReached(from), name).toBe(false);
        expect(goal?.isReached(then), name).toBe(true);
        expect((goal?.turns(then) ?? 99) - (goal?.turns(from) ?? 0), name).toBeLessThanOrEqual(task.turns);
      }
    }
  });

  it('are as many as a book should have in every language, and have ids of their own', async () => {
    for (const language of LANGUAGES) {
      const ids = (await loadPuzzles(id, language)).map(({ puzzle }) => puzzle.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(id === 'cloud-mine' ? 60 : 100);
      for (const one of ids) expect(one).toMatch(/^[\w-]{1,40}$/);
    }
  });
});
