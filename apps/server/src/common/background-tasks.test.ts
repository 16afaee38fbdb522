import { expect, test } from 'vitest';
import { BackgroundTasks } from './background-tasks.js';

test('what goes wrong is told, and all is waited for, also what was begun meanwhile', async () => {
  const told: unknown[] = [];
  const errands = new BackgroundTasks((error) => told.push(error));
  const wrong = new Error('lost');
  const later = async () => {
    await Promise.resolve();
    errands.run(Promise.reject(wrong));
  };
  errands.run(later());
  await errands.done();
  expect(told).toEqual([wrong]);
});

test('an errand without an end is not waited for for ever', async () => {
  const errands = new BackgroundTasks(() => undefined);
  errands.run(new Promise(() => undefined));
  await errands.doneWithin(5);
});
