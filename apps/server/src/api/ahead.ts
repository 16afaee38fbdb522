import { Refusal } from '@aerie/host';
import type { Ahead, aheadEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { AnswersAhead, LeftAhead } from '../tables/answers-ahead.js';
import { notFound } from './finished-match.js';
import { type Handlers, throttle } from './handlers.js';

/** How often a minute one may leave some in the long run, and at once: at many tables they are left one after the other. */
const CHANGES = { perMinute: 30, burst: 60 };

/** One's own answers ahead at a table; those of others are nobody's business. */
export function aheadHandlers(answersAhead: AnswersAhead): Handlers<keyof typeof aheadEndpoints> {
  const changes = new KeyedRateLimiter(CHANGES.perMinute / 60, CHANGES.burst);
  return {
    'GET /api/tables/:table/ahead': async ({ params, person }) =>
      told(await answersAhead.of(params.table, person.id)),
    'PUT /api/tables/:table/ahead': async ({ params, person, body }) => {
      throttle(changes, person.id);
      return told(await answersAhead.leave(params.table, body, person).catch(refused));
    },
    'DELETE /api/tables/:table/ahead': async ({ params, person }) => {
      await answersAhead.takeBack(params.table, person.id);
    },
  };
}

function refused(error: unknown): never {
  const { code = '', args } = error instanceof Refusal ? error.reason : {};
  if (code === 'notYourSeat' || code === 'resigned') throw new HttpError(409, 'notYourSeat');
  if (code === 'undeclaredProgram') throw new HttpError(403, 'undeclaredProgram');
  if (code === 'notRunning') throw new HttpError(409, 'notOverDays');
  if (code === 'notReadable')
    throw new HttpError(400, 'badRequest', {
      at: 'lines',
      message: `"${args?.answer}" is no answer in this game`,
    });
  return notFound(error);
}

function told(left: LeftAhead | undefined): Ahead {
  if (!left) return { plan: null };
  const { seat, lines, going, void: isVoid } = left.plan;
  return {
    plan: {
      seat,
      lines: lines.map(({ answers, times, until }) => ({
        answers: [...answers],
        times,
        ...(until ? { until } : {}),
      })),
      going: going && { line: going.line, given: going.given },
      due: left.due === null ? null : new Date(left.due).toISOString(),
      void: isVoid,
    },
  };
}
