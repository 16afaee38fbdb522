import { describe, expect, it, test } from 'vitest';
import { type Layout, type MatLayout, Transcript } from '../transcript.js';

/**
 * What the caves do, a case a line: seat 0 uses the effect of the card. There is enough of everything, one of the
 * two nests of the mat is free, and no dragon is there unless `mats` says so.
 */
interface Case extends Layout {
  /** Caves that do the same share their cases. */
  readonly caves: readonly number[];
  readonly says?: string;
  /** `nothing`, or the changes in any order. */
  readonly does: string;
  /** What is offered after that; the case ends there. Without it the effect must be over. */
  readonly choices?: string;
  /** Who is offered that. */
  readonly asked?: number;
  /** What lies on the discard piles then. */
  readonly discarded?: string;
}

const DISPLAY = 'd1 d2 d3 c1 c2 c3';
const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const listed = (text: string): string[] => (text === 'nothing' || text === '' ? [] : text.split(', ').sort());

/** Every row is dug to the end. */
const ALL_DUG: MatLayout = { caves: { C: '20 21 22', G: '23 24 25', A: '26 27 28' } };
const NO_NEST: MatLayout = { eggs: 2 };

const CASES: readonly Case[] = [
  { caves: [1], mats: [{ C: 'd139' }], says: 'activate d139, egg C1', does: 'egg C1 +1' },
  {
    caves: [1],
    mats: [{ C: 'd139 d107', G: 'd141' }],
    choices: 'activate d139, activate d141, done',
    does: 'nothing',
  },
  {
    caves: [1],
    mats: [{ C: 'd70' }],
    says: 'activate d70, done, 1: use 0, 1: pay meat, 1: egg mat',
    does: '1: meat -1, 1: egg mat +1',
  },
  { caves: [1], mats: [{ C: 'd139' }], says: 'done', does: 'nothing' },
  { caves: [1], mats: [{ C: 'd48 d56 d39' }], does: 'nothing' },
  { caves: [1], does: 'nothing' },

  { caves: [2], mats: [{ C: 'd48' }], says: 'activate d48', does: 'coin +1' },
  { caves: [2], mats: [{ C: 'd178' }], says: 'activate d178', does: 'gold +2, 1: gold +1' },
  { caves: [2], mats: [{ C: 'd48+1fresh d56 d139 d39' }], choices: 'activate d48, done', does: 'nothing' },
  { caves: [2], mats: [{ C: 'd48' }], says: 'done', does: 'nothing' },
  { caves: [2], mats: [{ C: 'd56 d139' }], does: 'nothing' },

  {
    caves: [3, 4],
    mats: [{ C: 'd48', G: 'd50' }],
    says: 'cache meat C1, cache milk G1',
    does: 'meat on C1 +1, milk on G1 +1',
  },
  {
    caves: [3, 4],
    mats: [{ C: 'd48', resources: '' }],
    says: 'cache gold C1, cache gold C1',
    does: 'gold on C1 +2',
  },
  { caves: [3, 4], mats: [{ A: 'd4' }], says: 'cache milk A1, done', does: 'milk on A1 +1, crystal +1' },
  { caves: [3, 4], mats: [{ C: 'd48' }], says: 'done', does: 'nothing' },
  { caves: [3, 4], does: 'nothing' },

  { caves: [5, 6], says: 'take meat, egg mat', does: 'meat +1, egg mat +1' },
  { caves: [5, 6], mats: [{ C: 'd48' }], says: 'egg C1, take milk', does: 'egg C1 +1, milk +1' },
  { caves: [5, 6], says: 'egg mat, done', does: 'egg mat +1' },
  { caves: [5, 6], says: 'done', does: 'nothing' },
  { caves: [5, 6], mats: [NO_NEST], says: 'take gold', does: 'gold +1' },

  { caves: [7], says: 'take c1, take meat', does: 'c1 +1, meat +1' },
  { caves: [7], draws: [20], says: 'take gold, take cave', does: 'gold +1, c20 +1' },
  { caves: [7], says: 'take c1, done', does: 'c1 +1' },
  { caves: [7], says: 'done', does: 'nothing' },

  { caves: [8, 9], says: 'take c1, step, egg mat', does: 'c1 +1, step +1, egg mat +1' },
  { caves: [8, 9], mats: [{ steps: 1 }], says: 'step, take c2', does: 'step +1, meat +1, c2 +1' },
  { caves: [8, 9], says: 'take c1, done', does: 'c1 +1' },
  { caves: [8, 9], says: 'done', does: 'nothing' },

  {
    caves: [10, 11],
    mats: [{ C: 'd48' }],
    says: 'take c1, egg C1, egg mat',
    does: 'c1 +1, egg C1 +1, egg mat +1',
  },
  { caves: [10, 11], says: 'egg mat, take c1', does: 'egg mat +1, c1 +1' },
  { caves: [10, 11], mats: [NO_NEST], says: 'take c1', does: 'c1 +1' },
  { caves: [10, 11], says: 'done', does: 'nothing' },

  { caves: [12, 13, 14], does: 'coin +1' },

  { caves: [15], says: 'take d1', does: 'crystal +1, d1 +1' },
  { caves: [15], draws: [90], says: 'take dragon', does: 'crystal +1, d90 +1' },
  { caves: [15], says: 'done', does: 'crystal +1' },
  { caves: [16], does: 'crystal +2' },
  { caves: [17], does: 'crystal +1, milk +1' },
  { caves: [18, 19], mats: [{ eggs: 0 }], says: 'egg mat', does: 'crystal +1, egg mat +1' },
  { caves: [18, 19], says: 'done', does: 'crystal +1' },
  { caves: [18, 19], mats: [NO_NEST], does: 'crystal +1' },

  { caves: [20, 21], says: 'take d1, take d2', does: 'd1 +1, d2 +1' },
  { caves: [20, 21], draws: [90], says: 'take dragon, take d3', does: 'd90 +1, d3 +1' },
  { caves: [20, 21], says: 'take d1', choices: 'take d2, take d3, take dragon, done', does: 'd1 +1' },
  { caves: [20, 21], display: 'c1 c2 c3', choices: 'take dragon, done', does: 'nothing' },
  { caves: [20, 21], says: 'done', does: 'nothing' },

  { caves: [22, 23, 24], says: 'take d1, step, egg mat', does: 'd1 +1, step +1, egg mat +1' },
  {
    caves: [22, 23, 24],
    mats: [{ steps: 2 }],
    says: 'step, take d1, take d2',
    does: 'step +1, d1 +1, d2 +1',
  },
  { caves: [22, 23, 24], says: 'step, done, done', does: 'step +1' },

  { caves: [25, 26], mats: [{ eggs: 0 }], says: 'take d1, egg mat', does: 'd1 +1, egg mat +1' },
  { caves: [25, 26], says: 'egg mat, done', does: 'egg mat +1' },
  { caves: [25, 26], mats: [NO_NEST], says: 'take d1', does: 'd1 +1' },

  {
    caves: [27, 28],
    says: 'step, egg mat, step, 1: step, 1: egg mat',
    does: 'step +2, egg mat +1, meat +1, 1: step +1, 1: egg mat +1',
  },
  { caves: [27, 28], says: 'done, 1: step, 1: done', does: '1: step +1' },
  { caves: [27, 28], says: 'step, done, done, 1: done', does: 'step +1' },
  {
    caves: [27, 28],
    seats: 3,
    mats: [{ steps: 10 }, { steps: 1 }, { steps: 7 }],
    says: 'step, step, mark 7, 1: step, 2: step',
    does: 'step +2, milk +1, marker +1, 1: step +1, 1: meat +1, 2: step +1, 2: gold +1',
  },
  { caves: [27, 28], seats: 3, says: 'done, 1: done', asked: 2, choices: 'step, done', does: 'nothing' },

  {
    caves: [29, 30, 31],
    mats: [{ C: 'd48' }],
    says: 'step, egg mat, egg C1',
    does: 'step +1, egg mat +1, egg C1 +1',
  },
  { caves: [29, 30, 31], mats: [{ steps: 1 }], says: 'egg mat, step', does: 'egg mat +1, step +1, meat +1' },
  { caves: [29, 30, 31], says: 'egg mat, done', does: 'egg mat +1' },
  { caves: [29, 30, 31], says: 'done', does: 'nothing' },

  { caves: [32], says: 'take d1', does: 'gold +1, d1 +1' },
  { caves: [32], says: 'done', does: 'gold +1' },
  { caves: [33], does: 'gold +1, crystal +1' },
  { caves: [34], does: 'gold +2' },
  { caves: [35], does: 'gold +1, milk +1' },
  { caves: [36, 37], mats: [{ eggs: 0 }], says: 'egg mat', does: 'gold +1, egg mat +1' },
  { caves: [36, 37], mats: [NO_NEST], does: 'gold +1' },
  { caves: [38, 39], says: 'take d1', does: 'meat +1, d1 +1' },
  { caves: [38, 39], says: 'done', does: 'meat +1' },
  { caves: [40, 41], does: 'meat +1, crystal +1' },
  { caves: [42, 43], does: 'meat +1, gold +1' },
  { caves: [44, 45], does: 'meat +2' },
  { caves: [46], does: 'meat +1, milk +1' },
  { caves: [47, 48], mats: [{ eggs: 0 }], says: 'egg mat', does: 'meat +1, egg mat +1' },
  { caves: [47, 48], mats: [NO_NEST], does: 'meat +1' },
  { caves: [49], does: 'milk +2' },

  {
    caves: [50, 51],
    says: 'take d1, step, egg mat, 1: take milk',
    does: 'd1 +1, step +1, egg mat +1, 1: milk +1',
  },
  { caves: [50, 51], says: 'take c1, take gold, 1: step, 1: done', does: 'c1 +1, gold +1, 1: step +1' },
  // Two different things.
  {
    caves: [50, 51],
    says: 'take d1',
    choices:
      'step, take c1, take c2, take c3, take cave, take meat, take gold, take crystal, take milk, done',
    does: 'd1 +1',
  },
  { caves: [50, 51], says: 'done, 1: take d1', does: '1: d1 +1' },
  { caves: [50, 51], seats: 3, says: 'take meat, done, 1: done, 2: take c2', does: 'meat +1, 2: c2 +1' },

  // One symbol less, and no coin for the action; a coin that is printed is paid.
  { caves: [52, 53, 54], says: 'play d48 C', does: 'meat -1, d48 -1, dragon C1 d48 +1, coin +1' },
  { caves: [52, 53, 54], says: 'play d60 C', choices: 'waive meat, waive gold', does: 'd60 -1' },
  { caves: [52, 53, 54], says: 'play d60 C, waive meat', does: 'gold -1, d60 -1, dragon C1 d60 +1, milk +2' },
  {
    caves: [52, 53, 54],
    mats: [{ hand: 'd4' }],
    says: 'play d4 A, waive egg',
    does: 'milk -2, d4 -1, dragon A1 d4 +1',
  },
  {
    caves: [52, 53, 54],
    mats: [{ hand: 'd4' }],
    says: 'play d4 A, waive milk',
    does: 'milk -1, egg mat -1, d4 -1, dragon A1 d4 +1',
  },
  {
    caves: [52, 53, 54],
    mats: [{ hand: 'd4', eggs: 0 }],
    says: 'play d4 A',
    does: 'milk -2, d4 -1, dragon A1 d4 +1',
  },
  {
    caves: [52, 53, 54],
    mats: [{ hand: 'd46', resources: '' }],
    says: 'play d46 G',
    does: 'coin -1, d46 -1, dragon G1 d46 +1',
  },
  {
    caves: [52, 53, 54],
    mats: [{ hand: 'd109', coins: 0, resources: 'gold 1' }],
    says: 'play d109 C',
    does: 'gold -1, d109 -1, dragon C1 d109 +1',
  },
  { caves: [52, 53, 54], says: 'done', does: 'nothing' },
  { caves: [52, 53, 54], mats: [{ hand: 'd48', resources: '' }], does: 'nothing' },
  { caves: [52, 53, 54], mats: [{ hand: 'd46', coins: 0 }], does: 'nothing' },
  { caves: [52, 53, 54], mats: [{ hand: 'd48', C: 'd56', caves: { C: '' } }], does: 'nothing' },

  {
    caves: [55, 56, 57],
    mats: [{ A: 'd43', eggs: 0 }],
    says: 'egg A1, egg mat, egg A1',
    does: 'egg A1 +2, egg mat +1',
  },
  { caves: [55, 56, 57], mats: [{ eggs: 0 }], says: 'egg mat, egg mat', does: 'egg mat +2' },
  { caves: [55, 56, 57], mats: [{ A: 'd43' }], says: 'egg A1, done', does: 'egg A1 +1' },
  { caves: [55, 56, 57], mats: [NO_NEST], does: 'nothing' },

  // The card from the deck must be dug in; only the row is chosen.
  {
    caves: [58],
    draws: [16],
    says: 'use 0, pay meat, pay gold, use 0, dig c16 C',
    does: 'meat -1, gold -1, cave C +1, crystal +2',
  },
  {
    caves: [58],
    draws: [16],
    says: 'use 0, pay meat, pay gold, use 0',
    choices: 'dig c16 C, dig c16 G, dig c16 A',
    does: 'meat -1, gold -1',
  },
  {
    caves: [58],
    draws: [16],
    mats: [{ resources: 'milk 2', caves: { C: '20 21 22', G: '23 24 25' } }],
    says: 'use 0, use 0',
    does: 'milk -2, cave A +1, crystal +2',
  },
  { caves: [58], says: 'use 0, pay milk, pay milk, done', does: 'milk -2' },
  { caves: [58], says: 'done', does: 'nothing' },
  { caves: [58], mats: [{ resources: 'meat 1' }], does: 'nothing' },
  { caves: [58], mats: [ALL_DUG], does: 'nothing' },

  {
    caves: [59],
    display: 'c16 c17',
    says: 'use 0, pay meat, pay meat, dig c16 G',
    does: 'meat -2, cave G +1, crystal +2',
  },
  { caves: [59], says: 'done', does: 'nothing' },
  { caves: [59], mats: [{ resources: 'meat 1' }], does: 'nothing' },
  { caves: [59], display: 'd1 d2 d3', does: 'nothing' },
  { caves: [59], mats: [ALL_DUG], does: 'nothing' },

  {
    caves: [60],
    draws: [16],
    says: 'use 0, pay c12, pay c13, use 0, dig c16 A',
    does: 'c12 -1, c13 -1, cave A +1, crystal +2',
    discarded: 'c12 c13',
  },
  { caves: [60], says: 'done', does: 'nothing' },
  { caves: [60], mats: [{ hand: 'd36 d48 c12' }], does: 'nothing' },
  { caves: [60], mats: [ALL_DUG], does: 'nothing' },

  {
    caves: [61],
    display: 'c16 c17',
    says: 'use 0, pay c12, pay c13, dig c17 A',
    does: 'c12 -1, c13 -1, cave A +1, crystal +1, milk +1',
  },
  { caves: [61], says: 'done', does: 'nothing' },
  { caves: [61], mats: [{ hand: 'c12' }], does: 'nothing' },
  { caves: [61], display: 'd1 d2 d3', does: 'nothing' },

  {
    caves: [62],
    draws: [16],
    says: 'use 0, pay d36, pay d48, use 0, dig c16 C',
    does: 'd36 -1, d48 -1, cave C +1, crystal +2',
    discarded: 'd36 d48',
  },
  { caves: [62], says: 'done', does: 'nothing' },
  { caves: [62], mats: [{ hand: 'd36 c12 c13' }], does: 'nothing' },

  {
    caves: [63],
    display: 'c16 c17',
    says: 'use 0, pay d36, pay d60, dig c16 C',
    does: 'd36 -1, d60 -1, cave C +1, crystal +2',
  },
  { caves: [63], says: 'done', does: 'nothing' },
  { caves: [63], mats: [{ hand: 'd36' }], does: 'nothing' },
  { caves: [63], display: 'd1 d2 d3', does: 'nothing' },

  {
    caves: [64],
    draws: [16],
    mats: [{ eggs: 2 }],
    says: 'use 0, use 0, dig c16 C',
    does: 'egg mat -2, cave C +1, crystal +2',
  },
  {
    caves: [64],
    draws: [16],
    mats: [{ eggs: 1, A: 'd43+2e' }],
    says: 'use 0, pay egg A1, pay egg mat, use 0, dig c16 C',
    does: 'egg mat -1, egg A1 -1, cave C +1, crystal +2',
  },
  { caves: [64], mats: [{ eggs: 2 }], says: 'done', does: 'nothing' },
  { caves: [64], mats: [{ eggs: 1 }], does: 'nothing' },

  {
    caves: [65],
    display: 'c16 c17',
    mats: [{ eggs: 2 }],
    says: 'use 0, dig c17 C',
    does: 'egg mat -2, cave C +1, crystal +1, milk +1',
  },
  { caves: [65], mats: [{ eggs: 2 }], says: 'done', does: 'nothing' },
  { caves: [65], mats: [{ eggs: 1 }], does: 'nothing' },
  { caves: [65], display: 'd1 d2 d3', mats: [{ eggs: 2 }], does: 'nothing' },

  {
    caves: [66],
    mats: [{ C: 'd48', A: 'd43+1e' }],
    says: 'swap C1 A1',
    does: 'dragon C1 d48 -1, dragon A1 d48 +1, dragon A1 d43 -1, dragon C1 d43 +1, egg A1 -1, egg C1 +1',
  },
  { caves: [66], mats: [{ C: 'd48', A: 'd43' }], says: 'done', does: 'nothing' },
  { caves: [66], mats: [{ C: 'd48' }], does: 'nothing' },

  {
    caves: [67, 68],
    mats: [{ C: 'd48', G: 'd50' }],
    says: 'tuck deck C1, tuck deck G1',
    does: 'tucked C1 +1, tucked G1 +1',
  },
  { caves: [67, 68], mats: [{ C: 'd48' }], says: 'tuck deck C1, done', does: 'tucked C1 +1' },
  { caves: [67, 68], mats: [{ C: 'd48' }], says: 'done', does: 'nothing' },
  { caves: [67, 68], does: 'nothing' },

  {
    caves: [69],
    says: 'use 0, pay meat, step, egg mat, use 0, pay meat, step, use 0, pay gold, step, take d1, 1: use 0, 1: pay milk, 1: step, 1: egg mat',
    does: 'meat -1, gold -1, step +3, egg mat +1, d1 +1, 1: milk -1, 1: step +1, 1: egg mat +1',
  },
  // What the first time brings pays for the second.
  {
    caves: [69],
    mats: [{ resources: 'gold 1', steps: 1 }],
    says: 'use 0, step, use 0, step, take d1, 1: done',
    does: 'gold -1, step +2, d1 +1',
  },
  { caves: [69], says: 'done, 1: use 0, 1: pay meat, 1: done', does: '1: meat -1' },
  { caves: [69], mats: [{ resources: '' }], asked: 1, choices: 'use 0, done', does: 'nothing' },
  { caves: [69], mats: [{ resources: '' }, { resources: '' }], does: 'nothing' },

  {
    caves: [70],
    mats: [{ A: 'd43' }],
    says: 'use 0, pay meat, egg A1, egg mat, use 0, pay milk, egg A1, egg A1, done, 1: use 0, 1: pay gold, 1: egg mat',
    does: 'meat -1, milk -1, egg A1 +3, egg mat +1, 1: gold -1, 1: egg mat +1',
  },
  { caves: [70], mats: [NO_NEST], says: 'use 0, pay meat, done, 1: done', does: 'meat -1' },
  { caves: [70], says: 'done, 1: done', does: 'nothing' },

  {
    caves: [71],
    says: 'use 0, pay c12, step, egg mat, use 0, pay c13, step, use 0, step, take d1, 1: use 0, 1: pay c14, 1: step, 1: done',
    does: 'c12 -1, c13 -1, c14 -1, step +3, egg mat +1, meat +1, d1 +1, 1: c14 -1, 1: step +1',
    discarded: 'c12 c13 c14 c14',
  },
  { caves: [71], says: 'done, 1: done', does: 'nothing' },
  { caves: [71], mats: [{ hand: 'd36' }], asked: 1, choices: 'use 0, done', does: 'nothing' },

  {
    caves: [72],
    says: 'use 0, pay d36, step, egg mat, done, 1: use 0, 1: pay d60, 1: step, 1: egg mat',
    does: 'd36 -1, step +1, egg mat +1, 1: d60 -1, 1: step +1, 1: egg mat +1',
  },
  {
    caves: [72],
    seats: 3,
    says: 'done, 1: use 0, 1: pay d36, 1: done, 2: use 0, 2: pay d48, 2: step, 2: done',
    does: '1: d36 -1, 2: d48 -1, 2: step +1',
  },
  { caves: [72], mats: [{ hand: 'c12' }], asked: 1, choices: 'use 0, done', does: 'nothing' },

  {
    caves: [73],
    mats: [{ A: 'd43' }],
    says: 'use 0, pay d36, egg A1, egg A1, use 0, pay d48, egg A1, egg A1, use 0, egg A1, egg mat, 1: use 0, 1: pay d36, 1: egg mat',
    does: 'd36 -1, d48 -1, d60 -1, egg A1 +5, egg mat +1, 1: d36 -1, 1: egg mat +1',
  },
  { caves: [73], says: 'done, 1: done', does: 'nothing' },
  { caves: [73], mats: [{ hand: 'c12' }, { hand: 'c12' }], does: 'nothing' },

  {
    caves: [74],
    mats: [{ eggs: 2 }],
    says: 'use 0, take meat, take milk, use 0, take gold, take gold, 1: use 0, 1: take meat, 1: done',
    does: 'egg mat -2, meat +1, milk +1, gold +2, 1: egg mat -1, 1: meat +1',
  },
  { caves: [74], says: 'done, 1: done', does: 'nothing' },
  { caves: [74], mats: [{ eggs: 0 }, { eggs: 0 }], does: 'nothing' },

  // The egg of the first space pays for the second step.
  {
    caves: [75],
    says: 'use 0, step, egg mat, use 0, step, 1: use 0, 1: step, 1: egg mat',
    does: 'egg mat -1, step +2, meat +1, 1: step +1',
  },
  { caves: [75], says: 'done, 1: use 0, 1: done', does: '1: egg mat -1' },
  { caves: [75], mats: [{ eggs: 0 }], asked: 1, choices: 'use 0, done', does: 'nothing' },
  { caves: [75], mats: [{ eggs: 0 }, { eggs: 0 }], does: 'nothing' },

  // Three times at most, then the others are asked.
  {
    caves: [70],
    mats: [{ A: 'd43', eggs: 0 }],
    says: 'use 0, pay meat, egg A1, egg A1, use 0, pay meat, egg A1, egg A1, use 0, pay milk, egg A1, egg mat',
    asked: 1,
    choices: 'use 0, done',
    does: 'meat -2, milk -1, egg A1 +5, egg mat +1',
  },
  {
    caves: [71],
    mats: [{ hand: 'c12 c13 c14 c15' }],
    says: 'use 0, pay c12, done, use 0, pay c13, done, use 0, pay c14, done',
    asked: 1,
    choices: 'use 0, done',
    does: 'c12 -1, c13 -1, c14 -1',
  },
  {
    caves: [72],
    mats: [{ hand: 'd36 d48 d60 d90', steps: 6 }],
    says: 'use 0, pay d36, step, egg mat, use 0, pay d48, step, use 0, pay d60, step, take d1',
    asked: 1,
    choices: 'use 0, done',
    does: 'd36 -1, d48 -1, d60 -1, step +3, egg mat +1, gold +1, d1 +1',
  },
  {
    caves: [73],
    mats: [{ hand: 'd36 d48 d60 d90' }],
    says: 'use 0, pay d36, egg mat, use 0, pay d48, use 0, pay d60',
    asked: 1,
    choices: 'use 0, done',
    does: 'd36 -1, d48 -1, d60 -1, egg mat +1',
  },
  {
    caves: [74],
    mats: [{ A: 'd43+4e', eggs: 0 }],
    says: 'use 0, take meat, take gold, use 0, take crystal, take milk, use 0, take milk, take milk',
    asked: 1,
    choices: 'use 0, done',
    does: 'egg A1 -3, meat +1, gold +1, crystal +1, milk +3',
  },
  {
    caves: [75],
    mats: [{ A: 'd43+4e', eggs: 0, steps: 3 }],
    says: 'use 0, step, take c1, use 0, step, use 0, step, mark 7',
    asked: 1,
    choices: 'use 0, done',
    does: 'egg A1 -3, step +3, c1 +1, crystal +1, marker +1',
  },
];

