import { describe, expect, it, test } from 'vitest';
import { dragonCard } from '../data/cards.js';
import { ROWS } from '../data/words.js';
import { accountOf } from '../scoring.js';
import { spotOfCard } from '../state.js';
import { type Layout, Transcript } from '../transcript.js';

/**
 * What dragons 101 to 183 do, a case a line. Unless `mats` says otherwise the dragon lies alone on the first
 * space of its first habitat on the mat of seat 0, and there is enough of everything.
 */
interface Setting extends Layout {
  readonly card: number;
  /** So many markers of seat 0 are on the guild tile. */
  readonly marks?: number;
  /** All that is left of the dragon deck. */
  readonly deck?: string;
}

/** A case of an ability: what is answered, and what has changed then. */
interface Case extends Setting {
  readonly says?: string;
  /** `nothing`, or the changes in any order. */
  readonly does: string;
  /** What is offered after that; the case ends there. Without it the ability must be over. */
  readonly choices?: string;
  /** Who is offered that. */
  readonly asked?: number;
  /** What lies on the discard piles then. */
  readonly discarded?: string;
}

/** A case of the final scoring: what the ability of the dragon adds to it. */
interface Scoring extends Setting {
  readonly scores: number;
}

const DISPLAY = 'd1 d2 d3 c1 c2 c3';

function lay(setting: Setting): Transcript {
  const { card, marks = 0, deck } = setting;
  const home = ROWS[dragonCard(card).habitats[0] ?? 0];
  const [own, ...others] = setting.mats ?? [];
  const mat = { [home as string]: `d${card}`, markers: 4 - marks, ...own };
  const table = new Transcript({ display: DISPLAY, ...setting, mats: [mat, ...others] });
  const { state } = table;
  for (let i = 0; i < marks; i++) state.marks.push({ seat: 0, square: 6 });
  if (deck !== undefined) state.dragonDeck.splice(0, 183, ...numbers(deck));
  expect(spotOfCard(table.mat(), card)).toBeGreaterThanOrEqual(0);
  return table;
}

const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const listed = (text: string): string[] => (text === 'nothing' || text === '' ? [] : text.split(', ').sort());

