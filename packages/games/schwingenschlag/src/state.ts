import type { Seat } from '@aerie/kernel';
import type { Task } from './agenda.js';
import { EXPLORE_EGGS, type Guild, type ObjectiveId } from './data/boards.js';
import type { Level } from './data/rival.js';
import { CAVE_COLUMNS, COLUMNS, MAT_NESTS, RESOURCES, type Resource, type Row } from './data/words.js';

/** A dragon that lies face up on a mat. Its card number tells it from all others, wherever it moves. */
export interface Dragon {
  card: number;
  eggs: number;
  /** Resources put on it for good, in the order of `RESOURCES`. Replaced, never changed in place: copies share it. */
  cached: readonly number[];
  /** Cards tucked under it. */
  tucked: number;
  /** Pieces of food that a hatchling got; those that came by covering do not count. */
  fed: number;
  /** It came in this turn: its `activated` ability does not work yet. */
  fresh: boolean;
}

export interface MatRow {
  /** Cave cards from the second space on. Replaced, never changed in place: copies share it. */
  caves: readonly number[];
  /** Dragons from the first space on. */
  readonly dragons: Dragon[];
  /** How often it was explored this round. */
  explored: number;
}

export interface Mat {
  coins: number;
  /** In the order of `RESOURCES`. */
  readonly resources: number[];
  /** Eggs in the two nests of the mat. */
  eggs: number;
  readonly dragons: number[];
  readonly caves: number[];
  readonly rows: readonly MatRow[];
  /** All steps of the guild stone so far. */
  steps: number;
  /** Guild markers not yet placed. */
  markers: number;
  /** Dragon cards that the owner tucked from the hand: nobody else knows which. */
  readonly buried: number[];
  passed: boolean;
}

/** A marker on the guild tile: `square` 0 to 3 for rows 1 to 4, then the fixed points by their place. */
export interface Mark {
  readonly seat: Seat;
  readonly square: number;
}

/** What somebody has decided of the draft; hidden until all have. */
export interface Draft {
  readonly thrownDragons: number[];
  readonly thrownCaves: number[];
  resources: number;
}

/** How an objective was scored: place (0: others) and points by seat; in solo the opponent last. */
export interface Scored {
  readonly amounts: readonly number[];
  readonly places: readonly number[];
  readonly points: readonly number[];
}

/** The solo opponent, who has no mat and pays nothing. */
export interface Rival {
  readonly level: Level;
  /** Decision cards not yet turned up this round; one of them will stay so. */
  readonly deck: number[];
  /** Decision card turned up last, 0 before the first. */
  card: number;
  readonly dragons: number[];
  readonly caves: number[];
  steps: number;
  /** Guild markers that are ready to be placed. */
  ready: number;
  /** Counters on the objective of this round. */
  counters: number;
  passed: boolean;
}

export interface State {
  /** The rules version whose rulings hold: a match is finished under those that it began with. */
  readonly edition: number;
  readonly openHands: boolean;
  readonly laterPrinting: boolean;
  readonly rival: Rival | null;
  readonly mats: readonly Mat[];
  /** Dragon cards not seen by anybody: the deck, and among them `unseen` that were tucked from it. */
  readonly dragonDeck: number[];
  unseen: number;
  readonly dragonDiscard: number[];
  /** Dragons that are tucked, and everybody saw them go. */
  readonly goneOpenly: number[];
  /** Dragons that were tucked unseen before the deck was rebuilt. */
  readonly goneUnseen: number[];
  readonly caveDeck: number[];
  readonly caveDiscard: number[];
  /** Three places each; 0 is empty. */
  readonly displayDragons: number[];
  readonly displayCaves: number[];
  readonly guild: Guild;
  readonly marks: Mark[];
  readonly objectives: readonly ObjectiveId[];
  readonly scored: Scored[];
  /** From 0; 4 when the game is over. */
  round: number;
  starter: Seat;
  /** Whose turn it is; gifts are decided by others meanwhile. */
  active: Seat;
  /** By seat, while the first cards are chosen; empty afterwards. */
  readonly drafts: Draft[];
  /** What is still to be done, the next thing last. It is the continuation of everything. */
  readonly agenda: Task[];
}

/** A space of a mat: row and column in one number; `MAT_SPOT` stands for the nests of the mat. */
export type Spot = number;
export const MAT_SPOT = 12;
export const spotOf = (row: number, column: number): Spot => row * COLUMNS + column;
export const rowOf = (spot: Spot): Row => Math.floor(spot / COLUMNS) as Row;
export const columnOf = (spot: Spot): number => spot % COLUMNS;

