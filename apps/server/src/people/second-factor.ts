import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { Sealing } from '../common/sealing.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import type { Passkeys } from './passkeys.js';
import type { Sessions } from './sessions.js';
import { base32, newKey, stepOf } from './totp.js';

const schema = storedObject({
  /** The key that the app has too, sealed. */
  secret: v.string(),
  /** Null until a code of the app has come back. */
  since: v.nullable(v.number()),
  /** The step of the last code that was taken: no code is taken twice. */
  lastStep: v.number(),
  /** The hashes of the recovery codes that are left. */
  recovery: v.array(v.string()),
});
type Body = v.InferOutput<typeof schema>;

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
/** For how long a session counts as confirmed, unless whoever asks says otherwise. */
const LATELY_MS = 12 * 60 * 60_000;

/**
 * Of somebody and one of their sessions: `none`: they have neither a second factor nor a passkey, which counts as one; `due`: they have,
 * and this session has not confirmed it lately.
 */
export type FactorStanding = 'none' | 'due' | 'confirmed';

/**
 * A second factor by app (RFC 6238) for accounts, with recovery codes for whoever has lost the app. The key is sealed with the
 * secret of the site; where that was changed, only recovery codes are good.
 */
export class SecondFactor {
  private readonly kept: TypedRecords<typeof schema>;
  private readonly sealing: Sealing;

  constructor(
    storage: Storage,
    secret: string,
    private readonly sessions: Sessions,
    private readonly passkeys: Pick<Passkeys, 'of'>,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'second-factor', schema);
    this.sealing = new Sealing(secret, 'second factor');
  }

  /** Since when it is on, and how many recovery codes are left; undefined where it is not. */
  async of(person: string): Promise<{ readonly since: number; readonly recovery: number } | undefined> {
    const body = (await this.kept.find(person))?.body;
    return body && body.since !== null ? { since: body.since, recovery: body.recovery.length } : undefined;
  }

  /** How somebody and one of their sessions stand, for whatever asks for more than a session. */
  async standing(person: string, session: string, withinMs = LATELY_MS): Promise<FactorStanding> {
    const [factor, at] = await Promise.all([this.of(person), this.sessions.factorAt(session, person)]);
    if (!factor && (await this.passkeys.of(person)).length === 0) return 'none';
    return at !== undefined && this.now() - at <= withinMs ? 'confirmed' : 'due';
  }

  /** A key for somebody's app, in place of one that was not turned on; undefined where it is on. */
  async begin(person: string): Promise<string | undefined> {
    const key = newKey();
    const body: Body = {
      secret: this.sealing.seal(key, person),
      since: null,
      lastStep: 0,
      recovery: [],
    };
    let isOn = false;
    await this.kept.put(person, (now) => {
      isOn = now !== undefined && now.body.since !== null;
      return isOn ? undefined : { owner: person, body };
    });
    return isOn ? undefined : key;
  }

  /** Turns it on with the first code of the app; gives the recovery codes, or undefined if the code is wrong. */
  async turnOn(person: string, code: string): Promise<string[] | undefined> {
    const { codes, hashes } = newRecoveryCodes();
    const on = await this.kept.change(person, (now) => {
      const lastStep = now.body.since === null ? this.stepOf(now, code) : undefined;
      return lastStep === undefined
        ? undefined
        : { body: { ...now.body, since: this.now(), lastStep, recovery: hashes } };
    });
    return on && codes;
  }

  /** Whether this was a code of the app, or a recovery code that was left: it is good once. */
  async spend(person: string, code: string): Promise<boolean> {
    const spent = await this.kept.change(person, (now) => {
      const { body } = now;
      if (body.since === null) return undefined;
      const lastStep = this.stepOf(now, code);
      if (lastStep !== undefined) return { body: { ...body, lastStep } };
      const hash = hashOf(code);
      const recovery = body.recovery.filter((one) => one !== hash);
      return recovery.length < body.recovery.length ? { body: { ...body, recovery } } : undefined;
    });
    return spent !== undefined;
  }

  /** New recovery codes in place of those that are left; undefined where it is not on. */
  async renewRecovery(person: string): Promise<string[] | undefined> {
    const { codes, hashes } = newRecoveryCodes();
    const renewed = await this.kept.change(person, ({ body }) =>
      body.since === null ? undefined : { body: { ...body, recovery: hashes } },
    );
    return renewed && codes;
  }

  turnOff(person: string): Promise<void> {
    return this.kept.drop(person);
  }

  private stepOf({ id, body }: TypedRecord<Body>, code: string): number | undefined {
    const key = this.sealing.open(body.secret, id);
    return key === undefined ? undefined : stepOf(key, code.replace(/\s/g, ''), this.now(), body.lastStep);
  }
}

/** Codes of 80 random bits, in groups of four letters; a hash of theirs cannot be undone by trying. */
function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(RECOVERY_BYTES)).replace(/(.{4})(?=.)/g, '$1-'),
  );
  return { codes, hashes: codes.map(hashOf) };
}

/** However it was typed. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64url');
