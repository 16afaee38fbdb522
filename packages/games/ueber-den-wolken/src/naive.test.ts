import { QuickChance, type Seat } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { type Bird, NEUTRAL, NO_BIRD, ownerOf } from './data/birds.js';
import { MANNERS, type Manner } from './data/kinds.js';
import { SPACE_NAMES } from './flock.js';
import game, { type State } from './index.js';

/** The swaps of each manner, worked out pair by pair on flocks of any shape. */

const FITS: Readonly<Record<Manner, (across: number, ahead: number) => boolean>> = {
  side: (across, ahead) => across === 1 && ahead === 0,
  ahead: (across, ahead) => across === 0 && ahead === 1,
  dodge: (across, ahead) => across === 2 && ahead === 0,
  sharpDodge: (across, ahead) => across === 3 && ahead === 0,
  leadChange: (across, ahead) => across === 0 && ahead === 2,
  neutral: (across, ahead) => across + ahead === 1,
  diagonal: (across, ahead) => across === 1 && ahead === 1,
  freeFlight: () => true,
};

function expected({ flock }: State, manner: Manner, seat: Seat): string[] {
  const moves = (bird: Bird) => (manner === 'neutral' ? bird === NEUTRAL : ownerOf(bird) === seat);
  const pairs: string[] = [];
  flock.forEach((one, a) => {
    flock.forEach((two, b) => {
      if (a >= b || one === NO_BIRD || two === NO_BIRD || !(moves(one) || moves(two))) return;
      const across = Math.abs(Math.floor(a / 3) - Math.floor(b / 3));
      if (FITS[manner](across, Math.abs((a % 3) - (b % 3))))
        pairs.push(`${SPACE_NAMES[a]}-${SPACE_NAMES[b]}`);
    });
  });
  return pairs;
}

describe.each(MANNERS)('%s', (manner) => {
  test.each([2, 3, 4])('%i players: the answers are those of a plain enumeration', (seats) => {
    const luck = new QuickChance(`${manner} ${seats}`);
    for (let i = 0; i < 25; i++) {
      const s = game.setup({}, seats, luck, undefined);
      const birds = luck.deal(
        [...s.flock, ...s.deck.flat()].filter((bird) => bird !== NO_BIRD),
        12,
      );
      s.flock.fill(NO_BIRD);
      for (const bird of birds) {
        const column = luck.below(s.flock.length / 3);
        const at = s.flock.indexOf(NO_BIRD, 3 * column);
        if (at >= 0 && at < 3 * column + 3) s.flock[at] = bird;
      }
      s.step = { at: 'swap', manner };
      expect(game.answers(s, s.player).map(game.write).sort()).toEqual(expected(s, manner, s.player).sort());
    }
  });
});
