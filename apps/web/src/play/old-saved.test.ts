import { readFileSync } from 'node:fs';
import { readMatchFile, verifyMatchFile } from '@aerie/kernel';
import type { MatchMessage } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { expect, test, vi } from 'vitest';
import { openLocal } from './local.js';
import { matchFileOf } from './match-files.js';
import { load, save } from './saved.js';
import type { SavedMatch } from './saved-match.js';

/*
 * Matches as a browser kept them under version 0.1.0: one of each game in the middle, with take-backs and a clock, and one
 * that is over. The file is never changed: whoever breaks this test has broken games that people have saved.
 */
const SAVED = JSON.parse(
  readFileSync(new URL('fixtures/saved-0.1.0.json', import.meta.url), 'utf8'),
) as SavedMatch[];

vi.mock('../words/words.js', () => ({ language: { peek: () => 'en' }, t: (key: string) => key }));
vi.mock('./bot-answer.js', () => ({ botAnswer: async () => undefined }));

async function opened(saved: SavedMatch) {
  await save(saved);
  const play = await openLocal(saved.id);
  if (!play) throw new Error('it is not there');
  let last: MatchMessage | undefined;
  play.follow((message) => {
    last = message;
  });
  return { play, now: () => last as MatchMessage };
}

test.each(SAVED.filter(({ over }) => !over).map((saved) => [saved.log.game, saved] as const))(
  'a saved match of %s is opened and played on',
  async (_, saved) => {
    const { play, now } = await opened(saved);
    const before = saved.log.entries.length;
    expect(now()).toMatchObject({ number: before, outcome: null });
    for (let i = 0; i < 6 && !now().outcome; i++) {
      const [seat] = now().awaited as [number];
      const answers = now().sides.find((one) => one.seat === seat)?.answers ?? [];
      expect(await play.answer(seat, now(), answers[0] ?? 'say A feather')).toBeUndefined();
    }
    const { log } = (await load(saved.id)) as SavedMatch;
    expect(log.entries.slice(0, before)).toEqual(saved.log.entries);
    expect(log.entries.length).toBe(before + 6);
    play.close();
  },
);

test('a saved match that is over is opened as it ended, and verifies', async () => {
  const saved = SAVED.find(({ over }) => over) as SavedMatch;
  const { play, now } = await opened(saved);
  expect(now().outcome).toMatchObject(saved.outcome as object);
  const game = await loadGame(saved.log.game);
  const file = readMatchFile(JSON.stringify(await matchFileOf(saved)));
  expect(game && verifyMatchFile(game, file)).toEqual({ ok: true, at: null, reason: null });
  play.close();
});

test.each(['', 'Du', 'You', 'Toi', 'Tu'])(
  'whoever was kept as %j has no name, and is called so',
  async (name) => {
    const [saved] = SAVED as [SavedMatch];
    const unnamed = saved.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name } : seat));
    const { play } = await opened({ ...saved, id: `unnamed ${name}`, seats: unnamed });
    const people = play.table.value?.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
    expect(people).toContain('seat.unnamed');
    expect(people).not.toContain(name);
    play.close();
  },
);
