import { ALL_ROWS, RESOURCES, type Resource, ROWS, type Row, type Spot } from '@aerie/schwingenschlag';

/**
 * What one can put a finger on, by name: `d12` and `c5` are cards, `@5` a space of the own mat, `row:C` a cave,
 * `meat` a resource, `square:2` a row of the guild tile, `icon:C1` a place of the path, `deck:dragon` a deck. Only this
 * file makes names and reads them.
 */
export type Thing = string;

export type CardKind = 'dragon' | 'cave';
export interface CardThing {
  readonly kind: CardKind;
  readonly card: number;
}

export const cardThing = (kind: CardKind, card: number): Thing => `${kind[0]}${card}`;
export const deckThing = (kind: CardKind): Thing => `deck:${kind}`;
export const spotThing = (spot: Spot): Thing => `@${spot}`;
export const rowThing = (row: Row): Thing => `row:${ROWS[row]}`;
export const iconThing = (row: Row, icon: number): Thing => `icon:${ROWS[row]}${icon + 1}`;
export const squareThing = (square: number): Thing => `square:${square}`;
export const pieceThing = (piece: number): Thing => `piece:${piece}`;
/** The way to exchange what nothing asks for. */
export const TRADE: Thing = 'trade';
export const exchangeThing = (got: Resource): Thing => `exchange:${got}`;

export const isResource = (thing: Thing): thing is Resource => RESOURCES.some((one) => one === thing);
export const isCard = (thing: Thing): boolean => /^[dc]\d/.test(thing);
export const isDeck = (thing: Thing): boolean => thing.startsWith('deck:');
export const isPiece = (thing: Thing): boolean => thing.startsWith('piece:');
export const isRow = (thing: Thing): boolean => thing.startsWith('row:');

/** The card that a thing is, if it is one. */
export const cardIn = (thing: Thing): CardThing | undefined =>
  isCard(thing) ? { kind: thing[0] === 'd' ? 'dragon' : 'cave', card: Number(thing.slice(1)) } : undefined;

/** The cave that a thing is, if it is one. */
export const rowIn = (thing: Thing): Row | undefined => ALL_ROWS.find((row) => rowThing(row) === thing);

/** The space of the mat that a thing is, if it is one. */
export const spotIn = (thing: Thing): Spot | undefined =>
  thing.startsWith('@') ? Number(thing.slice(1)) : undefined;

/** The resource that an exchange is for, if the thing is one. */
export const exchangedIn = (thing: Thing): Resource | undefined =>
  RESOURCES.find((one) => exchangeThing(one) === thing);
