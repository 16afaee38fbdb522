import * as v from 'valibot';
import { described, type EndpointList } from './endpoint.js';

const valueSchema = v.union([
  v.null(),
  v.boolean(),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.maxLength(200)),
]);

/** Settings that go with an account to every device: plain values, whose meaning only the client knows. */
export const settingsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'is not a name of a setting')), valueSchema),
  v.check((settings) => Object.keys(settings).length <= 64, 'are more than 64 settings'),
);
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
    bodyLimit: 8 * 1024,
    answer: v.strictObject({ settings: settingsSchema }),
  },
} as const satisfies EndpointList;