/** A resource by its number, and its number in `RESOURCES`. */
export const resourceAt = (kind: number): Resource => RESOURCES[kind] as Resource;
export const resourceIndex = (resource: Resource): number => RESOURCES.indexOf(resource);
export function changeResource({ resources }: Mat, kind: number, by: number): void {
  resources[kind] = (resources[kind] as number) + by;
}
export const matOf = (s: State, seat: Seat): Mat => s.mats[seat] as Mat;

export function dragonAt(mat: Mat, spot: Spot): Dragon | undefined {
  return mat.rows[rowOf(spot)]?.dragons[columnOf(spot)];
}

/** Where a dragon lies face up on a mat, or -1. */
export function spotOfCard(mat: Mat, card: number): Spot {
  if (card === 0) return -1;
  for (let row = 0; row < mat.rows.length; row++) {
    const { dragons } = mat.rows[row] as MatRow;
    for (let column = 0; column < dragons.length; column++) {
      if ((dragons[column] as Dragon).card === card) return spotOf(row, column);
    }
  }
  return -1;
}

/** Spaces of a row that are dug: the first one is from the start. */
export const dugSpaces = (row: MatRow): number => row.caves.length + 1;
export const canDigRow = (row: MatRow): boolean => row.caves.length < CAVE_COLUMNS;
export const canExploreRow = (row: MatRow): boolean => row.explored < EXPLORE_EGGS.length;
/** Whether a dragon can be put into this row. */
export const hasRoom = (row: MatRow): boolean => row.dragons.length < dugSpaces(row);
export const freeMatNests = (mat: Mat): number => MAT_NESTS - mat.eggs;

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i] as number;
  return total;
}

/** Cards that can still be had from the dragon deck, the discard pile that refills it included. */
export const dragonsToDraw = (s: State): number => s.dragonDeck.length - s.unseen + s.dragonDiscard.length;
export const cavesToDraw = (s: State): number => s.caveDeck.length + s.caveDiscard.length;

const NOTHING_CACHED: readonly number[] = RESOURCES.map(() => 0);

/** A dragon that has just come: nothing lies on it. */
export const newDragon = (card: number): Dragon => ({
  card,
  eggs: 0,
  cached: NOTHING_CACHED,
  tucked: 0,
  fed: 0,
  fresh: true,
});

const cloneDragon = (d: Dragon): Dragon => ({
  card: d.card,
  eggs: d.eggs,
  cached: d.cached,
  tucked: d.tucked,
  fed: d.fed,
  fresh: d.fresh,
});

const cloneRow = (row: MatRow): MatRow => ({
  caves: row.caves,
  dragons: row.dragons.map(cloneDragon),
  explored: row.explored,
});

export const cloneMat = (mat: Mat): Mat => ({
  coins: mat.coins,
  resources: mat.resources.slice(),
  eggs: mat.eggs,
  dragons: mat.dragons.slice(),
  caves: mat.caves.slice(),
  rows: mat.rows.map(cloneRow),
  steps: mat.steps,
  markers: mat.markers,
  buried: mat.buried.slice(),
  passed: mat.passed,
});

const cloneDraft = (draft: Draft): Draft => ({
  thrownDragons: draft.thrownDragons.slice(),
  thrownCaves: draft.thrownCaves.slice(),
  resources: draft.resources,
});

const cloneRival = (rival: Rival): Rival => ({
  ...rival,
  deck: rival.deck.slice(),
  dragons: rival.dragons.slice(),
  caves: rival.caves.slice(),
});

/** Tasks are never changed in place, only replaced: the list is copied, its members are shared. */
export function clone(s: State): State {
  return {
    edition: s.edition,
    openHands: s.openHands,
    laterPrinting: s.laterPrinting,
    rival: s.rival && cloneRival(s.rival),
    mats: s.mats.map(cloneMat),
    dragonDeck: s.dragonDeck.slice(),
    unseen: s.unseen,
    dragonDiscard: s.dragonDiscard.slice(),
    goneOpenly: s.goneOpenly.slice(),
    goneUnseen: s.goneUnseen.slice(),
    caveDeck: s.caveDeck.slice(),
    caveDiscard: s.caveDiscard.slice(),
    displayDragons: s.displayDragons.slice(),
    displayCaves: s.displayCaves.slice(),
    guild: s.guild,
    marks: s.marks.slice(),
    objectives: s.objectives,
    scored: s.scored.slice(),
    round: s.round,
    starter: s.starter,
    active: s.active,
    drafts: s.drafts.map(cloneDraft),
    agenda: s.agenda.slice(),
  };
}
