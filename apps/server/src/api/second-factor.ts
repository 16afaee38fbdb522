import type { secondFactorEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { PeopleService } from '../people/people-service.js';
import type { Entrance } from './entrance.js';
import type { Handlers } from './handlers.js';

/** The second factor of an account: on and off, its recovery codes, and giving it again in a session. */
export function secondFactorHandlers(
  { people, secondFactor }: PeopleService,
  entrance: Entrance,
): Handlers<keyof typeof secondFactorEndpoints> {
  return {
    'POST /api/account/second-factor': async (context) => {
      await entrance.mustKnowPassword(context.account, context.body.password, context);
      const key = await secondFactor.begin(context.account.id);
      if (key === undefined) throw new HttpError(409, 'haveFactor');
      return { key };
    },

    'POST /api/account/second-factor/on': async ({ account, address, session, body }) => {
      const right = await entrance.guess(`factor ${account.id}`, address, account.id);
      const recovery = await secondFactor.turnOn(account.id, body.code);
      if (!recovery) throw new HttpError(403, 'badFactor');
      await right();
      if (session !== null) await people.sessions.confirmFactor(session);
      return { recovery };
    },

    'POST /api/account/second-factor/confirm': async (context) => {
      const { account, session, body } = context;
      if (!(await entrance.mustHaveFactor(account.id, body.code, context)))
        throw new HttpError(409, 'noFactor');
      if (session !== null) await people.sessions.confirmFactor(session);
    },

    'POST /api/account/second-factor/recovery': async (context) => {
      const { account, body } = context;
      await entrance.mustHaveFactor(account.id, body.code, context);
      const recovery = await secondFactor.renewRecovery(account.id);
      if (!recovery) throw new HttpError(409, 'noFactor');
      return { recovery };
    },

    'DELETE /api/account/second-factor': async (context) => {
      const { account, body } = context;
      if (!(await entrance.mustHaveFactor(account.id, body.code, context)))
        throw new HttpError(409, 'noFactor');
      await secondFactor.turnOff(account.id);
    },
  };
}
