import type { MatchLog } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import * as v from 'valibot';
import type { AnalysisOrder } from './analyser.js';

const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16));

const orderSchema = v.object({
  log: v.looseObject({
    game: v.string(),
    rulesVersion: v.number(),
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
    setup: v.array(v.unknown()),
    entries: v.pipe(v.array(v.looseObject({})), v.maxLength(100_000)),
  }),
  seats: v.array(seatSchema),
});

/** An order as a worker is given it by anybody; throws where it makes no sense under the rules here. */
export function orderOf(order: unknown): AnalysisOrder {
  const { log, seats } = v.parse(orderSchema, order);
  const here = gameOf(log.game)?.rulesVersion;
  if (here !== log.rulesVersion)
    throw new Error(`${log.game} has rules ${here} here, and the match is of ${log.rulesVersion}`);
  return { log: log as unknown as MatchLog, seats };
}
