import { QuickChance, type Seat } from '@aerie/kernel';
import { DICE, flutterNumber, LADDER_CARDS, REROLL_PRICE, type State } from '@aerie/rauf-und-runter';
import { TurnSolver } from './turn-solver.js';

/** How somebody's turn may end: where the track chicken stands (0: nowhere), how far the other falls. */
export interface TurnEnd {
  readonly momentum: number;
  readonly fall: number;
  readonly feathers: number;
}

/** How many possible turns are kept for each flutter number and number of feathers. */
export const TURNS = 48;
const MOST_FEATHERS = 12;

/** What a sensible rival goes for when nobody is known yet: climb, and keep feathers. */
const FEATHER_WORTH = 1.1;
const USUAL_LOWEST = 0.62;

const sensible = (flutter: number) => ({
  standing: (momentum: number, feathers: number) =>
    (momentum > 0 ? Math.max(0, momentum - USUAL_LOWEST * flutter) : 0) + FEATHER_WORTH * feathers,
  falling: (spaces: number, feathers: number) => -spaces + FEATHER_WORTH * feathers,
});

const known = new Map<number, readonly TurnEnd[]>();

/** How turns of a sensible rival with so many feathers end under this flutter number. Worked out once. */
function rivalTurns(flutter: number, feathers: number): readonly TurnEnd[] {
  const held = Math.min(feathers, MOST_FEATHERS);
  const key = flutter * 64 + held;
  let turns = known.get(key);
  if (!turns) {
    const solver = new TurnSolver(flutter, held, held + DICE, sensible(flutter));
    const luck = new QuickChance(`rivals ${flutter} ${held}`);
    turns = Array.from({ length: TURNS }, () => playTurn(solver, flutter, held, luck));
    known.set(key, turns);
  }
  return turns;
}

/** Turns that a rival may have at this table, each as likely as the others: so many as `TURNS`. */
export type TurnsOf = (s: State, rival: Seat) => readonly TurnEnd[];

/** What sensible rivals do, whatever stands on the tracks. */
export const sensibleTurns: TurnsOf = (s, rival) => rivalTurns(flutterNumber(s), s.feathers[rival] as number);

/** Works out all that a game can ask for, so that no decision has to. */
export function warmUp(): void {
  for (const flutter of LADDER_CARDS) {
    for (let feathers = 0; feathers <= MOST_FEATHERS; feathers++) rivalTurns(flutter, feathers);
  }
}

/** Plays one turn as the solver would. */
export function playTurn(solver: TurnSolver, flutter: number, start: number, luck: QuickChance): TurnEnd {
  let [last, sum, feathers] = [0, 0, start];
  for (let dice = DICE; dice > 0; ) {
    let best = -1;
    for (let die = 0; die < dice; die++) {
      const face = luck.below(6);
      const better =
        best < 0 ||
        solver.picked(face, dice, last, sum, feathers) > solver.picked(best, dice, last, sum, feathers);
      if (better) best = face;
    }
    const value = solver.picked(best, dice, last, sum, feathers);
    if (feathers >= REROLL_PRICE && solver.value(dice, last, sum, feathers - REROLL_PRICE) > value) {
      feathers -= REROLL_PRICE;
      continue;
    }
    dice--;
    if (best === 0) feathers++;
    else if (best >= last) [last, sum] = [best, sum + best];
  }
  const tooMuch = sum - flutter;
  if (tooMuch <= 0) return { momentum: sum, fall: 0, feathers };
  const shed = solver.bestShed(sum, feathers);
  return shed === tooMuch
    ? { momentum: sum, fall: 0, feathers: feathers - shed }
    : { momentum: 0, fall: tooMuch - shed, feathers: feathers - shed };
}
