import { createHash } from 'node:crypto';
import { type MatchLog, type Seat, streamOf } from '@aerie/kernel';

/**
 * The luck of a bot for one decision. It comes out of the secret seed of the match, so that nobody can ask the public code
 * what the bot would do with each hand that it may hold; and it is no stream of the match's own luck, so that nothing of
 * that can be told from what a bot does. After the end anybody can work it out: docs/match-file.md says how.
 */
export const botLuck = (seed: string, log: MatchLog, seat: Seat): string =>
  createHash('sha256')
    .update(`${seed}:bot:${streamOf(log.entries.length, log)}:${seat}`)
    .digest('hex');
