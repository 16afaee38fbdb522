import type { Name, Seat } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { dragonCard } from '../data/cards.js';
import { ROWS } from '../data/words.js';
import { accountOf } from '../scoring.js';
import { type MatLayout, Transcript } from '../transcript.js';

/**
 * What each of the dragons 1 to 100 does, a row for each thing worth knowing about it. Unless a row says
 * otherwise, the dragon lies first in the first of its habitats on the mat of seat 0, not new; both seats
 * have what `MAT` says, and the display is `DISPLAY`.
 */
interface Setting {
  readonly card: number;
  /** What the row is about, where its other words do not say it. */
  readonly when?: string;
  /** What lies on the dragon at first, `'2meat+2fed'`. */
  readonly bears?: string;
  /** The mat of seat 0; dragons in the row of this one come after it, unless it is named among them. */
  readonly mat?: MatLayout;
  /** The mat of seat 1, the left neighbour. */
  readonly left?: MatLayout;
  readonly seats?: number;
  readonly display?: string;
}

interface Row extends Setting {
  /** What comes from the decks next. */
  readonly draws?: readonly Name[];
  /** Nothing can be had from the decks. */
  readonly noDecks?: true;
  /** What works: this dragon's ability, or another dragon (`d125`), a cave card (`c3`), or nothing (`turn`). */
  readonly by?: string;
  /** The answers; none if nobody is to be asked. */
  readonly says?: string;
  /** What may be answered next; without it all is done. */
  readonly offers?: string;
  /** Who is asked next. */
  readonly asked?: Seat;
  readonly does: string;
}

interface EndRow extends Setting {
  /** Guild markers of seat 0. */
  readonly marks?: number;
  /** Places of all seats in each objective, alone that of the opponent last; 0 for `others`. */
  readonly places?: readonly (readonly number[])[];
  readonly scores: number;
}

/** On space 9 of the guild circle: the next step brings a coin, the one after it milk. */
const MAT: MatLayout = {
  coins: 5,
  resources: 'meat 2, gold 2, crystal 2, milk 2',
  eggs: 1,
  hand: 'd171 d177 c12 c13',
  steps: 9,
};
const LEFT: MatLayout = { ...MAT, hand: 'd182 c14' };
const DISPLAY = 'd169 d126 d114 c16 c34 c44';

const MILK_EATERS = [1, 3, 4, 7, 9, 11, 12, 15, 17, 21, 24, 25, 26, 32];
const MEAT_EATERS = [5, 13, 14, 16, 20, 23, 27, 28, 29];
const DRAGON_EATERS = [2, 6, 8, 10, 18, 19, 22, 30, 31, 33, 34, 35];
const HATCHLINGS = [...MILK_EATERS, ...MEAT_EATERS, ...DRAGON_EATERS];

const NOWHERE_TO_DIG = { C: '1 2 3', G: '4 5 6', A: '7 8 9' };