const CASES: readonly Case[] = [
  // As many dragons in G as the left neighbour are enough; whoever sits elsewhere does not matter.
  { card: 103, does: 'gold +1' },
  { card: 103, mats: [{}, { G: 'd50' }], does: 'gold +1' },
  { card: 103, mats: [{}, { G: 'd50 d40' }], does: 'nothing' },
  { card: 103, mats: [{}, { C: 'd56 d48' }], does: 'gold +1' },
  { card: 103, seats: 3, mats: [{}, {}, { G: 'd50 d40' }], does: 'gold +1' },
  { card: 103, seats: 3, mats: [{}, { G: 'd50 d40' }], does: 'nothing' },

  {
    card: 104,
    says: 'tuck d36 C1, take milk, tuck d48 C1, take meat',
    does: 'd36 -1, d48 -1, tucked C1 +2, milk +1, meat +1',
  },
  { card: 104, says: 'tuck d60 C1, take gold, done', does: 'd60 -1, tucked C1 +1, gold +1' },
  { card: 104, says: 'tuck d60 C1, done, done', does: 'd60 -1, tucked C1 +1' },
  { card: 104, says: 'done', does: 'nothing' },
  {
    card: 104,
    mats: [{ hand: 'd36' }],
    says: 'tuck d36 C1, take gold',
    does: 'd36 -1, tucked C1 +1, gold +1',
  },
  { card: 104, mats: [{ hand: 'c12' }], does: 'nothing' },
  {
    card: 104,
    mats: [{ hand: 'd36', C: 'd104 d48' }],
    choices: 'tuck d36 C1, done',
    does: 'nothing',
  },

  {
    card: 105,
    says: 'use 0, pay c12, egg A1, use 0, pay c13, egg A1, use 0, egg A1',
    does: 'c12 -1, c13 -1, c14 -1, egg A1 +3',
    discarded: 'c12 c13 c14',
  },
  { card: 105, says: 'use 0, pay c13, egg A1, done', does: 'c13 -1, egg A1 +1' },
  { card: 105, says: 'done', does: 'nothing' },
  { card: 105, mats: [{ A: 'd105+3e' }], says: 'use 0, pay c12, done', does: 'c12 -1' },
  { card: 105, mats: [{ hand: 'd36' }], does: 'nothing' },
  {
    card: 105,
    mats: [{ hand: 'c12 c13 c14 c15', A: 'd105 d43' }],
    says: 'use 0, pay c12, egg A1, use 0, pay c13, egg A1, use 0, pay c14, done',
    does: 'c12 -1, c13 -1, c14 -1, egg A1 +2',
  },
  { card: 105, mats: [{ A: 'd105 d43' }], says: 'use 0, pay c13', does: 'c13 -1', choices: 'egg A1, done' },

  { card: 107, mats: [{ C: 'd107 d48 d56' }], says: 'use 0', does: 'egg C1 +1, egg C2 +1, egg C3 +1' },
  {
    card: 107,
    mats: [{ C: 'd107+3e d48+1e d56 d43', G: 'd50' }],
    says: 'use 0',
    does: 'egg C2 +1, egg C3 +1, egg C4 +1',
  },
  { card: 107, mats: [{ C: 'd107 d48 d56' }], says: 'done', does: 'nothing' },
  { card: 107, mats: [{ C: 'd107+3e d48+2e d56+2e' }], does: 'nothing' },
  { card: 107, mats: [{ C: 'd107 d48', G: 'd50 d36' }], does: 'nothing' },

  {
    card: 108,
    says: 'use 0, step, egg mat, take milk, take c1, take d1',
    does: 'coin -1, step +1, egg mat +1, milk +1, c1 +1, d1 +1',
  },
  {
    card: 108,
    draws: [90, 20],
    says: 'use 0, take dragon, take cave, take meat, step, egg G1',
    does: 'coin -1, d90 +1, c20 +1, meat +1, step +1, egg G1 +1',
  },
  { card: 108, says: 'use 0, take gold, done', does: 'coin -1, gold +1' },
  { card: 108, says: 'done', does: 'nothing' },
  { card: 108, mats: [{ coins: 0 }], does: 'nothing' },

  {
    card: 109,
    draws: [90, 91, 93],
    says: 'use 0, pay meat, use 0, tuck d93 C1, discard d91',
    does: 'meat -1, d90 +1, tucked C1 +1',
    discarded: 'd91',
  },
  {
    card: 109,
    draws: [90, 91, 93],
    says: 'use 0, pay milk, use 0, discard d90, tuck d91 C1',
    does: 'milk -1, d93 +1, tucked C1 +1',
    discarded: 'd90',
  },
  {
    card: 109,
    draws: [90, 91, 93],
    says: 'use 0, pay milk, use 0, discard d90',
    choices: 'keep d91, keep d93, tuck d91 C1, tuck d93 C1',
    does: 'milk -1, d91 +1, d93 +1',
  },
  { card: 109, says: 'use 0, pay meat, done', does: 'meat -1' },
  { card: 109, says: 'done', does: 'nothing' },
  { card: 109, mats: [{ resources: '' }], does: 'nothing' },
  // Too few cards: the shares are filled in the order in which they are written.
  {
    card: 109,
    deck: 'd90 d91',
    says: 'use 0, pay meat, use 0, discard d91',
    does: 'meat -1, d90 +1',
    discarded: 'd91',
  },
  { card: 109, deck: 'd90', says: 'use 0, pay meat, use 0', does: 'meat -1, d90 +1', discarded: '' },
  // Each card goes another way.
  {
    card: 109,
    mats: [{ C: 'd109 d48' }],
    draws: [90, 91, 93],
    says: 'use 0, pay milk, use 0, keep d90',
    choices: 'discard d91, discard d93, tuck d91 C1, tuck d93 C1',
    does: 'milk -1, d90 +1, d91 +1, d93 +1',
  },
  {
    card: 109,
    draws: [90, 91, 93],
    says: 'use 0, pay milk, use 0, tuck d90 C1',
    choices: 'keep d91, keep d93, discard d91, discard d93',
    does: 'milk -1, d91 +1, d93 +1, tucked C1 +1',
  },

  { card: 110, draws: [56], says: 'use 0', does: 'tucked G1 +1' },
  { card: 110, draws: [37], says: 'use 0', does: 'tucked G1 +1' },
  { card: 110, draws: [40], says: 'use 0', does: 'd40 +1' },
  { card: 110, draws: [4], says: 'use 0', does: 'd4 +1' },
  { card: 110, says: 'done', does: 'nothing' },
  { card: 110, deck: '', does: 'nothing' },

  { card: 111, says: 'take meat, cache meat C1', does: 'meat on C1 +1' },
  { card: 111, says: 'take meat, done', does: 'meat +1' },
  {
    card: 111,
    mats: [{ C: 'd111 d104 d110', G: 'd92' }],
    says: 'take meat, take gold, take gold, cache meat C1, cache gold C1',
    does: 'gold +1, meat on C1 +1, gold on C1 +1',
  },
  {
    card: 111,
    mats: [{ C: 'd111 d48 d110' }],
    says: 'take milk, take gold, cache gold C1, done',
    does: 'milk +1, gold on C1 +1',
  },
  { card: 111, says: 'done', does: 'nothing' },
  {
    card: 111,
    mats: [{ C: 'd111 d104', G: 'd50' }],
    says: 'take milk, take gold',
    choices: 'cache gold C1, cache milk C1, done',
    does: 'milk +1, gold +1',
  },

  { card: 113, says: 'dig c12 C', does: 'c12 -1, cave C +1, coin +1' },
  {
    card: 113,
    mats: [{ eggs: 0, coins: 0, caves: { G: '20 21' } }],
    says: 'dig c13 G, done',
    does: 'c13 -1, cave G +1, coin +1',
  },
  { card: 113, says: 'done', does: 'nothing' },
  { card: 113, mats: [{ hand: 'd36' }], does: 'nothing' },
  { card: 113, mats: [{ caves: { C: '20 21 22', G: '23 24 25', A: '26 27 28' } }], does: 'nothing' },

  { card: 114, does: 'crystal +1' },
  { card: 114, mats: [{}, { A: 'd43' }], does: 'crystal +1' },
  { card: 114, mats: [{}, { A: 'd43 d92' }], does: 'nothing' },

  { card: 115, says: 'take meat, take gold, cache gold C1', does: 'meat +1, gold on C1 +1' },
  {
    card: 115,
    mats: [{ G: 'd50' }],
    says: 'take milk, take milk, cache milk G1',
    does: 'milk +1, milk on G1 +1',
  },
  {
    card: 115,
    says: 'take meat, take gold',
    choices: 'keep meat, keep gold, cache meat C1, cache gold C1',
    does: 'meat +1, gold +1',
  },
  { card: 115, says: 'take meat, done', does: 'meat +1' },
  { card: 115, says: 'done', does: 'nothing' },
  { card: 115, says: 'take meat, take gold, keep meat', choices: 'cache gold C1', does: 'meat +1, gold +1' },

  { card: 116, draws: [90, 91], says: 'use 0, tuck d91 G1', does: 'd90 +1, tucked G1 +1' },
  {
    card: 116,
    draws: [90, 91],
    mats: [{ C: 'd48' }],
    says: 'use 0, tuck d90 C1',
    does: 'd91 +1, tucked C1 +1',
  },
  {
    card: 116,
    draws: [90, 91],
    says: 'use 0',
    choices: 'keep d90, keep d91, tuck d90 G1, tuck d91 G1',
    does: 'd90 +1, d91 +1',
  },
  { card: 116, deck: 'd90', says: 'use 0', does: 'd90 +1' },
  { card: 116, says: 'done', does: 'nothing' },
  {
    card: 116,
    draws: [90, 91],
    says: 'use 0, keep d90',
    choices: 'tuck d91 G1',
    does: 'd90 +1, d91 +1',
  },

  { card: 117, marks: 2, says: 'use 0', does: 'tucked G1 +2' },
  { card: 117, marks: 4, says: 'use 0', does: 'tucked G1 +4' },
  { card: 117, marks: 3, deck: 'd90', says: 'use 0', does: 'tucked G1 +1' },
  { card: 117, marks: 2, says: 'done', does: 'nothing' },
  { card: 117, marks: 0, does: 'nothing' },

  { card: 118, does: 'coin +2' },

  { card: 120, draws: [90], says: 'cache milk C1, use 0', does: 'milk -1, milk on C1 +1, d90 +1' },
  { card: 120, says: 'cache milk C1, done', does: 'milk -1, milk on C1 +1' },
  { card: 120, says: 'done', does: 'nothing' },
  { card: 120, mats: [{ resources: '' }], does: 'nothing' },
  // Two resources stand for one of another kind.
  {
    card: 120,
    mats: [{ resources: 'meat 2' }],
    draws: [90],
    says: 'cache gold C1, use 0',
    does: 'meat -2, gold on C1 +1, d90 +1',
  },
  {
    card: 120,
    mats: [{ C: 'd120 d48', resources: 'meat 1' }],
    choices: 'cache meat C1, done',
    does: 'nothing',
  },

  {
    card: 121,
    says: 'use 0, step, egg mat, step, step, take d1',
    does: 'coin -1, step +3, egg mat +1, meat +1, d1 +1',
  },
  { card: 121, says: 'use 0, step, done, done', does: 'coin -1, step +1' },
  {
    card: 121,
    mats: [{ steps: 4 }],
    says: 'use 0, step, step, mark 7, step, egg G1',
    does: 'coin -1, step +3, crystal +1, marker +1, egg G1 +1',
  },
  { card: 121, says: 'done', does: 'nothing' },
  { card: 121, mats: [{ coins: 0 }], does: 'nothing' },

  { card: 123, does: 'crystal +1' },

  { card: 125, says: 'cache milk C1', does: 'milk -1, milk on C1 +1' },
  { card: 125, mats: [{ G: 'd50' }], says: 'cache meat G1', does: 'meat -1, meat on G1 +1' },
  {
    card: 125,
    mats: [{ resources: 'meat 1', C: 'd125 d48', G: 'd50 d36', A: 'd43' }],
    choices: 'cache meat C1, cache meat G1, cache meat A1, done',
    does: 'nothing',
  },
  { card: 125, says: 'done', does: 'nothing' },
  { card: 125, mats: [{ resources: '' }], does: 'nothing' },

  { card: 126, says: 'take c1', does: 'c1 +1' },
  { card: 126, draws: [20], says: 'take cave', does: 'c20 +1' },
  { card: 126, display: 'd1 d2 d3', choices: 'take cave, done', does: 'nothing' },
  { card: 126, says: 'done', does: 'nothing' },

  { card: 127, draws: [40], says: 'use 0', does: 'tucked G1 +1' },
  { card: 127, draws: [4], says: 'use 0', does: 'tucked G1 +1' },
  { card: 127, draws: [56], says: 'use 0', does: 'd56 +1' },
  { card: 127, draws: [37], says: 'use 0', does: 'd37 +1' },
  { card: 127, says: 'done', does: 'nothing' },

  { card: 128, does: 'meat +1' },

  { card: 130, says: 'use 0', does: 'tucked C1 +1' },
  {
    card: 130,
    mats: [{ C: 'd48 d56 d130', G: 'd36' }],
    says: 'use 0',
    does: 'tucked C1 +1, tucked C3 +1',
  },
  // A hatchling that eats dragons is fed by it.
  {
    card: 130,
    mats: [{ C: 'd130 d30' }],
    says: 'use 0, step, egg mat',
    does: 'tucked C1 +1, tucked C2 +1, step +1, egg mat +1',
  },
  { card: 130, says: 'done', does: 'nothing' },
  { card: 130, deck: '', does: 'nothing' },

  { card: 133, says: 'step, egg mat', does: 'step +1, egg mat +1' },
  { card: 133, mats: [{ steps: 1 }], says: 'step', does: 'step +1, meat +1' },
  { card: 133, says: 'step, done', does: 'step +1' },
  { card: 133, says: 'done', does: 'nothing' },

  {
    card: 135,
    mats: [{ C: 'd48', A: 'd43' }],
    draws: [90, 91],
    says: 'use 0, tuck d90 G1, tuck d91 G1',
    does: 'tucked G1 +2',
  },
  {
    card: 135,
    mats: [{ C: 'd48', A: 'd43' }],
    draws: [90, 91],
    says: 'use 0, tuck d90 G1, done',
    does: 'd91 +1, tucked G1 +1',
  },
  {
    card: 135,
    mats: [{ C: 'd48', A: 'd43' }],
    draws: [90, 91],
    says: 'use 0, done',
    does: 'd90 +1, d91 +1',
  },
  { card: 135, mats: [{ C: 'd48', A: 'd43' }], says: 'done', does: 'nothing' },
  { card: 135, mats: [{ C: 'd48' }], does: 'nothing' },
  { card: 135, mats: [{ G: 'd50 d135', C: 'd48', A: 'd43' }], does: 'nothing' },
  {
    card: 135,
    mats: [{ C: 'd48', A: 'd43' }],
    draws: [90, 91],
    says: 'use 0',
    choices: 'tuck d90 G1, tuck d91 G1, done',
    does: 'd90 +1, d91 +1',
  },

  { card: 136, says: 'cache crystal C1', does: 'crystal on C1 +1' },
  { card: 136, says: 'done', does: 'crystal +1' },
  { card: 136, mats: [{ G: 'd50' }], choices: 'cache crystal C1, done', does: 'crystal +1' },

  { card: 137, says: 'use 0, pay c12, egg A1, egg A1', does: 'c12 -1, egg A1 +2', discarded: 'c12' },
  {
    card: 137,
    mats: [{ A: 'd137 d43', C: 'd48' }],
    says: 'use 0, pay c12',
    choices: 'egg A1, egg A2, done',
    does: 'c12 -1',
  },
  { card: 137, mats: [{ A: 'd137+2e' }], says: 'use 0, pay c12, egg A1', does: 'c12 -1, egg A1 +1' },
  { card: 137, says: 'done', does: 'nothing' },
  { card: 137, mats: [{ hand: 'd36' }], does: 'nothing' },

  { card: 138, says: 'use 0', does: 'egg A1 +1' },
  {
    card: 138,
    mats: [{ A: 'd138 d92 d43 d105+3e', C: 'd48' }],
    says: 'use 0',
    does: 'egg A1 +1, egg A3 +1',
  },
  { card: 138, says: 'done', does: 'nothing' },
  { card: 138, mats: [{ A: 'd138+4e d92' }], does: 'nothing' },

  { card: 139, mats: [{ C: 'd139 d48' }], choices: 'egg C1, done', does: 'nothing' },
  { card: 139, says: 'egg C1', does: 'egg C1 +1' },
  { card: 139, says: 'done', does: 'nothing' },
  { card: 139, mats: [{ C: 'd139+4e d48' }], does: 'nothing' },

  { card: 140, says: 'dig c14 A', does: 'c14 -1, cave A +1, coin +1' },
  { card: 140, says: 'done', does: 'nothing' },
  { card: 140, mats: [{ hand: 'd36' }], does: 'nothing' },

  { card: 141, says: 'tuck deck G1', does: 'tucked G1 +1' },
  { card: 141, mats: [{ C: 'd48' }], says: 'tuck deck C1', does: 'tucked C1 +1' },
  { card: 141, mats: [{ C: 'd48' }], choices: 'tuck deck C1, tuck deck G1, done', does: 'nothing' },
  { card: 141, says: 'done', does: 'nothing' },
  { card: 141, deck: '', does: 'nothing' },

  {
    card: 142,
    draws: [90, 91, 93],
    says: 'use 0, pay c12, use 0, tuck d90 G1, discard d91',
    does: 'c12 -1, d93 +1, tucked G1 +1',
    discarded: 'd91 c12',
  },
  { card: 142, says: 'use 0, pay c12, done', does: 'c12 -1' },
  { card: 142, says: 'done', does: 'nothing' },
  { card: 142, mats: [{ hand: 'd36' }], does: 'nothing' },
  {
    card: 142,
    mats: [{ G: 'd142 d50' }],
    draws: [90, 91, 93],
    says: 'use 0, pay c12, use 0, keep d90',
    choices: 'discard d91, discard d93, tuck d91 G1, tuck d93 G1',
    does: 'c12 -1, d90 +1, d91 +1, d93 +1',
  },
  {
    card: 142,
    draws: [90, 91, 93],
    says: 'use 0, pay c12, use 0, discard d90',
    choices: 'keep d91, keep d93, tuck d91 G1, tuck d93 G1',
    does: 'c12 -1, d91 +1, d93 +1',
  },

  { card: 143, says: 'take d2', does: 'd2 +1' },
  { card: 143, draws: [90], says: 'take dragon', does: 'd90 +1' },
  { card: 143, says: 'done', does: 'nothing' },

  {
    card: 146,
    says: 'use 0, pay milk, play d48 C',
    does: 'milk -1, d48 -1, dragon C2 d48 +1, coin +1',
  },
  {
    card: 146,
    mats: [{ resources: 'meat 1', coins: 0 }],
    says: 'use 0, play d60 C',
    does: 'meat -1, d60 -1, dragon C2 d60 +1, milk +2',
  },
  {
    card: 146,
    says: 'use 0, pay meat',
    choices: 'play d36 G, play d48 C, play d60 C, done',
    does: 'meat -1',
  },
  { card: 146, says: 'done', does: 'nothing' },
  { card: 146, mats: [{ resources: '' }], does: 'nothing' },
  { card: 146, mats: [{ hand: 'c12' }], does: 'nothing' },
  { card: 146, mats: [{ hand: 'd48', caves: { C: '' } }], does: 'nothing' },

  {
    card: 147,
    display: 'd56 d88 d92',
    says: 'use 0, pay d36, play d88 G',
    does: 'd36 -1, dragon G2 d88 +1, coin +1',
    discarded: 'd36',
  },
  {
    card: 147,
    display: 'd56 d88 d92',
    says: 'use 0, pay d36',
    choices: 'play d56 C, play d56 G, play d88 G, play d92 A, done',
    does: 'd36 -1',
  },
  { card: 147, says: 'done', does: 'nothing' },
  { card: 147, display: 'c1 c2 c3', does: 'nothing' },
  { card: 147, mats: [{ hand: 'c12' }], does: 'nothing' },
  { card: 147, display: 'd92', mats: [{ A: 'd43', caves: { A: '' } }], does: 'nothing' },

  { card: 148, draws: [90], says: 'use 0, tuck d90 C1', does: 'tucked C1 +1' },
  { card: 148, draws: [90], says: 'use 0, done', does: 'd90 +1' },
  {
    card: 148,
    draws: [90],
    mats: [{ G: 'd50' }],
    says: 'use 0',
    choices: 'tuck d90 C1, done',
    does: 'd90 +1',
  },
  { card: 148, says: 'done', does: 'nothing' },

  { card: 151, says: 'tuck d36 G1, take gold', does: 'd36 -1, tucked G1 +1, gold +1' },
  { card: 151, says: 'tuck d60 G1', choices: 'take meat, take gold, done', does: 'd60 -1, tucked G1 +1' },
  { card: 151, mats: [{ hand: 'd46' }], says: 'tuck d46 G1', does: 'd46 -1, tucked G1 +1' },
  { card: 151, says: 'done', does: 'nothing' },
  { card: 151, mats: [{ hand: 'c12' }], does: 'nothing' },
  { card: 151, mats: [{ hand: 'd36', G: 'd151 d50' }], choices: 'tuck d36 G1, done', does: 'nothing' },

  { card: 152, says: 'tuck d48 C1, take meat', does: 'd48 -1, tucked C1 +1, meat +1' },
  {
    card: 152,
    mats: [{ hand: 'd4' }],
    says: 'tuck d4 C1',
    choices: 'take milk, done',
    does: 'd4 -1, tucked C1 +1',
  },
  { card: 152, says: 'tuck d48 C1, done', does: 'd48 -1, tucked C1 +1' },
  { card: 152, says: 'done', does: 'nothing' },
  { card: 152, mats: [{ hand: 'd36', C: 'd152 d48' }], choices: 'tuck d36 C1, done', does: 'nothing' },

  { card: 153, says: 'cache gold C1, egg C1', does: 'gold -1, gold on C1 +1, egg C1 +1' },
  { card: 153, says: 'cache gold C1, done', does: 'gold -1, gold on C1 +1' },
  { card: 153, mats: [{ C: 'd153+4e d48' }], says: 'cache gold C1', does: 'gold -1, gold on C1 +1' },
  { card: 153, says: 'done', does: 'nothing' },
  { card: 153, mats: [{ resources: '' }], does: 'nothing' },
  {
    card: 153,
    mats: [{ C: 'd153 d48', resources: 'meat 1' }],
    choices: 'cache meat C1, done',
    does: 'nothing',
  },

  { card: 154, says: 'cache meat C1', does: 'meat on C1 +1' },
  { card: 154, mats: [{ G: 'd50' }], says: 'cache meat G1', does: 'meat on G1 +1' },
  { card: 154, says: 'done', does: 'meat +1' },

  { card: 155, does: 'gold +1' },

  { card: 156, says: 'name milk', does: 'milk +2, 1: milk +1' },
  { card: 156, seats: 3, says: 'name crystal', does: 'crystal +2, 1: crystal +1, 2: crystal +1' },
  { card: 156, choices: 'name meat, name gold, name crystal, name milk', does: 'nothing' },

  {
    card: 157,
    mats: [{ C: 'd157+1e+1milk d48+2t' }],
    says: 'swap C1 C2',
    does: 'dragon C1 d157 -1, dragon C2 d157 +1, dragon C2 d48 -1, dragon C1 d48 +1, egg C1 -1, egg C2 +1, milk on C1 -1, milk on C2 +1, tucked C1 +2, tucked C2 -2',
  },
  {
    card: 157,
    mats: [{ G: 'd50', A: 'd43' }],
    says: 'swap G1 A1',
    does: 'dragon G1 d50 -1, dragon A1 d50 +1, dragon A1 d43 -1, dragon G1 d43 +1',
  },
  {
    card: 157,
    mats: [{ G: 'd50', A: 'd43' }],
    choices: 'swap C1 G1, swap C1 A1, swap G1 A1, done',
    does: 'nothing',
  },
  { card: 157, mats: [{ G: 'd50' }], says: 'done', does: 'nothing' },
  { card: 157, does: 'nothing' },

  { card: 158, says: 'egg C1', does: 'egg C1 +1' },
  { card: 158, mats: [{ C: 'd158 d48', G: 'd50' }], choices: 'egg C1, egg C2, done', does: 'nothing' },
  { card: 158, says: 'done', does: 'nothing' },
  { card: 158, mats: [{ C: 'd158+2e', G: 'd50' }], does: 'nothing' },

  {
    card: 159,
    mats: [{ G: 'd159+1e' }],
    says: 'use 0, take meat, take milk',
    does: 'egg G1 -1, meat +1, milk +1',
  },
  { card: 159, mats: [{ G: 'd159+1e' }], says: 'use 0, take meat, done', does: 'egg G1 -1, meat +1' },
  {
    card: 159,
    mats: [{ G: 'd159+1e d50+1e', C: 'd48+1e' }],
    says: 'use 0',
    choices: 'pay egg G1, pay egg G2',
    does: 'nothing',
  },
  {
    card: 159,
    mats: [{ G: 'd159+1e d50+1e' }],
    says: 'use 0, pay egg G2, take gold, take gold',
    does: 'egg G2 -1, gold +2',
  },
  { card: 159, mats: [{ G: 'd159+1e' }], says: 'done', does: 'nothing' },
  { card: 159, mats: [{ C: 'd48+1e' }], does: 'nothing' },

  { card: 160, draws: [90], says: 'use 0, tuck d90 G1', does: 'tucked G1 +1' },
  { card: 160, draws: [90], says: 'use 0, done', does: 'd90 +1' },
  { card: 160, says: 'done', does: 'nothing' },
  {
    card: 160,
    mats: [{ G: 'd160 d50' }],
    draws: [90],
    says: 'use 0',
    choices: 'tuck d90 G1, done',
    does: 'd90 +1',
  },

  { card: 161, says: 'cache milk G1', does: 'milk on G1 +1' },
  { card: 161, says: 'done', does: 'milk +1' },
  // On a hatchling that drinks milk it is food.
  { card: 161, mats: [{ A: 'd4' }], says: 'cache milk A1', does: 'milk on A1 +1, crystal +1' },

  { card: 162, display: 'c16 c17', says: 'dig c16 C', does: 'cave C +1, crystal +2' },
  {
    card: 162,
    display: 'c16 c17',
    mats: [{ caves: { C: '20 21 22', G: '23 24 25' } }],
    choices: 'dig c16 A, dig c17 A, done',
    does: 'nothing',
  },
  { card: 162, says: 'done', does: 'nothing' },
  { card: 162, display: 'd1 d2 d3', does: 'nothing' },
  { card: 162, mats: [{ caves: { C: '20 21 22', G: '23 24 25', A: '26 27 28' } }], does: 'nothing' },

  { card: 163, says: 'cache gold C1', does: 'gold on C1 +1' },
  { card: 163, says: 'done', does: 'gold +1' },
  { card: 163, mats: [{ C: 'd163 d48' }], choices: 'cache gold C1, done', does: 'gold +1' },

  { card: 164, mats: [{ G: 'd164 d50 d36' }], says: 'use 0', does: 'egg G1 +1, egg G2 +1, egg G3 +1' },
  { card: 164, mats: [{ G: 'd164 d50+1e d36' }], says: 'use 0', does: 'egg G1 +1, egg G3 +1' },
  { card: 164, mats: [{ G: 'd164 d50 d36' }], says: 'done', does: 'nothing' },
  { card: 164, mats: [{ G: 'd164 d50', C: 'd48' }], does: 'nothing' },

  {
    card: 165,
    draws: [90, 91],
    says: 'take d1, take dragon, 1: use 0',
    does: 'd1 +1, d90 +1, 1: d91 +1',
  },
  { card: 165, draws: [91], says: 'done, 1: use 0', does: '1: d91 +1' },
  { card: 165, says: 'take d1, done, 1: done', does: 'd1 +1' },
  {
    card: 165,
    seats: 3,
    draws: [90, 91],
    says: 'take d1, take d2, 1: use 0, 2: use 0',
    does: 'd1 +1, d2 +1, 1: d90 +1, 2: d91 +1',
  },
  { card: 165, says: 'done', asked: 1, choices: 'use 0, done', does: 'nothing' },

  { card: 166, does: 'meat +1' },

  { card: 168, does: 'meat +1' },
  { card: 168, mats: [{}, { C: 'd48' }], does: 'meat +1' },
  { card: 168, mats: [{}, { C: 'd48 d56' }], does: 'nothing' },

  { card: 169, does: 'gold +1' },

  { card: 170, does: 'milk +1' },
  { card: 170, mats: [{}, { C: 'd48' }], does: 'milk +1' },
  { card: 170, mats: [{ C: 'd170', G: 'd50' }, { C: 'd48 d56' }], does: 'nothing' },

  { card: 171, says: 'tuck d36 G1', does: 'd36 -1, tucked G1 +1' },
  { card: 171, mats: [{ C: 'd56' }], says: 'tuck d48 C1', does: 'd48 -1, tucked C1 +1' },
  {
    card: 171,
    mats: [{ hand: 'd48', C: 'd56 d60', G: 'd171 d50', A: 'd43' }],
    choices: 'tuck d48 C1, tuck d48 G1, tuck d48 A1, done',
    does: 'nothing',
  },
  { card: 171, says: 'done', does: 'nothing' },
  { card: 171, mats: [{ hand: 'c12' }], does: 'nothing' },

  { card: 172, mats: [{ C: 'd172 d56' }], says: 'activate d56', does: 'gold +1' },
  { card: 172, mats: [{ C: 'd172 d139' }], says: 'activate d139, egg C2', does: 'egg C2 +1' },
  {
    card: 172,
    mats: [{ C: 'd172 d4' }],
    says: 'activate d4, cache milk C2',
    does: 'milk -1, milk on C2 +1, crystal +1',
  },
  {
    card: 172,
    mats: [{ C: 'd172 d70' }],
    says: 'activate d70, use 0, pay meat, egg C2, done, 1: use 0, 1: pay gold, 1: egg mat',
    does: 'meat -1, egg C2 +1, 1: gold -1, 1: egg mat +1',
  },
  // Not `played`, `end`, itself, nor what is walked on and came this turn; a new `round` ability works.
  {
    card: 172,
    mats: [{ C: 'd172 d48 d39 d56', G: 'd50+1fresh d141+1fresh' }],
    choices: 'activate d56, activate d141, done',
    does: 'nothing',
  },
  { card: 172, mats: [{ C: 'd172 d56' }], says: 'done', does: 'nothing' },
  { card: 172, mats: [{ C: 'd172 d48 d39' }], does: 'nothing' },

  { card: 173, mats: [{ C: 'd173 d48' }], says: 'egg C2', does: 'egg C2 +1' },
  {
    card: 173,
    mats: [{ C: 'd48 d56', G: 'd50 d173 d36', A: 'd43 d92' }],
    choices: 'egg C2, egg G1, egg G3, egg A2, done',
    does: 'nothing',
  },
  { card: 173, mats: [{ C: 'd173 d48' }], says: 'done', does: 'nothing' },
  { card: 173, mats: [{ A: 'd43' }], does: 'nothing' },

  {
    card: 174,
    says: 'use 0, take milk, take c1, take d1, 1: use 0, 1: take d2',
    does: 'egg mat -1, milk +1, c1 +1, d1 +1, 1: egg mat -1, 1: d2 +1',
  },
  {
    card: 174,
    seats: 3,
    says: 'done, 1: use 0, 1: take milk, 2: use 0, 2: take c1',
    does: '1: egg mat -1, 1: milk +1, 2: egg mat -1, 2: c1 +1',
  },
  { card: 174, seats: 3, says: 'done, 1: done, 2: use 0, 2: done', does: '2: egg mat -1' },
  { card: 174, mats: [{ eggs: 0 }], asked: 1, choices: 'use 0, done', does: 'nothing' },
  { card: 174, says: 'use 0, take meat, done, 1: done', does: 'egg mat -1, meat +1' },
  { card: 174, mats: [{ eggs: 0 }, { eggs: 0 }], does: 'nothing' },

  { card: 175, marks: 1, says: 'egg G1, egg G1', does: 'egg G1 +2' },
  { card: 175, marks: 1, says: 'egg G1, done', does: 'egg G1 +1' },
  { card: 175, marks: 3, mats: [{ G: 'd175+1e' }], says: 'egg G1', does: 'egg G1 +1' },
  { card: 175, marks: 1, says: 'done', does: 'nothing' },
  { card: 175, marks: 1, mats: [{ G: 'd175+2e' }], does: 'nothing' },
  { card: 175, marks: 0, does: 'nothing' },
  { card: 175, marks: 1, mats: [{ G: 'd175 d50' }], choices: 'egg G1, done', does: 'nothing' },

  { card: 176, draws: [56], says: 'use 0', does: 'tucked G1 +1', discarded: '' },
  { card: 176, draws: [40], says: 'use 0', does: 'meat +1', discarded: 'd40' },
  { card: 176, draws: [37], says: 'use 0', does: 'meat +1', discarded: 'd37' },
  { card: 176, draws: [4], says: 'use 0', does: 'meat +1', discarded: 'd4' },
  { card: 176, says: 'done', does: 'nothing' },

  { card: 177, does: 'crystal +1' },

  { card: 178, does: 'gold +2, 1: gold +1' },
  { card: 178, seats: 3, does: 'gold +2, 1: gold +1, 2: gold +1' },

  { card: 180, says: 'take d1, tuck d1 G1', does: 'tucked G1 +1' },
  { card: 180, mats: [{ C: 'd48' }], says: 'take d1, tuck d1 C1', does: 'tucked C1 +1' },
  { card: 180, draws: [90], says: 'take dragon, done', does: 'd90 +1' },
  { card: 180, says: 'take d1', choices: 'tuck d1 G1, done', does: 'd1 +1' },
  { card: 180, says: 'done', does: 'nothing' },

  { card: 181, does: 'meat +2, 1: meat +1' },
  { card: 181, seats: 3, does: 'meat +2, 1: meat +1, 2: meat +1' },

  { card: 182, does: 'meat +1' },
];

