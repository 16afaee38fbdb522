import * as v from 'valibot';

/** A token by which a program plays in somebody's name; the token itself is shown once, when it is made. */
const tokenInfoSchema = v.object({
  /** Its SHA-256 in hexadecimal. */
  id: v.string(),
  /** What its owner calls it. */
  name: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const tokensSchema = v.object({ tokens: v.array(tokenInfoSchema) });
export const newTokenSchema = v.object({ ...tokenInfoSchema.entries, token: v.string() });

export type TokenInfo = v.InferOutput<typeof tokenInfoSchema>;
