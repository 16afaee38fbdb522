import { ROLES } from '@aerie/protocol';
import { type Command, type CommandContext, count, none, one, orNone, table, text } from './command.js';
import { CommandError } from './command-error.js';
import { day, findPerson, minute } from './find-person.js';

const AUDIT_LINES = 100;

/** Commands about who looks after the site on the page for keepers, and what they did. */
export const ROLE_COMMANDS: Readonly<Record<string, Command>> = {
  roles: {
    usage: '',
    about: 'who looks after the site at /admin: without an owner nobody, and the page is off',
    words: none,
    run: async ({ keeping }) =>
      orNone(
        table(
          (await keeping.people.keepers()).map(({ person, name, role, since }) => [
            person,
            name ?? '',
            role,
            `since ${day(since)}`,
          ]),
        ),
        'Nobody has a role.',
      ),
  },
  ...Object.fromEntries(
    ROLES.map((role): [string, Command] => [
      role,
      {
        usage: 'PERSON',
        about:
          role === 'owner'
            ? 'makes somebody with an account an owner of the site: they may do everything at /admin'
            : 'makes somebody with an account a moderator: people, reports, appeals and measures at /admin',
        words: one,
        run: async (context, [who = '']) => {
          const { id, name } = await findPerson(context, who);
          if (!(await context.keeping.people.giveRole(context.by, id, role)))
            throw new CommandError(`${name} has no account, so no second factor, which a role needs.`);
          return [`${name} (${id}) is ${role} of the site.`, ...(await factorMissing(context, id))];
        },
      },
    ]),
  ),
  'no-role': {
    usage: 'PERSON',
    about: 'takes somebody’s role away, at once and everywhere',
    words: one,
    run: async (context, [who = '']) => {
      const { id, name } = await findPerson(context, who);
      if (!(await context.keeping.people.takeRole(context.by, id)))
        throw new CommandError(`${name} has no role.`);
      const isOff = !(await context.keeping.peopleService.roles.hasOwner());
      return [`${name} has no role any more.`, ...(isOff ? ['There is no owner now: /admin is off.'] : [])];
    },
  },
  audit: {
    usage: '[--limit N]',
    about: 'what was done here and at /admin, by whom, when and to whom; the latest first',
    options: { limit: text },
    words: none,
    run: async ({ keeping }, _, options) =>
      orNone(
        (await keeping.audit(count(options, 'limit') ?? AUDIT_LINES)).map(
          ({ at, what, by, to, ref, terms }) =>
            [
              `${minute(at)}  ${by.name ?? 'somebody who left'}${by.person === null ? '' : ` (${by.person})`}  ${what}`,
              ...(to ? [`${to.name ?? 'somebody who left'} (${to.person})`] : []),
              ...(ref === '' ? [] : [ref]),
              ...Object.entries(terms).map(
                ([name, value]) =>
                  `${name}: ${name === 'until' && typeof value === 'number' ? minute(value) : value}`,
              ),
            ].join('  '),
        ),
        'Nothing was done yet.',
      ),
  },
};

async function factorMissing({ keeping }: CommandContext, id: string): Promise<string[]> {
  return (await keeping.peopleService.secondFactor.of(id))
    ? []
    : ['They have no second factor yet: /admin asks them to set one up in /account first.'];
}