const FIVE_MEDIUM = [{ C: 'd119 d48 d56 d43', G: 'd47' }];
const FIVE_LARGE = [{ C: 'd124 d36 d60 d92', G: 'd37' }];
const FIVE_SMALL = [{ C: 'd132 d50 d40 d41', G: 'd51' }];
const ONE_OF_EACH_SIZE = [{ C: 'd131 d4 d50 d48' }];
const TWO_OF_EACH_SIZE = [{ C: 'd131 d4 d50 d48', G: 'd5 d40 d56 d36' }];
const FOUR_HATCHLINGS = [{ C: 'd134 d4 d5', G: 'd6 d7' }];

const SCORINGS: readonly Scoring[] = [
  // It counts itself and a card with two timings; 103 works when it is walked on.
  { card: 101, scores: 2 },
  { card: 101, mats: [{ C: 'd101 d39', A: 'd17' }], scores: 6 },
  { card: 101, mats: [{ G: 'd103 d48 d56 d109' }], scores: 2 },
  { card: 101, mats: [{ C: 'd101 d39 d41 d42', G: 'd44' }], scores: 8 },

  { card: 102, mats: [{ C: 'd48 d102' }], scores: 3 },
  { card: 102, mats: [{ C: 'd102 d48 d41' }], scores: 3 },
  { card: 102, mats: [{ C: 'd102 d56', G: 'd36' }], scores: 0 },

  { card: 106, mats: [{ C: 'd106 d104 d84' }], scores: -4 },
  { card: 106, mats: [{ C: 'd106 d48', G: 'd104' }], scores: 0 },

  { card: 112, mats: [{ C: 'd48 d60', G: 'd36 d112 d50', A: 'd43 d92' }], scores: 8 },
  { card: 112, mats: [{ C: 'd112 d48', G: 'd36 d50' }], scores: 4 },
  { card: 112, mats: [{ A: 'd43' }], scores: 0 },

  { card: 119, scores: 2 },
  { card: 119, mats: [{ C: 'd119 d48 d36', G: 'd56' }], scores: 6 },
  { card: 119, mats: FIVE_MEDIUM, scores: 8 },
  { card: 119, laterPrinting: true, scores: 3 },
  { card: 119, laterPrinting: true, mats: FIVE_MEDIUM, scores: 12 },

  { card: 122, mats: [{ C: 'd122 d104 d84 d58' }], scores: -3 },
  { card: 122, mats: [{ C: 'd122 d48', G: 'd104' }], scores: 0 },

  { card: 124, scores: 2 },
  { card: 124, mats: [{ C: 'd124 d48 d36', G: 'd60' }], scores: 6 },
  { card: 124, mats: FIVE_LARGE, scores: 8 },
  { card: 124, laterPrinting: true, scores: 3 },
  { card: 124, laterPrinting: true, mats: FIVE_LARGE, scores: 12 },

  { card: 129, mats: [{ C: 'd56 d48', G: 'd36 d129 d50', A: 'd43 d78' }], scores: 9 },
  { card: 129, mats: [{ C: 'd48', G: 'd50 d129' }], scores: 0 },

  { card: 131, mats: ONE_OF_EACH_SIZE, scores: 4 },
  { card: 131, mats: TWO_OF_EACH_SIZE, scores: 8 },
  { card: 131, mats: [{ C: 'd131 d50 d48 d36' }], scores: 0 },
  { card: 131, laterPrinting: true, mats: ONE_OF_EACH_SIZE, scores: 6 },
  { card: 131, laterPrinting: true, mats: TWO_OF_EACH_SIZE, scores: 12 },

  { card: 132, scores: 2 },
  { card: 132, mats: [{ C: 'd132 d48 d50', G: 'd40' }], scores: 6 },
  { card: 132, mats: FIVE_SMALL, scores: 8 },
  { card: 132, laterPrinting: true, scores: 3 },
  { card: 132, laterPrinting: true, mats: FIVE_SMALL, scores: 12 },

  { card: 134, mats: [{ C: 'd134 d4 d5' }], scores: 6 },
  { card: 134, mats: FOUR_HATCHLINGS, scores: 9 },
  { card: 134, mats: [{ C: 'd134 d50' }], scores: 0 },
  { card: 134, laterPrinting: true, mats: [{ C: 'd134 d4 d5' }], scores: 8 },
  { card: 134, laterPrinting: true, mats: FOUR_HATCHLINGS, scores: 12 },

  { card: 144, mats: [{ resources: 'meat 4', hand: '' }], scores: 3 },
  { card: 144, mats: [{ resources: 'meat 1, milk 1', hand: 'd36 d48' }], scores: 3 },
  { card: 144, mats: [{ resources: 'gold 1', hand: '' }], scores: 1 },
  { card: 144, mats: [{ resources: '' }], scores: 0 },
  // The two share the resources so that the total is best.
  { card: 144, mats: [{ C: 'd144 d149', resources: 'meat 2', hand: 'd36 c12' }], scores: 1 },
  { card: 149, mats: [{ C: 'd144 d149', resources: 'meat 2', hand: 'd36 c12' }], scores: 5 },
  { card: 144, mats: [{ C: 'd144 d149', resources: 'meat 3', hand: 'd36 c12' }], scores: 3 },
  { card: 149, mats: [{ C: 'd144 d149', resources: 'meat 3', hand: 'd36 c12' }], scores: 5 },

  { card: 145, mats: [{ A: 'd145 d43 d92 d37' }], scores: 5 },
  { card: 145, mats: [{ C: 'd145', A: 'd43 d92 d37 d78' }], scores: 5 },
  { card: 145, mats: [{ A: 'd145 d43 d92' }], scores: 0 },
  { card: 145, mats: [{ C: 'd145 d48 d56 d60', A: 'd43 d92' }], scores: 0 },

  { card: 149, scores: 5 },
  { card: 149, mats: [{ hand: 'd36' }], scores: 0 },
  { card: 149, mats: [{ hand: 'c12' }], scores: 0 },
  { card: 149, mats: [{ resources: '' }], scores: 0 },

  { card: 150, mats: [{ G: 'd50' }], scores: 4 },
  { card: 150, mats: [{ G: 'd50', A: 'd43' }], scores: 4 },
  { card: 150, mats: [{ C: 'd150 d53', G: 'd36 d50' }], scores: 0 },

  { card: 167, mats: [{ C: 'd167 d48 d56 d60' }], scores: 5 },
  { card: 167, mats: [{ C: 'd167 d48 d56', G: 'd50 d36 d40 d47' }], scores: 0 },
  { card: 167, mats: [{ C: 'd48 d56 d60 d53', G: 'd167' }], scores: 5 },

  { card: 179, mats: [{ eggs: 2, C: 'd179+3e' }], scores: 2 },
  { card: 179, mats: [{ eggs: 2, C: 'd179+4e d48+2e' }], scores: 4 },
  { card: 179, mats: [{ eggs: 1 }], scores: 0 },

  { card: 183, scores: 1 },
  { card: 183, mats: [{ C: 'd183 d50 d48', G: 'd43 d40 d53' }], scores: 5 },
];

