import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type PasswordFault, passwordFault } from '@aerie/protocol';
import * as v from 'valibot';
import { storedObject } from '../storage/stored-object.js';
import { isCommonPassword } from './common-passwords.js';

/** The parameters of scrypt. Memory is 128 · N · r bytes. */
export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB, and about a quarter of a second on a small machine. */
const USUAL_COST: Cost = { N: 2 ** 15, r: 8, p: 3 };

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A hashed password with everything that is needed to check one, also after the usual cost has changed. */
export const hashSchema = storedObject({
  scheme: v.literal('scrypt'),
  N: whole,
  r: whole,
  p: whole,
  salt: v.string(),
  key: v.string(),
});
export type Hash = v.InferOutput<typeof hashSchema>;

export const isPassword = ({ key }: Hash): boolean => key !== '';

/** Why a password is not accepted, if it is not. */
export const weakness = (password: string, name: string): PasswordFault | undefined =>
  passwordFault(password, name) ?? (isCommonPassword(password) ? 'isCommon' : undefined);

/** Hashes and checks passwords, a few at a time, because each takes much memory. */
export class Passwords {
  private free: number;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly cost: Cost = USUAL_COST,
    atOnce = 2,
  ) {
    this.free = atOnce;
  }

  async hash(password: string): Promise<Hash> {
    const salt = randomBytes(16);
    const key = await this.derive(password, salt, this.cost);
    const { N, r, p } = this.cost;
    return { scheme: 'scrypt', N, r, p, salt: salt.toString('base64'), key: key.toString('base64') };
  }

  /** In place of the hash of an account without a password: nothing hashes to it. */
  none(): Hash {
    return { scheme: 'scrypt', ...this.cost, salt: '', key: '' };
  }

  /** Whether it is the password; takes equally long without a hash, so that nobody learns which accounts exist. */
  async isRight(password: string, hash: Hash | undefined): Promise<boolean> {
    const salt = hash ? Buffer.from(hash.salt, 'base64') : randomBytes(16);
    const key = await this.derive(password, salt, hash ?? this.cost);
    const kept = hash && Buffer.from(hash.key, 'base64');
    return kept !== undefined && kept.length === key.length && timingSafeEqual(kept, key);
  }

  /** Whether it was hashed at another cost than is usual now. */
  isDated = ({ N, r, p }: Hash): boolean => N !== this.cost.N || r !== this.cost.r || p !== this.cost.p;

  private async derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
    if (this.free === 0) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.free--;
    try {
      return await new Promise((resolve, reject) => {
        // The same letters may be typed as different code points.
        scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      });
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.free++;
    }
  }
}
