import { afterEach, expect, test, vi } from 'vitest';
import { advise, type Question, ThinkingFailed } from './thinking.js';

afterEach(() => vi.unstubAllGlobals());

const position = { game: 'zefiria', level: 'planner', seat: 1, view: { round: 2 }, answers: ['end', 'give'] };

test('a bot that fails is told, with the question that it was asked as a file for the lab', async () => {
  const asked: Question[] = [];
  class FailingWorker {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    postMessage(question: Question): void {
      asked.push(question);
      this.onmessage?.({ data: { id: question.id, failed: 'Austro cannot step in here' } });
    }
  }
  vi.stubGlobal('Worker', FailingWorker);
  const failed = await advise(position).catch((error: unknown) => error);
  if (!(failed instanceof ThinkingFailed)) throw new Error('it did not fail');
  expect(failed.message).toBe('Austro cannot step in here');
  expect(failed.file.name).toBe('zefiria-question.json');
  // What the seat sees, and the luck of the bot: no more.
  expect(JSON.parse(failed.file.text)).toEqual({
    format: 'aerie-question/1',
    ...position,
    luck: asked[0]?.luck,
    advise: true,
    failed: 'Austro cannot step in here',
  });
});
