import { NumberChance, type QuickChance } from '@aerie/kernel';

/** Luck that knows how often it was asked: what asked for none comes out the same every time. */
export class CountedChance extends NumberChance {
  asked = 0;

  constructor(private readonly luck: QuickChance) {
    super();
  }

  below(n: number): number {
    this.asked++;
    return this.luck.below(n);
  }
}