/** Each: what a piece of food brings, and what the third brings besides. */
const FEEDING: readonly Row[] = [
  { card: 1, says: 'cache milk G1, take c16', does: 'milk -1, milk on G1 +1, c16 +1' },
  { card: 1, says: 'cache milk G1, take cave', draws: [5], does: 'milk -1, milk on G1 +1, c5 +1' },
  { card: 1, says: 'cache milk G1, done', does: 'milk -1, milk on G1 +1' },
  {
    card: 1,
    bears: '2milk+2fed',
    mat: { eggs: 0 },
    says: 'cache milk G1, egg mat, take c16, egg mat',
    does: 'milk -1, egg mat +2, milk on G1 +1, c16 +1',
  },
  {
    card: 1,
    when: 'a nest for one egg only',
    bears: '2milk+2fed',
    says: 'cache milk G1, egg mat, take c16',
    does: 'milk -1, egg mat +1, milk on G1 +1, c16 +1',
  },
  {
    card: 1,
    when: 'the fourth piece',
    bears: '3milk+3fed',
    says: 'cache milk G1, take c16',
    does: 'milk -1, milk on G1 +1, c16 +1',
  },

  { card: 2, says: 'tuck d171 C1, egg mat', does: 'egg mat +1, tucked C1 +1, d171 -1' },
  { card: 2, says: 'tuck d177 C1, done', does: 'tucked C1 +1, d177 -1' },
  { card: 2, when: 'no nest is free', mat: { eggs: 2 }, says: 'tuck d171 C1', does: 'tucked C1 +1, d171 -1' },
  { card: 2, mat: { C: 'd43+4e' }, says: 'tuck d171 C1, egg C2', does: 'egg C2 +1, tucked C1 +1, d171 -1' },
  {
    card: 2,
    bears: '2t+2fed',
    says: 'tuck d171 C1, egg mat',
    does: 'coin +1, egg mat +1, tucked C1 +1, d171 -1',
  },

  { card: 3, says: 'cache milk G1, take gold', does: 'gold +1, milk -1, milk on G1 +1' },
  {
    card: 3,
    bears: '2milk+2fed',
    says: 'cache milk G1, step, take gold, step',
    does: 'coin +1, gold +1, step +2, milk on G1 +1',
  },
  {
    card: 3,
    bears: '2milk+2fed',
    says: 'cache milk G1, take gold, done',
    does: 'gold +1, milk -1, milk on G1 +1',
  },

  { card: 4, says: 'cache milk A1', does: 'crystal +1, milk -1, milk on A1 +1' },
  {
    card: 4,
    bears: '2milk+2fed',
    says: 'cache milk A1',
    does: 'coin +1, crystal +1, milk -1, milk on A1 +1',
  },

  { card: 5, says: 'cache meat G1, step', does: 'coin +1, meat -1, step +1, meat on G1 +1' },
  {
    card: 5,
    bears: '2meat+2fed',
    says: 'cache meat G1, step',
    does: 'coin +1, gold +1, crystal +1, step +1, meat on G1 +1',
  },
  {
    card: 5,
    bears: '2meat+2fed',
    says: 'cache meat G1, done',
    does: 'gold +1, crystal +1, meat on G1 +1',
  },

  { card: 6, says: 'tuck d171 C1, step', does: 'coin +1, step +1, tucked C1 +1, d171 -1' },
  {
    card: 6,
    bears: '2t+2fed',
    says: 'tuck d171 C1, step',
    does: 'coin +2, step +1, tucked C1 +1, d171 -1',
  },

  { card: 7, says: 'cache milk G1', does: 'gold +1, milk -1, milk on G1 +1' },
  {
    card: 7,
    bears: '2milk+2fed',
    says: 'cache milk G1, step, step',
    does: 'coin +1, gold +1, step +2, milk on G1 +1',
  },

  { card: 8, says: 'tuck d171 A1, take milk', does: 'milk +1, tucked A1 +1, d171 -1' },
  {
    card: 8,
    bears: '2t+2fed',
    says: 'tuck d171 A1, take d169, take milk, step',
    does: 'coin +1, milk +1, step +1, tucked A1 +1, d171 -1, d169 +1',
  },

  { card: 9, says: 'cache milk G1, take d169', does: 'milk -1, milk on G1 +1, d169 +1' },
  { card: 9, says: 'cache milk G1, take dragon', draws: [57], does: 'milk -1, milk on G1 +1, d57 +1' },
  {
    card: 9,
    bears: '2milk+2fed',
    says: 'cache milk G1, take d169',
    does: 'crystal +2, milk -1, milk on G1 +1, d169 +1',
  },

  { card: 10, says: 'tuck d171 C1, take c16', does: 'tucked C1 +1, d171 -1, c16 +1' },
  {
    card: 10,
    when: 'the cave card just taken is dug in',
    bears: '2t+2fed',
    says: 'tuck d171 C1, take c16, dig c16 C',
    does: 'crystal +2, cave C +1, tucked C1 +1, d171 -1',
  },

  { card: 11, says: 'cache milk G1, egg mat', does: 'milk -1, egg mat +1, milk on G1 +1' },
  {
    card: 11,
    bears: '2milk+2fed',
    says: 'cache milk G1, egg mat',
    does: 'meat +2, milk -1, egg mat +1, milk on G1 +1',
  },

  { card: 12, says: 'cache milk G1', does: 'crystal +1, milk -1, milk on G1 +1' },
  {
    card: 12,
    bears: '2milk+2fed',
    says: 'cache milk G1, step, step',
    does: 'coin +1, crystal +1, step +2, milk on G1 +1',
  },

  { card: 13, says: 'cache meat A1', does: 'meat -1, milk +1, meat on A1 +1' },
  {
    card: 13,
    bears: '2meat+2fed',
    says: 'cache meat A1, take c16, take cave',
    draws: [5],
    does: 'meat -1, milk +1, meat on A1 +1, c16 +1, c5 +1',
  },

  { card: 14, says: 'cache meat G1', does: 'meat on G1 +1' },
  { card: 14, bears: '2meat+2fed', says: 'cache meat G1', does: 'coin +1, meat on G1 +1' },

  { card: 15, says: 'cache milk A1', does: 'milk on A1 +1' },
  {
    card: 15,
    bears: '2milk+2fed',
    mat: { eggs: 0 },
    says: 'cache milk A1, egg mat, egg mat',
    does: 'egg mat +2, milk on A1 +1',
  },

  { card: 16, says: 'cache meat G1, take c16', does: 'meat -1, meat on G1 +1, c16 +1' },
  {
    card: 16,
    bears: '2meat+2fed',
    says: 'cache meat G1, dig c12 A, take c16',
    does: 'coin +1, meat -1, cave A +1, meat on G1 +1, c12 -1, c16 +1',
  },

  { card: 17, says: 'cache milk G1', does: 'milk -1, milk on G1 +1' },
  {
    card: 17,
    bears: '2milk+2fed',
    says: 'cache milk G1, take d169, take dragon',
    draws: [57],
    does: 'milk -1, milk on G1 +1, d169 +1, d57 +1',
  },

  { card: 18, says: 'tuck d171 C1', does: 'tucked C1 +1, d171 -1' },
  {
    card: 18,
    bears: '2t+2fed',
    says: 'tuck d171 C1, step, step',
    does: 'coin +1, milk +1, step +2, tucked C1 +1, d171 -1',
  },

  { card: 19, says: 'tuck d171 C1, take d169', does: 'tucked C1 +1, d171 -1, d169 +1' },
  {
    card: 19,
    bears: '2t+2fed',
    says: 'tuck d171 C1, take d169, take milk, take gold',
    does: 'gold +1, milk +1, tucked C1 +1, d171 -1, d169 +1',
  },

  { card: 20, says: 'cache meat A1', does: 'meat -1, gold +1, meat on A1 +1' },
  {
    card: 20,
    bears: '2meat+2fed',
    says: 'cache meat A1, take d169, take d126',
    does: 'meat -1, gold +1, meat on A1 +1, d169 +1, d126 +1',
  },
  {
    card: 20,
    when: 'the fourth piece',
    bears: '3meat+3fed',
    says: 'cache meat A1',
    does: 'meat -1, gold +1, meat on A1 +1',
  },
  {
    card: 20,
    when: 'two pieces that came by covering another',
    bears: '2meat',
    says: 'cache meat A1',
    does: 'meat -1, gold +1, meat on A1 +1',
  },

  { card: 21, says: 'cache milk A1, egg mat', does: 'milk -1, egg mat +1, milk on A1 +1' },
  {
    card: 21,
    bears: '2milk+2fed',
    says: 'cache milk A1, dig c12 A, egg mat',
    does: 'coin +1, milk -1, egg mat +1, cave A +1, milk on A1 +1, c12 -1',
  },

  { card: 22, says: 'tuck d171 A1', does: 'meat +1, tucked A1 +1, d171 -1' },
  {
    card: 22,
    bears: '2t+2fed',
    says: 'tuck d171 A1, take d169, take d126',
    does: 'meat +1, tucked A1 +1, d171 -1, d169 +1, d126 +1',
  },

  { card: 23, says: 'cache meat A1, egg mat', does: 'meat -1, egg mat +1, meat on A1 +1' },
  {
    card: 23,
    bears: '2meat+2fed',
    says: 'cache meat A1, egg mat',
    does: 'gold +1, egg mat +1, meat on A1 +1',
  },

  { card: 24, says: 'cache milk A1', does: 'meat +1, milk -1, milk on A1 +1' },
  {
    card: 24,
    bears: '2milk+2fed',
    says: 'cache milk A1',
    does: 'coin +1, meat +1, milk -1, milk on A1 +1',
  },

  { card: 25, says: 'cache milk A1, step', does: 'coin +1, milk -1, step +1, milk on A1 +1' },
  {
    card: 25,
    bears: '2milk+2fed',
    says: 'cache milk A1, step',
    does: 'coin +1, gold +2, milk -1, step +1, milk on A1 +1',
  },

  { card: 26, says: 'cache milk A1, take d169', does: 'milk -1, milk on A1 +1, d169 +1' },
  {
    card: 26,
    bears: '2milk+2fed',
    says: 'cache milk A1, take d169',
    does: 'coin +1, milk -1, milk on A1 +1, d169 +1',
  },

  { card: 27, says: 'cache meat A1', does: 'meat -1, crystal +1, meat on A1 +1' },
  {
    card: 27,
    bears: '2meat+2fed',
    says: 'cache meat A1, take d169, step',
    does: 'coin +1, meat -1, crystal +1, step +1, meat on A1 +1, d169 +1',
  },

  { card: 28, says: 'cache meat A1, take gold', does: 'meat -1, gold +1, meat on A1 +1' },
  {
    card: 28,
    bears: '2meat+2fed',
    says: 'cache meat A1, step, step, take gold',
    does: 'coin +1, meat -1, gold +1, milk +1, step +2, meat on A1 +1',
  },

  { card: 29, says: 'cache meat A1', does: 'meat -1, meat on A1 +1' },
  { card: 29, bears: '2meat+2fed', says: 'cache meat A1', does: 'coin +1, meat -1, meat on A1 +1' },

  { card: 30, says: 'tuck d171 C1, step', does: 'coin +1, step +1, tucked C1 +1, d171 -1' },
  {
    card: 30,
    bears: '2t+2fed',
    mat: { eggs: 0 },
    says: 'tuck d171 C1, egg mat, egg mat, step',
    does: 'coin +1, step +1, egg mat +2, tucked C1 +1, d171 -1',
  },

  { card: 31, says: 'tuck d171 A1', does: 'crystal +1, tucked A1 +1, d171 -1' },
  {
    card: 31,
    bears: '2t+2fed',
    says: 'tuck d171 A1, take c16, take c34',
    does: 'crystal +1, tucked A1 +1, d171 -1, c16 +1, c34 +1',
  },

  { card: 32, says: 'cache milk A1', does: 'meat +1, milk -1, milk on A1 +1' },
  {
    card: 32,
    bears: '2milk+2fed',
    says: 'cache milk A1, dig c12 A',
    does: 'coin +1, meat +1, milk -1, cave A +1, milk on A1 +1, c12 -1',
  },
  {
    card: 32,
    when: 'everything is dug',
    bears: '2milk+2fed',
    mat: { caves: NOWHERE_TO_DIG },
    says: 'cache milk A1',
    does: 'meat +1, milk -1, milk on A1 +1',
  },

  { card: 33, says: 'tuck d171 C1, egg mat', does: 'egg mat +1, tucked C1 +1, d171 -1' },
  {
    card: 33,
    bears: '2t+2fed',
    says: 'tuck d171 C1, egg mat',
    does: 'meat +1, crystal +1, egg mat +1, tucked C1 +1, d171 -1',
  },

  { card: 34, says: 'tuck d171 A1', does: 'milk +1, tucked A1 +1, d171 -1' },
  {
    card: 34,
    bears: '2t+2fed',
    says: 'tuck d171 A1, dig c12 G',
    does: 'coin +1, milk +1, cave G +1, tucked A1 +1, d171 -1, c12 -1',
  },
  {
    card: 34,
    when: 'no cave card in the hand',
    bears: '2t+2fed',
    mat: { hand: 'd171' },
    says: 'tuck d171 A1',
    does: 'milk +1, tucked A1 +1, d171 -1',
  },

  { card: 35, says: 'tuck d171 A1', does: 'gold +1, tucked A1 +1, d171 -1' },
  {
    card: 35,
    bears: '2t+2fed',
    says: 'tuck d171 A1, dig c13 C',
    does: 'coin +1, gold +1, cave C +1, tucked A1 +1, d171 -1, c13 -1',
  },
  { card: 35, bears: '2t+2fed', says: 'tuck d171 A1, done', does: 'gold +1, tucked A1 +1, d171 -1' },
];

