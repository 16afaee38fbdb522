import { type Analysis, joined, type Progress } from '@aerie/analysis';
import type { MatchFile } from '@aerie/kernel';
import { seatsOfPeople } from './facts.js';
import { type Order, order, type Report } from './worker.js';

/** So many workers share a match, where the device has as many processors. */
const MOST_WORKERS = 2;

/** Analyses a match in workers that share its decisions, and hears of it as of one; ends them when told to. */
export function analyseShared(
  file: MatchFile,
  effort: Order['effort'],
  hear: (report: Report) => void,
): () => void {
  const of = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
  const progress: Progress[] = [];
  const found: Analysis[] = [];
  const hearPart = (nth: number, report: Report): void => {
    if ('done' in report) {
      progress[nth] = report;
      const all = Object.values(progress);
      // Until all have said how much there is, it would seem to be less.
      if (all.length === of)
        hear(all.reduce((sum, one) => ({ done: sum.done + one.done, of: sum.of + one.of })));
    } else if ('analysis' in report) {
      found.push(report.analysis);
      const [first, ...others] = found;
      if (first && found.length === of) hear({ analysis: joined([first, ...others]) });
    } else hear(report);
  };
  const ends = Array.from({ length: of }, (_, nth) =>
    order({ file, effort, seats: seatsOfPeople(file), part: { nth, of } }, (report) => hearPart(nth, report)),
  );
  return () => {
    for (const end of ends) end();
  };
}
