import type { Seat } from '@aerie/kernel';
import { flutterNumber, type State, supply } from '@aerie/rauf-und-runter';
import { SURENESS } from './chances.js';
import { Reply } from './reply.js';
import { DEEPEST, HIGHEST, Trial } from './trial.js';
import type { Prospects } from './turn-solver.js';

/** Who wins, if not one of those who are asked about: the last player, or somebody else. */
const LAST = 9;
const ANOTHER = 8;

const reply = new Reply();

/**
 * The last turn of a match, played best: nothing counts but who is first after it. Many tables come to the same, since all that
 * matters is who wins with which end of the turn. Each such pattern is solved once.
 */
export class LastTurn {
  private readonly trial: Trial;
  private readonly winners = new Uint8Array(DEEPEST + HIGHEST + 1);
  private readonly known = new Map<string, readonly number[]>();

  /** `round` is any table of the last round. */
  constructor(round: State) {
    this.trial = new Trial(round);
  }

  /** The chances of some seats to win, the last player among them or not, before the turn of that player. */
  chances(s: State, last: Seat, whose: readonly Seat[]): readonly number[] {
    const { winners } = this;
    const held = s.feathers[last] as number;
    for (let end = -DEEPEST; end <= HIGHEST; end++) {
      const first = this.trial.compared(s, last, end, held).pecking[0] as Seat;
      const asked = whose.indexOf(first);
      winners[end + DEEPEST] = first === last ? LAST : asked < 0 ? ANOTHER : asked;
    }
    const pattern = `${whose.length} ${whose.indexOf(last)} ${held} ${supply(s)} ${winners.join('')}`;
    let chances = this.known.get(pattern);
    if (!chances) {
      const wins = (who: number): Prospects => ({
        standing: (momentum) => (winners[momentum + DEEPEST] === who ? 1 : 0),
        falling: (spaces) => (winners[DEEPEST - spaces] === who ? 1 : 0) - SURENESS,
      });
      const waiting = whose.map((seat, asked) => wins(seat === last ? LAST : asked));
      chances = reply.worth(flutterNumber(s), held, held + supply(s), wins(LAST), waiting);
      this.known.set(pattern, chances);
    }
    return chances;
  }
}