/** All hatchlings may go hungry. */
const HUNGRY: readonly Row[] = [
  ...HATCHLINGS.map((card): Row => ({ card, says: 'done', does: '' })),
  ...[...MILK_EATERS, ...MEAT_EATERS].map(
    (card): Row => ({ card, when: 'no food and too little for it', mat: { resources: 'gold 1' }, does: '' }),
  ),
  ...DRAGON_EATERS.map(
    (card): Row => ({ card, when: 'no dragon in the hand', mat: { hand: 'c12' }, does: '' }),
  ),
];

/** Food by exchange, from elsewhere, and food for a hatchling that has just come. */
const OTHER_FOOD: readonly Row[] = [
  { card: 1, offers: 'cache milk G1, done', does: '' },
  { card: 2, offers: 'tuck d171 C1, tuck d177 C1, done', does: '' },
  { card: 5, offers: 'cache meat G1, done', does: '' },
  {
    card: 1,
    when: 'exchanged for in the only way',
    mat: { resources: 'meat 1, gold 1' },
    says: 'cache milk G1, take c16',
    does: 'meat -1, gold -1, milk on G1 +1, c16 +1',
  },
  {
    card: 20,
    mat: { resources: 'gold 1, milk 2' },
    says: 'cache meat A1',
    offers: 'exchange gold milk meat, exchange milk milk meat',
    does: '',
  },
  {
    card: 20,
    mat: { resources: 'gold 1, milk 2' },
    says: 'cache meat A1, exchange milk milk meat',
    does: 'gold +1, milk -2, meat on A1 +1',
  },

  {
    card: 4,
    when: 'the third piece comes from the common stock',
    bears: '2milk+2fed',
    by: 'c3',
    says: 'cache milk A1, done',
    does: 'coin +1, crystal +1, milk on A1 +1',
  },
  {
    card: 11,
    mat: { eggs: 0 },
    by: 'c3',
    says: 'cache milk G1, egg mat, cache milk G1, egg mat',
    does: 'egg mat +2, milk on G1 +2',
  },
  {
    card: 12,
    when: 'not its food',
    by: 'c3',
    says: 'cache meat G1, cache gold G1',
    does: 'meat on G1 +1, gold on G1 +1',
  },
  { card: 24, mat: { G: 'd161' }, by: 'd161', says: 'cache milk A1', does: 'meat +1, milk on A1 +1' },
  {
    card: 26,
    mat: { C: 'd125' },
    by: 'd125',
    says: 'cache milk A1, take d169',
    does: 'milk -1, milk on A1 +1, d169 +1',
  },

  { card: 20, by: 'c3', says: 'cache meat A1, cache meat A1', does: 'gold +2, meat on A1 +2' },
  {
    card: 20,
    when: 'the second and the third piece from the common stock',
    bears: '1meat+1fed',
    by: 'c3',
    says: 'cache meat A1, cache meat A1, take d169, take d126',
    does: 'gold +2, meat on A1 +2, d169 +1, d126 +1',
  },
  { card: 13, mat: { C: 'd154' }, by: 'd154', says: 'cache meat A1', does: 'milk +1, meat on A1 +1' },
  {
    card: 23,
    when: 'by an icon of the mat',
    mat: { A: 'd73' },
    by: 'd73',
    says: 'use 0, pay c12, icon C5, cache meat A1, egg mat, done',
    does: 'meat -1, egg mat +1, meat on A1 +1, c12 -1',
  },
  {
    card: 29,
    when: 'not its food',
    by: 'c3',
    bears: '2meat+2fed',
    says: 'cache milk A1, done',
    does: 'milk on A1 +1',
  },

  {
    card: 2,
    mat: { eggs: 0 },
    by: 'c67',
    says: 'tuck deck C1, egg mat, tuck deck C1, egg mat',
    does: 'egg mat +2, tucked C1 +2',
  },
  { card: 8, mat: { G: 'd141' }, by: 'd141', says: 'tuck deck A1, take milk', does: 'milk +1, tucked A1 +1' },
  {
    card: 30,
    mat: { C: 'd130' },
    by: 'd130',
    says: 'use 0, step',
    does: 'coin +1, step +1, tucked C1 +1, tucked C2 +1',
  },
  {
    card: 31,
    when: 'the third piece comes from the deck',
    bears: '2t+2fed',
    by: 'c67',
    says: 'tuck deck A1, take c16, take c34, done',
    does: 'crystal +1, tucked A1 +1, c16 +1, c34 +1',
  },
  {
    card: 35,
    mat: { G: 'd171', hand: 'd177' },
    by: 'd171',
    says: 'tuck d177 A1',
    does: 'gold +1, tucked A1 +1, d177 -1',
  },

  {
    card: 20,
    when: 'explored',
    by: 'turn',
    says: 'explore A, take c16, cache meat A1, step',
    does: 'meat -1, gold +1, step +1, meat on A1 +1, c16 +1',
  },
  {
    card: 20,
    when: 'explored, but new',
    bears: '1fresh',
    by: 'turn',
    says: 'explore A, take c16, step',
    does: 'step +1, c16 +1',
  },
  {
    card: 20,
    when: 'new, but fed by something else',
    bears: '1fresh',
    by: 'c3',
    says: 'cache meat A1, done',
    does: 'gold +1, meat on A1 +1',
  },
];

