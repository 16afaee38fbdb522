import type { Handover } from '@aerie/protocol';
import type { Logged } from '../play/event-player.js';

const WORDS: Readonly<Record<Handover['what'], string>> = {
  late: 'handover.late',
  covered: 'handover.covered',
  resigned: 'handover.resigned',
  back: 'handover.back',
};

/** The lines of the log up to this entry, with lines where a seat was taken over by a bot or a person. */
export function withHandovers(
  lines: readonly Logged[],
  handovers: readonly Handover[],
  upTo: number,
): readonly Logged[] {
  const notes = handovers
    .filter(({ number }) => number <= upTo)
    // A handover after n entries comes before the line of entry n.
    .map(({ seat, number, what }): Logged => ({ key: WORDS[what], seat, number: number - 0.5 }));
  return notes.length === 0 ? lines : [...lines, ...notes].sort((a, b) => a.number - b.number);
}
