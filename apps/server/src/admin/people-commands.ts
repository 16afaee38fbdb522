import { isIP } from 'node:net';
import { type Command, count, flag, link, none, one, orNone, table, text, until } from './command.js';
import { CommandError } from './command-error.js';
import { groundsIn, neededReason } from './conduct-commands.js';
import { allPeople, day, findPerson, minute } from './find-person.js';

/** Commands about people: bans, deletion, data export and passwords. */
export const PEOPLE_COMMANDS: Readonly<Record<string, Command>> = {
  people: {
    usage: '[TEXT] [--limit N]',
    about: 'who is here, or whose name has this in it; the newest first',
    options: { limit: text },
    words: { least: 0, most: 1 },
    run: async (context, [wanted = ''], options) => {
      const found = [];
      for await (const person of allPeople(context, wanted)) found.push(person);
      found.sort((a, b) => b.createdAt - a.createdAt);
      const shown = found.slice(0, count(options, 'limit') ?? 50);
      const rows = (await context.keeping.people.briefs(shown)).map((one) => [
        one.id,
        one.name,
        `since ${day(one.createdAt)}`,
        one.hasAccount ? 'account' : 'guest',
        one.isBanned ? 'banned' : '',
      ]);
      const more = found.length - shown.length;
      return [...orNone(table(rows), 'There is nobody.'), ...(more > 0 ? [`… and ${more} more`] : [])];
    },
  },
  person: {
    usage: 'PERSON',
    about: 'more about somebody; PERSON is an id or a name',
    words: one,
    run: async (context, [who = '']) => {
      const { id, name, createdAt } = await findPerson(context, who);
      const seen = await context.keeping.people.look(id);
      if (!seen) throw new CommandError(`${name} is gone.`);
      const { account, role, factor, passkeys, identities, ban, sessions, running } = seen;
      return [
        `${name} (${id})${role ? `, ${role} of the site` : ''}`,
        `here since ${minute(createdAt)}, ${account ? `account since ${minute(account.body.madeAt)}` : 'a guest'}`,
        `signed in at ${sessions.length} devices, last seen ${sessions[0] ? minute(sessions[0].body.seenAt) : 'never'}`,
        ...(factor
          ? [`second factor since ${minute(factor.since)}, ${factor.recovery} recovery codes left`]
          : []),
        ...passkeys.map(
          ({ body: { name, madeAt, usedAt } }) =>
            `passkey "${name}" since ${minute(madeAt)}, ${usedAt === null ? 'never used' : `last used ${minute(usedAt)}`}`,
        ),
        ...identities.map(
          ({ body: { issuer, subject, madeAt, usedAt } }) =>
            `linked with ${issuer} as "${subject}" since ${minute(madeAt)}, ${usedAt === null ? 'never used' : `last used ${minute(usedAt)}`}`,
        ),
        `running matches: ${running}`,
        ...(ban
          ? [`banned ${ban.until === null ? 'for good' : `until ${minute(ban.until)}`}: ${ban.reason}`]
          : []),
      ];
    },
  },

  ban: {
    usage: 'PERSON --reason TEXT [--about WHAT] [--days N] [--network]',
    about: 'puts somebody out, who is told why; with --network nobody new comes from where they were either',
    options: { reason: text, about: text, days: text, network: flag },
    words: one,
    run: async (context, [who = ''], options) => {
      const grounds = groundsIn(options);
      const { id, name } = await findPerson(context, who);
      const { conduct } = context.keeping;
      const closed = await conduct.ban(context.by, id, grounds, until(options), options.network === true);
      return [
        `${name} (${id}) is banned.`,
        ...(options.network ? [`${closed} networks are closed to newcomers.`] : []),
      ];
    },
  },
  'ban-network': {
    usage: 'ADDRESS --reason TEXT [--days N]',
    about: 'nobody new comes from this address (IPv6: from its /64)',
    options: { reason: text, days: text },
    words: one,
    run: async ({ keeping, by }, [address = ''], options) => {
      if (!isIP(address)) throw new CommandError(`"${address}" is no IP address.`, 2);
      const words = neededReason(options, 'newcomers are told it');
      const closed = await keeping.conduct.banNetwork(by, address, words, until(options));
      return [`${closed} is closed to newcomers.`];
    },
  },
  bans: {
    usage: '',
    about: 'all bans, with what "unban" knows them by',
    words: none,
    run: async ({
      keeping: {
        peopleService: { bans },
      },
    }) =>
      orNone(
        table(
          (await bans.all()).map(({ id, note, at, until: end, reason }) => [
            id.split(' ')[1] as string,
            note,
            `since ${day(at)}`,
            end === null ? 'for good' : `until ${day(end)}`,
            reason,
          ]),
        ),
        'Nobody is banned.',
      ),
  },
  unban: {
    usage: 'PERSON|BAN',
    about: 'lifts a ban',
    words: one,
    run: async (context, [who = '']) => {
      const { conduct } = context.keeping;
      if (await conduct.unban(context.by, who)) return ['The ban is lifted.'];
      const { id, name } = await findPerson(context, who);
      if (!(await conduct.unban(context.by, id))) throw new CommandError(`${name} is not banned.`);
      return [`${name} may come back.`];
    },
  },

  delete: {
    usage: 'PERSON --yes',
    about: 'removes somebody with all their data; bots play on for them',
    options: { yes: flag },
    words: one,
    run: async (context, [who = ''], { yes }) => {
      const { id, name } = await findPerson(context, who);
      if (!yes) throw new CommandError(`This removes ${name} (${id}) for good. Say so with --yes.`, 2);
      await context.keeping.people.delete(context.by, id);
      return [`${id} is gone, with all that told of them.`];
    },
  },
  export: {
    usage: 'PERSON',
    about: 'prints everything that is kept of somebody, as JSON',
    words: one,
    run: async (context, [who = '']) => {
      const { id } = await findPerson(context, who);
      return [JSON.stringify(await context.keeping.people.export(context.by, id), null, 2)];
    },
  },
  tokens: {
    usage: 'PERSON',
    about: 'the tokens of somebody: what they allow, until when, and when they were last used',
    words: one,
    run: async (context, [who = '']) => {
      const { id } = await findPerson(context, who);
      const rows = (await context.keeping.peopleService.tokens.of(id)).map(
        ({ name, scopes, endsAt, usedAt }) => [
          name,
          scopes.join(', '),
          `until ${day(Date.parse(endsAt))}`,
          usedAt === null ? 'never used' : `last used ${minute(Date.parse(usedAt))}`,
        ],
      );
      return orNone(table(rows), 'There are no tokens.');
    },
  },
  'sign-out': {
    usage: 'PERSON',
    about: 'ends every session and token of somebody, on all devices',
    words: one,
    run: async (context, [who = '']) => {
      const { id, name } = await findPerson(context, who);
      await context.keeping.people.signOut(context.by, id);
      return [`${name} (${id}) is signed out everywhere.`];
    },
  },
  'reset-password': {
    usage: 'NAME',
    about:
      'prints a link by which somebody sets a new password, or signs in at another provider, once and within a day',
    words: one,
    run: async (context, [who = '']) => {
      const { id, name } = await findPerson(context, who);
      const code = await context.keeping.people.allowReset(context.by, id);
      if (code === undefined) throw new CommandError(`${name} has no account.`);
      return [link(context, `/account/reset/${code}`)];
    },
  },
  'second-factor-off': {
    usage: 'PERSON',
    about: 'turns the second factor of somebody off who has lost app and recovery codes',
    words: one,
    run: async (context, [who = '']) => {
      const { id, name } = await findPerson(context, who);
      if (!(await context.keeping.people.turnFactorOff(context.by, id)))
        throw new CommandError(`${name} has no second factor.`);
      return [`${name} (${id}) signs in without a second factor.`];
    },
  },
  'passkeys-off': {
    usage: 'PERSON',
    about: 'removes all passkeys of somebody, as when a device with one was stolen',
    words: one,
    run: async (context, [who = '']) => {
      const { id, name } = await findPerson(context, who);
      const count = await context.keeping.people.removePasskeys(context.by, id);
      if (count === 0) throw new CommandError(`${name} has no passkeys.`);
      return [`${count} passkeys of ${name} (${id}) are removed. Sessions go on: sign-out ends them.`];
    },
  },
  'identities-off': {
    usage: 'PERSON',
    about: 'unlinks somebody from all providers; reset-password lets them in again',
    words: one,
    run: async (context, [who = '']) => {
      const { id, name } = await findPerson(context, who);
      const count = await context.keeping.people.removeIdentities(context.by, id);
      if (count === 0) throw new CommandError(`${name} is linked with no provider.`);
      return [
        `${name} (${id}) is unlinked from ${count} ${count === 1 ? 'provider' : 'providers'}. Sessions go on: sign-out ends them.`,
      ];
    },
  },
};