const ABILITIES: readonly Row[] = [
  { card: 36, offers: 'use 0, done', does: '' },
  { card: 36, says: 'use 0, pay d171, take milk', does: 'milk +1, d171 -1' },
  { card: 36, mat: { hand: 'd177 c12' }, says: 'use 0, take gold', does: 'gold +1, d177 -1' },
  { card: 36, says: 'done', does: '' },
  { card: 36, when: 'no dragon in the hand', mat: { hand: 'c12' }, does: '' },

  { card: 37, says: 'egg A1, egg mat, 1: egg mat', does: 'egg mat +1, egg A1 +1, 1: egg mat +1' },
  { card: 37, says: 'egg A1, done, 1: done', does: 'egg A1 +1' },
  { card: 37, says: 'done, 1: egg mat', does: '1: egg mat +1' },
  { card: 37, seats: 3, says: 'done, 1: egg mat', offers: 'egg mat, done', asked: 2, does: '1: egg mat +1' },
  {
    card: 37,
    when: 'no nest of the owner is free',
    bears: '3e',
    mat: { eggs: 2 },
    says: '1: egg mat',
    does: '1: egg mat +1',
  },
  { card: 37, when: 'nobody has a nest', bears: '3e', mat: { eggs: 2 }, left: { eggs: 2 }, does: '' },

  { card: 38, does: 'coin +2' },

  { card: 40, says: 'step', does: 'coin +1, step +1' },
  { card: 40, says: 'done', does: '' },
  { card: 40, mat: { steps: 5 }, says: 'step, mark 5', does: 'step +1, marker +1' },
  { card: 40, when: 'no marker is left', mat: { steps: 5, markers: 0 }, says: 'step', does: 'step +1' },

  { card: 43, mat: { A: 'd45' }, offers: 'egg A1, done', does: '' },
  { card: 43, says: 'egg A1', does: 'egg A1 +1' },
  { card: 43, says: 'done', does: '' },
  { card: 43, when: 'all its nests are full', bears: '5e', does: '' },

  {
    card: 45,
    says: 'use 0, egg A1, egg mat, egg A1',
    does: 'coin -1, egg mat +1, egg A1 +2',
  },
  { card: 45, says: 'use 0, egg A1, done', does: 'coin -1, egg A1 +1' },
  { card: 45, says: 'done', does: '' },
  { card: 45, when: 'no nest is free', bears: '5e', mat: { eggs: 2 }, says: 'use 0', does: 'coin -1' },
  { card: 45, when: 'no coin', mat: { coins: 0 }, does: '' },

  { card: 47, when: 'the left neighbour has none', says: 'take d169', does: 'd169 +1' },
  { card: 47, when: 'as many', left: { G: 'd182' }, says: 'take dragon', draws: [57], does: 'd57 +1' },
  { card: 47, when: 'as many', left: { G: 'd182' }, says: 'done', does: '' },
  { card: 47, when: 'the left neighbour has more', left: { G: 'd182 d88' }, does: '' },
  { card: 47, when: 'more in another row', left: { C: 'd48 d60' }, says: 'take d114', does: 'd114 +1' },

  { card: 48, does: 'coin +1' },
  {
    card: 48,
    when: 'enticed',
    mat: { hand: 'd48' },
    by: 'turn',
    says: 'entice d48 C',
    does: 'meat -2, d48 -1, dragon C1 d48 +1',
  },

  { card: 50, offers: 'take d169, take d126, take d114, take dragon, done', does: '' },
  { card: 50, says: 'take d126', does: 'd126 +1' },
  { card: 50, says: 'take dragon', draws: [57], does: 'd57 +1' },
  { card: 50, says: 'done', does: '' },
  { card: 50, when: 'an empty display', display: 'c16', offers: 'take dragon, done', does: '' },
  { card: 50, noDecks: true, offers: 'take d169, take d126, take d114, done', does: '' },
  { card: 50, when: 'no dragons anywhere', noDecks: true, display: 'c16', does: '' },

  { card: 53, says: 'cache gold C1', does: 'gold -1, gold on C1 +1' },
  { card: 53, says: 'done', does: '' },
  { card: 53, mat: { resources: 'meat 1' }, offers: 'cache meat C1, done', does: '' },
  {
    card: 53,
    when: 'exchanged for',
    mat: { resources: 'meat 2' },
    says: 'cache gold C1',
    does: 'meat -2, gold on C1 +1',
  },
  { card: 53, when: 'no resources', mat: { resources: '' }, does: '' },

  { card: 55, mat: { G: 'd56', A: 'd43' }, offers: 'egg G1, egg G2, done', does: '' },
  { card: 55, mat: { G: 'd56' }, says: 'egg G2', does: 'egg G2 +1' },
  { card: 55, says: 'done', does: '' },
  { card: 55, when: 'no nest in the row is free', bears: '4e', mat: { G: 'd56+2e', A: 'd43' }, does: '' },

  { card: 56, does: 'gold +1' },
  {
    card: 56,
    when: 'explored',
    mat: { resources: '' },
    by: 'turn',
    says: 'explore C, take milk, step',
    does: 'gold +1, milk +1, step +1',
  },
  {
    card: 56,
    when: 'explored, but new',
    bears: '1fresh',
    by: 'turn',
    says: 'explore C, take milk, step',
    does: 'milk +1, step +1',
  },

  {
    card: 57,
    says: 'step, step, 1: step',
    does: 'coin +1, milk +1, step +2, 1: coin +1, 1: step +1',
  },
  { card: 57, says: 'step, done, 1: done', does: 'coin +1, step +1' },
  { card: 57, says: 'done, 1: step', does: '1: coin +1, 1: step +1' },
  {
    card: 57,
    seats: 3,
    says: 'done, 1: done, 2: step',
    does: '2: coin +1, 2: step +1',
  },
  {
    card: 57,
    when: 'a hatchling of another seat is fed in the turn of the owner',
    left: { C: 'd2', steps: 5 },
    draws: [67],
    says: 'done, 1: step, 1: mark 1, 1: use 0, 1: use 0, 1: dig c67 C, 1: tuck deck C1, 1: egg mat, 1: done',
    does: '1: step +1, 1: marker +1, 1: cave C +1, 1: tucked C1 +1',
  },

  { card: 58, says: 'use 0', draws: [20], does: 'tucked G1 +1' },
  { card: 58, says: 'use 0', draws: [50], does: 'd50 +1' },
  { card: 58, says: 'use 0', draws: [48], does: 'd48 +1' },
  { card: 58, says: 'done', does: '' },
  { card: 58, noDecks: true, does: '' },

  { card: 60, does: 'milk +2' },

  {
    card: 61,
    mat: { C: 'd85+2e' },
    says: 'use 0, step, step',
    does: 'coin +1, milk +1, step +2, egg C2 -2',
  },
  {
    card: 61,
    mat: { C: 'd85+1e', G: 'd42+3e' },
    says: 'use 0, pay egg G1, pay egg C2, step, done',
    does: 'coin +1, step +1, egg C2 -1, egg G1 -1',
  },
  { card: 61, mat: { C: 'd85+2e' }, says: 'done', does: '' },
  { card: 61, when: 'one egg only', mat: { C: 'd85+1e' }, does: '' },
  {
    card: 61,
    when: 'eggs, but none beside it',
    bears: '2e',
    mat: { C: 'd48 d85+2e', G: 'd40 d42+3e', A: 'd92+2e', eggs: 2 },
    does: '',
  },

  { card: 62, does: 'coin +1' },

  { card: 63, says: 'tuck d171 G1, egg G1', does: 'egg G1 +1, tucked G1 +1, d171 -1' },
  { card: 63, says: 'tuck d171 G1', offers: 'egg G1, done', does: 'tucked G1 +1, d171 -1' },
  { card: 63, says: 'tuck d177 G1, done', does: 'tucked G1 +1, d177 -1' },
  { card: 63, when: 'its nests are full', bears: '4e', says: 'tuck d171 G1', does: 'tucked G1 +1, d171 -1' },
  { card: 63, says: 'done', does: '' },
  { card: 63, when: 'no dragon in the hand', mat: { hand: 'c12' }, does: '' },

  {
    card: 64,
    mat: { caves: { C: '1 2 3', G: '4' } },
    offers: 'dig c16 G, dig c16 A, dig c34 G, dig c34 A, dig c44 G, dig c44 A, done',
    does: '',
  },
  { card: 64, says: 'dig c16 C', does: 'crystal +2, cave C +1' },
  { card: 64, says: 'done', does: '' },
  {
    card: 64,
    when: 'the last space of a row',
    mat: { caves: { G: '1 2' } },
    says: 'dig c16 G, use 0, pay meat, pay d171, pay c12',
    does: 'coin +1, meat -1, crystal +2, cave G +1, d171 -1, c12 -1',
  },
  {
    card: 64,
    when: 'the last space of a row, its bonus declined',
    mat: { caves: { G: '1 2' } },
    says: 'dig c16 G, done',
    does: 'crystal +2, cave G +1',
  },
  { card: 64, when: 'everything is dug', mat: { caves: NOWHERE_TO_DIG }, does: '' },
  { card: 64, when: 'no cave card on display', display: 'd169', does: '' },

  { card: 65, says: 'use 0, play d177 C', does: 'd177 -1, c12 -1, c13 -1, dragon C1 d177 +1' },
  {
    card: 65,
    mat: { hand: 'd177 c12 c13 c14' },
    says: 'use 0, pay c12, pay c14, play d177 C',
    does: 'd177 -1, c12 -1, c14 -1, dragon C1 d177 +1',
  },
  {
    card: 65,
    when: 'what it plays has a `played` ability',
    mat: { hand: 'd48 c12 c13', resources: '' },
    says: 'use 0, play d48 C',
    does: 'coin +1, d48 -1, c12 -1, c13 -1, dragon C1 d48 +1',
  },
  {
    card: 65,
    when: 'neither coin nor egg nor milk is paid',
    mat: { hand: 'd20 c12 c13', resources: '', coins: 0, eggs: 0 },
    says: 'use 0, play d20 A',
    does: 'd20 -1, c12 -1, c13 -1, dragon A2 d20 +1',
  },
  { card: 65, says: 'use 0, done', does: 'c12 -1, c13 -1' },
  { card: 65, says: 'done', does: '' },
  { card: 65, when: 'one cave card only', mat: { hand: 'd177 c12' }, does: '' },
  { card: 65, when: 'no dragon in the hand', mat: { hand: 'c12 c13' }, does: '' },
  {
    card: 65,
    when: 'no room for the dragon',
    mat: { hand: 'd182 c12 c13', G: 'd56', caves: { G: '' } },
    does: '',
  },

  { card: 66, says: 'use 0, pay d171, egg G1', does: 'egg G1 +1, d171 -1' },
  {
    card: 66,
    mat: { G: 'd56', A: 'd43' },
    says: 'use 0, pay d171',
    offers: 'egg G1, egg G2, done',
    does: 'd171 -1',
  },
  {
    card: 66,
    when: 'no nest in the row is free',
    bears: '3e',
    says: 'use 0, pay d171',
    does: 'd171 -1',
  },
  { card: 66, says: 'done', does: '' },
  { card: 66, when: 'no dragon in the hand', mat: { hand: 'c12' }, does: '' },

  { card: 67, bears: '1e', says: 'use 0, take d169, take c16', does: 'egg G1 -1, d169 +1, c16 +1' },
  { card: 67, bears: '1e', says: 'use 0, step, take milk', does: 'coin +1, milk +1, step +1, egg G1 -1' },
  {
    card: 67,
    bears: '1e',
    says: 'use 0, take milk',
    offers:
      'take d169, take d126, take d114, take dragon, step, take c16, take c34, take c44, take cave, done',
    does: 'milk +1, egg G1 -1',
  },
  { card: 67, bears: '1e', says: 'use 0, take milk, done', does: 'milk +1, egg G1 -1' },
  {
    card: 67,
    bears: '1e',
    mat: { G: 'd56+1e' },
    says: 'use 0, pay egg G2, take gold, take cave',
    draws: [5],
    does: 'gold +1, egg G2 -1, c5 +1',
  },
  { card: 67, bears: '1e', says: 'done', does: '' },
  { card: 67, when: 'eggs, but none in its row', mat: { A: 'd43+2e' }, does: '' },

  { card: 68, says: 'use 0', draws: [60], does: 'tucked C1 +1' },
  { card: 68, says: 'use 0', draws: [48], does: 'meat +1' },
  { card: 68, says: 'done', does: '' },
  { card: 68, noDecks: true, does: '' },

  { card: 69, says: 'use 0, tuck d48 G1', draws: [48], does: 'tucked G1 +1' },
  { card: 69, says: 'use 0, done', draws: [48], does: 'd48 +1' },
  {
    card: 69,
    mat: { G: 'd47' },
    says: 'use 0, tuck d60 G1, tuck d48 G1',
    draws: [48, 60],
    does: 'tucked G1 +2',
  },
  {
    card: 69,
    mat: { G: 'd47' },
    says: 'use 0, tuck d60 G1, done',
    draws: [48, 60],
    does: 'tucked G1 +1, d48 +1',
  },
  {
    card: 69,
    when: 'at most two of three are tucked',
    mat: { G: 'd47 d72' },
    says: 'use 0, tuck d48 G1, tuck d60 G1',
    draws: [48, 60, 57],
    does: 'tucked G1 +2, d57 +1',
  },
  {
    card: 69,
    when: 'shy ones of other rows and others of its row do not count',
    mat: { G: 'd50', C: 'd56', A: 'd75' },
    says: 'use 0, done',
    draws: [48],
    does: 'd48 +1',
  },
  { card: 69, says: 'done', does: '' },
  { card: 69, noDecks: true, does: '' },

  {
    card: 70,
    says: 'use 0, pay gold, egg C1, use 0, pay meat, egg mat, 1: use 0, 1: pay milk, 1: egg mat',
    does: 'meat -1, gold -1, egg mat +1, egg C1 +1, 1: milk -1, 1: egg mat +1',
  },
  { card: 70, says: 'use 0, pay gold, egg C1, done, 1: done', does: 'gold -1, egg C1 +1' },
  {
    card: 70,
    says: 'done, 1: use 0, 1: pay gold, 1: egg mat',
    does: '1: gold -1, 1: egg mat +1',
  },
  {
    card: 70,
    when: 'one resource, so it is done once',
    mat: { resources: 'crystal 1' },
    left: { resources: '' },
    says: 'use 0, egg C1',
    does: 'crystal -1, egg C1 +1',
  },
  {
    card: 70,
    when: 'at the end of a round, and then the coins and the egg of the next',
    by: 'turn',
    says: 'pass, 1: pass, activate d70, use 0, pay gold, egg C1, done, 1: done, 0: egg C1',
    does: 'coin +6, gold -1, egg C1 +2, 1: coin +6, 1: egg mat +1',
  },
  {
    card: 70,
    when: 'declined at the end of a round',
    by: 'turn',
    says: 'pass, 1: pass, done, 1: use 0, 1: pay gold, 1: egg mat, 0: egg C1',
    does: 'coin +6, egg C1 +1, 1: coin +6, 1: gold -1, 1: egg mat +1',
  },
  { card: 70, when: 'no resources', mat: { resources: '' }, left: { resources: '' }, does: '' },

  {
    card: 72,
    bears: '1e',
    says: 'use 0, step, step',
    does: 'coin +1, milk +1, step +2, egg G1 -1',
  },
  {
    card: 72,
    bears: '1e',
    mat: { G: 'd56+1e' },
    says: 'use 0, pay egg G2, step, done',
    does: 'coin +1, step +1, egg G2 -1',
  },
  { card: 72, bears: '1e', says: 'done', does: '' },
  { card: 72, when: 'eggs, but none in its row', mat: { A: 'd43+2e' }, does: '' },

  {
    card: 73,
    when: 'icons that do the same are offered once',
    says: 'use 0, pay c12',
    offers: 'icon C1, icon C2, icon C4, icon C5, icon G1, icon G5, icon A1, icon A5, done',
    does: 'c12 -1',
  },
  {
    card: 73,
    when: 'no cave card is left to be paid once more',
    mat: { hand: 'd171 c12' },
    says: 'use 0',
    offers: 'icon C1, icon C2, icon C4, icon C5, icon G1, icon G5, icon A1, done',
    does: 'c12 -1',
  },
  { card: 73, says: 'use 0, pay c12, icon C1, take milk', does: 'milk +1, c12 -1' },
  { card: 73, says: 'use 0, pay c12, icon C2, step', does: 'coin +1, step +1, c12 -1' },
  { card: 73, says: 'use 0, pay c12, icon C4, egg A1', does: 'egg A1 +1, c12 -1' },
  {
    card: 73,
    says: 'use 0, pay c12, icon C5, cache gold A1, cache milk A1',
    does: 'gold -1, milk -1, gold on A1 +1, milk on A1 +1, c12 -1',
  },
  { card: 73, says: 'use 0, pay c12, icon G1, take d169', does: 'c12 -1, d169 +1' },
  {
    card: 73,
    says: 'use 0, pay c12, icon G5, tuck d171 A1, tuck d177 A1',
    does: 'tucked A1 +2, d171 -1, d177 -1, c12 -1',
  },
  { card: 73, says: 'use 0, pay c12, icon A1, take c16', does: 'c12 -1, c16 +1' },
  {
    card: 73,
    says: 'use 0, pay c12, icon A5, use 0, egg A1, egg mat',
    does: 'egg mat +1, egg A1 +1, c12 -1, c13 -1',
  },
  { card: 73, says: 'use 0, pay c12, done', does: 'c12 -1' },
  { card: 73, says: 'done', does: '' },
  { card: 73, when: 'no cave card in the hand', mat: { hand: 'd171' }, does: '' },

  { card: 75, says: 'step', does: 'coin +1, step +1' },
  { card: 75, says: 'done', does: '' },

  { card: 76, mat: { C: 'd48' }, says: 'use 0, pay gold, activate d48', does: 'coin +1, gold -1' },
  {
    card: 76,
    when: 'the others get their part too',
    mat: { C: 'd85' },
    says: 'use 0, pay gold, activate d85',
    does: 'gold -1, crystal +2, 1: crystal +1',
  },
  {
    card: 76,
    when: 'the other one is new',
    mat: { C: 'd48+1fresh' },
    says: 'use 0, pay gold, activate d48',
    does: 'coin +1, gold -1',
  },
  {
    card: 76,
    mat: { C: 'd48 d56 d39', G: 'd63', A: 'd62' },
    says: 'use 0, pay gold',
    offers: 'activate d48, activate d62, done',
    does: 'gold -1',
  },
  { card: 76, mat: { C: 'd48' }, says: 'use 0, pay gold, done', does: 'gold -1' },
  { card: 76, mat: { C: 'd48' }, says: 'done', does: '' },
  { card: 76, when: 'no other dragon', does: '' },
  { card: 76, when: 'no other dragon that it could activate', mat: { C: 'd56 d70' }, does: '' },
  { card: 76, when: 'no resources', mat: { C: 'd48', resources: '' }, does: '' },
  {
    card: 76,
    when: 'the other one must be paid for as well',
    mat: { C: 'd89', resources: 'meat 1, gold 1' },
    says: 'use 0, pay gold, activate d89, use 0, play d126 G',
    does: 'meat -1, gold -1, dragon G1 d126 +1',
  },
  {
    card: 76,
    when: 'the payment would leave nothing to pay the other one with',
    mat: { C: 'd89', resources: 'meat 1' },
    does: '',
  },

  { card: 77, says: 'cache meat C1', does: 'meat on C1 +1' },
  { card: 77, says: 'done', does: 'meat +1' },
  { card: 77, mat: { C: 'd48' }, offers: 'cache meat C1, done', does: 'meat +1' },

  { card: 78, says: 'cache milk A1', does: 'milk on A1 +1' },
  { card: 78, says: 'done', does: 'milk +1' },

  { card: 79, mat: { A: 'd92 d75+2e' }, says: 'use 0', does: 'egg A1 +1, egg A2 +1' },
  { card: 79, mat: { A: 'd92 d75' }, offers: 'use 0, done', does: '' },
  { card: 79, mat: { A: 'd92 d75' }, says: 'done', does: '' },
  { card: 79, when: 'two in its row', mat: { A: 'd92', G: 'd56 d50 d40' }, does: '' },
  { card: 79, when: 'no nest is free', bears: '3e', mat: { A: 'd92+2e d75+2e' }, does: '' },

  {
    card: 80,
    says: 'tuck d171 C1',
    offers: 'take gold, take crystal, done',
    does: 'tucked C1 +1, d171 -1',
  },
  { card: 80, says: 'tuck d171 C1, take crystal', does: 'crystal +1, tucked C1 +1, d171 -1' },
  { card: 80, says: 'tuck d177 C1, take meat', does: 'meat +1, tucked C1 +1, d177 -1' },
  { card: 80, mat: { hand: 'd1' }, says: 'tuck d1 C1, take milk', does: 'milk +1, tucked C1 +1, d1 -1' },
  {
    card: 80,
    when: 'one of several symbols',
    mat: { hand: 'd38' },
    says: 'tuck d38 C1, take crystal',
    does: 'crystal +1, tucked C1 +1, d38 -1',
  },
  {
    card: 80,
    when: 'a coin is no resource',
    mat: { hand: 'd46' },
    says: 'tuck d46 C1',
    does: 'tucked C1 +1, d46 -1',
  },
  {
    card: 80,
    when: 'the card costs nothing',
    mat: { hand: 'd98' },
    says: 'tuck d98 C1',
    does: 'tucked C1 +1, d98 -1',
  },
  { card: 80, says: 'done', does: '' },
  { card: 80, when: 'no dragon in the hand', mat: { hand: 'c12' }, does: '' },

  { card: 82, mat: { C: 'd48', G: 'd56 d50', A: 'd43' }, offers: 'egg C1, egg G1, egg A1, done', does: '' },
  { card: 82, mat: { A: 'd43' }, says: 'egg A1', does: 'egg A1 +1' },
  { card: 82, says: 'egg C1', does: 'egg C1 +1' },
  { card: 82, says: 'done', does: '' },
  { card: 82, when: 'no nest in the column is free', bears: '3e', mat: { C: 'd48', G: 'd56+2e' }, does: '' },

  { card: 83, says: 'step', does: 'coin +2, step +1' },
  { card: 83, says: 'done', does: 'coin +1' },

  { card: 84, says: 'tuck d171 G1', does: 'tucked G1 +1, d171 -1' },
  { card: 84, mat: { G: 'd56' }, offers: 'tuck d171 G1, tuck d177 G1, done', does: '' },
  { card: 84, says: 'done', does: '' },
  { card: 84, when: 'no dragon in the hand', mat: { hand: 'c12' }, does: '' },

  { card: 85, does: 'crystal +2, 1: crystal +1' },
  { card: 85, seats: 3, does: 'crystal +2, 1: crystal +1, 2: crystal +1' },

  { card: 88, does: 'coin +1' },

  { card: 89, says: 'use 0, pay gold, play d126 G', does: 'gold -1, dragon G1 d126 +1' },
  {
    card: 89,
    says: 'use 0, pay gold',
    offers: 'play d169 C, play d126 G, play d114 A, done',
    does: 'gold -1',
  },
  {
    card: 89,
    when: 'what it plays has a `played` ability',
    display: 'd48',
    says: 'use 0, pay gold, play d48 C',
    does: 'coin +1, gold -1, dragon C2 d48 +1',
  },
  { card: 89, says: 'use 0, pay gold, done', does: 'gold -1' },
  { card: 89, says: 'done', does: '' },
  { card: 89, when: 'no resources', mat: { resources: '' }, does: '' },
  { card: 89, when: 'no dragon on display', display: 'c16', does: '' },
  { card: 89, when: 'no room for what is on display', display: 'd169', mat: { caves: { C: '' } }, does: '' },

  { card: 90, says: 'use 0', does: 'coin -1, meat +1, gold +1, crystal +1' },
  { card: 90, says: 'done', does: '' },
  { card: 90, when: 'no coin', mat: { coins: 0 }, does: '' },

  { card: 92, does: 'crystal +1' },

  { card: 94, says: 'use 0, pay c12, step', does: 'coin +1, step +1, c12 -1' },
  { card: 94, says: 'use 0, pay d171, step', does: 'coin +1, step +1, d171 -1' },
  { card: 94, says: 'use 0', offers: 'pay d171, pay d177, pay c12, pay c13', does: '' },
  { card: 94, says: 'use 0, pay c12, done', does: 'c12 -1' },
  { card: 94, says: 'done', does: '' },
  { card: 94, when: 'an empty hand', mat: { hand: '' }, does: '' },

  {
    card: 95,
    when: 'one of the column is full, one is beside it',
    mat: { C: 'd56', G: 'd40+1e', A: 'd92' },
    says: 'use 0',
    does: 'egg C1 +1, egg A1 +1',
  },
  { card: 95, says: 'use 0', does: 'egg A1 +1' },
  { card: 95, says: 'done', does: '' },
  { card: 95, when: 'no nest in the column is free', bears: '4e', mat: { A: 'd92', C: 'd56+2e' }, does: '' },

  { card: 96, says: 'cache milk G1', does: 'milk on G1 +1' },
  { card: 96, says: 'done', does: 'milk +1' },

  { card: 99, says: 'take milk, take gold', does: 'coin +1, gold +1, milk +1' },
  { card: 99, says: 'take milk, take milk', does: 'coin +1, milk +2' },
  { card: 99, says: 'take meat, done', does: 'coin +1, meat +1' },
  { card: 99, says: 'done', does: 'coin +1' },

  { card: 100, says: 'use 0', draws: [50], does: 'tucked C1 +1' },
  { card: 100, says: 'use 0', draws: [20], does: 'milk +1' },
  { card: 100, says: 'use 0', draws: [60], does: 'milk +1' },
  { card: 100, says: 'done', does: '' },
  { card: 100, noDecks: true, does: '' },
];

