import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NumberChance } from './chance.js';

/** What is shown when a match starts, so that its seed cannot be changed afterwards. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** The setup has a stream of its own, and so has every entry of the log, by its number. */
export type Place = 'setup' | number;

/**
 * The luck of a real match. The stream of one place is the SHA-256 digests of
 * `<seed>:<place>:0`, `<seed>:<place>:1`, …, read as big-endian 32-bit words. A whole number below
 * `n` is the next word below the largest multiple of `n` that fits in 32 bits, modulo `n`.
 * Since every place has its own stream, any process can go on with a match from its log alone, and
 * nobody who saw earlier outcomes can tell later ones. `docs/match-file.md` says this for readers
 * without our code.
 */
export class SeededChance extends NumberChance {
  private words: DataView | undefined;
  private at = 0;
  private block = 0;

  constructor(
    private readonly seed: string,
    private readonly place: Place,
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
      const digest = sha256(utf8ToBytes(`${this.seed}:${this.place}:${this.block++}`));
      this.words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      this.at = 0;
    }
    const word = this.words.getUint32(this.at);
    this.at += 4;
    return word;
  }
}
