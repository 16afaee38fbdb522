import type { IncomingMessage } from 'node:http';
import { ClientErrors } from '../client-reports/client-errors.js';
import type { Config } from '../common/config.js';
import { Profiles } from '../history/profiles.js';
import { Keeping } from '../keeping/keeping.js';
import { confirmationByMail } from '../notices/confirmation.js';
import { DigestSchedule } from '../notices/digest-schedule.js';
import { FailedNotices } from '../notices/failed-notices.js';
import { MailQuota } from '../notices/mail-quota.js';
import { Mailer } from '../notices/mailer.js';
import { Notifier } from '../notices/notifier.js';
import { NotificationPreferences } from '../notices/preferences.js';
import { PushSender } from '../notices/push-sender.js';
import { PeopleService } from '../people/people-service.js';
import type { Foundation } from './foundation.js';
import type { TablesLayer } from './tables.js';

export type PeopleLayer = Awaited<ReturnType<typeof buildPeople>>;

/** Who people are, what they may do, and how they are notified when they are not connected. */
export async function buildPeople(
  { options, config, storage, pubsub, now, reportError, lifecycle }: Foundation,
  { tables, accountNames, relations }: TablesLayer,
) {
  const { secret } = options;
  const preferences = new NotificationPreferences(storage);
  const digests = new DigestSchedule(storage, !config.featuresOff.includes('digest'), now);
  const mailQuota = new MailQuota(storage, secret, config.mailsPerDay, now);
  const mailer =
    config.smtpUrl && config.mailFrom ? new Mailer(config.smtpUrl, config.mailFrom, mailQuota) : undefined;
  if (mailer) lifecycle.add({ stop: () => mailer.close() });

  const peopleService = new PeopleService({
    storage,
    tables,
    secret,
    now,
    passwordCost: options.passwordCost,
    confirmByMail: mailer && confirmationByMail(mailer, preferences, reportError),
    accountNames,
    relations,
    baselines: options.baselines,
    hasConduct: !config.featuresOff.includes('conduct'),
  });
  await peopleService.accounts.readNames();
  await relations.blocks.readAll();
  peopleService.events.on('changed', (person) => pubsub.publish('person', person));
  // Of follows only processes of before need to hear: they have them in memory.
  for (const ties of [relations.follows, relations.blocks])
    ties.events.on('wrote', (person) => pubsub.publish('related', person));
  peopleService.events.on('invited', (...asked) => pubsub.publish('invited', asked.join(':')));
  peopleService.events.on('chatRewritten', (table) => pubsub.publish('rewrote', table));

  const failedNotices = new FailedNotices(storage, now);
  const notifier = new Notifier({
    failures: failedNotices,
    preferences,
    digests,
    accounts: peopleService.accounts,
    push: await PushSender.open(storage, contactOf(config), config.allowPrivateWebhooks),
    mail: mailer,
    secret,
    origin: config.origin ?? `http://localhost:${config.port}`,
    allowPrivate: config.allowPrivateWebhooks,
    now,
    reportError,
    webhookRetries: options.notices?.webhookRetries,
    hasWebhooks: !config.featuresOff.includes('webhooks'),
  });

  const clientErrors = new ClientErrors(storage, now, reportError);
  lifecycle.add(clientErrors);

  const { people, tokens } = peopleService;
  /** Who makes a request: a person by their cookie, or a program by its token. */
  const whoIs = ({ headers }: IncomingMessage) =>
    headers.authorization === undefined
      ? people.recognise(headers.cookie)
      : tokens.recognise(headers.authorization);
  return {
    ...{ peopleService, preferences, digests, notifier, failedNotices, clientErrors, whoIs },
    keeping: new Keeping(peopleService, failedNotices, clientErrors),
    profiles: new Profiles(storage, secret),
  };
}

/** The contact that push services require: a mail address or a page. */
function contactOf({ mailFrom, origin }: Config): string {
  const address = mailFrom && (/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom);
  if (address) return `mailto:${address}`;
  return origin?.startsWith('https:') ? origin : 'mailto:aerie@localhost';
}
