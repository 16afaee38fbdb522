import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NumberChance } from './chance.js';

/** What is shown when a match starts, so that its seed cannot be changed afterwards. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** The setup has a stream of its own, and so has every entry of the log, by its number. */
export type Place = 'setup' | number;

/**
 * The name of the stream that a place draws from: the place itself, in a match that began under its rules version. In
 * one that was carried over, numbers may come up again for other entries, so that their luck could be foretold; there
 * the name has the version in it, and no stream is used twice.
 */
export const streamOf = (
  place: Place,
  { rulesVersion, carried }: { readonly rulesVersion: number; readonly carried?: number | undefined },
): string => (carried === undefined ? `${place}` : `v${rulesVersion}.${place}`);

/**
 * The luck of a real match. A stream is the SHA-256 digests of
 * `<seed>:<name>:0`, `<seed>:<name>:1`, …, read as big-endian 32-bit words. A whole number below
 * `n` is the next word below the largest multiple of `n` that fits in 32 bits, modulo `n`.
 * Since every place has a stream of its own, any process can go on with a match from its log alone, and
 * nobody who saw earlier outcomes can tell later ones. `docs/match-file.md` says this for readers
 * without our code.
 */
export class SeededChance extends NumberChance {
  private words: DataView | undefined;
  private at = 0;
  private block = 0;

  constructor(
    private readonly seed: string,
    private readonly stream: string | number,
  ) {
    super();
  }

  below(n: number): number {
    const limit = Math.floor(0x1_0000_0000 / n) * n;
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }

  private word(): number {
    if (!this.words || this.at === this.words.byteLength) {
      const digest = sha256(utf8ToBytes(`${this.seed}:${this.stream}:${this.block++}`));
      this.words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      this.at = 0;
    }
    const word = this.words.getUint32(this.at);
    this.at += 4;
    return word;
  }
}
