import { expect, test } from 'vitest';
import { Events } from './events.js';

interface Sample {
  readonly said: [who: string, what: string];
  readonly left: [who: string];
}

test('listeners are told in the order in which they came, each of what it listens for', () => {
  const events = new Events<Sample>();
  const told: string[] = [];
  events.on('said', (who, what) => told.push(`first: ${who} ${what}`));
  events.on('said', (who) => told.push(`second: ${who}`));
  events.on('left', (who) => told.push(`left: ${who}`));
  events.emit('said', 'Anna', 'hello');
  events.emit('left', 'Ben');
  expect(told).toEqual(['first: Anna hello', 'second: Anna', 'left: Ben']);
});

test('a listener that was removed is told no more; nobody need listen', () => {
  const events = new Events<Sample>();
  const told: string[] = [];
  const remove = events.on('left', (who) => told.push(who));
  events.emit('left', 'Anna');
  remove();
  events.emit('left', 'Ben');
  events.emit('said', 'Anna', 'hello');
  expect(told).toEqual(['Anna']);
});
