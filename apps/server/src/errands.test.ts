import { expect, test } from 'vitest';
import { Errands } from './errands.js';

test('what goes wrong is told, and all is waited for, also what was begun meanwhile', async () => {
  const told: unknown[] = [];
  const errands = new Errands((error) => told.push(error));
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
  const errands = new Errands(() => undefined);
  errands.run(new Promise(() => undefined));
  await errands.doneWithin(5);
});
