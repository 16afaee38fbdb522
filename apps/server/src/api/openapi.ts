import { matchFileSchema } from '@aerie/kernel';
import {
  accountSchema,
  BODY_LIMIT,
  dailySchema,
  dayRankingSchema,
  deliveredSchema,
  deviceSessionSchema,
  type documentEndpoints,
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  type ErrorCode,
  type ErrorName,
  type ErrorStatus,
  errorsOf,
  HTTP_ERRORS,
  historySchema,
  mutesSchema,
  newTokenSchema,
  noticesSchema,
  personSchema,
  playedSchema,
  pointedAtSchema,
  rankingSchema,
  sessionSchema,
  signedInSchema,
  todaysDealSchema,
  tokenInfoSchema,
} from '@aerie/protocol';
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import * as v from 'valibot';
import { VERSION } from '../common/version.js';
import type { Handlers } from './handlers.js';
import { endpointNames, placeOf } from './router.js';

/** The document that describes the API. It is made once. */
export function documentHandlers(): Handlers<keyof typeof documentEndpoints> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return {
    'GET /api/openapi.json': async () => {
      document ??= openApiDocument();
      return document;
    },
  };
}

/** Schemas that have a name in the document; all others are written out where they are used. */
const SCHEMAS = {
  Person: personSchema,
  Session: sessionSchema,
  Account: accountSchema,
  DeviceSession: deviceSessionSchema,
  SignedIn: signedInSchema,
  PointedAt: pointedAtSchema,
  Mutes: mutesSchema,
  History: historySchema,
  Played: playedSchema,
  Ranking: rankingSchema,
  Daily: dailySchema,
  TodaysDeal: todaysDealSchema,
  DayRanking: dayRankingSchema,
  MatchFile: matchFileSchema,
  Notices: noticesSchema,
  Delivered: deliveredSchema,
  TokenInfo: tokenInfoSchema,
  NewToken: newTokenSchema,
};

/** The contract of `/api/` as an OpenAPI 3.1 document. */
function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of endpointNames()) {
    const { method, path } = placeOf(name);
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(name, ENDPOINTS[name]) };
  }
  const codes = Object.keys(HTTP_ERRORS) as ErrorCode[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aerie',
      version: VERSION,
      description:
        'Everything that is asked for over HTTP. Tables and matches are live: they go over a WebSocket at `/ws`. ' +
        'How programs play is told in docs/api.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpointNames().map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'aerie',
          description:
            'The session of a person: set by `POST /api/session` and by signing in; over https its name is `__Host-aerie`',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token by which a program plays in the name of a person; made on the page /tokens',
        },
      },
      schemas: {
        ...toJsonSchemaDefs(SCHEMAS, { ...CONVERSION, typeMode: 'output' }),
        ...Object.fromEntries(codes.map((code) => [errorSchemaName(code), errorSchema(code)])),
      },
    },
  };
}

const tagOf = (name: EndpointName): string => placeOf(name).path.split('/')[2]?.replace('.json', '') ?? '';

function operation(name: EndpointName, endpoint: Endpoint) {
  const { summary, details, params = {}, body, bodyLimit = BODY_LIMIT, status = 200 } = endpoint;
  return {
    operationId: operationId(name),
    tags: [tagOf(name)],
    summary,
    ...(details ? { description: details } : {}),
    security: security(endpoint),
    ...(Object.keys(params).length > 0
      ? {
          parameters: Object.entries(params).map(([param, schema]) => {
            const { description, ...rest } = jsonSchema(schema, 'input');
            return { name: param, in: 'path', required: true, description, schema: rest };
          }),
        }
      : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            description: `At most ${bodyLimit} bytes`,
            content: { 'application/json': { schema: jsonSchema(body, 'input') } },
          },
        }
      : {}),
    responses: { [status]: success(endpoint), ...refusals(errorsOf(name)) },
  };
}

/** As `getMatchesByTable` for `GET /api/matches/:table`. */
function operationId(name: EndpointName): string {
  const { method, path } = placeOf(name);
  const words = path
    .slice('/api/'.length)
    .split(/[/.-]/)
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)));
  return method.toLowerCase() + words.join('');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Who has to say who they are, and how. Where anybody may ask, a session or token only changes what is told. */
const security = ({ caller, programs }: Endpoint): object[] => [
  ...(caller === 'anybody' ? [{}] : []),
  { session: [] },
  ...(programs ? [{ token: [] }] : []),
];

const success = ({ answer, download }: Endpoint) => ({
  description: download ? `As a file, ${download}` : 'Done',
  content: {
    'application/json': { schema: jsonSchema(answer ?? v.strictObject({}), 'output') },
  },
});

function refusals(errors: readonly ErrorName[]) {
  const byStatus = new Map<ErrorStatus, ErrorCode[]>();
  for (const error of errors) {
    const [status, code] = partsOf(error);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${HTTP_ERRORS[code].meaning}`).join('. '),
        ...(status === 429
          ? {
              headers: {
                'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
              },
            }
          : {}),
        content: { 'application/json': { schema: anyOf(codes.map(errorRef)) } },
      },
    ]),
  );
}

/** Status and code of an error. */
function partsOf(error: ErrorName): [ErrorStatus, ErrorCode] {
  const [status, code] = error.split(' ');
  return [Number(status) as ErrorStatus, code as ErrorCode];
}

const anyOf = (schemas: readonly object[]) => (schemas.length === 1 ? schemas[0] : { anyOf: schemas });

const errorSchemaName = (code: ErrorCode): string => `${capital(code)}Error`;
const errorRef = (code: ErrorCode) => ({ $ref: `#/components/schemas/${errorSchemaName(code)}` });

function errorSchema(code: ErrorCode) {
  const { meaning, fields } = HTTP_ERRORS[code];
  const schema = v.strictObject({ error: v.literal(code), ...fields.entries });
  return { description: meaning, ...jsonSchema(schema, 'output') };
}

/**
 * What a schema cannot say as JSON Schema: `trim` does not change which values are accepted, `check` is told in words
 * where it matters, and `custom` stands for any JSON.
 */
const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  ignoreActions: ['trim', 'check', 'finite'],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? {} : undefined),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** A schema as JSON Schema, with references to those that have a name. */
function jsonSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, {
    ...CONVERSION,
    typeMode,
    definitions: SCHEMAS,
  });
  return rest;
}
