import * as v from 'valibot';
import { described } from './endpoint.js';

/** A code of the app, or a recovery code. */
export const factorSchema = described(
  v.pipe(v.string(), v.maxLength(40)),
  'A code of the app, or a recovery code; each is good once',
);