/** The layout in short, for the titles of the tests. */
function setting({ card: _, seats, mats, deck, marks, laterPrinting }: Setting): string {
  const parts = [
    seats ? `${seats} seats` : '',
    ...(mats ?? []).map((mat, seat) =>
      Object.keys(mat).length > 0 ? `${seat}: ${JSON.stringify(mat)}` : '',
    ),
    deck === undefined ? '' : `deck ${deck || 'empty'}`,
    marks === undefined ? '' : `${marks} markers`,
    laterPrinting ? 'later printing' : '',
  ];
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll('"', '');
}

describe('dragons 101 to 183 do what is printed on them', () => {
  test.each(
    CASES.map((one) => [`${one.card} ${setting(one)} ${one.says ?? ''} → ${one.does}`, one] as const),
  )('%s', (_, { card, says = '', does, choices, asked, discarded, ...rest }) => {
    const table = lay({ card, ...rest })
      .ability(card)
      .play(says);
    expect(listed(table.changes)).toEqual(listed(does));
    if (choices === undefined) expect(table.task).toBe('turn');
    else expect(listed(table.choices)).toEqual(listed(choices));
    if (asked !== undefined) expect(table.asked).toBe(asked);
    if (discarded !== undefined) {
      const { dragonDiscard, caveDiscard } = table.state;
      expect([...dragonDiscard, ...caveDiscard]).toEqual(numbers(discarded));
    }
  });
});