const ENDS: readonly EndRow[] = [
  { card: 17, scores: 0 },
  { card: 17, bears: '4milk+4fed', scores: 4 },
  { card: 17, when: 'by covering', bears: '2milk', scores: 2 },
  { card: 17, bears: '1milk+1fed+2meat+1t', scores: 1 },

  { card: 18, scores: 0 },
  { card: 18, bears: '5t+5fed', scores: 5 },
  { card: 18, bears: '2milk', scores: 0 },

  { card: 29, scores: 0 },
  { card: 29, bears: '2meat+2fed+1gold+1t', scores: 2 },
  { card: 29, bears: '3milk', scores: 0 },

  { card: 39, mat: { C: 'd48 d39 d56' }, scores: 2 },
  { card: 39, mat: { C: 'd48 d39 d56 d60' }, scores: 2 },
  { card: 39, mat: { C: 'd39 d48' }, scores: 0 },
  { card: 39, mat: { C: 'd48 d39' }, scores: 0 },
  { card: 39, when: 'between above and below', mat: { C: 'd48', G: 'd39', A: 'd92' }, scores: 0 },

  { card: 41, when: 'first', places: [[1, 2]], scores: 0 },
  { card: 41, when: 'second of two', places: [[2, 1]], scores: 2 },
  { card: 41, when: 'a shared first place of two', places: [[1, 1]], scores: 2 },
  { card: 41, when: 'nobody got anything', places: [[0, 0]], scores: 2 },
  { card: 41, when: 'first, the other got nothing', places: [[1, 0]], scores: 0 },
  { card: 41, when: 'second of three', seats: 3, places: [[2, 1, 3]], scores: 0 },
  { card: 41, when: 'a shared second place', seats: 3, places: [[2, 1, 2]], scores: 2 },
  { card: 41, when: 'fourth or fifth of five', seats: 5, places: [[0, 1, 2, 3, 0]], scores: 2 },
  { card: 41, when: 'third of five', seats: 5, places: [[3, 1, 2, 0, 0]], scores: 0 },
  { card: 41, when: 'alone, before the opponent', seats: 1, places: [[1, 2]], scores: 0 },
  { card: 41, when: 'alone, after the opponent', seats: 1, places: [[2, 1]], scores: 2 },
  { card: 41, when: 'alone, level with the opponent', seats: 1, places: [[1, 1]], scores: 2 },
  {
    card: 41,
    when: 'last in three of four',
    places: [
      [2, 1],
      [0, 1],
      [1, 2],
      [1, 1],
    ],
    scores: 6,
  },

  { card: 42, mat: { C: 'd48 d56' }, scores: 0 },
  { card: 42, mat: { G: 'd50' }, scores: 3 },
  { card: 42, mat: { G: 'd50 d56 d20' }, scores: 9 },

  { card: 44, scores: 0 },
  { card: 44, marks: 1, scores: 2 },
  { card: 44, marks: 4, scores: 8 },

  { card: 46, mat: { G: 'd50', A: 'd92' }, scores: 3 },
  { card: 46, mat: { C: 'd48 d46', G: 'd50 d56', A: 'd92 d75' }, scores: 3 },
  { card: 46, mat: { C: 'd48 d46', G: 'd50', A: 'd92 d75' }, scores: 0 },
  { card: 46, scores: 0 },

  { card: 49, mat: { C: 'd48 d56', A: 'd92' }, scores: 4 },
  { card: 49, when: 'two sets', mat: { C: 'd48 d56 d60', G: 'd40', A: 'd92 d62 d90' }, scores: 8 },
  { card: 49, when: 'none aggressive', mat: { C: 'd48 d56 d60', G: 'd40' }, scores: 0 },

  { card: 51, mat: { C: 'd56', G: 'd47' }, scores: 2 },
  {
    card: 51,
    when: 'on all sides',
    mat: { C: 'd48 d56', G: 'd47 d51 d67', A: 'd92 d75' },
    scores: 4,
  },
  { card: 51, when: 'shy ones not beside it', mat: { C: 'd48 d56', G: 'd50 d47', A: 'd75' }, scores: 0 },
  { card: 51, scores: 0 },

  { card: 52, scores: 0 },
  { card: 52, mat: { C: 'd104', G: 'd63', A: 'd79' }, scores: 6 },
  { card: 52, mat: { C: 'd104 d70', G: 'd63', A: 'd79' }, scores: 8 },
  { card: 52, when: 'at most 8', mat: { C: 'd104 d70', G: 'd63 d69 d72', A: 'd79' }, scores: 8 },
  { card: 52, when: 'other timings', mat: { C: 'd48', G: 'd50', A: 'd20' }, scores: 0 },

  { card: 54, scores: 4 },
  { card: 54, mat: { C: 'd56 d48', G: 'd58' }, scores: 4 },
  { card: 54, mat: { C: 'd56 d61' }, scores: 0 },
  { card: 54, mat: { C: 'd33' }, scores: 0 },

  { card: 59, scores: 0 },
  { card: 59, mat: { C: 'd56 d60' }, scores: 4 },
  { card: 59, mat: { C: 'd56 d6 d70' }, scores: 6 },
  { card: 59, mat: { C: 'd48', G: 'd47' }, scores: 0 },

  { card: 71, scores: 0 },
  { card: 71, mat: { C: 'd48', G: 'd57' }, scores: 4 },
  { card: 71, when: 'at most 8', mat: { C: 'd48 d38 d60', G: 'd57 d64' }, scores: 8 },
  { card: 71, when: 'other timings', mat: { C: 'd56 d39', G: 'd63' }, scores: 0 },

  { card: 74, mat: { caves: { C: '1 2 3' } }, scores: 3 },
  { card: 74, mat: { C: 'd48 d56 d60', caves: { C: '1 2 3' } }, scores: 3 },
  { card: 74, mat: { caves: { C: '1 2', G: '4 5 6', A: '7 8 9' } }, scores: 0 },

  { card: 81, scores: 3 },
  { card: 81, mat: { C: 'd48 d81', G: 'd50 d56 d40' }, scores: 3 },
  { card: 81, mat: { C: 'd48' }, scores: 0 },

  { card: 86, mat: { hand: 'c12', resources: '' }, scores: 0 },
  { card: 86, mat: { hand: 'd171', resources: '' }, scores: 1 },
  { card: 86, mat: { hand: 'd171 d177', resources: '' }, scores: 3 },
  { card: 86, when: 'once', mat: { hand: 'd171 d177 d169 d126', resources: '' }, scores: 3 },
  {
    card: 86,
    when: 'although a point for left-overs is lost',
    mat: { hand: 'd171 d177 c12 c13' },
    scores: 3,
  },

  { card: 87, mat: { hand: 'd171', resources: '' }, scores: 0 },
  { card: 87, mat: { hand: 'c12', resources: '' }, scores: 1 },
  { card: 87, mat: { hand: 'c12 c13', resources: '' }, scores: 3 },
  { card: 87, when: 'once', mat: { hand: 'c12 c13 c14 c15', resources: '' }, scores: 3 },
  { card: 87, when: 'beside 86', mat: { hand: 'd171 d177 c12 c13', resources: '', G: 'd86' }, scores: 3 },

  { card: 91, mat: { C: 'd2 d82 d60' }, scores: 8 },
  { card: 91, when: 'no hatchling', mat: { C: 'd82 d60' }, scores: 0 },
  { card: 91, when: 'no small one', mat: { C: 'd2 d60' }, scores: 0 },
  { card: 91, when: 'no large one', mat: { C: 'd2 d82' }, scores: 0 },
  { card: 91, when: 'the hatchling in another row', mat: { C: 'd82 d60', G: 'd1' }, scores: 0 },

  { card: 93, mat: { G: 'd40 d50 d56' }, scores: 5 },
  { card: 93, mat: { G: 'd40 d50' }, scores: 0 },
  { card: 93, when: 'swapped into another row', mat: { C: 'd93', G: 'd40 d50 d56 d36' }, scores: 5 },
  { card: 93, when: 'its row is full, but not G', mat: { C: 'd93 d48 d60 d56', G: 'd40' }, scores: 0 },

  { card: 97, scores: 0 },
  { card: 97, mat: { C: 'd48 d39', G: 'd63' }, scores: 0 },
  { card: 97, when: 'hatchlings too', mat: { G: 'd36 d40', A: 'd20 d17' }, scores: 4 },
  {
    card: 97,
    when: 'without limit',
    mat: { C: 'd56 d77 d82', G: 'd36 d40 d50 d58', A: 'd20 d17 d43 d92' },
    scores: 11,
  },

  { card: 98, mat: { C: 'd48 d56 d60' }, scores: 3 },
  { card: 98, mat: { C: 'd48 d56', G: 'd40 d50 d36 d58' }, scores: 0 },
];

