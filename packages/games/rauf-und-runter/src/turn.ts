import type { Chance, Emit, Outcomes, Seat } from '@aerie/kernel';
import { type Answer, mostShed } from './answers.js';
import { DICE, REROLL_PRICE } from './data/pieces.js';
import { rollName, THROWS } from './dice.js';
import type { Event } from './events.js';
import { move } from './ladder.js';
import { compare } from './scoring.js';
import { flutterNumber, isOver, player, type State, sumOf, supply } from './state.js';

/** Fixes the order of play and lets the first player throw; or ends the game. */
export function beginRound(s: State, chance: Chance, emit: Emit<Event>): void {
  s.turn = 0;
  for (let seat = 0; seat < s.momentum.length; seat++) s.momentum[seat] = 0;
  if (isOver(s)) {
    emit?.({ type: 'ended', pecking: s.pecking.slice(), spaces: s.space.slice() });
    return;
  }
  for (let i = 0; i < s.pecking.length; i++) s.order[i] = s.pecking[i] as Seat;
  emit?.({ type: 'roundBegan', round: s.round + 1, flutter: flutterNumber(s), order: s.order.slice() });
  throwDice(s, DICE, chance, emit);
}

export function apply(s: State, seat: Seat, a: Answer, chance: Chance, emit: Emit<Event>): void {
  let { dice } = s;
  if (a.kind === 'pick') {
    putAside(s, seat, a.die, emit);
    dice--;
  } else if (a.kind === 'reroll') payForReroll(s, seat, emit);
  else {
    shed(s, seat, a.feathers, chance, emit);
    return;
  }
  if (dice > 0) throwDice(s, dice, chance, emit);
  else endRolls(s, seat, chance, emit);
}

function payForReroll(s: State, seat: Seat, emit: Emit<Event>): void {
  s.feathers[seat] = (s.feathers[seat] as number) - REROLL_PRICE;
  emit?.({ type: 'paidForReroll', seat, feathers: REROLL_PRICE });
}

function throwDice(s: State, dice: number, chance: Chance, emit: Emit<Event>): void {
  s.dice = dice;
  s.roll = chance.draw(THROWS[dice] as Outcomes);
  emit?.(rolled(s));
}

/**
 * Events of every throw and die are made in functions of their own, as few hear them: V8 inlines by length, whatever is carried out.
 */
const rolled = (s: State): Event => ({ type: 'rolled', seat: player(s), roll: rollName(s.dice, s.roll) });

/** Where the chosen die goes: a feather is taken, or it lands on the track or the dung heap. */
function putAside(s: State, seat: Seat, die: number, emit: Emit<Event>): void {
  if (die === 0) takeFeather(s, seat, emit);
  else if (isBelow(s.track, die)) {
    s.heap.push(die);
    emit?.({ type: 'wentToDungHeap', seat, die });
  } else {
    s.track.push(die);
    emit?.(placed(s, seat, die));
  }
}

/** Whether a die is lower than the last one on the track. */
const isBelow = (track: readonly number[], die: number): boolean =>
  track.length > 0 && die < (track[track.length - 1] as number);

const placed = (s: State, seat: Seat, die: number): Event => ({
  type: 'placed',
  seat,
  die,
  sum: sumOf(s.track),
});

/** Ruling: from an empty supply there is nothing to take. */
function takeFeather(s: State, seat: Seat, emit: Emit<Event>): void {
  const feathers = supply(s) > 0 ? 1 : 0;
  s.feathers[seat] = (s.feathers[seat] as number) + feathers;
  emit?.({ type: 'tookFeather', seat, feathers });
}

/** After the fifth die: stand, fall, or be asked whether to shed feathers. */
function endRolls(s: State, seat: Seat, chance: Chance, emit: Emit<Event>): void {
  s.dice = 0;
  s.roll = 0;
  const momentum = sumOf(s.track);
  // Ruling: without a die on the track there is neither fall nor comparison.
  if (momentum === 0) emit?.({ type: 'hadNoMomentum', seat });
  else if (momentum <= flutterNumber(s)) stand(s, seat, momentum, emit);
  else if (mostShed(s) > 0) return;
  // Ruling: without feathers nothing is asked.
  else fall(s, seat, momentum, momentum - flutterNumber(s), emit);
  endTurn(s, chance, emit);
}

function shed(s: State, seat: Seat, feathers: number, chance: Chance, emit: Emit<Event>): void {
  s.feathers[seat] = (s.feathers[seat] as number) - feathers;
  emit?.({ type: 'shed', seat, feathers });
  const momentum = sumOf(s.track);
  const tooMuch = momentum - flutterNumber(s) - feathers;
  if (tooMuch === 0) stand(s, seat, momentum, emit);
  else fall(s, seat, momentum, tooMuch, emit);
  endTurn(s, chance, emit);
}

function stand(s: State, seat: Seat, momentum: number, emit: Emit<Event>): void {
  s.momentum[seat] = momentum;
  emit?.({ type: 'stood', seat, momentum });
}

function fall(s: State, seat: Seat, momentum: number, by: number, emit: Emit<Event>): void {
  const from = s.space[seat] as number;
  const to = move(s, seat, -by);
  emit?.({ type: 'fell', seat, momentum, by, from, to });
}

function endTurn(s: State, chance: Chance, emit: Emit<Event>): void {
  clear(s.track);
  clear(s.heap);
  s.turn++;
  if (s.turn < s.order.length) {
    throwDice(s, DICE, chance, emit);
    return;
  }
  compare(s, emit);
  const card = flutterNumber(s);
  s.ladder.push(card);
  emit?.({ type: 'ladderGrew', card });
  s.round++;
  beginRound(s, chance, emit);
}

/** Empties a list and keeps its allocated memory for the next turn, which setting its length to 0 would free. */
function clear(dice: number[]): void {
  while (dice.length > 0) dice.pop();
}