describe('caves do what is printed on them', () => {
  const each = CASES.flatMap((one) => one.caves.map((cave) => ({ cave, ...one })));

  test.each(
    each.map(
      (one) =>
        [
          `${one.cave} ${JSON.stringify(one.mats ?? []).replaceAll('"', '')} ${one.says ?? ''} → ${one.does}`,
          one,
        ] as const,
    ),
  )('%s', (_, { cave, says = '', does, choices, asked, discarded, ...layout }) => {
    const table = new Transcript({ display: DISPLAY, ...layout }).cave(cave).play(says);
    expect(listed(table.changes)).toEqual(listed(does));
    if (choices === undefined) expect(table.task).toBe('turn');
    else expect(listed(table.choices)).toEqual(listed(choices));
    if (asked !== undefined) expect(table.asked).toBe(asked);
    if (discarded !== undefined) {
      const { dragonDiscard, caveDiscard } = table.state;
      expect([...dragonDiscard, ...caveDiscard]).toEqual(numbers(discarded));
    }
  });

  it('every cave is in the table', () => {
    const there = new Set(CASES.flatMap(({ caves }) => caves));
    expect([...there].sort((a, b) => a - b)).toEqual(Array.from({ length: 75 }, (_, i) => i + 1));
  });
});

/** The action: what digging costs, and what the covered space offers besides the card. */
interface Dig extends Layout {
  readonly says: string;
  readonly does: string;
  readonly choices?: string;
}