function lay(setting: Setting, draws: readonly Name[] = []): Transcript {
  const { card, bears, mat, left, seats, display } = setting;
  const named = new RegExp(`\\bd${card}\\b`);
  const home = ROWS[dragonCard(card).habitats[0] ?? 0] ?? 'C';
  const dragon = bears ? `d${card}+${bears}` : `d${card}`;
  const placed = [mat?.C, mat?.G, mat?.A, mat?.hand].some(
    (cards) => cards !== undefined && named.test(cards),
  );
  const own = placed ? {} : { [home]: [dragon, mat?.[home] ?? ''].join(' ') };
  const others = Array.from({ length: (seats ?? 2) - 2 }, () => ({ ...MAT, hand: '' }));
  return new Transcript({
    seats: seats ?? 2,
    mats: [{ ...MAT, ...mat, ...own }, { ...LEFT, ...left }, ...others],
    display: display ?? DISPLAY,
    draws,
    guild: 'plains',
  });
}

function begin(t: Transcript, { card, by }: Row): void {
  if (by === undefined) t.ability(card);
  else if (by.startsWith('d')) t.ability(Number(by.slice(1)));
  else if (by.startsWith('c')) t.cave(Number(by.slice(1)));
}

/** The order of changes and of choices says nothing. */
const parts = (text: string): string[] => text.split(', ').sort();