describe('dragons 101 to 183 score what is printed on them', () => {
  test.each(SCORINGS.map((one) => [`${one.card} ${setting(one)} → ${one.scores}`, one] as const))(
    '%s',
    (_, { scores, ...rest }) => {
      const { dragons } = accountOf(lay(rest).state, 0);
      expect(dragons.find(({ card }) => card === rest.card)?.end).toBe(scores);
    },
  );
});

describe('the tables of dragons 101 to 183', () => {
  const abilities = new Set(CASES.map(({ card }) => card));
  const scorings = new Set(SCORINGS.map(({ card }) => card));

  it('have every number', () => {
    for (let card = 101; card <= 183; card++) {
      const { timings } = dragonCard(card);
      expect([card, abilities.has(card)]).toEqual([card, timings.some((timing) => timing !== 'end')]);
      expect([card, scorings.has(card)]).toEqual([card, timings.includes('end')]);
    }
  });

  it('have a scoring and an empty-handed case of everything at the end but what counts itself', () => {
    const countsItself = [101, 119, 124, 132, 183];
    for (const card of scorings) {
      const scores = SCORINGS.filter((one) => one.card === card).map((one) => one.scores);
      expect([card, scores.some((n) => n !== 0)]).toEqual([card, true]);
      expect([card, scores.includes(0)]).toEqual([card, !countsItself.includes(card)]);
    }
  });
});

