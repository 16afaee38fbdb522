import '../../words/testing-globals.js';
import { loadGame } from '@aerie/registry/lazy';
import { describe, expect, it } from 'vitest';
import { SchoolPlay } from '../../school/school-play.js';
import { loadGoal, loadPuzzles, type Posed } from './books.js';
import { PuzzleRun } from './puzzle-run.js';

async function opened(game: string, fits: (posed: Posed) => boolean) {
  const posed = (await loadPuzzles(game, 'en')).find(fits);
  const rules = await loadGame(game);
  if (!posed || !rules) throw new Error(`${game} has no such puzzle`);
  const play = new SchoolPlay(rules, posed.deal);
  const tries: boolean[] = [];
  const run = new PuzzleRun(play, posed, await loadGoal(game), (found) => tries.push(found));
  const give = (answer: string) => play.answer(play.learner, { entries: 0, events: 0 } as never, answer);
  return { run, play, tries, give, task: posed.puzzle.task };
}

describe('a puzzle that asks for one answer', () => {
  it('is right or not, can be tried again, and then shows what is right', async () => {
    const { run, play, tries, give, task } = await opened('rauf-und-runter', () => true);
    if (!('right' in task)) throw new Error('asks for more');
    const wrong = run.legal.find((answer) => !task.right.includes(answer)) ?? '';
    await give(wrong);
    expect([run.state.value, play.permitted.value]).toEqual(['not', []]);
    run.again();
    expect([run.state.value, play.permitted.value]).toEqual(['open', 'any']);
    run.show();
    expect([run.state.value, play.permitted.value]).toEqual(['shown', task.right]);
    await give(task.right[0] as string);
    expect(run.state.value).toBe('shown');
    run.again();
    await give(task.right[0] as string);
    expect(run.state.value).toBe('right');
    expect(tries).toEqual([false, false, true]);
  });
});

describe('a puzzle that asks for several turns', () => {
  const twoTurns = ({ puzzle: { task } }: Posed) => 'turns' in task && task.turns === 2;

  it('is right when all islands are home in time', async () => {
    const { run, tries, give, task } = await opened('zefiria', twoTurns);
    if (!('solution' in task)) throw new Error('asks for one answer');
    for (const answer of task.solution) {
      expect(run.state.value).toBe('open');
      await give(answer);
    }
    expect([run.state.value, tries]).toEqual(['right', [true]]);
  });

  it('is not right when the turns are over, and plays the way on the board when it is shown', async () => {
    const { run, play, tries, give } = await opened('zefiria', twoTurns);
    while (run.state.value === 'open')
      await give(play.legal.at(-1) === 'finish' ? 'end' : (play.legal.at(-1) as string));
    expect([run.state.value, run.turns.value, tries]).toEqual(['not', 2, [false]]);
    run.show();
    expect(run.state.value).toBe('shown');
    expect(play.permitted.value).toEqual([]);
    expect(play.played.length).toBeGreaterThan(1);
  });
});
