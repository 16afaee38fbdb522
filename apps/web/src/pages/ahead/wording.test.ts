import '../../words/testing-globals.js';
import { Match, QuickChance } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { expect, test } from 'vitest';
import { COVERS, loadUi } from '../../games/registry.js';

/* Lines that were left earlier are put into words by what is seen now, whatever was seen when they were left. */
test.each([...COVERS.keys()])('%s words an answer of another moment', async (id) => {
  const [game, ui] = await Promise.all([loadGame(id), loadUi(id)]);
  if (!game || !ui) throw new Error(`there is no ${id}`);
  const match = Match.begin(game, { seats: game.seats.min, seed: id });
  const luck = new QuickChance(id);
  const early = match.view(0);
  for (let count = 0; count < 150; count++) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) break;
    const listed = game.answers(match.state, seat);
    const all = listed.length > 0 ? listed : (game.open?.(match.state, seat)?.examples ?? []);
    const now = match.view(0);
    for (const answer of all)
      for (const view of [early, now]) expect(ui.answer(answer, view).key).toMatch(/\S/);
    match.play(seat, all[luck.below(all.length)]);
  }
});