/** Few enough things to be kept at the end of the turn. */
const LITTLE: MatLayout = { resources: 'meat 1, gold 1', eggs: 2, hand: 'd36 c16 c20' };

const DIGS: readonly Dig[] = [
  { mats: [LITTLE], says: 'dig c16 C', does: 'coin -1, c16 -1, cave C +1, crystal +2' },
  {
    mats: [{ ...LITTLE, caves: { G: '21' } }],
    says: 'dig c16 G',
    does: 'coin -1, egg mat -1, c16 -1, cave G +1, crystal +2',
  },
  {
    mats: [{ ...LITTLE, eggs: 1, A: 'd43+2e', caves: { A: '21' } }],
    says: 'dig c16 A',
    choices: 'pay egg mat, pay egg A1',
    does: 'coin -1, c16 -1',
  },
  {
    mats: [{ ...LITTLE, caves: { A: '21 22' } }],
    says: 'dig c16 A, done',
    does: 'coin -1, egg mat -2, c16 -1, cave A +1, crystal +2',
  },
  { mats: [LITTLE], says: 'dig c20 C, take d1, done', does: 'coin -1, c20 -1, cave C +1, d1 +1' },

  // The fourth column: three resources or cards, in any mix, for the coin that the action cost; before the card or after it.
  {
    mats: [{ ...LITTLE, caves: { C: '21 22' } }],
    says: 'dig c20 C, use 0, take d1, take d2, use 0, pay d1, pay meat, pay gold',
    does: 'egg mat -2, c20 -1, cave C +1, meat -1, gold -1, d2 +1',
  },
  {
    mats: [{ ...LITTLE, caves: { C: '21 22' } }],
    says: 'dig c20 C, use 1, pay meat, pay d36, pay c16, take d1, take d2',
    does: 'egg mat -2, c20 -1, c16 -1, d36 -1, meat -1, cave C +1, d1 +1, d2 +1',
  },
  {
    mats: [{ ...LITTLE, caves: { C: '21 22' } }],
    says: 'dig c20 C, use 0, take d1, take d2, use 0, pay meat, pay gold, pay d36',
    does: 'egg mat -2, c20 -1, cave C +1, d1 +1, d2 +1, meat -1, gold -1, d36 -1',
  },
  {
    mats: [{ ...LITTLE, caves: { C: '21 22' } }],
    says: 'dig c20 C, use 0, take d1, take d2, done',
    does: 'coin -1, egg mat -2, c20 -1, cave C +1, d1 +1, d2 +1',
  },
  {
    mats: [{ ...LITTLE, caves: { C: '21 22' } }],
    says: 'dig c20 C, use 0, done, done',
    does: 'coin -1, egg mat -2, c20 -1, cave C +1',
  },
  // The card brings what the bonus takes: it can be had after it, not before.
  {
    mats: [{ ...LITTLE, resources: 'milk 1', hand: 'c20', caves: { C: '21 22' } }],
    says: 'dig c20 C',
    choices: 'take d1, take d2, take d3, take dragon, done',
    does: 'coin -1, egg mat -2, c20 -1, cave C +1',
  },
  {
    mats: [{ ...LITTLE, resources: 'milk 1', hand: 'c20', caves: { C: '21 22' } }],
    says: 'dig c20 C, take d1, take d2, use 0',
    does: 'egg mat -2, c20 -1, cave C +1, milk -1',
  },
  {
    mats: [{ ...LITTLE, resources: '', hand: 'c12', caves: { C: '21 22' } }],
    says: 'dig c12 C',
    does: 'egg mat -2, c12 -1, cave C +1',
  },
  // Two cards in a row by one action: the effect that digs costs neither coin nor eggs.
  {
    mats: [{ ...LITTLE, eggs: 2, hand: 'c65' }],
    display: 'c16 c17 c18',
    says: 'dig c65 C, use 0, dig c16 C',
    does: 'coin -1, egg mat -2, c65 -1, cave C +2, crystal +2',
  },
];

