import * as v from 'valibot';
import { CLIENT_PAGES } from '../client-pages.js';
import { countSchema } from '../names.js';
import { described, type EndpointList } from './endpoint.js';

/** The most of each that one report has. */
export const REPORTED_ERRORS = 5;
export const REPORTED_PLACES = 12;
export const REPORTED_VISITS = 10;
export const REPORTED_PICTURES = 50;
export const REPORTED_MESSAGE = 300;
/** A report that is full. */
const LARGEST = 24 * 1024;

/** Within a day or so. */
const DAY_S = 24 * 60 * 60;
const LONGEST_MS = 10 * 60_000;

const page = v.picklist(CLIENT_PAGES);
const ms = v.pipe(countSchema, v.maxValue(LONGEST_MS));

/** A file of the program, by its path below the address of the site: nothing that is not code. */
const FILE = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(?:m?js|tsx?)$/;
/** What stands in no message: control characters, and what makes an address. */
const NO_MESSAGE = /\p{Cc}|@|:\/\//u;
const position = v.pipe(countSchema, v.maxValue(10_000_000));

const placeSchema = v.strictObject({
  file: v.pipe(v.string(), v.maxLength(100), v.regex(FILE, 'is no file of the program')),
  line: position,
  column: position,
  name: described(
    v.nullable(v.pipe(v.string(), v.regex(/^[\w$.<> ]{1,60}$/, 'is no name in a program'))),
    'Of the function',
  ),
});
export type ErrorPlace = v.InferOutput<typeof placeSchema>;

const errorSchema = v.strictObject({
  kind: described(v.picklist(['error', 'rejection']), 'Nobody caught it, or a promise that nobody waits for'),
  page,
  message: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(REPORTED_MESSAGE),
    v.check((text) => !NO_MESSAGE.test(text), 'has an address, or characters that no message has'),
    v.description('Without addresses, ids and names'),
  ),
  places: described(
    v.pipe(v.array(placeSchema), v.maxLength(REPORTED_PLACES)),
    'Where in the program it was, the innermost first',
  ),
  times: v.pipe(countSchema, v.minValue(1), v.maxValue(1000)),
});
export type ClientError = v.InferOutput<typeof errorSchema>;

const visitSchema = v.strictObject({
  page,
  seconds: described(v.pipe(v.number(), v.minValue(0), v.maxValue(DAY_S)), 'How long it was looked at'),
  slow: described(
    v.pipe(v.array(ms), v.maxLength(REPORTED_PICTURES)),
    'How long pictures took that took longer than 50 ms, in milliseconds; the slowest ones',
  ),
  paint: described(v.nullable(ms), 'Until the largest part of the page was there; null: not the first page'),
  interaction: described(v.nullable(ms), 'From a tap or key to the next picture, at its slowest'),
  shift: described(
    v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    'How far things moved by themselves (CLS)',
  ),
});
export type ClientVisit = v.InferOutput<typeof visitSchema>;

const reportSchema = v.strictObject({
  version: described(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'is no version')), 'Of the client'),
  browser: v.picklist(['chromium', 'firefox', 'safari', 'other']),
  errors: v.pipe(v.array(errorSchema), v.maxLength(REPORTED_ERRORS)),
  visits: v.pipe(v.array(visitSchema), v.maxLength(REPORTED_VISITS)),
});
export type ClientReport = v.InferOutput<typeof reportSchema>;

export const clientReportEndpoints = {
  'POST /api/client-reports': {
    summary:
      'Tell what went wrong in the client and which pictures were slow, where its person has agreed to that',
    details: 'Nothing of who tells it is kept: neither the person nor the address.',
    caller: 'anybody',
    banned: true,
    feature: 'clientReports',
    body: reportSchema,
    bodyLimit: LARGEST,
    errors: ['429 tooFast'],
  },
} as const satisfies EndpointList;
