import { isDeeperThan } from '@aerie/kernel';
import { reasonSchema } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import * as v from 'valibot';
import type { Question, Thought } from './think.js';

/** How deep a view may be nested. */
const DEEPEST = 32;
/** The longest answer: free text is shorter. */
const textSchema = v.pipe(v.string(), v.maxLength(1000));
const msSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000));
const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16));
const planSchema = v.pipe(v.array(textSchema), v.maxLength(1000));

/** What a worker has thought, as a server takes it from anybody: whether the answer is legal is asked of the rules as ever. */
const thoughtSchema = v.object({
  answer: textSchema,
  proposal: v.exactOptional(
    v.object({ plan: planSchema, reason: reasonSchema, instead: v.exactOptional(v.literal(true)) }),
  ),
  loadedMs: msSchema,
  thoughtMs: msSchema,
  isFirst: v.boolean(),
  remembers: v.boolean(),
}) satisfies v.GenericSchema<unknown, Thought>;

/** A question as it travels: with the version of the rules in whose words its view is. */
const askedSchema = v.looseObject({
  rulesVersion: v.number(),
  question: v.looseObject({
    game: v.string(),
    level: v.string(),
    seat: seatSchema,
    view: v.unknown(),
    answers: v.pipe(v.array(textSchema), v.minLength(1)),
    luck: v.string(),
  }),
});

export const asked = (question: Question) => ({
  rulesVersion: gameOf(question.game)?.rulesVersion,
  question,
});

/** The question of an order; throws where it is none, or of other rules. */
export function questionOf(order: unknown): Question {
  if (isDeeperThan(order, DEEPEST)) throw new Error('this is nested too deeply');
  const { rulesVersion, question } = v.parse(askedSchema, order);
  const here = gameOf(question.game)?.rulesVersion;
  if (here !== rulesVersion)
    throw new Error(`${question.game} has rules ${here} here, and the question is of ${rulesVersion}`);
  return question as unknown as Question;
}

/** Undefined where it is no thought. */
export function readThought(found: unknown): Thought | undefined {
  const result = v.safeParse(thoughtSchema, found);
  return result.success ? result.output : undefined;
}