describe('digging', () => {
  test.each(DIGS.map((one) => [`${one.says} → ${one.does}`, one] as const))(
    '%s',
    (_, { says, does, choices, ...layout }) => {
      const table = new Transcript({ display: DISPLAY, ...layout }).play(says);
      expect(listed(table.changes)).toEqual(listed(does));
      if (choices === undefined) expect([table.task, table.asked]).toEqual(['turn', 1]);
      else expect(listed(table.choices)).toEqual(listed(choices));
    },
  );

  it.each([
    ['use 0, step, done, step, 1: step, 1: done, 2: done, use 0, pay meat, pay gold, pay d36'],
    ['use 1, pay meat, pay gold, pay d36, step, done, step, 1: step, 1: done, 2: done'],
  ])('serves the others when the owner is done with the card, whenever the bonus comes: %s', (says) => {
    const mat = { ...LITTLE, hand: 'd36 d48 c27', caves: { C: '21 22' } };
    const table = new Transcript({ seats: 3, display: DISPLAY, mats: [mat] });
    table.play(`dig c27 C, ${says}`);
    expect(listed(table.changes)).toEqual(
      listed('egg mat -2, c27 -1, cave C +1, gold -1, d36 -1, step +2, 1: step +1'),
    );
    expect([table.task, table.asked]).toEqual(['turn', 1]);
  });

  it('is refused without the card, the price or room', () => {
    const why = (mat: MatLayout, answer: string) =>
      new Transcript({ mats: [{ ...LITTLE, ...mat }] }).why(answer);
    expect(why({}, 'dig c16 C')).toBeUndefined();
    expect(why({}, 'dig c17 C')).toBe('notInHand');
    expect(why({ coins: 0 }, 'dig c16 C')).toBe('cannotAfford');
    expect(why({ eggs: 0, caves: { C: '21' } }, 'dig c16 C')).toBe('cannotAfford');
    expect(why({ eggs: 1, caves: { C: '21 22' } }, 'dig c16 C')).toBe('cannotAfford');
    expect(why({ caves: { C: '21 22 23' } }, 'dig c16 C')).toBe('noRoom');
  });
});
