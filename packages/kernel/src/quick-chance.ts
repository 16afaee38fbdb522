import { NumberChance } from './chance.js';

/** FNV-1a over the characters, so that any text can seed a stream. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/**
 * Luck for simulations, bots and imagined futures: the small fast counter generator (sfc32), seeded
 * by text. Reproducible and quick, but predictable: matches between people use `SeededChance`.
 */
export class QuickChance extends NumberChance {
  // Numbers from the start: a field that was ever undefined is slower for good.
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: string) {
    super();
    this.a = hash(seed) | 0;
    this.b = hash(`${seed}/b`) | 0;
    this.c = hash(`${seed}/c`) | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** `n` is at most 2³²: it has no more different numbers. */
  below(n: number): number {
    return ((this.next() >>> 0) * 2.3283064365386963e-10 * n) >>> 0;
  }

  /** A number in [0, 1). */
  fraction(): number {
    return (this.next() >>> 0) * 2.3283064365386963e-10;
  }

  private next(): number {
    const { a, b, c, counter } = this;
    const sum = (a + b + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }
}
