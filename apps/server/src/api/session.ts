import { nameSchema } from '@aerie/protocol';
import * as v from 'valibot';
import type { Doorstep } from '../doorstep.js';
import type { People } from '../people.js';
import type { House } from '../tables/house.js';
import { type Routes, Turned } from './route.js';

const newcomer = v.strictObject({ name: v.string() });

/** Who one is: a name and you are in; whoever is in already is renamed. */
export const sessionRoutes = (people: People, house: House, doorstep: Doorstep): Routes => ({
  'GET /api/session': async ({ person }) => ({
    body: { person: person ? { id: person.id, name: person.name } : null },
  }),
  'POST /api/session': async ({ person: known, body, address, isSecure }) => {
    const read = v.safeParse(nameSchema, (await body(newcomer)).name);
    if (!read.success) throw new Turned(400, 'badName', { message: read.issues[0].message });
    const name = read.output;
    const seconds = known ? doorstep.letRename(known.id) : doorstep.letIn(address);
    if (seconds !== undefined) throw new Turned(429, known ? 'tooFast' : 'tooManyNewPeople', { seconds });
    if (known) {
      const person = await people.rename(known, name);
      await house.rename(known, name);
      return { body: { person } };
    }
    const { person, cookie } = await people.welcome(name);
    return { body: { person }, cookie: people.setCookie(cookie, isSecure) };
  },
});
