import { loadBook } from '@aerie/analysis/puzzles';
import { MINED, playedByPeople, themeOf } from '@aerie/analysis/puzzles/search';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { expect, it } from 'vitest';
import { gameNamed } from '../choices.js';

const GAMES = MINED.map(gameNamed);
const SEED = 'played by chance';

/** A whole match of two who answer at random. */
function played(game: AnyGame) {
  const match = Match.begin(game, { options: {}, seats: 2, seed: SEED });
  const luck = new QuickChance('1');
  for (;;) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) return match;
    const answers = game.answers(match.state, seat);
    match.play(seat, answers[luck.below(answers.length)]);
  }
}

it.each(GAMES)(
  '$id: what people decided in a finished match can be posed again, with a theme of the books',
  async (game) => {
    const { log } = played(game);
    const found = playedByPeople(game, log, SEED, [1]);
    if ('unfit' in found) throw new Error(found.unfit);
    expect(found.played).toHaveLength(log.entries.length);
    expect(found.decisions.length).toBeGreaterThan(3);
    const book = await loadBook(game.id);
    const themes = new Set(book?.matches.flatMap(({ puzzles }) => puzzles.map(({ theme }) => theme)));
    let known = 0;
    for (const { seat, state, after } of found.decisions) {
      expect(seat).toBe(1);
      expect(found.played[after]?.startsWith('1 ')).toBe(true);
      const answers = game.answers(state, seat).map((answer) => game.write(answer));
      const theme = themeOf(game.id, game.view(state, seat), answers);
      expect(theme).not.toBe('decision');
      if (themes.has(theme)) known++;
    }
    expect(known).toBeGreaterThan(found.decisions.length / 2);
  },
);

it('says why it does not look through a match', () => {
  const [game, other] = GAMES as [AnyGame, AnyGame];
  const { log } = played(game);
  const why = (changed: Partial<typeof log>, seed: string | undefined = SEED) =>
    playedByPeople(game, { ...log, ...changed }, seed, [0, 1]);
  expect(playedByPeople(other, log, SEED, [0])).toEqual({ unfit: `it is a match of ${game.id}` });
  expect(why({ rulesVersion: game.rulesVersion - 1 })).toEqual({ unfit: 'it began under older rules' });
  expect(why({ carried: 3 })).toEqual({ unfit: 'it began under older rules' });
  expect(playedByPeople(game, log, undefined, [0])).toEqual({ unfit: 'it does not disclose its seed' });
  expect(why({ entries: log.entries.slice(0, -1) })).toEqual({ unfit: 'it is not over' });
  expect(why({ entries: [...log.entries, { back: 1, by: [0] } as never] })).toEqual({
    unfit: 'something was taken back in it',
  });
  expect(why({}, 'another seed')).toHaveProperty('unfit');
});
