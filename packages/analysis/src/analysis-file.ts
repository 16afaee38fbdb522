import { isDeeperThan, type MatchLog } from '@aerie/kernel';
import * as v from 'valibot';
import type { Analysis } from './analysis.js';
import { fingerprint } from './fingerprint.js';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const numbers = v.array(v.number());
const errors = v.array(v.pipe(v.number(), v.minValue(0)));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const shares = v.array(share);

const answerSchema = v.strictObject({
  answer: v.string(),
  rest: v.exactOptional(v.array(v.string())),
  worth: share,
  points: v.number(),
});

const decisionSchema = v.strictObject({
  answers: v.pipe(v.array(answerSchema), v.minLength(2, 'compares fewer than two answers')),
  behind: share,
  error: v.pipe(v.number(), v.minValue(0)),
  pointsBehind: v.number(),
  loss: share,
  class: v.exactOptional(v.picklist(['inaccuracy', 'mistake', 'blunder'])),
});

const momentSchema = v.strictObject({
  number: whole,
  seat: whole,
  answer: v.string(),
  worth: shares,
  points: numbers,
  effect: v.exactOptional(numbers),
  effectError: v.exactOptional(errors),
  hidden: v.exactOptional(numbers),
  hiddenError: v.exactOptional(errors),
  luck: v.exactOptional(numbers),
  luckError: v.exactOptional(errors),
  decision: v.exactOptional(decisionSchema),
});

const analysisSchema = v.strictObject({
  format: v.literal('aerie-analysis/1'),
  game: v.string(),
  rulesVersion: whole,
  engine: whole,
  effort: v.picklist(['usual', 'deep']),
  seed: v.string(),
  match: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 in hexadecimal')),
  together: v.boolean(),
  seats: v.array(whole),
  even: shares,
  dealt: shares,
  evenError: v.exactOptional(errors),
  dealtError: v.exactOptional(errors),
  moments: v.array(momentSchema),
  result: shares,
}) satisfies v.GenericSchema<unknown, Analysis>;

/** How deep an analysis is at most. */
const DEEPEST = 8;

/** The text is not an analysis, or not of this match: `place` says where. */
export class BadAnalysisFile extends Error {
  constructor(
    readonly place: string,
    message: string,
  ) {
    super(message);
  }
}

/** Reads the text of an analysis of this match; throws `BadAnalysisFile`. Whether its numbers are right only working it out again tells. */
export function readAnalysis(text: string, log: MatchLog): Analysis {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BadAnalysisFile('file', `not JSON, perhaps cut off: ${(error as Error).message}`);
  }
  if (isDeeperThan(data, DEEPEST)) throw new BadAnalysisFile('file', 'not an analysis: nested too deeply');
  const result = v.safeParse(analysisSchema, data);
  if (!result.success) {
    const [issue] = result.issues;
    throw new BadAnalysisFile(v.getDotPath(issue) ?? 'file', `not an analysis: ${issue.message}`);
  }
  checkMatch(result.output, log);
  return result.output;
}

function checkMatch(analysis: Analysis, log: MatchLog): void {
  const { match, seats, even, dealt, evenError, dealtError, result, moments } = analysis;
  if (match !== fingerprint(log)) throw new BadAnalysisFile('match', 'this is the analysis of another match');
  const check = (place: string, isRight: boolean, message: string): void => {
    if (!isRight) throw new BadAnalysisFile(place, message);
  };
  const isSeat = (seat: number): boolean => seat < log.seats;
  const isForAll = (list: readonly number[] | undefined): boolean => !list || list.length === log.seats;
  check('seats', seats.every(isSeat), 'there is no such seat');
  for (const [name, list] of Object.entries({ even, dealt, evenError, dealtError, result }))
    check(name, isForAll(list), `must have a number for each of ${log.seats} seats`);
  moments.forEach(({ number, seat, answer: _, decision: __, ...everybodys }, i) => {
    check(`moments.${i}.number`, number < log.entries.length, 'there is no such entry');
    check(`moments.${i}.seat`, isSeat(seat), 'there is no such seat');
    for (const [name, list] of Object.entries(everybodys))
      check(`moments.${i}.${name}`, isForAll(list), `must have a number for each of ${log.seats} seats`);
  });
}
