import { expect, test } from 'vitest';
import { BotAnswerLog } from './longest-waits.js';

test('the longest waits are told with what the server says of them', () => {
  const log = new BotAnswerLog();
  const told = { game: 'zefiria', level: 'planner', loadedMs: 0, thoughtMs: 900.04, isFirst: false };
  log.hear(JSON.stringify({ ...told, table: 'a', number: 7, waitedMs: 1000.06, msg: 'a bot has answered' }));
  log.hear(JSON.stringify({ table: 'a', number: 8, msg: 'something else' }));
  log.hear('no JSON at all');
  const waits = [
    { ms: 5, game: 'rauf-und-runter', table: 'b', number: 1 },
    { ms: 1920.11, game: 'zefiria', table: 'a', number: 7 },
    { ms: 80, game: 'zefiria', table: 'a', number: 8 },
  ];
  expect(log.longest(waits, 2)).toEqual([
    { ...told, ms: 1920.1, waitedMs: 1000.1, thoughtMs: 900 },
    { ms: 80, game: 'zefiria' },
  ]);
});
