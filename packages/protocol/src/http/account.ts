import * as v from 'valibot';
import { countSchema, idSchema, nameSchema, seatSchema } from './names.js';

const time = v.pipe(v.string(), v.isoTimestamp());

/** Why somebody is reported. */
export const REPORT_REASONS = ['insult', 'spam', 'name', 'unfair', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Whether and why somebody may not play here. */
const banSchema = v.strictObject({ reason: v.string(), until: v.nullable(time) });

/** What `GET /api/session` says of whoever asks. */
export const sessionSchema = v.strictObject({
  person: v.nullable(v.strictObject({ id: idSchema, name: nameSchema })),
  hasAccount: v.boolean(),
  ban: v.nullable(banSchema),
  /** Whether new people need an invitation here. */
  inviteOnly: v.boolean(),
});
export type SessionMessage = v.InferOutput<typeof sessionSchema>;

export const deviceSessionSchema = v.strictObject({
  id: v.string(),
  /** As their makers call them; null where the browser does not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  since: time,
  seen: time,
  /** The one that asks. */
  mine: v.boolean(),
});
export type DeviceSession = v.InferOutput<typeof deviceSessionSchema>;

/** What `GET /api/account` says; null: a guest. */
export const accountSchema = v.strictObject({
  account: v.nullable(
    v.strictObject({
      name: nameSchema,
      since: time,
      email: v.nullable(v.strictObject({ address: v.string(), confirmed: v.boolean() })),
    }),
  ),
  sessions: v.array(deviceSessionSchema),
  /** At how many tables they sit, open, running or over. */
  games: countSchema,
});
export type AccountMessage = v.InferOutput<typeof accountSchema>;

/** What went over from a guest to the account: where both sat at one table that was not over, it did not. */
export const takenOverSchema = v.strictObject({
  name: v.string(),
  tables: countSchema,
  clashes: countSchema,
  records: countSchema,
});
export type TakenOver = v.InferOutput<typeof takenOverSchema>;

/** Of sign-up and sign-in. */
export const signedInSchema = v.strictObject({
  person: v.strictObject({ id: idSchema, name: nameSchema }),
  taken: v.nullable(takenOverSchema),
});
export type SignedIn = v.InferOutput<typeof signedInSchema>;

/** Somebody at a table: by a line that they said, in one of its two talks, or by their seat. */
export const pointedAtSchema = v.union(
  [
    v.strictObject({ table: idSchema, talk: v.picklist(['seats', 'gallery']), line: countSchema }),
    v.strictObject({ table: idSchema, seat: seatSchema }),
  ],
  'must have a table, and a line or a seat',
);
export type PointedAt = v.InferOutput<typeof pointedAtSchema>;

export const mutesSchema = v.strictObject({
  mutes: v.array(v.strictObject({ id: idSchema, name: v.string(), since: time })),
});
export type MutesMessage = v.InferOutput<typeof mutesSchema>;
