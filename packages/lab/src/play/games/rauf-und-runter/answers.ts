import { type Answer, REROLL_PRICE, sumOf, type View } from '@aerie/rauf-und-runter';
import { counted } from '../../../text/format.js';

/** What an answer of the player whose turn it is would do. */
export function explain(answer: Answer, view: View): string {
  switch (answer.kind) {
    case 'pick':
      return answer.die === 0 ? 'take a feather' : wayOf(answer.die, view.track);
    case 'reroll':
      return `throw these dice again for ${REROLL_PRICE} feathers`;
    case 'shed':
      return afterShedding(answer.feathers, view);
  }
}

function wayOf(die: number, track: readonly number[]): string {
  return die < (track.at(-1) ?? 0) ? 'dung heap' : `track, sum ${sumOf(track) + die}`;
}

function afterShedding(feathers: number, { track, flutter, round }: View): string {
  const momentum = sumOf(track);
  const left = momentum - (flutter[round] ?? 0) - feathers;
  return left === 0 ? `stand on ${momentum}` : `fall ${counted(left, 'space')}`;
}
