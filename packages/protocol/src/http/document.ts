import * as v from 'valibot';
import type { EndpointList } from './endpoint.js';

export const documentEndpoints = {
  'GET /api/openapi.json': {
    summary: 'This document',
    caller: 'anybody',
    programs: 'any',
    answer: v.looseObject({ openapi: v.string() }),
  },
} as const satisfies EndpointList;
