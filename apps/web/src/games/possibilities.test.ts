import '../words/testing-globals.js';
import sample from '@aerie/conformance/sample';
import { type AnyGame, QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { expect, test } from 'vitest';
import type { AnyGameUi } from '../contract/game-ui.js';
import type { Possibilities } from '../contract/possibilities.js';
import { speaking } from '../words/testing.js';

const found = import.meta.glob<Possibilities<unknown, unknown>>('../{games,sample}/*/possibilities.ts', {
  import: 'default',
});
const uis = import.meta.glob<AnyGameUi>('../{games,sample}/*/index.ts', { import: 'default' });

/** The module of a game. */
async function of<T>(modules: Readonly<Record<string, () => Promise<T>>>, id: string): Promise<T> {
  const [, load] = Object.entries(modules).find(([file]) => file.includes(`/${id}/`)) ?? [];
  if (!load) throw new Error(`${id} has none`);
  return load();
}

/** So many decisions of a match are looked at. */
const DECISIONS = 200;
/** More are not read. */
const FEW = 24;

const games = [...GAMES, sample as unknown as AnyGame].map((game) => ({ id: game.id, game }));

test.each(games)(
  '$id: what one may try is a short list, and what is refused of it has words and a reason',
  async ({ id, game }) => {
    const { attempts, group } = await of(found, id);
    const ui = await of(uis, id);
    const { worded } = speaking(id);
    const luck = new QuickChance('attempts');
    const s = game.setup(optionsOf(game), Math.min(3, game.seats.max), luck, undefined);
    const refused = new Set<string>();
    for (let i = 0; i < DECISIONS; i++) {
      const [seat] = game.awaited(s);
      if (seat === undefined) break;
      const view = game.view(s, seat);
      const listed = game.answers(s, seat);
      const tried = attempts(view, seat, listed);
      expect(tried.length).toBeLessThanOrEqual(FEW);
      for (const answer of tried) {
        expect(game.read(game.write(answer))).toEqual(answer);
        const reason = game.why(s, seat, answer);
        if (!reason) continue;
        refused.add(reason.code);
        expect(worded('en', ui.answer(answer, view))).toMatch(/\w/);
      }
      for (const answer of listed) {
        const heading = group?.(answer);
        if (heading) expect(worded('en', heading)).toMatch(/\w/);
      }
      const answers = listed.length > 0 ? listed : (game.open?.(s, seat)?.examples ?? []);
      game.apply(s, seat, answers[luck.below(answers.length)], luck, undefined);
    }
    expect([...refused]).not.toEqual([]);
  },
);

function optionsOf({ options }: AnyGame): unknown {
  const fields = Object.entries(options as Record<string, { default: unknown }>);
  return Object.fromEntries(fields.map(([name, field]) => [name, field.default]));
}