const title = ({ card, when, bears }: Setting, outcome: string): string =>
  [`${card}`, when, bears && `with ${bears}`, outcome].filter((word) => word).join(' · ');

const ALL: readonly Row[] = [...FEEDING, ...HUNGRY, ...OTHER_FOOD, ...ABILITIES].sort(
  (one, two) => one.card - two.card,
);

describe('dragons 1 to 100: what they do', () => {
  test.each(ALL.map((row) => [title(row, `${row.says ?? 'nobody is asked'} → ${row.does}`), row] as const))(
    '%s',
    (_, row) => {
      const t = lay(row, row.draws);
      if (row.noDecks) {
        t.state.dragonDeck.length = 0;
        t.state.caveDeck.length = 0;
      }
      begin(t, row);
      t.play(row.says ?? '');
      expect(parts(t.changes)).toEqual(parts(row.does));
      if (row.offers === undefined) expect(t.task).toBe('turn');
      else expect(parts(t.choices)).toEqual(parts(row.offers));
      if (row.asked !== undefined) expect(t.asked).toBe(row.asked);
    },
  );
});

describe('dragons 1 to 100: what they are worth at the end', () => {
  test.each(ENDS.map((row) => [title(row, `${JSON.stringify(row.mat ?? {})} ${row.scores}`), row] as const))(
    '%s',
    (_, row) => {
      const t = lay(row);
      for (let i = 0; i < (row.marks ?? 0); i++) t.state.marks.push({ seat: 0, square: 6 });
      for (const places of row.places ?? []) {
        t.state.scored.push({ amounts: places, places, points: places.map(() => 0) });
      }
      expect(accountOf(t.state, 0).dragons.find(({ card }) => card === row.card)?.end).toBe(row.scores);
    },
  );
});

