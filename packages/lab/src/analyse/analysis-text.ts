import { type Account, type Analysis, type Moment, type SeatSummary, SURE, summaryOf } from '@aerie/analysis';
import { type MatchFile, seatsOf } from '@aerie/kernel';
import { counted, percent, signed } from '../text/format.js';
import { table } from '../text/table.js';

/** Parts of worth as percentage points. */
export const percentagePoints = (worth: number): string => signed(worth * 100, 1);

/** Who sat where. */
export const nameOf =
  ({ seats }: MatchFile) =>
  (seat: number): string =>
    seats[seat]?.name || `seat ${seat}`;

/** Whether there is anybody to be better than: not together, nor alone. */
export const hasPlaces = ({ together, result }: Analysis): boolean => !together && result.length > 1;

/** What would have been best, the whole turn where that was compared. */
export function betterThan(decision: Moment['decision']): string {
  const [best] = decision?.answers ?? [];
  return [best?.answer, ...(best?.rest ?? [])].join(', ');
}

/** An analysis for a terminal: everybody's account, and every decision that lost much. */
export function analysisText(analysis: Analysis, file: MatchFile): string[] {
  const name = nameOf(file);
  const summaries = seatsOf(file.seats.length).map((seat) => summaryOf(analysis, seat));
  const marked = analysis.moments.filter(({ decision }) => decision?.class);
  return [
    `${analysis.game}: ${counted(analysis.moments.length, 'decision')}, effort ${analysis.effort}, seed ${analysis.seed}, engine ${analysis.engine}`,
    `${analysis.together ? 'In percent of the best common score' : 'In percentage points of the chance to win'}, ± two standard errors:`,
    '',
    ...table(
      [
        'seat',
        'before',
        'deal',
        'own luck',
        "others' luck",
        'own decisions',
        "others' decisions",
        'hidden',
        'unknown',
        'result',
        'even luck',
        ...(hasPlaces(analysis) ? ['place then'] : []),
      ],
      summaries.map((summary) => [
        ...accountRow(name(summary.seat), summary),
        ...(hasPlaces(analysis) ? [placesText(summary)] : []),
      ]),
    ),
    '',
    ...table(
      ['seat', 'decisions', 'inaccuracies', 'mistakes', 'blunders', 'lost', 'accuracy'],
      summaries
        .filter(({ seat }) => analysis.seats.includes(seat))
        .map((one) => playRow(name(one.seat), one)),
    ),
    ...(marked.length > 0 ? ['', ...marked.map((moment) => markedText(moment, name(moment.seat)))] : []),
  ];
}

/** What changed what a seat could expect, in the order in which it is told. */
const CHANGES = [
  'deal',
  'luck',
  'rivalsLuck',
  'decisions',
  'rivalsDecisions',
  'hidden',
  'unknown',
] as const satisfies readonly (keyof Account)[];

/** Figures have two standard errors beside them. */
function accountRow(name: string, { account, errors, evenResult, evenError }: SeatSummary): string[] {
  const within = (error: number) => `± ${(SURE * error * 100).toFixed(1)}`;
  return [
    name,
    `${percent(account.even)} ${within(errors.even)}`,
    ...CHANGES.map((part) => `${percentagePoints(account[part])} ${within(errors[part])}`),
    percent(account.result),
    `${percent(evenResult)} ${within(evenError)}`,
  ];
}

/** The places that even luck may have led to. */
export const placesText = ({ evenPlaces: { best, worst } }: Pick<SeatSummary, 'evenPlaces'>): string =>
  best === worst ? `${best}` : `${best} to ${worst}`;

/** How a seat has played. */
export function playRow(name: string, { decisions, classes, loss, accuracy }: SeatSummary): string[] {
  const { inaccuracy, mistake, blunder } = classes;
  return [
    name,
    ...[decisions, inaccuracy, mistake, blunder].map(String),
    percentagePoints(-loss),
    accuracy.toFixed(1),
  ];
}

function markedText({ number, answer, decision }: Moment, name: string): string {
  const lost = `${percentagePoints(-(decision?.behind ?? 0))} (standard error ${((decision?.error ?? 0) * 100).toFixed(1)})`;
  return `${number}  ${name}: ${answer}, ${decision?.class}: ${lost}; better: ${betterThan(decision)}`;
}
