import { type Answer, dieOf, FEATHER, sumOf, supply, type View } from '@aerie/rauf-und-runter';
import type { Saying } from '../../../words/words.js';
import type { Picture } from '../animation.js';

export const pickOf = (face: string): Answer => ({ kind: 'pick', die: dieOf(face) });
export const REROLL: Answer = { kind: 'reroll' };
export const shedOf = (feathers: number): Answer => ({ kind: 'shed', feathers });

/** Feathers that lie in the nest. */
export const supplyOf = (v: View): number => supply({ ...v, dice: 0, roll: 0 });

/** Where a die of the throw goes when it is chosen. */
export type Goes =
  | { readonly to: 'track'; readonly sum: number; readonly over: number }
  | { readonly to: 'heap' }
  | { readonly to: 'feather'; readonly left: boolean };

export function goesTo(v: View, face: string): Goes {
  if (face === FEATHER) return { to: 'feather', left: supplyOf(v) > 0 };
  const die = Number(face);
  if (die < (v.track.at(-1) ?? 0)) return { to: 'heap' };
  const sum = sumOf(v.track) + die;
  return { to: 'track', sum, over: Math.max(0, sum - (v.flutter[v.round] ?? sum)) };
}

/** Equal faces are one choice: each face of a throw with how many dice show it. */
export function groupsOf(roll: string): readonly { readonly face: string; readonly dice: number }[] {
  return [...new Set(roll)].map((face) => ({ face, dice: roll.split(face).length - 1 }));
}

const word = (name: string, args?: Saying['args']): Saying => ({
  key: `rauf-und-runter.board.${name}`,
  ...(args ? { args } : {}),
});

/** What choosing a die means, as a button is called. */
export function nameOfPick(goes: Goes, face: string, dice: number): Saying {
  switch (goes.to) {
    case 'track':
      return word('pickTrack', { face, dice, sum: goes.sum, over: goes.over });
    case 'heap':
      return word('pickHeap', { face, dice });
    case 'feather':
      return word(goes.left ? 'pickFeather' : 'pickNoFeather', { dice });
  }
}

/** The same in a few words, for the eye. */
export function shortOfPick(goes: Goes): Saying {
  switch (goes.to) {
    case 'track':
      return goes.over
        ? word('toTrackOver', { sum: goes.sum, over: goes.over })
        : word('toTrack', { sum: goes.sum });
    case 'heap':
      return word('toHeap');
    case 'feather':
      return word(goes.left ? 'toFeather' : 'toNothing');
  }
}

export interface Shed {
  readonly feathers: number;
  readonly fall: number;
  readonly momentum: number;
}

/** The feathers that may be shed, from none to as many as help, while that is asked. */
export function shedsOf(v: View): readonly Shed[] {
  const momentum = sumOf(v.track);
  const over = momentum - (v.flutter[v.round] ?? momentum);
  const seat = v.order[v.turn];
  if (v.roll !== '' || over <= 0 || seat === undefined) return [];
  const most = Math.min(v.feathers[seat] as number, over);
  return Array.from({ length: most + 1 }, (_, feathers) => ({ feathers, fall: over - feathers, momentum }));
}

/** Whether the table rests on the question how many feathers to shed. */
export const asksToShed = (p: Picture, busy: boolean): boolean =>
  !busy && p.now === null && p.round < p.flutter.length && shedsOf(p).length > 0;

export const nameOfShed = ({ feathers, fall, momentum }: Shed): Saying =>
  fall > 0 ? word('shedFall', { feathers, fall }) : word('shedStand', { feathers, momentum });
