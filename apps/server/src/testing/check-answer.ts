import {
  ENDPOINTS,
  type Endpoint,
  type ErrorCode,
  type ErrorName,
  errorsOf,
  HTTP_ERRORS,
} from '@aerie/protocol';
import * as v from 'valibot';
import { findEndpoint } from '../api/router.js';

/** Why an answer of the server is not what the contract says; undefined if it is. */
export function whyNotByContract(
  method: string,
  path: string,
  status: number,
  body: unknown,
): string | undefined {
  const name = findEndpoint(method, path)?.name;
  const where = `${method} ${path} answered ${status} ${JSON.stringify(body)}`;
  if (status >= 400) {
    const code = errorCodeIn(body);
    if (code === undefined) return `${where}: that is no error`;
    const allowed: ErrorName[] = name ? errorsOf(name) : ['404 notFound'];
    if (!allowed.some((error) => error === `${status} ${code}`))
      return `${where}: ${status} ${code} is not in the contract of ${name ?? 'an unknown path'}`;
    return explain(where, errorSchema(code), body);
  }
  if (!name) return `${where}: there is no such endpoint`;
  const { status: wanted = 200, answer }: Endpoint = ENDPOINTS[name];
  if (status !== wanted) return `${where}: the contract says ${wanted}`;
  return explain(where, answer ?? v.strictObject({}), body);
}

function errorCodeIn(body: unknown): ErrorCode | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const codes = Object.keys(HTTP_ERRORS) as ErrorCode[];
  return codes.find((code) => code === body.error);
}

const errorSchema = (code: ErrorCode) =>
  v.strictObject({ error: v.literal(code), ...HTTP_ERRORS[code].fields.entries });

function explain(where: string, schema: v.GenericSchema, body: unknown): string | undefined {
  const result = v.safeParse(schema, body);
  if (result.success) return undefined;
  const [issue] = result.issues;
  return `${where}: ${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`;
}
