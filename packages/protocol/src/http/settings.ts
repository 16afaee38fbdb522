import * as v from 'valibot';
import { described, type EndpointList } from './endpoint.js';

const plainSchema = v.union([
  v.null(),
  v.boolean(),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.maxLength(200)),
]);
const listSchema = v.pipe(v.array(plainSchema), v.maxLength(1000));

/** What stands under names, at most 64 of them. */
const named = <S extends v.GenericSchema>(of: S) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'is not a name of a setting')), of),
    v.check((settings) => Object.keys(settings).length <= 64, 'are more than 64 settings'),
  );

/** How far somebody has come with each game: lists of what was done, and where they stopped. */
const progressSchema = named(
  named(v.union([plainSchema, listSchema, named(v.union([plainSchema, listSchema]))])),
);

/** Settings that go with an account to every device; their meaning only the client knows. */
export const settingsSchema = named(v.union([plainSchema, progressSchema]));
export type Settings = v.InferOutput<typeof settingsSchema>;

export const settingsEndpoints = {
  'GET /api/settings': {
    summary: 'The settings that go with the account',
    caller: 'account',
    answer: v.strictObject({
      settings: described(v.nullable(settingsSchema), 'Null: none were saved yet'),
    }),
  },
  'PUT /api/settings': {
    summary: 'Save the settings that go with the account, all of them',
    caller: 'account',
    body: v.strictObject({ settings: described(settingsSchema, 'At most 64') }),
    bodyLimit: 64 * 1024,
    answer: v.strictObject({ settings: settingsSchema }),
  },
} as const satisfies EndpointList;
