import type * as v from 'valibot';
import { isRole } from '../roles.js';
import { accountEndpoints } from './account.js';
import { adminConductEndpoints } from './admin-conduct.js';
import { adminPeopleEndpoints } from './admin-people.js';
import { adminSiteEndpoints } from './admin-site.js';
import { aheadEndpoints } from './ahead.js';
import { analysisEndpoints } from './analyses.js';
import { calendarEndpoints } from './calendar.js';
import { clientReportEndpoints } from './client-reports.js';
import { conductEndpoints } from './conduct.js';
import { dailyEndpoints } from './daily.js';
import { decisionEndpoints } from './decisions.js';
import { documentEndpoints } from './document.js';
import { duplicateEndpoints } from './duplicate.js';
import type { Endpoint } from './endpoint.js';
import type { ErrorName } from './errors.js';
import { historyEndpoints } from './history.js';
import { identityEndpoints } from './identities.js';
import { noteEndpoints } from './notes.js';
import { noticeEndpoints } from './notices.js';
import { pairingEndpoints } from './pairing.js';
import { passkeyEndpoints } from './passkeys.js';
import { peopleEndpoints } from './people.js';
import { puzzleEndpoints } from './puzzles.js';
import { secondFactorEndpoints } from './second-factor.js';
import { sessionEndpoints } from './session.js';
import { settingsEndpoints } from './settings.js';
import { tableEndpoints } from './tables.js';
import { tokenEndpoints } from './tokens.js';
import { vacationEndpoints } from './vacation.js';
import { wayEndpoints } from './ways.js';

/**
 * The HTTP contract: everything that can be asked for under `/api/`, by method and path. The server validates by it and
 * must handle all of it; the client is typed by it, with types only, so that no schema is in its bundle; and
 * `/api/openapi.json` is made from it. Live play is not here: that goes over the socket (`from-client.ts`).
 */
export const ENDPOINTS = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...wayEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...identityEndpoints,
  ...settingsEndpoints,
  ...conductEndpoints,
  ...peopleEndpoints,
  ...noteEndpoints,
  ...pairingEndpoints,
  ...historyEndpoints,
  ...decisionEndpoints,
  ...dailyEndpoints,
  ...duplicateEndpoints,
  ...tableEndpoints,
  ...aheadEndpoints,
  ...analysisEndpoints,
  ...puzzleEndpoints,
  ...noticeEndpoints,
  ...tokenEndpoints,
  ...vacationEndpoints,
  ...calendarEndpoints,
  ...adminSiteEndpoints,
  ...adminPeopleEndpoints,
  ...adminConductEndpoints,
  ...clientReportEndpoints,
  ...documentEndpoints,
} as const;

type Endpoints = typeof ENDPOINTS;
/** As `GET /api/matches/:table`. */
export type EndpointName = keyof Endpoints;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What stands in the path of an endpoint where it has `:name`. */
export type ParamsOf<N extends EndpointName> = { readonly [P in NamesIn<N>]: string };

/** The body as a client sends it; never where there is none. */
export type BodyOf<N extends EndpointName> = Endpoints[N] extends { body: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : never;

/** The body as the handler gets it: its text, or what the server has read of it, trimmed and with defaults. */
export type ReadBodyOf<N extends EndpointName> = Endpoints[N] extends { bodyAsText: true }
  ? string
  : Endpoints[N] extends { body: infer S extends v.GenericSchema }
    ? v.InferOutput<S>
    : undefined;

/** What an endpoint answers; undefined where that is only `{}`. */
export type AnswerOf<N extends EndpointName> = Endpoints[N] extends {
  answer: infer S extends v.GenericSchema;
}
  ? v.InferOutput<S>
  : undefined;

export type CallerOf<N extends EndpointName> = Endpoints[N]['caller'];

const KEEPERS_ERRORS = ['404 notFound', '403 factorDue', '403 notForRole', '429 tooFast'] as const;

/** Everything that an endpoint may refuse with: its own errors, and those that follow from what it is. */
export function errorsOf(name: EndpointName): ErrorName[] {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { caller, programs, body, feature, plays, errors = [] } = endpoint;
  const changes = !name.startsWith('GET ');
  return [
    ...new Set<ErrorName>([
      ...errors,
      ...(body ? (['400 badRequest', '413 tooLong'] as const) : []),
      ...(isRole(caller) ? KEEPERS_ERRORS : []),
      ...(caller === 'anybody' || isRole(caller) ? [] : (['401 nobody'] as const)),
      ...(caller === 'account' ? (['401 noAccount'] as const) : []),
      ...(programs ? (['401 unknownToken'] as const) : (['403 notForPrograms'] as const)),
      ...(programs && programs !== 'any' ? (['403 outOfScope'] as const) : []),
      ...(changes ? (['403 otherSite'] as const) : []),
      ...(changes && !endpoint.banned && !isRole(caller) ? (['403 banned'] as const) : []),
      ...(plays ? (['403 warned'] as const) : []),
      ...(plays === true ? (['403 timedOut'] as const) : []),
      ...(endpoint.entrance || isRole(caller) ? [] : (['403 closed'] as const)),
      ...(feature ? (['403 switchedOff'] as const) : []),
      '429 tooMuch',
      '500 serverFailed',
    ]),
  ].sort();
}
