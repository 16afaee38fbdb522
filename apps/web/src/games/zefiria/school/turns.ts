import type { Seat } from '@aerie/kernel';
import type { Played } from '../../../contract/school.js';

/** What was played, turn by turn: `0: fly 25, swap 2-22` is what seat 0 did in one turn. */
export const turns = (...lines: readonly `${Seat}: ${string}`[]): readonly Played[] =>
  lines.flatMap((line) => {
    const [seat, answers = ''] = line.split(': ');
    return answers.split(', ').map((answer): Played => `${Number(seat)} ${answer}`);
  });
