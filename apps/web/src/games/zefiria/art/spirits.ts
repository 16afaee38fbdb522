import type { Seat } from '@aerie/kernel';
import type { Spirit, View } from '@aerie/zefiria';
import type { Point } from './paper.js';

/** How a spirit is cut: its ribbons and the temper of its face, in a square of 100; the tail ends at the foot. */
export interface Cut {
  /** Bands behind the head, from the back to the front: spine, widths, tone. */
  readonly bands: readonly {
    readonly spine: readonly Point[];
    readonly widths: readonly number[];
    readonly tone: 'deep' | 'mid' | 'light';
  }[];
  readonly head: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  readonly eyes: 'proud' | 'sly' | 'merry' | 'blowing' | 'cross';
}

export const SPIRIT_NAMES: Readonly<Record<Spirit, string>> = {
  borea: 'Borea',
  jugo: 'Jugo',
  etesia: 'Etesia',
  austro: 'Austro',
  skyron: 'Skyron',
};

/** The spirit that a seat leads; alone the one that acts. */
export function ledBy({ figures, level, stage }: View, seat: Seat): Spirit | undefined {
  if (level === null) return figures[seat]?.spirit;
  return stage.at === 'turn' ? figures[stage.who]?.spirit : undefined;
}

/** Five winds, five tempers: the proud one, the sly one, the merry one, the blusterer, the grumbler. */
export const CUTS: Readonly<Record<Spirit, Cut>> = {
  borea: {
    bands: [
      {
        spine: [
          [42, 34],
          [26, 20],
          [8, 14],
          [-4, 2],
        ],
        widths: [18, 15, 9, 0],
        tone: 'deep',
      },
      {
        spine: [
          [44, 26],
          [32, 12],
          [18, 4],
          [10, -8],
        ],
        widths: [16, 13, 8, 0],
        tone: 'light',
      },
      {
        spine: [
          [50, 20],
          [46, 6],
          [38, -2],
          [36, -14],
        ],
        widths: [15, 11, 6, 0],
        tone: 'mid',
      },
      {
        spine: [
          [54, 48],
          [40, 62],
          [56, 76],
          [46, 99],
        ],
        widths: [30, 26, 15, 0],
        tone: 'deep',
      },
      {
        spine: [
          [56, 48],
          [50, 62],
          [66, 74],
          [52, 97],
        ],
        widths: [26, 20, 11, 0],
        tone: 'mid',
      },
    ],
    head: { x: 57, y: 34, rx: 22, ry: 23 },
    eyes: 'proud',
  },
  jugo: {
    bands: [
      {
        spine: [
          [44, 22],
          [30, 10],
          [18, 16],
          [22, 27],
          [31, 23],
        ],
        widths: [14, 14, 10, 7, 0],
        tone: 'deep',
      },
      {
        spine: [
          [52, 16],
          [46, 2],
          [34, 0],
          [33, 9],
        ],
        widths: [12, 10, 7, 0],
        tone: 'light',
      },
      {
        spine: [
          [52, 46],
          [34, 62],
          [40, 84],
          [64, 84],
          [66, 70],
          [54, 70],
          [54, 78],
        ],
        widths: [32, 26, 18, 13, 10, 6, 0],
        tone: 'deep',
      },
      {
        spine: [
          [54, 46],
          [44, 60],
          [48, 76],
          [60, 78],
        ],
        widths: [26, 17, 10, 0],
        tone: 'mid',
      },
    ],
    head: { x: 54, y: 34, rx: 24, ry: 21 },
    eyes: 'sly',
  },
  etesia: {
    bands: [
      {
        spine: [
          [40, 22],
          [20, 22],
          [10, 38],
          [-2, 34],
        ],
        widths: [12, 14, 10, 0],
        tone: 'deep',
      },
      {
        spine: [
          [38, 20],
          [18, 12],
          [6, 20],
          [-4, 14],
        ],
        widths: [9, 11, 8, 0],
        tone: 'light',
      },
      {
        spine: [
          [54, 46],
          [66, 60],
          [46, 72],
          [58, 86],
          [48, 100],
        ],
        widths: [26, 20, 15, 10, 0],
        tone: 'deep',
      },
      {
        spine: [
          [50, 46],
          [40, 60],
          [60, 72],
          [44, 86],
          [50, 98],
        ],
        widths: [22, 15, 12, 8, 0],
        tone: 'mid',
      },
    ],
    head: { x: 53, y: 33, rx: 22, ry: 22 },
    eyes: 'merry',
  },
  austro: {
    bands: [
      {
        spine: [
          [40, 12],
          [28, 4],
          [18, 8],
          [12, 2],
        ],
        widths: [14, 13, 9, 0],
        tone: 'deep',
      },
      {
        spine: [
          [54, 8],
          [48, -4],
          [36, -4],
          [32, -10],
        ],
        widths: [14, 11, 7, 0],
        tone: 'mid',
      },
      {
        spine: [
          [46, 50],
          [26, 66],
          [44, 84],
          [30, 98],
        ],
        widths: [44, 38, 22, 0],
        tone: 'deep',
      },
      {
        spine: [
          [52, 50],
          [48, 66],
          [64, 80],
          [52, 98],
        ],
        widths: [38, 30, 17, 0],
        tone: 'mid',
      },
    ],
    head: { x: 50, y: 34, rx: 29, ry: 27 },
    eyes: 'blowing',
  },
  skyron: {
    bands: [
      {
        spine: [
          [40, 16],
          [24, 10],
          [16, 16],
          [6, 10],
        ],
        widths: [16, 14, 9, 0],
        tone: 'deep',
      },
      {
        spine: [
          [48, 46],
          [34, 64],
          [46, 80],
          [38, 100],
        ],
        widths: [30, 26, 18, 0],
        tone: 'deep',
      },
      {
        spine: [
          [56, 46],
          [66, 62],
          [54, 80],
          [62, 99],
        ],
        widths: [30, 24, 16, 0],
        tone: 'deep',
      },
      {
        spine: [
          [54, 42],
          [50, 60],
          [58, 74],
          [51, 94],
        ],
        widths: [38, 32, 20, 0],
        tone: 'light',
      },
    ],
    head: { x: 53, y: 31, rx: 23, ry: 21 },
    eyes: 'cross',
  },
};