describe('dragons 1 to 100: nothing is left out', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => i + 1);
  const does = (card: number, fits: (row: Row) => boolean): boolean =>
    ALL.some((row) => row.card === card && fits(row));

  test('every dragon has a row, in the table of its timing', () => {
    const working = (card: number) => dragonCard(card).timings.some((timing) => timing !== 'end');
    const missing = numbers.filter((card) => working(card) && !does(card, ({ does }) => does !== ''));
    expect(missing).toEqual([]);
  });

  test('every ability at the end is worth something in one row and not as much in another', () => {
    const worth = (card: number) => new Set(ENDS.filter((row) => row.card === card).map((row) => row.scores));
    const missing = numbers.filter(
      (card) => dragonCard(card).timings.includes('end') && (worth(card).size < 2 || !worth(card).has(0)),
    );
    expect(missing).toEqual([]);
  });

  test('every hatchling is fed for the first and for the third time', () => {
    const fed = (bears: string | undefined) => (card: number) =>
      FEEDING.some((row) => row.card === card && row.bears === bears && row.when === undefined);
    expect(numbers.filter((card) => dragonCard(card).size === 'hatchling')).toEqual(
      [...HATCHLINGS].sort((one, two) => one - two),
    );
    expect(HATCHLINGS.filter((card) => !fed(undefined)(card))).toEqual([]);
    expect(MILK_EATERS.filter((card) => !fed('2milk+2fed')(card))).toEqual([]);
    expect(MEAT_EATERS.filter((card) => !fed('2meat+2fed')(card))).toEqual([]);
    expect(DRAGON_EATERS.filter((card) => !does(card, ({ bears }) => bears === '2t+2fed'))).toEqual([]);
  });
});
