import type { Handover } from '@aerie/protocol';
import type { Logged } from '../play/event-player.js';

const WORDS: Readonly<Record<Handover['what'], string>> = {
  late: 'handover.late',
  covered: 'handover.covered',
  resigned: 'handover.resigned',
  back: 'handover.back',
  takenOver: 'handover.takenOver',
};

/** The lines of the log up to this entry, with lines where a seat was taken over by a bot or a person. */
export function withHandovers(
  lines: readonly Logged[],
  handovers: readonly Handover[],
  upTo: number,
): readonly Logged[] {
  const notes = handovers.flatMap(({ seat, number, what }, i): Logged[] => {
    if (number > upTo) return [];
    // A handover after n entries comes before the line of entry n.
    const at = number - 0.5;
    // Of whoever sat there before, no name is known any more.
    const isTakenOver = handovers.slice(i + 1).some((one) => one.seat === seat && one.what === 'takenOver');
    if (!isTakenOver) return [{ key: WORDS[what], seat, number: at }];
    return what === 'resigned' ? [{ key: 'handover.givenUp', number: at }] : [];
  });
  return notes.length === 0 ? lines : [...lines, ...notes].sort((a, b) => a.number - b.number);
}
