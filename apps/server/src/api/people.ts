import type { Person } from '@aerie/host';
import type { Acquaintance, NamedPerson, People, peopleEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Profiles } from '../history/profiles.js';
import type { Results } from '../history/results.js';
import type { AccountNames } from '../people/account-names.js';
import type { PeopleService } from '../people/people-service.js';
import { MOST_TIES } from '../people/ties.js';
import { type Handlers, throttle } from './handlers.js';
import { type Places, profileOf, somebodyElse } from './somebody.js';

/** How many people somebody may follow or block, look for, and ask to tables, in so many seconds. */
const CHANGES = 60;
const LOOKS = 120;
const CHANGES_SECONDS = 600;
const INVITATIONS = 20;
const INVITATIONS_SECONDS = 300;

/** How many of somebody's last matches are looked at for whom they have played with, and how many of these are told. */
const LAST_MATCHES = 60;
const MOST_RECENT = 20;

/** What somebody has played with another person, and when. */
type Met = Pick<People['recent'][number], 'game' | 'at'>;

interface Parts {
  readonly peopleService: PeopleService;
  readonly places: Places;
  readonly profiles: Profiles;
  readonly results: Results;
  readonly accountNames: AccountNames;
  readonly isHere: (person: string) => boolean;
  /** Whether people may follow each other and ask each other to tables. */
  readonly isOn: boolean;
  /** Whether people may keep private notes. */
  readonly hasNotes: boolean;
}

