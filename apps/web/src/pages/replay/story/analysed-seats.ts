import { type Analysis, summaryOf } from '@aerie/analysis';
import type { Outcome, Seat } from '@aerie/kernel';
import type { AnalysedSeat } from '../../../play/analysed.js';

/** How the seats that were looked at have decided; `kindOf` gives the key of an answer's kind. */
export const analysedSeats = (
  analysis: Analysis,
  { places, points }: Outcome,
  names: readonly string[],
  kindOf: (number: number, seat: Seat, answer: string) => string,
): AnalysedSeat[] =>
  analysis.seats.map((seat) => {
    const { decisions, accuracy, loss } = summaryOf(analysis, seat);
    const kinds: Record<string, number> = {};
    for (const moment of analysis.moments) {
      if (moment.seat !== seat || !moment.decision?.loss) continue;
      const kind = kindOf(moment.number, seat, moment.answer);
      kinds[kind] = (kinds[kind] ?? 0) + moment.decision.loss;
    }
    const result = { place: places[seat] ?? 0, points: points[seat] ?? 0 };
    return { name: names[seat] ?? '', ...result, decisions, accuracy, loss, kinds };
  });
