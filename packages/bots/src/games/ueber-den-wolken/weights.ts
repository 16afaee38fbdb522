/** What the evaluation weighs, in points. Found by playing variants against each other, two and four at a table. */
export const WEIGHTS = {
  /** The share of what others gain that counts as a loss. */
  rivals: 0.35,
  /** A cube that is left for this stage. */
  cube: 0.6,
  /** A card in hand that is not worth more by its spaces, while another stage follows. */
  held: 2.4,
  /** The same in the last stage, for each of the first cubes that are left to play it. */
  heldPerCube: 0.2,
  /** A point that a card in hand would score if the stage ended now. */
  spaces: 1.1,
  /** An own bird that will be the foremost of its column in the next stage. */
  next: 1.2,
  /** Any other own bird that stays in the flock. */
  stays: 0.6,
  /** A bird that would land but can be overtaken: somebody may add one in front of it. */
  exposed: 1,
} as const;
