/**
 * Plain forms, written like motifs. None hides in a cloud, but a cloud may come near one: whoever has no picture of a lighthouse
 * still knows that it is a column.
 */
export const FORMS = {
  triangle: 'l 0 -.96 .03 0 .5 .5; b 0 .6 .95 1 .03; l .1 .3 .3 .85 .85 .12',
  wedge: 'l 0 .96 .03 0 -.5 .5; b 0 -1 .95 -.6 .03; l .1 -.3 .3 .85 -.85 .12',
  disc: 'o 0 0 1 1',
  ring: 'o 0 0 1 1; -o 0 0 .55 .55',
  square: 'b 0 -.95 .95 .95 .08',
  column: 'b 0 -1 .34 1 .08',
  bar: 'b 0 -.34 1 .34 .08',
  diamond: 'l 0 0 .62 0 -.97 .03; l 0 0 .62 0 .97 .03; l 0 0 .6 .95 0 .05',
  cross: 'b 0 -1 .2 1 .04; b 0 -.42 .95 -.05 .04',
  ex: 'l 0 0 .2 .85 -.85 .17; l 0 0 .2 .85 .85 .17',
  tee: 'b 0 -1 1 -.6 .05; b 0 -.7 .24 1 .05',
  vee: 'l 0 .85 .15 .82 -.85 .16',
  wye: 'l 0 .1 .18 .8 -.85 .17; b 0 .1 .18 1 .05',
  arch: 'o 0 0 .9 1; b 0 .1 .9 1 .02; -b 0 0 .45 1.2; -o 0 0 .45 .5',
  bowl: 'o 0 -.3 1 .8; -b 0 -1.2 1.2 -.3',
  crescent: 'o 0 -.3 1 .85; -o 0 -.62 .82 .72; -b 0 -1.2 1.2 -.5',
  dome: 'o 0 .5 1 1; -b 0 .5 1.2 1.6',
  stalk: 'o 0 -.45 .58 .55; b 0 0 .13 1 .05',
  eight: 'o 0 -.5 .46 .48; o 0 .48 .54 .52',
  twins: 'b .15 -1 .6 1 .15',
  balls: 'o .5 0 .48 .55',
  spikes: 'b 0 .35 .95 1 .03; l 0 .4 .22 0 -.95 .03; l .5 .4 .2 .5 -.7 .03; l .88 .4 .12 .95 -.8 .03',
  fan: 'l 0 .9 .1 0 -.9 .12; l 0 .9 .1 .55 -.75 .12; l 0 .9 .1 .92 -.3 .1; o 0 -.1 .5 .55',
  drop: 'o 0 .38 .6 .6; l 0 .2 .5 0 -.97 .03',
  spread: 'b 0 -.9 .2 .9 .1; l .1 -.1 .25 .95 -.4 .12',
  table: 'b 0 -.7 1 -.35 .04; b .55 -.5 .85 .75 .04',
  hand: 'o 0 .5 .55 .5; l 0 .2 .14 0 -.95 .1; l .3 .3 .14 .5 -.8 .09; l .45 .5 .14 .95 -.2 .09',
  legs: 'b 0 -1 .55 -.2 .1; b .15 -.4 .55 1 .08',
  flower: 'o 0 -.5 .5 .45; o .45 -.35 .35 .35; b 0 0 .09 1 .03; o .3 .65 .3 .12 -25',
} as const satisfies Readonly<Record<string, string>>;

export type Form = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as readonly Form[];
