import { nameSchema } from '@aerie/protocol';
import * as v from 'valibot';
import type { ApiTokens } from '../people/api-tokens.js';
import { type Routes, Turned } from './route.js';

const wish = v.strictObject({ name: nameSchema });

/** Tokens of one's own, for programs that play in one's name. */
export const tokenRoutes = (tokens: ApiTokens, changed: (person: string) => void): Routes => ({
  'GET /api/tokens': async ({ mustBeKnown }) => ({ body: { tokens: await tokens.of(mustBeKnown()) } }),
  'POST /api/tokens': async ({ mustBeKnown, body }) => {
    const person = mustBeKnown();
    const { name } = await body(wish);
    return { status: 201, body: await tokens.make(person, name) };
  },
  'DELETE /api/tokens/:id': async ({ mustBeKnown, params }) => {
    const person = mustBeKnown();
    if (!(await tokens.drop(person, params.id as string))) throw new Turned(404, 'noSuchToken');
    changed(person.id);
    return {};
  },
});
