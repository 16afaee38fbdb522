import type { ConfirmByMail } from '../people/accounts.js';
import type { Mailer } from './mailer.js';
import type { NotificationPreferences } from './preferences.js';
import { codeMail } from './templates.js';

/** Mails the code that confirms an address, in the language that its person wants notices in. */
export const confirmationByMail =
  (
    mailer: Mailer,
    preferences: NotificationPreferences,
    reportError: (error: unknown, what: string) => void,
  ): ConfirmByMail =>
  async (person, address) => {
    const recipient = await mailer.recipient(address, 'code');
    if ('seconds' in recipient) return recipient;
    const { language } = await preferences.of(person);
    return {
      // A mail that cannot be sent is no reason to refuse the address: the code can be asked for again.
      send: (code) =>
        mailer
          .send(recipient, codeMail(language, code))
          .catch((error: unknown) => reportError(error, 'mail')),
    };
  };
