import { createHmac, randomBytes } from 'node:crypto';

/** What every app has by default (RFC 6238): HMAC-SHA-1, six digits, a new code every 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const KEY_BYTES = 20;
/** How many steps the clock of a phone may be ahead or behind. */
const OFF = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A key for an app and the site to share, as apps take it. */
export const newKey = (): string => base32(randomBytes(KEY_BYTES));

/** The code of a step (RFC 4226). */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) as number) & 15) & 0x7fff_ffff;
  return (number % 10 ** DIGITS).toString().padStart(DIGITS, '0');
}

export const stepAt = (time: number): number => Math.floor(time / STEP_MS);

/** Of which step after `last` a code is, about now; undefined: of none. */
export function stepOf(key: string, code: string, now: number, last: number): number | undefined {
  const middle = stepAt(now);
  for (let step = Math.max(middle - OFF, last + 1); step <= middle + OFF; step++)
    if (codeAt(key, step) === code) return step;
  return undefined;
}