/** How people stand to each other, as far as one is told. */
export function peopleHandlers({
  peopleService,
  places,
  profiles,
  results,
  accountNames: { isBorrowed },
  isHere,
  isOn,
  hasNotes,
}: Parts): Handlers<keyof typeof peopleEndpoints> {
  const { people, accounts, relations, privacy, notes, tables } = peopleService;
  const { follows, blocks } = relations;
  const changing = new KeyedRateLimiter(CHANGES / CHANGES_SECONDS, CHANGES);
  const looking = new KeyedRateLimiter(LOOKS / CHANGES_SECONDS, LOOKS);
  const inviting = new KeyedRateLimiter(INVITATIONS / INVITATIONS_SECONDS, INVITATIONS);

  const mustBeOn = () => {
    if (!isOn) throw new HttpError(403, 'switchedOff');
  };

  const calledBy = ({ id, name }: Person, profile: string): NamedPerson => ({
    profile,
    name,
    ...(isBorrowed(name, id) ? { guest: true } : {}),
  });

  /** What each of these people is called, but for those who are gone. */
  async function namesOf(ids: Iterable<string>): Promise<ReadonlyMap<string, NamedPerson>> {
    const rows = await peopleService.storage.peopleByIds([...new Set(ids)]);
    const profileOf = await profiles.ofAll(rows.map(({ id }) => id));
    return new Map(rows.map((one) => [one.id, calledBy(one, profileOf.get(one.id) as string)]));
  }

  /**
   * Whether each of these people is online, as another person is told. Null where they do not let them see it, and while they play
   * over days: an answer of theirs would show whether it was left ahead.
   */
  async function onlineTo(
    ids: readonly string[],
    to: string,
  ): Promise<(person: string) => Promise<boolean | null>> {
    const showing = isOn ? await privacy.showing('online', ids, to) : new Set<string>();
    return async (person) =>
      showing.has(person) && !(await tables.playsOverDays(person)) ? isHere(person) : null;
  }

  /** With whom somebody has played lately, the last first; what and when. */
  async function metBy(person: string): Promise<ReadonlyMap<string, Met>> {
    const met = new Map<string, Met>();
    const last = await results.played.of(person, LAST_MATCHES);
    const played = await tables.findAll(last.flatMap(({ body }) => body.table ?? []));
    for (const { rank, body } of last) {
      for (const one of played.get(body.table ?? '')?.body.seats ?? [])
        if (one.kind === 'person' && one.person !== '' && one.person !== person && !met.has(one.person))
          met.set(one.person, { game: body.game, at: new Date(rank).toISOString() });
    }
    return new Map([...met].filter(([id]) => !relations.isBlockedBetween(person, id)).slice(0, MOST_RECENT));
  }

  /** Somebody with an account of this name, who lets others see their profile. */
  async function withAccount(name: string, by: Person): Promise<Person> {
    const account = await accounts.named(name);
    const found = account && (await people.known(account.id));
    if (!found || (await privacy.of(found.id)).profile === 'nobody') throw new HttpError(404, 'noSuchPerson');
    if (found.id === by.id) throw new HttpError(409, 'yourself');
    return found;
  }

  return {
    'GET /api/people': async ({ person: { id: me } }) => {
      mustBeOn();
      const meets = (id: string) => !relations.isBlockedBetween(me, id);
      const [ties, leading, met] = await Promise.all([
        follows.from(me),
        follows.to(me, 2 * MOST_TIES),
        metBy(me),
      ]);
      const followed = new Set(ties.map(({ person }) => person).filter(meets));
      const followers = leading.filter((id) => meets(id) && !followed.has(id)).slice(0, MOST_TIES);
      const [friends, online, names] = await Promise.all([
        relations.friendsAmong([...followed], me),
        onlineTo([...followed], me),
        namesOf([...followed, ...followers, ...met.keys()]),
      ]);
      const following = [...followed].map(async (id) => ({
        friend: friends.has(id),
        online: await online(id),
      }));
      const named = <T extends object>(ids: Iterable<string>, more: readonly T[]) =>
        [...ids].flatMap((id, i) => {
          const name = names.get(id);
          return name ? [{ ...name, ...(more[i] as T) }] : [];
        });
      return {
        following: named(followed, await Promise.all(following)),
        followers: named(
          followers,
          followers.map(() => ({})),
        ),
        recent: named(
          met.keys(),
          [...met].map(([id, one]) => ({ follows: followed.has(id), ...one })),
        ),
      };
    },
    'POST /api/people/find': async ({ person, body: { who } }): Promise<Acquaintance> => {
      throttle(looking, person.id);
      const found =
        'account' in who
          ? await withAccount(who.account, person)
          : 'profile' in who
            ? await profileOf(people, profiles, who.profile)
            : await somebodyElse(places, profiles, who, person);
      if (blocks.isBlocked(found.id, person.id)) throw new HttpError(404, 'noSuchPerson');
      const both = [
        [person.id, found.id],
        [found.id, person.id],
      ] as const;
      const [named, profile, isFollowing, note, online] = await Promise.all([
        people.current(found),
        profiles.of(found.id),
        follows.among(both),
        hasNotes ? notes.aboutPerson(person.id, found.id) : '',
        onlineTo([found.id], person.id).then((onlineOf) => onlineOf(found.id)),
      ]);
      return {
        ...calledBy(named, profile),
        mine: found.id === person.id,
        follows: isFollowing(person.id, found.id),
        friend: both.every((pair) => isFollowing(...pair)),
        blocked: blocks.isBlocked(person.id, found.id),
        note,
        online,
      };
    },
    'POST /api/follows': async ({ person, body: { who } }) => {
      mustBeOn();
      const other = await somebodyElse(places, profiles, who, person);
      throttle(changing, person.id);
      if (relations.isBlockedBetween(person.id, other.id)) throw new HttpError(404, 'noSuchPerson');
      if (!(await follows.add(person.id, other)))
        throw new HttpError(409, 'tooManyPeople', { limit: MOST_TIES });
    },
    'DELETE /api/follows/:profile': async ({ person, params }) => {
      const { id } = await profileOf(people, profiles, params.profile);
      await follows.drop(person.id, id);
    },
    'GET /api/blocks': async ({ person }) => {
      const ties = await blocks.from(person.id);
      const profileOf = await profiles.ofAll(ties.map((tie) => tie.person));
      // By the name that they had then: how else somebody calls themselves since is not for who does not want to meet them.
      return {
        blocked: ties.map(({ person: id, name, at }) => ({
          ...calledBy({ id, name }, profileOf.get(id) as string),
          since: new Date(at).toISOString(),
        })),
      };
    },
    'POST /api/blocks': async ({ person, body: { who } }) => {
      const other = await somebodyElse(places, profiles, who, person);
      throttle(changing, person.id);
      if (!(await relations.block(person.id, other)))
        throw new HttpError(409, 'tooManyPeople', { limit: MOST_TIES });
      await tables.withdrawInvitations(person.id, other.id);
    },
    'DELETE /api/blocks/:profile': async ({ person, params }) => {
      const { id } = await profileOf(people, profiles, params.profile);
      await blocks.drop(person.id, id);
    },
    'POST /api/tables/:table/invite': async ({ person, params, body }) => {
      mustBeOn();
      const whom = await profileOf(people, profiles, body.profile);
      throttle(inviting, person.id);
      if (!(await privacy.takesInvitations(whom.id, person.id))) throw new HttpError(409, 'notInvitable');
      await tables.invite(params.table, whom, person);
      peopleService.events.emit('invited', params.table, whom.id);
    },
    'GET /api/privacy': ({ person }) => privacy.of(person.id),
    'PUT /api/privacy': async ({ person, body }) => {
      await privacy.save(person.id, body);
      return privacy.of(person.id);
    },
  };
}
