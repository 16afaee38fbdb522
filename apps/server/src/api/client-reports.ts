import type { ClientVisit, clientReportEndpoints } from '@aerie/protocol';
import type { ClientErrors } from '../client-reports/client-errors.js';
import type { Metrics } from '../common/metrics.js';
import { networkOf } from '../common/network-address.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import { type Handlers, throttle } from './handlers.js';

/** How many reports are taken a second in the long run and at once: of a person, and of an address, behind which many may be. */
const OF_A_PERSON = { rate: 0.1, burst: 10 };
const OF_AN_ADDRESS = { rate: 1, burst: 60 };

/** What clients tell of themselves where their people have agreed to it: counted, and errors kept. Nothing says who told it. */
export function clientReportHandlers(
  errors: ClientErrors,
  metrics: Metrics,
): Handlers<keyof typeof clientReportEndpoints> {
  const people = new KeyedRateLimiter(OF_A_PERSON.rate, OF_A_PERSON.burst);
  const addresses = new KeyedRateLimiter(OF_AN_ADDRESS.rate, OF_AN_ADDRESS.burst);
  return {
    'POST /api/client-reports': async ({ person, address, body }) => {
      throttle(addresses, networkOf(address));
      if (person) throttle(people, person.id);
      for (const { kind, page, times } of body.errors) metrics.clientErrors.inc({ kind, page }, times);
      for (const visit of body.visits) count(metrics, visit);
      errors.told(body);
      return undefined;
    },
  };
}

function count(metrics: Metrics, { page, seconds, slow, paint, interaction, shift }: ClientVisit): void {
  metrics.clientVisits.inc({ page });
  metrics.clientSeconds.inc({ page }, seconds);
  for (const ms of slow) metrics.clientSlowPictures.observe({ page }, ms / 1000);
  if (paint !== null) metrics.clientPaints.observe({ page }, paint / 1000);
  if (interaction !== null) metrics.clientInteractions.observe({ page }, interaction / 1000);
  if (shift !== null) metrics.clientShifts.observe({ page }, shift);
}
