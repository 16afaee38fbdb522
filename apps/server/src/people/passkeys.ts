import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({
  name: v.string(),
  /** As authenticator and browser call it. */
  credential: v.string(),
  publicKey: v.string(),
  /** How often the authenticator says that it was used; always 0 where it does not count. */
  counter: v.number(),
  transports: v.array(v.string()),
  madeAt: v.number(),
  usedAt: v.nullable(v.number()),
});
export type Passkey = TypedRecord<v.InferOutput<typeof schema>>;

/** How many somebody may have. */
export const MOST_PASSKEYS = 20;

/** For whom authenticators sign: a site by its name, at its address. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The library that checks signatures takes most of a second and 25 MB to load: it is there where somebody has a passkey. */
const library = () => import('@simplewebauthn/server');

/** A credential's id may be a kilobyte long. */
const idOf = (credential: string): string => createHash('sha256').update(credential).digest('base64url');

/**
 * Passkeys (WebAuthn) of accounts. Each is kept with its person, verifies them where it lies (by finger, face or PIN), and so is
 * more than a password alone.
 */
export class Passkeys {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'passkey', schema);
  }

  /** Somebody's, the newest first. */
  of(person: string): Promise<Passkey[]> {
    return this.kept.of(person, MOST_PASSKEYS);
  }

  /** What a browser needs to make one for somebody. */
  async toMake(party: RelyingParty, { id, name }: { readonly id: string; readonly name: string }) {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Aerie',
      rpID: party.id,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      excludeCredentials: (await this.of(id)).map(({ body }) => ({ id: body.credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps one that was made; says why not where it is not kept. */
  async add(
    party: RelyingParty,
    person: string,
    name: string,
    expectedChallenge: string,
    response: unknown,
  ): Promise<'bad' | 'known' | undefined> {
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    }).catch(unverified);
    if (!registrationInfo) return 'bad';
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const at = this.now();
    const body = {
      ...{ name, credential: id, counter, transports: [...transports], madeAt: at, usedAt: null },
      publicKey: Buffer.from(publicKey).toString('base64url'),
    };
    return (await this.kept.add({ id: idOf(id), owner: person, rank: at, body })) ? undefined : 'known';
  }

  /** What a browser needs to have somebody, whoever it is, show theirs. */
  async toShow(party: RelyingParty) {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  }

  /** Whose passkey was shown; undefined where what it says does not hold. A counter must have gone on since the last time. */
  async shown(
    party: RelyingParty,
    expectedChallenge: string,
    shown: { readonly id: string },
  ): Promise<string | undefined> {
    const passkey = await this.kept.find(idOf(shown.id));
    if (!passkey?.owner) return undefined;
    const { credential, publicKey, counter } = passkey.body;
    const response = shown as AuthenticationResponseJSON;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: credential, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }).catch(unverified);
    if (!verified || !authenticationInfo || !isFor(passkey.owner, response)) return undefined;
    const { newCounter } = authenticationInfo;
    const used = await this.kept.change(passkey.id, ({ body }) =>
      newCounter > body.counter || (newCounter === 0 && body.counter === 0)
        ? { body: { ...body, counter: newCounter, usedAt: this.now() } }
        : undefined,
    );
    return used && passkey.owner;
  }

  /** Removes one of somebody's; false if it is not theirs. */
  async remove(person: string, id: string): Promise<boolean> {
    if ((await this.kept.find(id))?.owner !== person) return false;
    await this.kept.drop(id);
    return true;
  }
}

/** The library throws whatever is wrong, also where a browser has sent nonsense. */
const unverified = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;

/** Whether the authenticator has shown it for this person, as it was told when it made it. */
function isFor(person: string, { response }: AuthenticationResponseJSON): boolean {
  return Buffer.from(response.userHandle ?? '', 'base64url').toString() === person;
}
