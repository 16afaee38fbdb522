import { isIP } from 'node:net';
import { networkOf } from '../common/network-address.js';
import { exportData } from '../people/data-export.js';
import { folded } from '../people/folded-name.js';
import { type Command, count, flag, keeper, link, none, one, orNone, table, text, until } from './command.js';
import { CommandError } from './command-error.js';
import { given } from './conduct-commands.js';
import { allPeople, day, findPerson, minute } from './find-person.js';

/** Commands about people: bans, deletion, data export and passwords. */
export const PEOPLE_COMMANDS: Readonly<Record<string, Command>> = {
  people: {
    usage: '[TEXT] [--limit N]',
    about: 'who is here, or whose name has this in it; the newest first',
    options: { limit: text },
    words: { least: 0, most: 1 },
    run: async ({ peopleService: { storage, accounts, bans } }, [wanted = ''], options) => {
      const found = [];
      for await (const person of allPeople(storage))
        if (folded(person.name).includes(wanted === '' ? '' : folded(wanted))) found.push(person);
      found.sort((a, b) => b.createdAt - a.createdAt);
      const shown = found.slice(0, count(options, 'limit') ?? 50);
      const rows = await Promise.all(
        shown.map(async ({ id, name, createdAt }) => [
          id,
          name,
          `since ${day(createdAt)}`,
          (await accounts.of(id)) ? 'account' : 'guest',
          (await bans.ofPerson(id)) ? 'banned' : '',
        ]),
      );
      const more = found.length - shown.length;
      return [...orNone(table(rows), 'There is nobody.'), ...(more > 0 ? [`… and ${more} more`] : [])];
    },
  },
  person: {
    usage: 'PERSON',
    about: 'more about somebody; PERSON is an id or a name',
    words: one,
    run: async (context, [who = '']) => {
      const { people, accounts, secondFactor, bans, storage } = context.peopleService;
      const { id, name, createdAt } = await findPerson(context, who);
      const [account, factor, ban, sessions] = await Promise.all([
        accounts.of(id),
        secondFactor.of(id),
        bans.ofPerson(id),
        people.sessions.list(id),
      ]);
      const running = await storage.tablesOf(id, 'running', 1000);
      return [
        `${name} (${id})`,
        `here since ${minute(createdAt)}, ${account ? `account since ${minute(account.body.madeAt)}` : 'a guest'}`,
        `signed in at ${sessions.length} devices, last seen ${sessions[0] ? minute(sessions[0].body.seenAt) : 'never'}`,
        ...(factor
          ? [`second factor since ${minute(factor.since)}, ${factor.recovery} recovery codes left`]
          : []),
        `running matches: ${running.length}`,
        ...(ban
          ? [`banned ${ban.until === null ? 'for good' : `until ${minute(ban.until)}`}: ${ban.reason}`]
          : []),
      ];
    },
  },

  ban: {
    usage: 'PERSON --reason TEXT [--about WHAT] [--days N] [--network] [--by NAME]',
    about: 'puts somebody out, who is told why; with --network nobody new comes from where they were either',
    options: { reason: text, about: text, days: text, network: flag, by: text },
    words: one,
    run: async (context, [who = ''], options) => {
      const { bans, people, measures } = context.peopleService;
      const reason = String(options.reason ?? '').trim();
      if (reason === '')
        throw new CommandError('Give a reason with --reason "…": whoever is banned is told it.', 2);
      const { id, name } = await findPerson(context, who);
      const ban = { reason, until: until(options), note: name };
      const { until: end } = ban;
      await measures.impose(id, { what: 'ban', ...given(options, reason), until: end, from: null });
      await bans.banPerson(id, ban);
      const networks = options.network
        ? [...new Set((await people.sessions.list(id)).map(({ body }) => body.network))]
        : [];
      for (const network of networks) await bans.banNetwork(network, { ...ban, note: `network of ${name}` });
      context.peopleService.changed(id);
      return [
        `${name} (${id}) is banned.`,
        ...(options.network ? [`${networks.length} networks are closed to newcomers.`] : []),
      ];
    },
  },
  'ban-network': {
    usage: 'ADDRESS --reason TEXT [--days N]',
    about: 'nobody new comes from this address (IPv6: from its /64)',
    options: { reason: text, days: text },
    words: one,
    run: async ({ peopleService: { bans, people } }, [address = ''], options) => {
      if (!isIP(address)) throw new CommandError(`"${address}" is no IP address.`, 2);
      const reason = String(options.reason ?? '').trim();
      if (reason === '') throw new CommandError('Give a reason with --reason "…": newcomers are told it.', 2);
      const note = networkOf(address);
      await bans.banNetwork(people.networkMark(address), { reason, until: until(options), note });
      return [`${note} is closed to newcomers.`];
    },
  },
  bans: {
    usage: '',
    about: 'all bans, with what "unban" knows them by',
    words: none,
    run: async ({ peopleService: { bans } }) =>
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
    usage: 'PERSON|BAN [--by NAME]',
    about: 'lifts a ban',
    options: { by: text },
    words: one,
    run: async (context, [who = ''], options) => {
      const { bans, measures } = context.peopleService;
      if (await bans.lift(`network ${who}`)) return ['The ban is lifted.'];
      if (await bans.lift(`person ${who}`)) {
        await measures.banLifted(who, keeper(options));
        return ['The ban is lifted.'];
      }
      const { id, name } = await findPerson(context, who);
      if (!(await bans.lift(`person ${id}`))) throw new CommandError(`${name} is not banned.`);
      await measures.banLifted(id, keeper(options));
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
      await context.peopleService.deletePerson(id);
      return [`${id} is gone, with all that told of them.`];
    },
  },
  export: {
    usage: 'PERSON',
    about: 'prints everything that is kept of somebody, as JSON',
    words: one,
    run: async (context, [who = '']) => {
      const { id } = await findPerson(context, who);
      return [JSON.stringify(await exportData(context.peopleService.storage, id), null, 2)];
    },
  },
  tokens: {
    usage: 'PERSON',
    about: 'the tokens of somebody: what they allow, until when, and when they were last used',
    words: one,
    run: async (context, [who = '']) => {
      const { id } = await findPerson(context, who);
      const rows = (await context.peopleService.tokens.of(id)).map(({ name, scopes, endsAt, usedAt }) => [
        name,
        scopes.join(', '),
        `until ${day(Date.parse(endsAt))}`,
        usedAt === null ? 'never used' : `last used ${minute(Date.parse(usedAt))}`,
      ]);
      return orNone(table(rows), 'There are no tokens.');
    },
  },
  'sign-out': {
    usage: 'PERSON',
    about: 'ends every session and token of somebody, on all devices',
    words: one,
    run: async (context, [who = '']) => {
      const { id, name } = await findPerson(context, who);
      await context.peopleService.signOutEverywhere(id);
      return [`${name} (${id}) is signed out everywhere.`];
    },
  },
  'reset-password': {
    usage: 'NAME',
    about: 'prints a link by which somebody sets a new password, once and within a day',
    words: one,
    run: async (context, [who = '']) => {
      const { accounts } = context.peopleService;
      const { id, name } = await findPerson(context, who);
      if (!(await accounts.of(id))) throw new CommandError(`${name} has no account.`);
      return [link(context, `/account/reset/${await accounts.allowReset(id)}`)];
    },
  },
  'second-factor-off': {
    usage: 'PERSON',
    about: 'turns the second factor of somebody off who has lost app and recovery codes',
    words: one,
    run: async (context, [who = '']) => {
      const { secondFactor } = context.peopleService;
      const { id, name } = await findPerson(context, who);
      if (!(await secondFactor.of(id))) throw new CommandError(`${name} has no second factor.`);
      await secondFactor.turnOff(id);
      return [`${name} (${id}) signs in without a second factor.`];
    },
  },
};
