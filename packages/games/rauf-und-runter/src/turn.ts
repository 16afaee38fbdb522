import type { Chance, Emit, Outcomes, Seat } from '@aerie/kernel';
import { type Answer, mostShed } from './answers.js';
import { DICE, FEATHER, REROLL_PRICE } from './data/pieces.js';
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
  switch (a.kind) {
    case 'reroll':
      s.feathers[seat] = (s.feathers[seat] as number) - REROLL_PRICE;
      emit?.({ type: 'paidForReroll', seat, feathers: REROLL_PRICE });
      throwDice(s, s.dice, chance, emit);
      break;
    case 'pick': {
      const left = s.dice - 1;
      putAside(s, seat, a.face, emit);
      if (left > 0) throwDice(s, left, chance, emit);
      else endRolls(s, seat, chance, emit);
      break;
    }
    case 'shed':
      shed(s, seat, a.feathers, chance, emit);
      break;
  }
}

function throwDice(s: State, dice: number, chance: Chance, emit: Emit<Event>): void {
  s.dice = dice;
  s.roll = chance.draw(THROWS[dice] as Outcomes);
  emit?.({ type: 'rolled', seat: player(s), roll: rollName(dice, s.roll) });
}

/** Where the chosen die goes: a feather is taken, or it lands on the track or the dung heap. */
function putAside(s: State, seat: Seat, face: string, emit: Emit<Event>): void {
  if (face === FEATHER) {
    // Ruling: from an empty supply there is nothing to take.
    const feathers = supply(s) > 0 ? 1 : 0;
    s.feathers[seat] = (s.feathers[seat] as number) + feathers;
    emit?.({ type: 'tookFeather', seat, feathers });
    return;
  }
  const die = face.charCodeAt(0) - 48;
  const { track } = s;
  if (track.length > 0 && die < (track[track.length - 1] as number)) {
    s.heap.push(die);
    emit?.({ type: 'wentToDungHeap', seat, die });
    return;
  }
  track.push(die);
  emit?.({ type: 'placed', seat, die, sum: sumOf(track) });
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
