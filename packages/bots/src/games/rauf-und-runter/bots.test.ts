import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { type Answer, type State, sumOf, type View } from '@aerie/rauf-und-runter';
import { describe, expect, test } from 'vitest';
import { ask, type Bot, random } from '../../bot.js';
import bots from './index.js';
import { scatteredEnds } from './perfect.js';

type Seen = (s: State, seat: Seat, answer: Answer) => void;

function play(seed: string, at: readonly Bot<View, Answer>[], seen?: Seen): readonly number[] {
  const luck = new QuickChance(seed);
  const s = raufUndRunter.setup({}, at.length, luck, undefined);
  for (;;) {
    const [seat] = raufUndRunter.awaited(s);
    if (seat === undefined) return raufUndRunter.outcome(s)?.places as readonly number[];
    const answer = ask(raufUndRunter, s, seat, at[seat] as Bot<View, Answer>, luck);
    seen?.(s, seat, answer);
    raufUndRunter.apply(s, seat, answer, luck, undefined);
  }
}

/** Share of games that the first bot wins against others of one kind, from all seats in turn. */
function wins(one: Bot<View, Answer>, others: Bot<View, Answer>, games: number, seats: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const at = Array.from({ length: seats }, (_, seat) => (seat === game % seats ? one : others));
    if (play(`wins ${game}`, at)[game % seats] === 1) won++;
  }
  return won / games;
}

const make = (level: string) => bots[level]?.() as Bot<View, Answer>;

describe('strength', () => {
  test('greedy beats random', () => {
    expect(wins(make('greedy'), random as Bot<View, Answer>, 200, 2)).toBeGreaterThan(0.8);
  });

  test('perfect beats three greedy well above an even share', () => {
    expect(wins(make('perfect'), make('greedy'), 60, 4)).toBeGreaterThan(0.5);
  });
});

describe('perfect', () => {
  /** What an answer that ends the turn leads to; undefined if the turn goes on. */
  function endOf(s: State, seat: Seat, answer: Answer): { falls: boolean; worth: number } | undefined {
    if (answer.kind === 'reroll' || (answer.kind === 'pick' && s.dice > 1)) return undefined;
    const after = raufUndRunter.clone(s);
    const flutter = s.flutter[s.round] as number;
    const last = s.track.at(-1) ?? 0;
    const die = answer.kind === 'pick' ? answer.die : 0;
    const sum = sumOf(s.track) + (die >= last ? die : 0);
    const own = (s.feathers[seat] as number) + (answer.kind === 'pick' && answer.die === 0 ? 1 : 0);
    const shed = answer.kind === 'shed' ? answer.feathers : 0;
    const tooMuch = sum - flutter - shed;
    if (answer.kind === 'pick' && tooMuch > 0 && own > 0) return undefined;
    const end = scatteredEnds(after, seat);
    const falls = tooMuch > 0;
    return { falls, worth: falls ? end.falling(tooMuch, own - shed) : end.standing(sum, own - shed) };
  }

  test('never plummets where a sure alternative was as good', () => {
    let plummets = 0;
    const at = Array.from({ length: 4 }, () => make('perfect'));
    for (let game = 0; game < 12; game++) {
      play(`sure ${game}`, at, (s, seat, answer) => {
        const chosen = endOf(s, seat, answer);
        if (!chosen?.falls) return;
        plummets++;
        for (const other of raufUndRunter.answers(s, seat)) {
          const instead = endOf(s, seat, other);
          if (instead && !instead.falls) expect(instead.worth).toBeLessThan(chosen.worth);
        }
      });
    }
    // Some falls are worth it or cannot be helped; without any, this test would say nothing.
    expect(plummets).toBeGreaterThan(0);
  });

  test('in the last round it goes for the win, not for spaces', () => {
    // Own chicken on 10 with the last die to choose, sum 8; the rival on 12 has a momentum of 5, flutter 9.
    // Momentum 8 climbs 3 to 13 and wins. One more die of 4 would be 12: three too many, a fall.
    const s = raufUndRunter.setup({}, 2, new QuickChance('last'), undefined);
    const flutter = [7, 8, 10, 11, 12, 13, 9];
    const turn = { round: 6, turn: 1, order: [1, 0], dice: 2, roll: 5 * 6 + 3, track: [4, 4] };
    Object.assign(s, {
      ...turn,
      flutter,
      pecking: [1, 0],
      space: [10, 12],
      momentum: [0, 5],
      feathers: [0, 0],
    });
    const answer = ask(raufUndRunter, s, 0, make('perfect'), new QuickChance(''));
    expect(raufUndRunter.view(s, 0).roll).toBe('F4');
    expect(raufUndRunter.write(answer)).toBe('F');
  });

  test('is a function of what it sees: the same question gets the same answer', () => {
    const s = raufUndRunter.setup({}, 3, new QuickChance('same'), undefined);
    const [seat] = raufUndRunter.awaited(s) as [Seat];
    const answers = [1, 2].map(() => ask(raufUndRunter, s, seat, make('perfect'), new QuickChance('')));
    expect(answers[0]).toEqual(answers[1]);
  });
});
