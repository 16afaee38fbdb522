import type { Seat } from '@aerie/kernel';
import { flutterNumber, player, ROUNDS, type State, sumOf } from '@aerie/rauf-und-runter';

/** A feather is worth about this many spaces. */
const FEATHER_WORTH = 0.8;
/** What the lowest of a round usually reaches, as a share of the flutter number. */
const USUAL_LOWEST = 0.6;
/** How much of a fair share of pips each die that is still to come will bring. */
const EAGERNESS = 0.6;

/** Height and feathers, and what the own turn will probably bring this round. */
export function evaluate(s: State, seat: Seat): number {
  const standing = (s.space[seat] as number) + FEATHER_WORTH * (s.feathers[seat] as number);
  if (s.round === ROUNDS) return standing;
  const flutter = flutterNumber(s);
  const climb = (momentum: number) => momentum - USUAL_LOWEST * flutter;
  if (player(s) === seat) {
    const sum = sumOf(s.track);
    if (sum > flutter) return standing - (sum - flutter);
    const perDie = (((s.track.at(-1) ?? 1) + 5) / 2) * EAGERNESS;
    return standing + climb(Math.min(flutter, sum + s.dice * perDie));
  }
  const momentum = s.momentum[seat] as number;
  return momentum > 0 ? standing + climb(momentum) : standing;
}
