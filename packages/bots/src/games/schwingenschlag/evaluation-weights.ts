/**
 * What things are worth to the evaluation, in points at the end of the game. "Early" is what comes on top
 * while many actions are left; it fades to nothing towards the end, as fast as `…Fade` (in actions) says.
 */
export const WEIGHTS = {
  /** An action is worth at least its coin's own point, and so much more early. */
  action: 0.6,
  actionFade: 4,

  /** A resource early, the decline from each to the next in store, and what one that is missing costs. */
  resource: 0.8,
  resourceFade: 4,
  resourceNext: 0.88,
  missing: 1.3,

  /** A dragon or cave card that is gained unseen. */
  dragonCard: 0.8,
  caveCard: 0.8,
  cardFade: 6,

  /** An egg early, beyond its point; the decline from each to the next. */
  egg: 1.2,
  eggFade: 8,
  eggNext: 0.7,
  /** An empty nest of a dragon. */
  nest: 0.12,

  /** A dug space without a dragon, the decline to the next, and one more for a row that has any. */
  space: 0.9,
  spaceFade: 6,
  spaceNext: 0.75,
  rowSpace: 0.5,
  /** What a dragon of the hand loses that has no room yet. */
  noRoom: 2.2,

  /** How much of the worth of plans counts: dragons and digs of the hand, explorations now and later. */
  handPlan: 0.5,
  handNext: 0.93,
  digPlan: 0.7,
  exploreNow: 0.8,
  exploreLater: 0.3,
  /** Explorations of a later round that are counted. */
  exploresARound: 3,
  /** Explorations of its row that a new dragon may expect, for each action left. */
  exploreShare: 0.08,

  /** A marker beyond what its best square gives, and how much of it counts on the way there. */
  marker: 0.3,
  markerWay: 0.8,
  /** The worth of effects that play, dig or activate for nothing, before their targets are known. */
  freePlay: 4.5,
  freeDig: 2.8,
  activate: 1.5,

  /** How far objectives scatter, and how much of expected growth counts. */
  goalSpread: 1,
  goalGrowth: 0.8,
  /** How much of the growth of `end` counts is expected. */
  endGrowth: 0.6,
  /** What a gift to the others costs, as a share of its worth. */
  gift: 0.4,
  /** Milk compared to other resources that no plan needs. */
  milk: 0.9,
  /** Factors on the estimated worth of `round` abilities and of objectives. */
  roundAbility: 1,
  goals: 1,
  /** A later use of an effect whose condition does not hold yet; each repetition of one that can be repeated. */
  notYet: 0.35,
  again: 0.8,
  /** Free nests that eggs of an ability want, for each egg. */
  nestNeed: 1.2,
  ahead: 8,
  candidates: 6,
  worlds: 1,
  trust: 0.5,
  subCandidates: 3,
  tries: 2,
  margin: 99,
};
