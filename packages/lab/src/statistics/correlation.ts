/** Pearson's correlation of a stream of pairs, in one pass. */
export class Correlation {
  private count = 0;
  private meanX = 0;
  private meanY = 0;
  private xx = 0;
  private yy = 0;
  private xy = 0;

  add(x: number, y: number): void {
    this.count++;
    const dx = x - this.meanX;
    const dy = y - this.meanY;
    this.meanX += dx / this.count;
    this.meanY += dy / this.count;
    this.xx += dx * (x - this.meanX);
    this.yy += dy * (y - this.meanY);
    this.xy += dx * (y - this.meanY);
  }

  /** From -1 to 1; undefined while one of the two does not vary. */
  get r(): number | undefined {
    return this.xx > 0 && this.yy > 0 ? this.xy / Math.sqrt(this.xx * this.yy) : undefined;
  }
}
