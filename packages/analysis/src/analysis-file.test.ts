import { describe, expect, it } from 'vitest';
import { analyse, BadAnalysisFile, readAnalysis } from './index.js';
import daring, { exactJudge, logOf } from './testing/daring.js';
import { finished } from './testing/finished.js';

const log = logOf(0, [1, 0], 3, 'keep', 'keep', 0);
const analysis = finished(analyse(daring, exactJudge(), log));
const text = JSON.stringify(analysis);

function refusal(changed: string, of = log): string {
  try {
    readAnalysis(changed, of);
  } catch (error) {
    if (error instanceof BadAnalysisFile) return `${error.place}: ${error.message}`;
    throw error;
  }
  return '';
}

describe('the file of an analysis', () => {
  it('is read as it was written', () => {
    expect(readAnalysis(text, log)).toEqual(analysis);
  });

  it('is that of a match, whatever else is kept with it', () => {
    const timed = log.entries.map((entry) => ({ ...entry, at: 1_700_000_000_000 }));
    expect(readAnalysis(text, { ...log, entries: timed })).toEqual(analysis);
  });

  it.each<[string, string, string]>([
    ['cut off', text.slice(0, -9), 'file: not JSON, perhaps cut off'],
    ['nested without end', '['.repeat(99) + ']'.repeat(99), 'file: not an analysis: nested too deeply'],
    ['of another format', text.replace('aerie-analysis/1', 'aerie-match/1'), 'format: not an analysis'],
    ['with fields of its own', text.replace('{', '{"more":1,'), 'more: not an analysis'],
    ['with a worth above 1', JSON.stringify({ ...analysis, even: [1.5, 0] }), 'even.0: not an analysis'],
    [
      'for too few seats',
      JSON.stringify({ ...analysis, even: [1] }),
      'even: must have a number for each of 2 seats',
    ],
    [
      'of a seat that is not there',
      JSON.stringify({ ...analysis, seats: [2] }),
      'seats: there is no such seat',
    ],
    [
      'of an entry that is not there',
      JSON.stringify({ ...analysis, moments: [{ ...analysis.moments[0], number: 9 }] }),
      'moments.0.number: there is no such entry',
    ],
  ])('is refused where it is %s', (_, changed, reason) => {
    expect(refusal(changed)).toContain(reason);
  });

  it('is refused for another match', () => {
    expect(refusal(text, logOf(0, [1, 0], 3, 'keep', 'keep', 3))).toBe(
      'match: this is the analysis of another match',
    );
  });
});
