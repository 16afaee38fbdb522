import { type Analysis, chancesOver, SURE, summaryOf } from '@aerie/analysis';
import { type MatchFile, seatsOf } from '@aerie/kernel';
import { figuresTable, TABLE } from '../report/figures-table.js';
import { page, section } from '../report/page.js';
import { escaped } from '../report/svg.js';
import { counted, percent } from '../text/format.js';
import { betterThan, hasPlaces, nameOf, percentagePoints, placesText, playRow } from './analysis-text.js';
import { chancesPlot, forBoth, SEAT_LINES, waterfall } from './pictures.js';

/** An analysis as a page: the chances over time, everybody's account, and every decision that lost much. */
export function analysisPage(analysis: Analysis, file: MatchFile, again: string): string {
  const name = nameOf(file);
  const seats = seatsOf(file.seats.length);
  const summaries = seats.map((seat) => summaryOf(analysis, seat));
  const what = analysis.together ? 'part of the best common score' : 'chance to win';
  const marked = analysis.moments.flatMap((moment, i) =>
    moment.decision?.class ? [{ moment, at: i + 1 }] : [],
  );
  const marks = marked.map(({ moment: { seat, answer, decision }, at }) => ({
    ...{ at, seat },
    says: escaped(`${name(seat)}: ${answer}, ${decision?.class}`),
  }));
  const chances = section(
    {
      title: 'The match',
      words: `Everybody's ${what} after each decision, the deal first. Marks are decisions that lost five percentage points or more.`,
      ...forBoth((frame) => chancesPlot(seats.map(name), chancesOver(analysis), marks, frame)),
    },
    'h2',
  );
  const accounts = summaries.map(({ seat, account, errors, evenResult, evenError, evenPlaces }) =>
    section(
      {
        title: `${name(seat)}: where it comes from`,
        words: `In percentage points of the ${what}. Figures are ± two standard errors, which lines show. With even luck: ${percent(evenResult)} ± ${percent(SURE * evenError)}${hasPlaces(analysis) ? `, place ${placesText({ evenPlaces })}` : ''}. Decisions are compared with ${hasPlaces(analysis) ? 'those of all at the table' : 'how the judge would have gone on'}; hidden is what could not be known when they were made, unknown how far these estimates are off.`,
        ...forBoth((frame) => waterfall(account, errors, frame)),
      },
      'h2',
    ),
  );
  const played = figuresTable(
    'How they played',
    ['seat', 'decisions', 'inaccuracies', 'mistakes', 'blunders', 'lost', 'accuracy'],
    summaries.filter(({ seat }) => analysis.seats.includes(seat)).map((one) => playRow(name(one.seat), one)),
    1,
  );
  const lost = figuresTable(
    'Decisions that lost much',
    ['entry', 'seat', 'played', 'better', 'class', 'lost', 'standard error'],
    marked.map(({ moment: { number, seat, answer, decision } }) => [
      `${number}`,
      name(seat),
      answer,
      betterThan(decision),
      decision?.class ?? '',
      percentagePoints(-(decision?.loss ?? 0)),
      ((decision?.error ?? 0) * 100).toFixed(1),
    ]),
    5,
  );
  const about = `<p>${escaped(`${counted(analysis.moments.length, 'decision')}, effort ${analysis.effort}, seed ${analysis.seed}, engine ${analysis.engine}`)}</p>`;
  return page(
    `${analysis.game}: what was luck, what was decided`,
    [about, chances, ...accounts, played, ...(marked.length > 0 ? [lost] : [])],
    again,
    TABLE + SEAT_LINES,
  );
}
