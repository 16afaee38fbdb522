/** What the evaluation weighs, in points. */
export interface Weights {
  /** The share of what others gain that counts as a loss. */
  readonly rivals: number;
  /** A cube that is left for this stage. */
  readonly cube: number;
  /** A card in hand that is not worth more by its spaces, while another stage follows. */
  readonly held: number;
  /** The same in the last stage, for each of the first cubes that are left to play it. */
  readonly heldPerCube: number;
  /** A point that a card in hand would score if the stage ended now. */
  readonly spaces: number;
  /** An own bird that will be the foremost of its column in the next stage. */
  readonly next: number;
  /** Any other own bird that stays in the flock. */
  readonly stays: number;
  /** A bird that would land but can be overtaken: somebody may add one in front of it. */
  readonly exposed: number;
}

/** Found by playing variants against each other, two and four at a table. */
export const GREEDY: Weights = {
  rivals: 0.35,
  cube: 0.6,
  held: 2.4,
  heldPerCube: 0.2,
  spaces: 1.1,
  next: 1.2,
  stays: 0.6,
  exposed: 1,
};
