import type { Privacy } from '@aerie/protocol';
import { INVITERS, VISIBLE_TO } from '@aerie/protocol';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { Relations } from './relations.js';

const schema = storedObject({
  online: v.picklist(VISIBLE_TO),
  profile: v.picklist(VISIBLE_TO),
  invitations: v.picklist(INVITERS),
});

/** Of whoever has chosen nothing, and of guests. */
const USUAL: Privacy = { online: 'friends', profile: 'everybody', invitations: 'followed' };

/** What people let others see of them, and who may ask them to a table. Whoever does not meet somebody sees nothing of them. */
export class PrivacySettings {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly relations: Relations,
  ) {
    this.kept = new TypedRecords(storage, 'privacy', schema);
  }

  async of(person: string): Promise<Privacy> {
    const { online, profile, invitations } = (await this.kept.find(person))?.body ?? USUAL;
    return { online, profile, invitations };
  }

  save = (person: string, body: Privacy): Promise<void> =>
    this.kept.put(person, () => ({ owner: person, body }));

  /** Whether somebody lets another person, or anybody (undefined), see that they are online, or their profile. */
  async shows(what: 'online' | 'profile', person: string, to: string | undefined): Promise<boolean> {
    return (await this.showing(what, [person], to)).has(person);
  }

  /** Which of these people do. */
  async showing(
    what: 'online' | 'profile',
    people: readonly string[],
    to: string | undefined,
  ): Promise<ReadonlySet<string>> {
    const chosen = new Map((await this.kept.findAll(people)).map(({ id, body }) => [id, body]));
    const visibleTo = (one: string) => (chosen.get(one) ?? USUAL)[what];
    const others = people.filter(
      (one) => one !== to && !(to !== undefined && this.relations.isBlockedBetween(one, to)),
    );
    const toFriends = to === undefined ? [] : others.filter((one) => visibleTo(one) === 'friends');
    return new Set([
      ...people.filter((one) => one === to),
      ...others.filter((one) => visibleTo(one) === 'everybody'),
      ...(to === undefined ? [] : await this.relations.friendsAmong(toFriends, to)),
    ]);
  }

  /** Whether somebody may be asked to a table by another person. */
  async takesInvitations(person: string, from: string): Promise<boolean> {
    if (person === from || this.relations.isBlockedBetween(person, from)) return false;
    const { invitations } = await this.of(person);
    return (
      invitations === 'everybody' ||
      (invitations === 'followed' && (await this.relations.follows.has(person, from)))
    );
  }
}
