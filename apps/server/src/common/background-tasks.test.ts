import { expect, test } from 'vitest';
import { BackgroundTasks } from './background-tasks.js';

test('what goes wrong is told, and all is waited for, also what was begun meanwhile', async () => {
  const told: unknown[] = [];
  const tasks = new BackgroundTasks((error) => told.push(error));
  const wrong = new Error('lost');
  const later = async () => {
    await Promise.resolve();
    tasks.run(Promise.reject(wrong));
  };
  tasks.run(later());
  await tasks.done();
  expect(told).toEqual([wrong]);
});

test('a task without an end is not waited for for ever', async () => {
  const tasks = new BackgroundTasks(() => undefined);
  tasks.run(new Promise(() => undefined));
  await tasks.doneWithin(5);
});