describe('what is put down from the display', () => {
  it('leaves a gap there while the turn lasts', () => {
    const dragon = lay({ card: 147, display: 'd56 d88 d92' }).ability(147).play('use 0, pay d36, play d88 G');
    expect(dragon.state.displayDragons).toEqual([56, 0, 92]);
    const cave = lay({ card: 162, display: 'c15 c16 c17' }).ability(162).play('dig c16 C');
    expect(cave.state.displayCaves).toEqual([15, 0, 17]);
  });
});

describe('abilities work at their time', () => {
  const modest = { resources: 'meat 2, gold 2, crystal 2', eggs: 0 };

  it('activated: when the explorer walks onto the dragon', () => {
    const table = new Transcript({ mats: [{ ...modest, C: 'd177' }] });
    table.play('explore C, take milk, step, done');
    expect(listed(table.changes)).toEqual(listed('coin -1, milk +1, step +1, crystal +1'));
    expect(table.asked).toBe(1);
  });

  it('activated: not while the walk goes over a dragon that came this turn', () => {
    const table = new Transcript({ mats: [{ ...modest, C: 'd177+1fresh' }] });
    table.play('explore C, done, done');
    expect(table.changes).toBe('coin -1');
  });

  it('played: when the dragon is enticed, for a coin and its cost', () => {
    const table = new Transcript({ mats: [{ ...modest, hand: 'd178' }] }).play('entice d178 C');
    expect(listed(table.changes)).toEqual(
      listed('coin -1, meat -1, crystal -1, d178 -1, dragon C1 d178 +1, gold +2, 1: gold +1'),
    );
  });

  it('played: not when the explorer walks onto the dragon', () => {
    const table = new Transcript({ mats: [{ ...modest, C: 'd178' }] });
    table.play('explore C, done, done');
    expect(table.changes).toBe('coin -1');
  });

  it('round: when all have passed, each once, others clockwise', () => {
    const table = new Transcript({ mats: [{ C: 'd139' }, { G: 'd160' }] }).play('0: pass, 1: pass');
    expect([table.asked, table.choices]).toEqual([0, 'activate d139, done']);
    table.play('activate d139, egg C1');
    expect([table.asked, table.choices]).toEqual([1, 'activate d160, done']);
    expect(table.changes).toBe('egg C1 +1');
  });
});
