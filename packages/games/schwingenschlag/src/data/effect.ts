import type { Resource, RowName, Size, Timing, Trait } from './words.js';

/**
 * What cards, the mat, the guild circle and its tiles do, as plain data. The interpreter carries it out,
 * the wordings are written from it, and nothing else says what a card does.
 */

/** What can be gained piece by piece. `any`: a resource of the taker's choice; `r`: the kind named before. */
export type Thing = Resource | 'any' | 'r' | 'coin' | 'dragon' | 'cave' | 'guild';

/** Which own face-up dragons are counted. `other` leaves out the one that carries the effect. */
export interface DragonFilter {
  readonly scope: 'mat' | 'cave' | 'column' | 'adjacent' | RowName;
  readonly other?: true;
  readonly size?: Size;
  readonly trait?: Trait;
  readonly notTrait?: Trait;
  readonly timing?: Timing;
}

/** A number that is counted when it is needed. */
export type Count =
  | { readonly of: 'dragons'; readonly filter: DragonFilter }
  | { readonly of: 'cached'; readonly resource: Resource }
  | {
      readonly of:
        | 'markers'
        | 'lowestObjectives'
        | 'traitSets'
        | 'sizeSets'
        | 'eggPairs'
        | 'tucked'
        | 'fullColumns'
        | 'caveCards'
        | 'costIcons';
    };
export type Amount = number | Count;

export type Condition =
  | { readonly is: 'atLeast' | 'exactly'; readonly count: Count; readonly n: number }
  /** As many dragons in this named row as the left neighbour has in theirs, or more. */
  | { readonly is: 'atLeastNeighbour'; readonly row: RowName }
  | { readonly is: 'between' | 'rightmost' | 'fullCave' | 'fullColumn' | 'excavatedCave' }
  | { readonly is: 'sizesInCave'; readonly sizes: readonly Size[] };

/** Where eggs may be laid or taken from; `mat` is anywhere, the two nests of the mat included. */
export type Place = 'mat' | 'here' | 'cave' | 'column' | 'adjacent';

/** On which own dragon things are put. */
export type Target = 'here' | 'anyDragon' | 'column';

/** What is handed over. Eggs come from `eggsFrom`. */
export interface Cost {
  readonly resources?: Readonly<Partial<Record<Resource, number>>>;
  readonly any?: number;
  readonly coin?: number;
  readonly egg?: number;
  readonly eggsFrom?: Place;
  readonly dragon?: number;
  readonly cave?: number;
  /** So many, each a resource, a dragon card or a cave card. */
  readonly mixed?: number;
  /** One dragon or cave card. */
  readonly card?: number;
}

/** What becomes of the things just taken. */
export type Rider =
  /** Up to `n` of them may go to the target; the others stay. */
  | { readonly kind: 'may'; readonly how: 'cache' | 'tuck'; readonly n: number; readonly to: Target }
  /** They are shared out exactly so. */
  | { readonly kind: 'split'; readonly shares: readonly Share[] };
export type Share =
  | { readonly how: 'keep' | 'discard'; readonly n: number }
  | { readonly how: 'cache' | 'tuck'; readonly n: number; readonly to: Target };

export type Source = 'hand' | 'display' | 'deck' | 'handOrDisplay';

export type Effect =
  /** Take things, piece by piece. A card comes from the display or the deck. */
  | { readonly op: 'gain'; readonly thing: Thing; readonly n: Amount; readonly rider?: Rider }
  /** Take dragon cards from the deck, all or none. */
  | { readonly op: 'draw'; readonly n: Amount; readonly rider?: Rider }
  /** One resource of a kind in the cost of the card just tucked. */
  | { readonly op: 'gainCostOf' }
  | { readonly op: 'lay'; readonly n: Amount; readonly at: Place; readonly upTo?: true }
  /** One egg on each of these that has a free nest, all or none. */
  | { readonly op: 'layEach'; readonly filter: DragonFilter }
  /** Put resources on dragons for good, from the own supply or the common stock. */
  | {
      readonly op: 'cache';
      readonly thing: Resource | 'any';
      readonly n: number;
      readonly from: 'supply' | 'bank';
      readonly to: Target;
      readonly then?: readonly Effect[];
    }
  /** Put dragon cards face down under dragons, from the hand or unseen from the deck. */
  | {
      readonly op: 'tuck';
      readonly n: Amount;
      readonly from: 'hand' | 'deck';
      readonly to: Target;
      readonly then?: readonly Effect[];
    }
  /** A card from the deck under each of these, all or none. */
  | { readonly op: 'tuckEach'; readonly filter: DragonFilter }
  | { readonly op: 'pay'; readonly cost: Cost; readonly then: readonly Effect[] }
  /** Up to `n` times, one after the other; every other player once, where `othersOnce`. */
  | {
      readonly op: 'repeat';
      readonly n: number;
      readonly effect: readonly Effect[];
      readonly othersOnce?: true;
    }
  | { readonly op: 'others'; readonly effect: readonly Effect[] }
  | { readonly op: 'if'; readonly condition: Condition; readonly effect: readonly Effect[] }
  /** The owner names a resource; `r` is that kind, for everybody. */
  | { readonly op: 'name'; readonly effect: readonly Effect[] }
  /** Turn up the top dragon: of these sizes it goes under this dragon; else it is kept, or discarded for a resource. */
  | { readonly op: 'reveal'; readonly sizes: readonly Size[]; readonly otherwise: 'keep' | Resource }
  | {
      readonly op: 'play';
      readonly from: 'hand' | 'display' | 'handOrDisplay';
      readonly terms: 'free' | 'freeOver' | 'ignoreResources' | 'discount';
    }
  | { readonly op: 'excavate'; readonly from: Source }
  | { readonly op: 'activate'; readonly timings: readonly Timing[] }
  | { readonly op: 'activateIcon' }
  | { readonly op: 'swap' }
  /** `n` different things of these. */
  | { readonly op: 'choose'; readonly n: number; readonly of: readonly Thing[] }
  /** A hatchling: what each piece of its food brings, and what the third brings besides. */
  | {
      readonly op: 'feed';
      readonly food: 'milk' | 'meat' | 'dragon';
      readonly each: readonly Effect[];
      readonly third: readonly Effect[];
    };
export type Op = Effect['op'];

/** What a card adds to the final score. */
export type EndEffect =
  | { readonly score: 'if'; readonly points: number; readonly condition: Condition }
  | { readonly score: 'per'; readonly points: number; readonly count: Count; readonly max?: number }
  | { readonly score: 'pay'; readonly options: readonly { readonly cost: Cost; readonly points: number }[] };
